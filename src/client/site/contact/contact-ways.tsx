import {
  ArrowUpRight,
  CalendarClock,
  Mail,
  MessageCircle,
  MessagesSquare,
  Send,
} from 'lucide-react'
import { buttonClass } from '#client/ui/button-class.ts'
import { useFirm } from '#client/use-firm.ts'
import {
  type ContactCard,
  type ContactChannel,
  chatOpenings,
  contactCards,
} from '#shared/content/contact.ts'
import { emailUrl, telegramUrl, whatsappUrl } from '#shared/knowledge/firm.ts'
import type { Pages } from '#shared/pages.ts'
import * as words from './words.ts'

const icons: Record<ContactChannel, typeof Mail> = {
  email: Mail,
  telegram: Send,
  whatsapp: MessageCircle,
  chat: MessagesSquare,
  meeting: CalendarClock,
}

type Channels = Pick<Pages['marketing/contact'], 'channels'>

/** Returns the URL of each way to reach the firm; null for those that it lacks. */
function useChannelUrls({
  channels: { telegram, whatsapp },
}: Channels): Record<ContactChannel, string | null> {
  const { email } = useFirm()
  return {
    email: emailUrl(email),
    telegram,
    whatsapp: whatsapp && whatsappUrl(whatsapp),
    chat: telegram && telegramUrl(telegram, chatOpenings.chat),
    meeting: telegram && telegramUrl(telegram, chatOpenings.meeting),
  }
}

/** A card for each way to reach the firm. */
export function ContactWays({ channels }: Channels) {
  const urls = useChannelUrls({ channels })
  return (
    <section aria-label={words.waysToReachUs} className="wrap pb-12 lg:pb-20">
      <ul className="grid border-y border-line sm:grid-cols-2 xl:grid-cols-4">
        {contactCards.map((card) => {
          const href = urls[card.channel]
          return href && <ContactWay key={card.channel} card={card} href={href} />
        })}
      </ul>
    </section>
  )
}

function ContactWay({ card, href }: { card: ContactCard; href: string }) {
  const Icon = icons[card.channel]
  const external = card.channel !== 'email'
  return (
    <li className="flex flex-col border-line py-7 not-first:border-t sm:px-6 sm:odd:pl-0 sm:even:border-l sm:nth-2:border-t-0 lg:py-9 xl:border-t-0! xl:not-first:border-l xl:not-first:pl-6 xl:last:pr-0">
      <h2 className="flex items-center gap-3 font-display text-xl">
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-6 text-structure" />
        {card.title}
      </h2>
      <p className="mt-2 mb-5 flex-1 text-muted">{card.text}</p>
      <a
        href={href}
        {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
        className={buttonClass({ tone: 'quiet', className: 'self-start' })}
      >
        {card.action}
        {external && <ArrowUpRight aria-hidden="true" className="size-4" />}
        {external && <span className="sr-only">{words.opensInNewTab}</span>}
      </a>
    </li>
  )
}
