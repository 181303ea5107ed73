import type { Firm } from '#shared/knowledge/schemas.ts'
import type { Answers } from './answers.ts'

/** The files of the repository by their paths. */
export type Files = Record<string, string>

interface Change {
  pattern: RegExp
  /** The text in its place; `$1` is what the pattern keeps. */
  replacement: string
}

/** The files that the setup changes. */
export const changedFiles = [
  'CHANGELOG.md',
  'CODE_OF_CONDUCT.md',
  'README.md',
  '.github/ISSUE_TEMPLATE/config.yml',
  'docs/deployment.md',
  'docs/runbook.md',
  'package-lock.json',
  'package.json',
  'src/client/styles/tokens.css',
  'src/shared/knowledge/records/firm.ts',
  'src/shared/locales.ts',
  'src/shared/palette.ts',
  'src/shared/project.ts',
  'wrangler.toml',
] as const

type ChangedFile = (typeof changedFiles)[number]

/** The present values, which the setup looks for in the files. */
interface Present {
  firm: Firm
  project: { repositoryUrl: string; tagAuthority: { domain: string; year: string } }
  /** The name of the Worker, with which those of its stores begin. */
  worker: string
}

/** Returns the files as they have to be for these answers; throws if one cannot be changed. */
export function changeFiles(files: Files, answers: Answers, present: Present): Files {
  const changes = changesFor(answers, present)
  return Object.fromEntries(
    changedFiles.map((path) => [path, changed(path, files[path] ?? '', changes[path])]),
  )
}

function changed(path: string, text: string, changes: readonly Change[]): string {
  return changes.reduce((result, { pattern, replacement }) => {
    if (!pattern.test(result)) throw new Error(`${path} has nothing like ${pattern} to change.`)
    pattern.lastIndex = 0
    return result.replace(pattern, replacement)
  }, text)
}

function changesFor(answers: Answers, present: Present): Record<ChangedFile, Change[]> {
  const { firm, project, worker } = present
  const repository = answers.repository ?? project.repositoryUrl
  const names = [everyName(worker, workerName(answers))]
  const links = [every(project.repositoryUrl, repository)]
  return {
    'CHANGELOG.md': links,
    'CODE_OF_CONDUCT.md': [
      change(/\[[^\]@]+@[^\]]+\]\(mailto:[^)]+\)/, `[${answers.email}](mailto:${answers.email})`),
    ],
    'README.md': [change(/^# .+$/m, `# ${answers.name}`), ...links],
    '.github/ISSUE_TEMPLATE/config.yml': links,
    'docs/deployment.md': names,
    'docs/runbook.md': names,
    'package-lock.json': [change(/("name": )"[^"]+"/, `$1"${workerName(answers)}"`)],
    'package.json': [change(/("name": )"[^"]+"/, `$1"${workerName(answers)}"`)],
    'src/client/styles/tokens.css': [
      change(
        /(--accent: )light-dark\([^)]+\)/,
        `$1light-dark(${answers.accent.toLowerCase()}, ${answers.accentDark.toLowerCase()})`,
      ),
      change(/(--accent: )#[\da-f]{6}/i, `$1${answers.accentDark.toLowerCase()}`),
    ],
    'src/shared/knowledge/records/firm.ts': [
      change(/^[\s\S]*$/, firmRecord(firmOf(answers, firm)).replaceAll('$', '$$$$')),
    ],
    'src/shared/locales.ts': [
      change(
        /(offeredLocales: readonly Locale\[\] = )\[[^\]]*\]/,
        `$1[${answers.languages.map(quoted).join(', ')}]`,
      ),
    ],
    'src/shared/palette.ts': [
      change(/(\n {2}ochre: )'[^']+'/, `$1'${answers.accent.toUpperCase()}'`),
      change(/(\n {2}ochreOnDark: )'[^']+'/, `$1'${answers.accentDark.toUpperCase()}'`),
    ],
    'src/shared/project.ts': [
      ...links,
      change(/(tagAuthority: )\{[^}]*\}/, `$1${tagAuthority(answers, project)}`),
    ],
    'wrangler.toml': [...names, ...settingChanges(answers)],
  }
}

/** Returns the authority of ids in feeds. A domain keeps its year, which is part of them. */
function tagAuthority({ domain }: Answers, { tagAuthority: known }: Present['project']): string {
  const year = known.domain === domain ? known.year : String(new Date().getFullYear())
  return `{ domain: '${domain}', year: '${year}' }`
}

function settingChanges(answers: Answers): Change[] {
  const vars = {
    APP_URL: `https://${answers.domain}`,
    MAIL_FROM: answers.sender,
    MAIL_TO: answers.mailTo,
    OWNER_EMAIL: answers.owner,
  }
  const lines = Object.entries(vars).map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
  const routes = `routes = [{ pattern = "${answers.domain}", custom_domain = true }]`
  return [
    // Own settings after these lines stay.
    change(
      /^\[vars\]\n(?:(?:APP_URL|MAIL_FROM|MAIL_TO|OWNER_EMAIL) = .*\n)*/m,
      `[vars]\n${lines.join('\n')}\n`,
    ),
    change(
      /^(?:routes = .*\n)?preview_urls = false\n(?:routes = .*\n)?/m,
      `preview_urls = false\n${routes}\n`,
    ),
  ]
}

function change(pattern: RegExp, replacement: string): Change {
  return { pattern, replacement }
}

/** The name of the Worker where it is one; a short one could be part of any word. */
function everyName(name: string, replacement: string): Change {
  return { pattern: new RegExp(`(?<=create |r2:|= ")${name}`, 'g'), replacement }
}

function every(text: string, replacement: string): Change {
  return { pattern: new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g'), replacement }
}

/** Returns the name of the Worker: `Harbour & Co Advisory` is `harbour-co-advisory`. */
export function workerName({ name }: Pick<Answers, 'name'>): string {
  const plain = name.normalize('NFKD').toLowerCase()
  return plain
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
}

/** Returns the firm with the answers; what nobody was asked for stays, unless it is of who shipped it. */
export function firmOf(answers: Answers, firm: Firm): Firm {
  const { name, legalName, tagline, founded, email, phone, timeZone, offices } = answers
  const isOther = (link: string) => !link.includes('kilima')
  return {
    ...firm,
    name,
    legalName,
    tagline,
    founded,
    email,
    phone,
    telegram: firm.telegram && isOther(firm.telegram) ? firm.telegram : null,
    social: firm.social.filter(isOther),
    addresses: offices.map(({ label, lines, country }) => ({ label, lines, country })),
    timeZone,
  }
}

function firmRecord(firm: Firm): string {
  return `import type { Firm } from '../schemas.ts'

/** The firm as it ships. An owner changes it at the desk; \`npm run setup\` writes this file. */
export const firm: Firm = ${JSON.stringify(firm, null, 2)}
`
}

function quoted(text: string): string {
  return `'${text}'`
}
