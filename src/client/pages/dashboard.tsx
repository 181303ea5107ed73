import { Link, usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import { type LucideIcon, Mail, Phone } from 'lucide-react'
import { Overview } from '#client/account/dashboard/overview.tsx'
import { ProfilePanel, RecentSignIns, SecurityPanel } from '#client/account/dashboard/panels.tsx'
import * as words from '#client/account/dashboard/words.ts'
import { EnquiryList } from '#client/account/enquiries/enquiry-list.tsx'
import { RoomList } from '#client/account/rooms/room-list.tsx'
import { AppLayout } from '#client/account/signed-in/app-layout.tsx'
import { NextConsultation } from '#client/desk/bookings/next-consultation.tsx'
import { StaffDashboard } from '#client/desk/dashboard/staff-dashboard.tsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { dayRows } from '#client/site/office/day-rows.ts'
import { OfficeClock } from '#client/site/office/office-clock.tsx'
import { openingText } from '#client/site/office/office-time.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { useFirm } from '#client/use-firm.ts'
import { articleLists, categoryLabel } from '#shared/content/insights.ts'
import { dayText } from '#shared/dates.ts'
import { emailUrl, phoneUrl } from '#shared/knowledge/firm.ts'
import type { NoteSummary } from '#shared/knowledge/props.ts'
import type { AuthUser, Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function DashboardScreen({
  name,
  auth,
  twoFactorEnabled,
  passkeys,
  notes,
  overview,
  threads,
  rooms,
  desk,
  now,
  clock,
}: Pages['dashboard'] & SharedProps) {
  const { url } = usePage()
  if (!auth.user) return null
  const isJustVerified = new URL(url, 'https://any.example').searchParams.get('verified') === '1'
  return (
    <>
      {isJustVerified && (
        <div className="-mt-6 mb-8">
          <StatusMessage>{words.yourEmailAddressIsVerified}</StatusMessage>
        </div>
      )}
      <p className="eyebrow">{name}</p>
      <h1 className="mt-1 line-clamp-3 text-3xl break-words">{words.welcome(auth.user.name)}</h1>
      {desk ? (
        <StaffDashboard desk={desk} now={now} />
      ) : (
        <MemberDashboard
          {...{
            user: auth.user,
            twoFactorEnabled,
            passkeys,
            notes,
            overview,
            threads,
            rooms,
            now,
            clock,
          }}
        />
      )}
    </>
  )
}

DashboardScreen.layout = AppLayout

type MemberDashboardProps = Omit<Pages['dashboard'], 'desk'> & { user: AuthUser }

/** The part for members: their account, their enquiries, and how to reach the firm. */
function MemberDashboard(props: MemberDashboardProps) {
  const { user, twoFactorEnabled, passkeys, notes, overview, threads, rooms, now } = props
  return (
    <>
      <Overview overview={overview}>
        <NextConsultation consultation={overview.consultation} />
      </Overview>
      <div className="mt-6 grid max-w-wide grid-cols-1 border border-line @3xl:grid-cols-3">
        <ProfilePanel user={user} twoFactorEnabled={twoFactorEnabled} />
        <SecurityPanel twoFactorEnabled={twoFactorEnabled} passkeys={passkeys} />
        <RecentSignIns />
      </div>
      {rooms.length > 0 && <OwnRooms rooms={rooms} />}
      <OwnEnquiries threads={threads} now={now} />
      <div className="mt-6 grid max-w-wide grid-cols-1 border border-line bg-panel @4xl:grid-cols-[3fr_2fr] @7xl:grid-cols-[2fr_1fr]">
        <LatestInsights notes={notes} />
        <ReachUs clock={props.clock} />
      </div>
    </>
  )
}

function OwnRooms({ rooms }: Pick<Pages['dashboard'], 'rooms'>) {
  return (
    <section className="mt-6 max-w-wide border border-line p-panel @4xl:p-8">
      <h2 className="text-2xl">{words.yourRooms}</h2>
      <div className="mt-4">
        <RoomList rooms={rooms} heading="h3" />
      </div>
    </section>
  )
}

function OwnEnquiries({ threads, now }: Pick<Pages['dashboard'], 'threads' | 'now'>) {
  const isEmpty = threads.length === 0
  return (
    <section className="mt-6 max-w-wide border border-line p-panel @4xl:p-8">
      <h2 className="text-2xl">{words.yourEnquiries}</h2>
      {isEmpty ? (
        <p className="mt-2 measure text-muted">{words.noEnquiriesYet}</p>
      ) : (
        <div className="mt-4">
          <EnquiryList enquiries={threads} now={now} heading="h3" />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-x-8">
        {isEmpty && <ArrowLink href={routes.contact.href()}>{words.writeToUs}</ArrowLink>}
        {isEmpty && <ArrowLink href={routes.book.href()}>{words.bookAConsultation}</ArrowLink>}
        {!isEmpty && <ArrowLink href={routes.enquiries.href()}>{words.allEnquiries}</ArrowLink>}
      </div>
    </section>
  )
}

/** The number of articles that are also visible on a narrow screen. */
const alwaysVisible = 3

/** The latest articles, the first with its excerpt. */
function LatestInsights({ notes }: { notes: readonly NoteSummary[] }) {
  return (
    <section className="p-panel @4xl:p-8">
      <h2 className="text-2xl">{articleLists.latest}</h2>
      <ol className="mt-4 grid grid-cols-1 gap-x-12 @7xl:grid-cols-2 @7xl:grid-rows-[repeat(3,auto)_1fr]">
        {notes.map((note, index) => (
          <LatestNote key={note.slug} note={note} index={index} />
        ))}
      </ol>
      <div className="border-t border-line pt-3">
        <ArrowLink href={routes.insights.href()}>{words.allInsights}</ArrowLink>
      </div>
    </section>
  )
}

function LatestNote({ note, index }: { note: NoteSummary; index: number }) {
  const isNewest = index === 0
  return (
    <li
      className={clsx(
        'border-t border-line py-4',
        isNewest && '@7xl:row-span-4',
        index >= alwaysVisible && 'hidden @7xl:block',
      )}
    >
      <p className="figures flex flex-wrap gap-x-3 text-sm text-muted">
        <span className="font-semibold text-structure">{categoryLabel(note.category)}</span>{' '}
        {dayText(note.date)}
      </p>
      <h3 className={isNewest ? 'text-xl' : 'text-lg'}>
        <Link
          href={routes.note.href({ slug: note.slug })}
          className="inline-flex min-h-11 items-center hover:underline"
        >
          <RecordText>{note.title}</RecordText>
        </Link>
      </h3>
      {isNewest && (
        <p className="mt-1 measure text-sm">
          <RecordText>{note.excerpt}</RecordText>
        </p>
      )}
    </li>
  )
}

function ReachUs({ clock }: Pick<Pages['dashboard'], 'clock'>) {
  const firm = useFirm()
  const { email, phone } = firm
  return (
    <section className="grid grid-cols-1 content-start gap-x-10 border-t border-line p-panel @min-[40rem]:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] @4xl:grid-cols-[minmax(0,24rem)] @4xl:border-t-0 @4xl:border-l @4xl:p-8 @7xl:grid-cols-1">
      <h2 className="col-span-full text-2xl">{words.reachUs}</h2>
      <OfficeClock
        clock={clock}
        numbers="large"
        className="mt-6 @min-[40rem]:max-w-sm @7xl:max-w-none"
      />
      <div className="mt-6 @min-[40rem]:max-w-sm @7xl:max-w-none">
        <dl className="figures text-sm">
          {dayRows(firm).map((row) => (
            <div key={row.days} className="flex justify-between gap-4 border-t border-line py-1.5">
              <dt>{row.days}</dt>
              <dd>{openingText(row)}</dd>
            </div>
          ))}
        </dl>
        <ul className="border-t border-line pt-2">
          <ContactLink Icon={Mail} text={email} href={emailUrl(email)} />
          {phone && <ContactLink Icon={Phone} text={phone} href={phoneUrl(phone)} />}
        </ul>
      </div>
    </section>
  )
}

interface ContactLinkProps {
  Icon: LucideIcon
  text: string
  href: string
}

function ContactLink({ Icon, text, href }: ContactLinkProps) {
  return (
    <li>
      <a href={href} className="flex min-h-11 max-w-max items-center gap-3 font-semibold">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-structure" />
        <span className="link wrap-anywhere">{text}</span>
      </a>
    </li>
  )
}
