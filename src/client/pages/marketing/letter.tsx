import { NewsletterArticle } from '#client/desk/newsletters/newsletter-article.tsx'
import * as words from '#client/site/insights/words.ts'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Neighbours } from '#client/ui/neighbours.tsx'
import { newsletter } from '#shared/content/insights.ts'
import type { NewsletterSummary } from '#shared/desk/newsletters/props.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type LetterProps = Pages['marketing/letter']

export default function LetterScreen(props: LetterProps) {
  const { previous, next } = props
  return (
    <>
      <NewsletterArticle {...props} />
      <Neighbours
        label={words.otherNewsletters}
        previous={previous && neighbourOf(previous)}
        next={next && neighbourOf(next)}
      />
      <section aria-labelledby="next" className="wrap section print:hidden">
        <h2 id="next" className="text-4xl">
          {newsletter.title}
        </h2>
        <p className="mt-5 max-w-column text-lg text-muted">{newsletter.text}</p>
        <ButtonLink href={`${routes.letters.href()}#newsletter`} className="mt-8">
          {newsletter.action}
        </ButtonLink>
      </section>
    </>
  )
}

LetterScreen.layout = MarketingLayout

const neighbourOf = ({ slug, subject }: NewsletterSummary) => ({
  title: subject,
  href: routes.letter.href({ slug }),
})
