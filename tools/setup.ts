import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface, type Interface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { firm } from '#shared/knowledge/records/firm.ts'
import { offeredLocales } from '#shared/locales.ts'
import { palette } from '#shared/palette.ts'
import { project } from '#shared/project.ts'
import { type Answers, readAnswers, refusalsFor } from './setup/answers.ts'
import { changedFiles, changeFiles, type Files } from './setup/changes.ts'
import { type Question, questions } from './setup/questions.ts'
import { writeTogether } from './setup/write-together.ts'

const usage = `npm run setup                       asks, and writes the answers
npm run setup -- --answers FILE     reads them from a file of JSON instead
npm run setup -- --name "My Firm" … takes them from the command line; see README.md`

const { values }: { values: Readonly<Record<string, unknown>> } = parseArgs({
  options: {
    answers: { type: 'string' },
    help: { type: 'boolean' },
    ...Object.fromEntries(questions.map(({ flag }) => [flag, { type: 'string' as const }])),
  },
})

if (values.help) {
  console.log(usage)
  process.exit()
}

const current = currentAnswers()
const input = await readInput()
const result = readAnswers({ ...current, ...input })
if ('refusals' in result) {
  console.error(['Nothing was changed.', ...result.refusals].join('\n- '))
  process.exit(1)
}
write(result.answers)

/** Returns the answers that the repository has, which stay where no other is given. */
function currentAnswers(): Record<string, unknown> {
  const toml = readFileSync('wrangler.toml', 'utf8')
  const setting = (name: string) => new RegExp(`^${name} = "(.+)"$`, 'm').exec(toml)?.[1]
  return {
    ...firm,
    domain: setting('APP_URL')?.replace('https://', ''),
    offices: firm.addresses,
    sender: setting('MAIL_FROM') ?? firm.email,
    mailTo: setting('MAIL_TO') ?? firm.email,
    owner: setting('OWNER_EMAIL') ?? firm.email,
    languages: [...offeredLocales],
    accent: palette.ochre,
    repository: project.repositoryUrl,
  }
}

async function readInput(): Promise<Record<string, unknown>> {
  if (typeof values.answers === 'string') return JSON.parse(readFileSync(values.answers, 'utf8'))
  const flags = questions.filter(({ flag }) => typeof values[flag] === 'string')
  if (flags.length > 0) {
    return Object.assign({}, ...flags.map(({ flag, read }) => read(String(values[flag]), {})))
  }
  return ask()
}

/** Asks each question; an empty answer keeps what stands in brackets, and `-` leaves it out. */
async function ask(): Promise<Record<string, unknown>> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  lines.once('close', stopHalfway)
  let answers: Record<string, unknown> = {}
  for (const question of questions) {
    answers = { ...answers, ...(await answerTo(question, lines, answers)) }
  }
  lines.off('close', stopHalfway)
  lines.close()
  return answers
}

/** Asks one question until its answer can be taken. */
async function answerTo(
  question: Question,
  lines: Interface,
  before: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { name, text, read, present } = question
  const known = present({ ...current, ...before })
  const input = (await lines.question(`${text}${known && ` [${known}]`}: `)).trim() || known
  const answer = input ? read(input === '-' ? '' : input, before) : {}
  const refusals = refusalsFor(name, { ...current, ...before, ...answer })
  if (refusals.length === 0) return answer
  console.log(`  ${refusals.join('\n  ')}`)
  return answerTo(question, lines, before)
}

function stopHalfway() {
  console.error('\nNothing was changed.')
  process.exit(1)
}

function write(answers: Answers): void {
  const before: Files = Object.fromEntries(
    changedFiles.map((path) => [path, readFileSync(path, 'utf8')]),
  )
  const worker = /^name = "(.+)"$/m.exec(before['wrangler.toml'] ?? '')?.[1] ?? ''
  const after = changeFiles(before, answers, { firm, project, worker })
  const record = 'src/shared/knowledge/records/firm.ts'
  after[record] = formatted(record, after[record] ?? '')
  const changed = changedFiles.filter((path) => before[path] !== after[path])
  writeTogether(
    changed.map((path) => ({ path, before: before[path] ?? '', after: after[path] ?? '' })),
  )
  if (changed.length === 0) console.log('Everything was as you want it.')
  else console.log(['Changed:', ...changed].join('\n- '))
  // The type of the settings follows from wrangler.toml.
  execFileSync('npm', ['run', '--silent', 'types'], { stdio: 'ignore' })
  console.log(`
Left for you, before others read it:
- the figures of Home and Services, the services, About and the steps: at the desk, or in src/shared/knowledge/records
- the people: at the desk
- the privacy policy and the terms, which somebody with a law degree should read: at the desk
Then: npm test, npm start, and docs/deployment.md. \`npm run deploy\` lists what is still missing.`)
}

function formatted(path: string, text: string): string {
  const args = ['check', '--write', `--stdin-file-path=${path}`]
  return execFileSync('node_modules/.bin/biome', args, { input: text, encoding: 'utf8' })
}
