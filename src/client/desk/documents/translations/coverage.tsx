import { kindsOf } from '#client/desk/documents/words.ts'
import type { Coverage } from '#shared/desk/documents/props.ts'
import { languageName } from '#shared/knowledge/languages.ts'
import * as words from './words.ts'

/** A table of how many documents of each kind are translated into each language. */
export function TranslationCoverage({ coverage }: { coverage: readonly Coverage[] }) {
  const [first] = coverage
  if (!first) return null
  return (
    <section className="mt-10 max-w-measure overflow-x-auto text-sm">
      <table className="figures w-full">
        <caption className="pb-2 text-left font-display text-lg font-name">
          {words.coverage}
        </caption>
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col" className="py-2 pr-4">
              {words.kind}
            </th>
            <th scope="col" className="py-2 pr-4">
              {words.inEnglish}
            </th>
            {first.languages.map(({ locale }) => (
              <th key={locale} scope="col" className="py-2 pr-4">
                {languageName(locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coverage.map(({ kind, published, languages }) => (
            <tr key={kind} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {kindsOf[kind]}
              </th>
              <td className="py-2 pr-4">{published}</td>
              {languages.map(({ locale, translated, outdated }) => (
                <td key={locale} className="py-2 pr-4">
                  {words.translated(translated, outdated)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
