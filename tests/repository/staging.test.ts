import { describe, expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'

interface Environment {
  name: string
  routes?: unknown[]
  d1_databases: { binding: string; migrations_dir?: string; database_id?: string }[]
  kv_namespaces: { binding: string; id?: string }[]
  r2_buckets: { binding: string; bucket_name?: string }[]
  ratelimits: { name: string; namespace_id: string; simple: unknown }[]
  send_email: { name: string }[]
  assets: unknown
  triggers: unknown
  limits: unknown
  observability: unknown
}

const config = 'wrangler.toml'
const production: Environment = unstable_readConfig({ config })
const staging: Environment = unstable_readConfig({ config, env: 'staging' })

/** What is bound and set, without where it lives. */
function bound(environment: Environment) {
  const { assets, triggers, limits, observability } = environment
  return {
    databases: environment.d1_databases.map((one) => [one.binding, one.migrations_dir]),
    namespaces: environment.kv_namespaces.map(({ binding }) => binding),
    buckets: environment.r2_buckets.map(({ binding }) => binding),
    limiters: environment.ratelimits.map(({ name, simple }) => [name, simple]),
    mail: environment.send_email.map(({ name }) => name),
    ...{ assets, triggers, limits, observability },
  }
}

/** The ids of all stores and counters; the shipped placeholders are none. */
function ids({ d1_databases, kv_namespaces, r2_buckets, ratelimits }: Environment) {
  const all = [
    ...d1_databases.map(({ database_id }) => database_id),
    ...kv_namespaces.map(({ id }) => id),
    ...r2_buckets.map(({ bucket_name }) => bucket_name),
    ...ratelimits.map(({ namespace_id }) => namespace_id),
  ]
  return all.filter((id) => !/^[0-]+1?$/.test(id ?? ''))
}

describe('staging', () => {
  test('is bound to the same things as production', () => {
    expect(bound(staging)).toEqual(bound(production))
  })

  test('shares no store and no counter with production', () => {
    expect(ids(staging).filter((id) => ids(production).includes(id))).toEqual([])
  })

  test('takes no domain of production', () => {
    expect(staging.name).toBe(`${production.name}-staging`)
    // Undefined, it would be inherited.
    expect(staging.routes).toBeDefined()
    const shared = (production.routes ?? []).map((route) => JSON.stringify(route))
    for (const route of staging.routes ?? []) expect(shared).not.toContain(JSON.stringify(route))
  })
})
