import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/security.md', 'utf8')
const named = [...page.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name)
const folder =
  /^(alerts|auth|bookings|contact|db|desk|documents|enquiries|http|inbox|knowledge|letters|mail|mail-in|newsletter|passkeys|people|publishing|schedule|security|sendings|settings|system|two-factor)\//

const places = (name: string) => {
  if (!name.includes('/')) return null
  if (/^(src|tests)\//.test(name)) return [name]
  if (!folder.test(name)) return null
  return name.endsWith('.ts') ? [`src/worker/${name}`] : [`tests/worker/${name}.test.ts`]
}

test('every file that docs/security.md names is there', () => {
  const files = [...new Set(named.flatMap((name) => places(name) ?? []))]
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
