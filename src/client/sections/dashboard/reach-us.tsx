import { Mail, Phone } from 'lucide-react'
import { NairobiClock } from '#client/sections/contact/nairobi-clock.tsx'
import { site } from '#shared/content/site.ts'

/** Whether somebody is at the desk, and how to reach them. */
export function ReachUs() {
  return (
    <section className="reach-us">
      <h2 className="text-2xl">Reach us</h2>
      {/* The drawing's figures are sized for a wider column: here they need more of it. */}
      <NairobiClock className="mt-6 max-w-sm [&_text]:text-[31px] sm:[&_text]:text-[25px]" />
      <div className="reach-us-ways">
        <dl className="figures text-sm">
          {site.hours.map(({ days, opens, closes }) => (
            <div key={days} className="flex justify-between gap-4 border-t border-line py-1.5">
              <dt>{days}</dt>
              <dd>{opens && closes ? `${opens} – ${closes}` : 'Closed'}</dd>
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
