import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser } from '#tests/support/account/accounts.ts'
import { at, later, stoppedClock } from '#tests/support/clock.ts'
import { runCron } from '#tests/support/cron.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { openPart } from '#worker/jobs/backup/sealed-part.ts'
import type { Manifest } from '#worker/jobs/backup/steps.ts'
import { bytesToBase64, sha256Of, utf8 } from '#worker/security/bytes.ts'

stoppedClock()

const key = crypto.getRandomValues(new Uint8Array(32))
const settings = { BACKUP_KEY: bytesToBase64(key) }
const dayMs = 86_400_000
const firstDay = Math.ceil(Date.now() / dayMs) * dayMs

/** Moves the clock to some time of the nth day from tomorrow. */
const toNight = (day: number, minutes: number) =>
  at(new Date(firstDay + day * dayMs + minutes * 60_000))
const dayOf = (day: number) => new Date(firstDay + day * dayMs).toISOString().slice(0, 10)

async function names(): Promise<string[]> {
  const { objects } = await env.BACKUPS.list()
  return objects.map((object) => object.key)
}

async function opened(day: string, name: string) {
  const object = await env.BACKUPS.get(`${day}/${name}.sealed`)
  const sealed = new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer())
  return { sealed, bytes: await openPart(key, name, sealed) }
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const manifestOf = async (day: string): Promise<Manifest> =>
  JSON.parse(text((await opened(day, 'manifest.json')).bytes))
const isManifest = (name: string) => name.endsWith('/manifest.json.sealed')

beforeEach(async () => {
  await env.BACKUPS.delete(await names())
})

describe('the nightly backup', () => {
  test('contains every table and every file, encrypted', async () => {
    toNight(0, 65)
    const { email } = await createUser({})
    const file = utf8('a file')
    await env.FILES.put('files/one', file)
    await runCron(settings)

    const { tables, objects, schema } = await manifestOf(dayOf(0))
    expect(schema).toBe(env.TEST_MIGRATIONS.at(-1)?.name)
    for (const { name, rows, parts } of tables) {
      expect(parts.reduce((sum, part) => sum + part.rows, 0)).toBe(rows)
      for (const part of parts) {
        const { sealed, bytes } = await opened(dayOf(0), part.name)
        expect(await sha256Of(bytes), name).toBe(part.sha256)
        expect(text(sealed)).not.toContain(email)
      }
    }
    const users = tables.find(({ name }) => name === 'users')?.parts[0]?.name ?? ''
    expect(text((await opened(dayOf(0), users)).bytes)).toContain(email)
    const list = await opened(dayOf(0), objects.parts[0]?.name ?? '')
    const copied = JSON.parse(text(list.bytes))
    expect(copied).toMatchObject({ key: 'files/one', sha256: await sha256Of(file) })
    expect((await opened(dayOf(0), copied.name)).bytes).toEqual(file)
  })

  test('is made once a night, and says what it contains', async () => {
    const log = vi.spyOn(console, 'log')
    const finished = () => log.mock.calls.filter(([line]) => `${line}`.includes('backup-finished'))
    toNight(0, 65)
    for (let minute = 0; minute < 3; minute++) {
      await runCron(settings)
      later(60)
    }
    expect(finished()).toHaveLength(1)
    expect(JSON.parse(`${finished()[0]}`)).toMatchObject({
      day: dayOf(0),
      bytes: expect.any(Number),
    })
    toNight(1, 30)
    await runCron(settings)
    expect(finished()).toHaveLength(1)
    toNight(1, 61)
    await runCron(settings)
    expect(finished()).toHaveLength(2)
    expect((await names()).filter(isManifest)).toHaveLength(2)
  })

  test('is continued by a later run after one was killed', async () => {
    toNight(0, 65)
    await createUser({})
    await runCron({ ...settings, BACKUPS: failingAfter(4) })
    expect((await names()).filter(isManifest)).toEqual([])
    later(60)
    await runCron(settings)
    expect((await names()).filter(isManifest), 'the lease of the killed run holds').toEqual([])
    later(600)
    await runCron(settings)
    const { tables } = await manifestOf(dayOf(0))
    expect(tables.find(({ name }) => name === 'users')?.rows).toBeGreaterThan(0)
  })

  test('is begun anew after a change of the key', async () => {
    toNight(0, 65)
    await runCron({ BACKUP_KEY: bytesToBase64(crypto.getRandomValues(new Uint8Array(32))) })
    later(60)
    await runCron(settings)
    expect((await manifestOf(dayOf(0))).version).toBe(1)
  })

  test('is deleted after thirty days', async () => {
    toNight(0, 65)
    await runCron(settings)
    toNight(30, 65)
    await runCron(settings)
    expect((await names()).filter(isManifest)).toHaveLength(2)
    toNight(31, 65)
    await runCron(settings)
    expect((await names()).some((name) => name.startsWith(dayOf(0)))).toBe(false)
    expect((await names()).filter(isManifest)).toHaveLength(2)
  })

  test('is missed by monitors once it is older than two days', async () => {
    const health = async () => {
      // The health is cached for each of them.
      const visitor = newVisitor({ ...settings, SMTP_HOST: 'smtp.example' })
      return (await visitor.visit(routes.health.href())).json()
    }
    toNight(0, 65)
    expect(await health()).toMatchObject({ status: 'degraded', backups: 'late' })
    await runCron(settings)
    toNight(2, 59)
    expect(await health()).toMatchObject({ status: 'ok' })
    toNight(2, 61)
    expect(await health()).toMatchObject({ status: 'degraded', backups: 'late' })
  })

  test('is not made without a key, nor without a bucket', async () => {
    toNight(0, 65)
    await runCron()
    await runCron({ ...settings, BACKUPS: undefined })
    expect(await names()).toEqual([])
  })
})

/** A bucket that stores so many objects, and then none. */
function failingAfter(objects: number): R2Bucket {
  let stored = 0
  return new Proxy(env.BACKUPS, {
    get: (bucket, name) => {
      if (name === 'put' && stored++ >= objects) throw new Error('The run was killed')
      const value: unknown = Reflect.get(bucket, name)
      return typeof value === 'function' ? value.bind(bucket) : value
    },
  })
}
