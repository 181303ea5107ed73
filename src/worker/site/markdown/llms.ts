import { dataTables } from '#shared/content/data.ts'
import { dataset, tables } from '#shared/content/data-words.ts'
import { routes } from '#shared/routes.ts'
import { recordMessages } from '#shared/site/record-messages.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import type { Publisher } from '#worker/site/marketing/publisher.ts'

const { llms, agents } = recordMessages

/** Returns the guide for programs that read texts: what there is, and where (llmstxt.org). */
export function llmsText({ markets }: Edition, { appName, absolute }: Publisher): string {
  const link = (title: string, path: string) => `- [${title}](${absolute(path)})`
  return [
    `# ${appName}`,
    '',
    `> ${dataset.description}`,
    '',
    agents.instructions,
    '',
    `${llms.forms} ${llms.tools(absolute(routes.agents.href()))}`,
    '',
    `## ${llms.markets}`,
    '',
    ...markets.map(({ slug, name }) => link(name, `${routes.market.href({ slug })}.md`)),
    '',
    `## ${llms.records}`,
    '',
    link(llms.rules, `${routes.rules.href()}.md`),
    link(llms.obligations, `${routes.obligations.href()}.md`),
    link(llms.changes, routes.changes.href()),
    ...dataTables.map((table) =>
      link(`${tables[table].title} (CSV)`, routes.dataFile.href({ file: `${table}.csv` })),
    ),
    link('OpenAPI', routes.dataFile.href({ file: 'openapi.json' })),
    '',
  ].join('\n')
}
