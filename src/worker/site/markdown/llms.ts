import { dataTables, description, tables } from '#shared/content/data.ts'
import { routes } from '#shared/routes.ts'
import { recordMessages } from '#shared/site/record-messages.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import type { Publisher } from '#worker/site/marketing/publisher.ts'

const { markdown, agents } = recordMessages

/** Returns the guide for programs that read texts: what there is, and where (llmstxt.org). */
export function llmsText({ markets }: Edition, { appName, absolute }: Publisher): string {
  const link = (title: string, path: string) => `- [${title}](${absolute(path)})`
  return [
    `# ${appName}`,
    '',
    `> ${description}`,
    '',
    agents.instructions,
    '',
    `${markdown.forms} ${markdown.tools(absolute(routes.agents.href()))}`,
    '',
    `## ${markdown.markets}`,
    '',
    ...markets.map(({ slug, name }) => link(name, `${routes.market.href({ slug })}.md`)),
    '',
    `## ${markdown.records}`,
    '',
    link(markdown.rules, `${routes.rules.href()}.md`),
    link(markdown.obligations, `${routes.obligations.href()}.md`),
    link(recordMessages.markdown.changes, routes.changes.href()),
    ...dataTables.map((table) =>
      link(`${tables[table].title} (CSV)`, routes.dataFile.href({ file: `${table}.csv` })),
    ),
    link('OpenAPI', routes.dataFile.href({ file: 'openapi.json' })),
    '',
  ].join('\n')
}
