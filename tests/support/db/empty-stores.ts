import { env } from 'cloudflare:workers'

/**
 * Files share one Worker, so that it is loaded once; each starts with empty stores. What happens when
 * rows are deleted stands aside meanwhile: some are to stay for years.
 */
export async function emptyStores(): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT type, name, sql FROM sqlite_master
    WHERE (type = 'table' OR (type = 'trigger' AND sql LIKE '% DELETE ON %'))
      AND name NOT GLOB 'd1_*' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'`,
  ).all<{ type: string; name: string; sql: string }>()
  const of = (wanted: string) => results.filter(({ type }) => type === wanted)
  const statements = [
    'PRAGMA defer_foreign_keys = on',
    ...of('trigger').map(({ name }) => `DROP TRIGGER ${name}`),
    ...of('table').map(({ name }) => `DELETE FROM ${name}`),
    ...of('trigger').map(({ sql }) => sql),
  ]
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)))
  const { keys } = await env.KV.list()
  await Promise.all(keys.map(({ name }) => env.KV.delete(name)))
  for (const bucket of [env.FILES, env.BACKUPS]) {
    const { objects } = await bucket.list()
    await bucket.delete(objects.map(({ key }) => key))
  }
}
