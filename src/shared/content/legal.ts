import { lifetimes, mailLimits, maxSessions, suppression } from '../constants.ts'
import { numberText } from '../number-text.ts'
import { plural } from '../plural.ts'
import * as words from './legal-words.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Returns a duration as text: `10 minutes`, `1 hour`, `24 hours`, `7 days`. */
export function durationText(seconds: number): string {
  const [size, unit] =
    seconds >= 2 * day
      ? [day, words.units.day]
      : seconds >= hour
        ? [hour, words.units.hour]
        : [minute, words.units.minute]
  const count = seconds / size
  return `${numberText(count)} ${plural(count, unit)}`
}

type CookieName = keyof typeof words.cookiePurposes

/** A cookie of the site, by its name on a site without https. */
interface Cookie {
  name: CookieName
  /** True if only the server reads it; its name then begins with `__Host-` on https. */
  isPrivate: boolean
  seconds: number
}

const cookie = (name: CookieName, seconds: number, isPrivate = true): Cookie => ({
  name,
  isPrivate,
  seconds,
})

/** All cookies of the site. */
export const cookies: readonly Cookie[] = [
  cookie('session', lifetimes.sessionSeconds),
  cookie('remember', lifetimes.rememberSeconds),
  cookie('device', lifetimes.deviceSeconds),
  cookie('pending', lifetimes.pendingSignInSeconds),
  cookie('passkey', lifetimes.passkeyChallengeSeconds),
  cookie('intended', lifetimes.intendedSeconds),
  cookie('flash', lifetimes.flashSeconds),
  cookie('visitor', lifetimes.visitorSeconds),
  cookie('XSRF-TOKEN', lifetimes.visitorSeconds, false),
  cookie('language-offer', lifetimes.languageOfferSeconds),
  cookie('appearance', lifetimes.appearanceSeconds, false),
  cookie('last_method', lifetimes.lastMethodSeconds, false),
  cookie('sidebar_state', lifetimes.sidebarSeconds, false),
  cookie('stylesheet', lifetimes.stylesheetSeconds, false),
]

/** The days for which enquiries and bookings are kept. */
interface Retention {
  /** Counted from the newest message or reply. */
  contactRetentionDays: number
  /** Counted from the consultation. */
  bookingRetentionDays: number
}

/** A table of the privacy page. */
export interface LegalTable {
  columns: readonly [string, string, string]
  rows: readonly (readonly string[])[]
}

/** Returns what is stored, why and for how long. */
export function storedTable(handling: Retention & { statistics: boolean }): LegalTable {
  return {
    columns: words.storedColumns,
    rows: [
      ...words.storedRows(storedFor(handling)),
      ...(handling.statistics
        ? [words.statisticsRow(durationText(lifetimes.statisticsSeconds))]
        : []),
    ],
  }
}

/** Returns the cookies of the site. */
export function cookieTable(): LegalTable {
  return {
    columns: words.cookieColumns,
    rows: cookies.map(({ name, isPrivate, seconds }) => [
      isPrivate ? `${name}, __Host-${name}` : name,
      words.cookiePurposes[name],
      durationText(seconds),
    ]),
  }
}

function storedFor({ contactRetentionDays, bookingRetentionDays }: Retention): words.StoredFor {
  return {
    session: durationText(lifetimes.sessionSeconds),
    sessionMax: durationText(lifetimes.sessionMaxSeconds),
    remember: durationText(lifetimes.rememberSeconds),
    reset: durationText(lifetimes.resetTokenSeconds),
    emailUndo: durationText(lifetimes.emailUndoSeconds),
    unattachedFile: durationText(lifetimes.unattachedFileSeconds),
    hold: durationText(lifetimes.bookingHoldSeconds),
    endedHold: durationText(lifetimes.endedHoldSeconds),
    deskLog: durationText(lifetimes.deskLogSeconds),
    draft: durationText(lifetimes.draftSeconds),
    invitation: durationText(lifetimes.invitationSeconds),
    newsletterConfirm: durationText(lifetimes.newsletterConfirmSeconds),
    suppression: durationText(suppression.lifetimeSeconds),
    followConfirm: durationText(lifetimes.followConfirmSeconds),
    outbox: durationText(lifetimes.outboxSeconds),
    submission: durationText(lifetimes.submissionSeconds),
    counters: durationText(mailLimits.perDay.seconds),
    maxSessions,
    contactDays: contactRetentionDays,
    bookingDays: bookingRetentionDays,
  }
}
