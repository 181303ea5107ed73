import { Link, usePage } from '@inertiajs/react'
import { Mail, Phone } from 'lucide-react'
import { ProfilePanel, RecentSignIns, SecurityPanel } from '#client/dashboard/panels.tsx'
import { NairobiClock } from '#client/office/nairobi-clock.tsx'
import { openingText } from '#client/office/office-time.ts'
import { AppLayout } from '#client/signed-in/app-layout.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { dayText } from '#client/ui/dates.ts'
import { articleLists, articles, categories } from '#shared/content/insights.ts'
import { site } from '#shared/content/site.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function DashboardScreen({
  auth,
  twoFactorEnabled,
}: Pages['dashboard'] & SharedProps) {
  const { url } = usePage()
  if (!auth.user) return null
  const verifiedNow = new URL(url, 'https://any.example').searchParams.get('verified') === '1'
  return (
    <>
      {verifiedNow && (
        <div className="-mt-6 mb-8">
          <StatusMessage>Your email address is verified.</StatusMessage>
        </div>
      )}
      <p className="eyebrow">Karibu</p>
      <h1 className="mt-1 line-clamp-3 text-3xl break-words">Welcome, {auth.user.name}</h1>
      <div className="mt-8 grid border border-line @3xl:grid-cols-3">
        <ProfilePanel user={auth.user} twoFactorEnabled={twoFactorEnabled} />
        <SecurityPanel twoFactorEnabled={twoFactorEnabled} />
        <RecentSignIns />
      </div>
      <div className="mt-6 grid border border-line bg-panel @4xl:grid-cols-[3fr_2fr]">
        <LatestInsights />
        <ReachUs />
      </div>
    </>
  )
}

DashboardScreen.layout = AppLayout

const shown = 3

/** The newest notes of the insights page, the first with its excerpt. */
function LatestInsights() {
  return (
    <section className="p-6 @4xl:p-8">
      <h2 className="text-2xl">{articleLists.latest}</h2>
      <ol className="mt-4">
        {articles.slice(0, shown).map(({ slug, title, excerpt, category, date }, index) => (
          <li key={slug} className="border-t border-line py-4">
            <p className="figures flex flex-wrap gap-x-3 text-sm text-muted">
              <span className="font-semibold text-structure">
                {categories.find((one) => one.slug === category)?.label}
              </span>{' '}
              {dayText(date)}
            </p>
            <h3 className={index === 0 ? 'text-xl' : 'text-lg'}>
              <Link
                href={`${routes.insights.href()}#${slug}`}
                className="inline-flex min-h-11 items-center hover:underline"
              >
                {title}
              </Link>
            </h3>
            {index === 0 && <p className="mt-1 text-sm">{excerpt}</p>}
          </li>
        ))}
      </ol>
      <div className="border-t border-line pt-3">
        <ArrowLink href={routes.insights.href()}>All insights</ArrowLink>
      </div>
    </section>
  )
}

/** Whether the office is open, and how to reach it. */
function ReachUs() {
  return (
    <section className="reach-us">
      <h2 className="text-2xl">Reach us</h2>
      {/* In this narrow column the numbers of the drawing would be too small to read. */}
      <NairobiClock className="mt-6 max-w-sm [&_text]:text-[31px] sm:[&_text]:text-[25px]" />
      <div className="reach-us-ways">
        <dl className="figures text-sm">
          {site.hours.map((hours) => (
            <div
              key={hours.days}
              className="flex justify-between gap-4 border-t border-line py-1.5"
            >
              <dt>{hours.days}</dt>
              <dd>{openingText(hours)}</dd>
            </div>
          ))}
        </dl>
        <ul className="border-t border-line pt-2">
          {[
            { Icon: Mail, text: site.email, href: site.emailUrl },
            { Icon: Phone, text: site.phone.display, href: site.phone.href },
          ].map(({ Icon, text, href }) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-11 items-center gap-3 font-semibold">
                <Icon aria-hidden="true" className="size-5 text-structure" />
                <span className="link">{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
