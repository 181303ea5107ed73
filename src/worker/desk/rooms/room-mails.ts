import { eq } from 'drizzle-orm'
import { originalLocale } from '#shared/locales.ts'
import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { roomMembers, users } from '#worker/db/schema.ts'
import type { Settings } from '#worker/env.ts'
import { inLocale } from '#worker/locale.ts'
import { composeMail, type MailBlock } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { insertMailFrom, outboxRow } from '#worker/mail/outbox.ts'
import * as words from './mail-words.ts'

interface Room {
  id: string
  name: string
}

interface Invitation {
  room: Room
  email: string
  actor: SignedIn
}

/** Composes the email that invites an address to a room. */
export function invitationMail(settings: Settings, { room, email, actor }: Invitation): Mail {
  const { appName } = settings
  return composeMail(settings, {
    to: email,
    subject: words.invitedTo(room.name),
    reason: words.invitedReason,
    blocks: [
      {
        paragraph: words.sharesFiles(actor.user.name, appName, room.name),
      },
      roomButton(settings, room),
      {
        paragraph: words.logInWith(email),
      },
      { paragraph: words.ignoreIt },
    ],
  })
}

interface Files {
  room: Room
  /** The files that were added, a line each. */
  names: string
}

/** Returns the email about new files, for each of the members. */
export function filesMail(settings: Settings, { room, names }: Files): (email: string) => Mail {
  return (email) =>
    composeMail(settings, {
      to: email,
      subject: words.newFiles(room.name),
      reason: words.memberReason,
      blocks: [
        { paragraph: words.newInRoom(room.name) },
        { paragraph: names },
        roomButton(settings, room),
      ],
    })
}

/** Returns the email about the end of a room, for each of the members. */
export function closedMail(settings: Settings, room: Room): (email: string) => Mail {
  return (email) =>
    composeMail(settings, {
      to: email,
      subject: words.closedSubject(room.name),
      reason: words.wasMemberReason,
      blocks: [
        {
          paragraph: words.closedText(room.name, settings.firm.email),
        },
      ],
    })
}

/** Returns the email about a room that is open again, for each of the members. */
export function reopenedMail(settings: Settings, room: Room): (email: string) => Mail {
  return (email) =>
    composeMail(settings, {
      to: email,
      subject: words.reopenedSubject(room.name),
      reason: words.memberReason,
      blocks: [{ paragraph: words.reopenedText(room.name) }, roomButton(settings, room)],
    })
}

function roomButton(settings: Settings, { id }: Room): MailBlock {
  return { button: words.openRoom, href: absoluteUrl(settings, routes.room.href({ id })) }
}

/** Returns the statements that mail all members of a room; a removed one gets nothing. */
export async function mailMembers(
  work: Pick<Work, 'db' | 'settings' | 'mails'>,
  roomId: string,
  mailTo: (email: string) => Mail,
) {
  const { db } = work
  const members = await db
    .select({ id: roomMembers.id, email: roomMembers.email, locale: users.locale })
    .from(roomMembers)
    .leftJoin(users, eq(users.email, roomMembers.email))
    .where(eq(roomMembers.roomId, roomId))
  const mails = await Promise.all(
    members.map(async ({ id, email, locale }) => ({
      row: await outboxRow(
        work,
        inLocale(locale ?? originalLocale, () => mailTo(email)),
        { about: roomId },
      ),
      condition: eq(roomMembers.id, id),
    })),
  )
  return mails.map(({ row, condition }) =>
    insertMailFrom(db, row, { table: roomMembers, condition }),
  )
}
