import { MarketingLayout } from '#client/layouts/marketing-layout.tsx'
import { ContactHero } from '#client/sections/contact/contact-hero.tsx'
import { ContactWays } from '#client/sections/contact/contact-ways.tsx'
import { MessageSection } from '#client/sections/contact/message-section.tsx'
import { OurOffices } from '#client/sections/contact/our-offices.tsx'
import { Questions } from '#client/sections/contact/questions.tsx'
import type { Pages, SharedProps } from '#shared/pages.ts'

export default function ContactScreen(props: Pages['marketing/contact'] & SharedProps) {
  return (
    <>
      <ContactHero />
      <ContactWays />
      <MessageSection {...props} />
      <Questions />
      <OurOffices />
    </>
  )
}

ContactScreen.layout = MarketingLayout
