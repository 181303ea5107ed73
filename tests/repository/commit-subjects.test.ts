import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('commit subjects since the last release are short plain statements', ({ skip }) => {
  const subjects = subjectsSinceRelease()
  if (subjects === null) return skip('there is no release in the history')
  expect(subjects.map(faultOf).filter((fault) => fault !== null)).toEqual([])
})

test.each([
  ['Fix lost focus after a failed submit', null],
  [`Fix ${'x'.repeat(67)}`, null],
  [`Fix ${'x'.repeat(68)}`, 'has 72 characters, the limit is 71'],
  ['Fix lost focus.', 'ends with a full stop'],
  ['fix lost focus', 'does not begin with a capital letter'],
])('the subject %j is judged', (subject, fault) => {
  expect(faultOf(subject)).toBe(fault && `${subject}: ${fault}`)
})

/** Returns what is wrong with a commit subject, or null. */
function faultOf(subject: string): string | null {
  if (subject.length >= 72) return `${subject}: has ${subject.length} characters, the limit is 71`
  if (subject.endsWith('.')) return `${subject}: ends with a full stop`
  if (!/^[A-Z]/.test(subject)) return `${subject}: does not begin with a capital letter`
  return null
}

/**
 * Returns the subjects since the last release tag, or since the commit that last changed the version
 * where there is no tag. Merge commits are left out. Null if git, the repository or both are missing.
 */
function subjectsSinceRelease(): string[] | null {
  if (git('rev-parse', '--show-prefix') !== '') return null
  const release =
    git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*') ??
    git('log', '-1', '--format=%H', '-G"version":', '--', 'package.json')
  if (!release) return null
  const subjects = git('log', '--no-merges', '--format=%s', `${release}..HEAD`) ?? ''
  return subjects.split('\n').filter(Boolean)
}

/** Returns what a git command prints; null if it fails. */
function git(...command: string[]): string | null {
  try {
    return execFileSync('git', command, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}
