import { ArrowUpRight, CalendarClock, Mail, MessagesSquare, Send } from 'lucide-react'
import { type ContactCard, type ContactLink, contactCards } from '#shared/content/contact.ts'
import { site } from '#shared/content/site.ts'

const icons: Record<ContactLink, typeof Mail> = {
  emailUrl: Mail,
  telegramUrl: Send,
  chatUrl: MessagesSquare,
  meetingUrl: CalendarClock,
}

/** Four ways to reach the firm, each with what it is best for. */
export function ContactWays() {
  return (
    <section aria-label="Ways to reach us" className="wrap">
      <ul className="grid border-y border-line sm:grid-cols-2 xl:grid-cols-4">
        {contactCards.map((card) => (
          <ContactWay key={card.link} card={card} />
        ))}
      </ul>
    </section>
  )
}

function ContactWay({ card }: { card: ContactCard }) {
  const Icon = icons[card.link]
  const external = card.link !== 'emailUrl'
  return (
    <li className="flex flex-col border-line py-7 not-first:border-t sm:px-6 sm:odd:pl-0 sm:even:border-l sm:nth-2:border-t-0 lg:py-9 xl:border-t-0! xl:not-first:border-l xl:not-first:pl-6 xl:last:pr-0">
      <h2 className="flex items-center gap-3 font-display text-xl">
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-6 text-structure" />
        {card.title}
      </h2>
      <p className="mt-2 mb-5 text-muted">{card.text}</p>
      <a
        href={site[card.link]}
        {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
        className="button button-quiet mt-auto self-start"
      >
        {card.action}
        {external && <ArrowUpRight aria-hidden="true" className="size-4" />}
        {external && <span className="sr-only">(opens in a new tab)</span>}
      </a>
    </li>
  )
}
