import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { firmSchema } from '#shared/knowledge/schemas.ts'
import { project } from '#shared/project.ts'
import { firm } from '#tests/support/firm.ts'
import { type Answers, readAnswers, refusalsFor } from '#tools/setup/answers.ts'
import { changedFiles, changeFiles, type Files, firmOf, workerName } from '#tools/setup/changes.ts'
import { questions } from '#tools/setup/questions.ts'

const given = {
  name: 'Harbour & Co Advisory',
  legalName: 'Harbour Advisory Limited',
  tagline: '',
  founded: '2021',
  domain: 'harbour-advisory.africa',
  offices: [
    { label: 'Lagos', lines: ['Marina', 'Lagos'], country: 'NG' },
    { label: 'Accra', lines: ['Airport City', 'Accra'], country: 'GH' },
  ],
  timeZone: 'Africa/Lagos',
  email: 'post@harbour-advisory.africa',
  phone: '',
  sender: 'Harbour & Co <post@harbour-advisory.africa>',
  mailTo: 'desk@harbour-advisory.africa',
  owner: 'owner@harbour-advisory.africa',
  languages: ['en', 'fr'],
  accent: '#23998c',
  repository: 'https://github.com/harbour-advisory/website',
}

function answersOf(changes: object = {}): Answers {
  const result = readAnswers({ ...given, ...changes })
  if ('refusals' in result) throw new Error(result.refusals.join(' '))
  return result.answers
}

function refusalsOf(changes: object): string[] {
  const result = readAnswers({ ...given, ...changes })
  return 'refusals' in result ? result.refusals : []
}

const answers = answersOf()
const worker = workerName(answers)

/** The files, changed as the setup of this repository changes them, whosever it is by now. */
let files: Files
beforeAll(() => {
  const before = Object.fromEntries(changedFiles.map((path) => [path, readFileSync(path, 'utf8')]))
  const name = /^name = "(.+)"$/m.exec(before['wrangler.toml'] ?? '')?.[1] ?? ''
  files = changeFiles(before, answers, { firm, project, worker: name })
})

describe('the setup', () => {
  test('writes the answers where they belong', () => {
    const toml = files['wrangler.toml'] ?? ''
    expect(toml).toContain('name = "harbour-co-advisory"\n')
    expect(toml).toContain('database_name = "harbour-co-advisory-search-staging"\n')
    expect(toml).toContain(
      'routes = [{ pattern = "harbour-advisory.africa", custom_domain = true }]',
    )
    expect(toml).toMatch(
      /\[vars\]\nAPP_URL = "https:\/\/harbour-advisory.africa"\nMAIL_FROM = "Har/,
    )
    expect(files['src/shared/locales.ts']).toContain(
      "offeredLocales: readonly Locale[] = ['en', 'fr']",
    )
    expect(files['src/client/styles/tokens.css']).toContain('--accent: light-dark(#23998c, ')
    expect(files['src/shared/palette.ts']).toContain("ochre: '#23998C'")
    expect(files['README.md']).toMatch(/^# Harbour & Co Advisory\n/)
    expect(files['docs/deployment.md']).toContain('d1 create harbour-co-advisory --location')
    expect(files['CHANGELOG.md']).toContain(`: ${given.repository}/compare/`)
  })

  test('makes a firm that the desk takes, without the links of the one before', () => {
    const own = firmOf(answers, firm)
    expect(firmSchema.safeParse(own).error).toBeUndefined()
    expect(own).toMatchObject({ tagline: null, phone: null, telegram: null, social: [] })
    expect(own.addresses.map(({ label }) => label)).toEqual(['Lagos', 'Accra'])
    expect(files['src/shared/knowledge/records/firm.ts']).toContain('"Harbour & Co Advisory"')
  })

  test('changes nothing the second time', () => {
    const own = { ...project, repositoryUrl: given.repository }
    const tagAuthority = { domain: given.domain, year: String(new Date().getFullYear()) }
    const present = { firm: firmOf(answers, firm), project: { ...own, tagAuthority }, worker }
    expect(changeFiles(files, answers, present)).toEqual(files)
  })

  test('leaves settings of one’s own beside those that it writes', () => {
    const vars = '[vars]\nAPP_URL = "https://old.africa"\nBOOKING_SEATS = "2"\n'
    const before = {
      ...files,
      'wrangler.toml': (files['wrangler.toml'] ?? '').replace('[vars]\n', vars),
    }
    const present = {
      firm: firmOf(answers, firm),
      project: { ...project, repositoryUrl: given.repository },
      worker,
    }
    const toml = changeFiles(before, answers, present)['wrangler.toml']
    expect(toml).toContain('BOOKING_SEATS = "2"')
    expect(toml).not.toContain('old.africa')
  })

  test('stops before a file that it does not know any more', () => {
    const own = { ...project, repositoryUrl: given.repository }
    const before = { ...files, 'src/shared/locales.ts': '' }
    expect(() => changeFiles(before, answers, { firm, project: own, worker })).toThrow(
      'src/shared/locales.ts',
    )
  })
})

describe('an answer is refused', () => {
  test.each([
    ['a name of tags', { name: '<b>' }, 'name'],
    ['a domain that nobody can reach', { domain: 'firm.example' }, 'domain'],
    ['a zone that does not exist', { timeZone: 'Africa/Atlantis' }, 'timeZone'],
    [
      'a country that does not exist',
      { offices: [{ ...given.offices[0], country: 'XX' }] },
      'offices.0.country',
    ],
    ['a sender without an address', { sender: 'Harbour' }, 'sender'],
    ['languages without English', { languages: ['fr'] }, 'languages'],
    ['a language that is not there', { languages: ['en', 'de'] }, 'languages.1'],
    ['a colour that is none', { accent: 'teal' }, 'accent'],
    ['a colour too pale for the light ground', { accent: '#e8b96a' }, 'accent'],
    ['a colour too dark for the text on it', { accent: '#1e4d3b' }, 'accent'],
    ['a colour too dark for the dark', { accentDark: '#7a5c2e' }, 'accentDark'],
  ])('for %s', (_, changes, field) => {
    expect(refusalsOf(changes)[0]).toMatch(new RegExp(`^${field}: .+\\.$`))
  })
})

test('a question reads what it prints', () => {
  for (const { present, read } of questions) {
    const text = present(given)
    expect(present({ ...given, ...read(text, given) })).toBe(text)
  }
})

test('an address that ships is offered at the domain of the firm', () => {
  const sender = questions.find(({ name }) => name === 'sender')
  const shipped = { sender: 'Kilima <hello@kilima.example>' }
  expect(sender?.present(shipped)).toBe(shipped.sender)
  expect(sender?.present({ ...shipped, domain: given.domain })).toBe(
    `Kilima <hello@${given.domain}>`,
  )
  expect(sender?.present(given)).toBe(given.sender)
})

test('an answer is refused by itself, before the others are given', () => {
  expect(refusalsFor('timeZone', { timeZone: 'Lagos' })).toEqual([
    'timeZone: is no time zone (IANA) such as Africa/Lagos.',
  ])
  expect(refusalsFor('timeZone', { timeZone: 'Africa/Lagos' })).toEqual([])
})

test('a colour that is too dark comes back with the nearest one that is not', () => {
  const [refusal = ''] = refusalsFor('accent', { ...given, accent: '#0b6e4f' })
  const [, lighter] = /(#[\da-f]{6}) would do\.$/.exec(refusal) ?? []
  expect(refusalsFor('accent', { ...given, accent: lighter })).toEqual([])
})
