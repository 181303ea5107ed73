import { Link } from '@inertiajs/react'
import { RichText } from '#client/ui/rich-text.tsx'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

const parts = [
  [words.subject, words.titleOfTheRule],
  [words.marketAndStage, words.marketAndStageExplained],
  [words.beforeAndAfter, words.beforeAndAfterExplained],
  [words.takesEffect, words.takesEffectExplained],
  [words.source, words.sourceExplained],
] as const

export function SampleAlert() {
  return (
    <>
      <dl className="border-b border-line">
        {parts.map(([name, text]) => (
          <div key={name} className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-3">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted sm:col-span-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">
        <RichText
          text={words.readsLikeLedger}
          marks={{
            link: (text) => (
              <Link href={routes.rules.href()} className="link">
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </>
  )
}
