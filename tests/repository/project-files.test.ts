import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { project } from '#shared/project.ts'
import { settingNames } from '#worker/env.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const manifest = JSON.parse(read('package.json'))

test('the newest release of the changelog is that of package.json and its lock', () => {
  const [, newest] = read('CHANGELOG.md').match(/^## \[(\d.+?)\]/m) ?? []
  expect(manifest.version).toBe(newest)
  const lock = JSON.parse(read('package-lock.json'))
  expect([lock.version, lock.packages[''].version]).toEqual([newest, newest])
})

// docs/decisions/048: the owner of the product decides what is in this list.
const ownPackages = {
  dependencies: [
    ...['hono', '@hono/zod-validator', '@hono/react-renderer', 'react', 'react-dom'],
    ...['drizzle-orm', 'otpauth', 'qrcode-svg', 'worker-mailer', '@noble/hashes', 'jose'],
  ],
  devDependencies: [
    ...['@cloudflare/workers-types', 'wrangler', 'tailwindcss', 'vitest'],
    '@cloudflare/vitest-plugin',
  ],
} as const

test('the packages that the product is built on are installed, and those of the Worker used', () => {
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    expect(Object.keys(manifest[kind])).toEqual(expect.arrayContaining([...ownPackages[kind]]))
  }
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => read(`src/${file}`))
  const isImported = (name: string) =>
    sources.some((text) => RegExp(`(?:from |import\\()'${name}['/]`).test(text))
  expect(ownPackages.dependencies.filter((name) => !isImported(name))).toEqual([])
})

test('links to the repository go where project.ts says', () => {
  const pages = ['README.md', 'CHANGELOG.md', '.github/ISSUE_TEMPLATE/config.yml']
  for (const page of pages) expect(read(page)).toContain(project.repositoryUrl)
  expect(read('README.md')).toContain(
    `(https://deploy.workers.cloudflare.com/?url=${project.repositoryUrl})`,
  )
})

test('reports of bad conduct go to the address of the firm', () => {
  // The firm of this repository, not that of the tests.
  const [, email] = /\bemail: '(.+)'/.exec(read('src/shared/knowledge/records/firm.ts')) ?? []
  expect(read('CODE_OF_CONDUCT.md')).toContain(`[${email}](mailto:${email})`)
})

test('the button describes bindings and settings that exist', () => {
  const { d1_databases, kv_namespaces, r2_buckets } = unstable_readConfig({
    config: 'wrangler.toml',
  })
  const stores: { binding: string }[] = [...d1_databases, ...kv_namespaces, ...r2_buckets]
  const bindings = stores.map(({ binding }) => binding)
  const optional = ['FILES', 'BACKUPS']
  const described = Object.keys(manifest.cloudflare.bindings)
  expect([...bindings, ...optional, ...settingNames]).toEqual(expect.arrayContaining(described))
  expect(described).toEqual(expect.arrayContaining([...bindings, 'APP_KEY']))
})

test('decisions are numbered from one, each number once, in its file name and its title', () => {
  const files = readdirSync('docs/decisions').sort()
  const numbers = files.map((_, index) => `${index + 1}`.padStart(3, '0'))
  expect(files.map((file) => file.slice(0, 3))).toEqual(numbers)
  const titles = files.map((file) => read(`docs/decisions/${file}`).slice(0, '# 001:'.length))
  expect(titles).toEqual(numbers.map((number) => `# ${number}:`))
})
