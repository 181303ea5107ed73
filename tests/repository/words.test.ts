import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readImportGraph, root, textOf } from '#tests/support/repository/import-graph.ts'
import { sentencesIn } from '#tests/support/repository/sentences.ts'

const sources = globSync('src/client/**/*.{ts,tsx}', { cwd: root }).sort()
const wordFiles = sources.filter((file) => file.endsWith('/words.ts'))

/** Texts that are the same in every language, and names that look like sentences. */
const technical = new Set([
  ...['BibTeX', 'RIS', '.csv', 'facts.csv', '/facts.json', 'curl', '/ Control+K Meta+K'],
  ...['Facebook', 'Instagram'],
  ...['a, button, summary, input, select, textarea, label', 'input, select, textarea'],
])

describe('the sentences of screens', () => {
  test('stand in the words of their feature', () => {
    const loose = sources
      .filter((file) => !/[/-]words(\.\w+)?\.ts$/.test(file))
      .flatMap((file) => sentencesIn(file).map((text) => `${file}: ${text}`))
      .filter((sentence) => !technical.has(sentence.slice(sentence.indexOf(': ') + 2)))
    expect(loose).toEqual([])
  })

  test.each([
    ['<p>Nothing found</p>', 'Nothing found'],
    ['<p>{count} found</p>', 'found'],
    ['<p>{isOpen ? "open" : words.closed}</p>', 'open'],
    ['<input aria-label="name" />', 'name'],
    ['<Field label={isNew ? "add" : words.save} />', 'add'],
    ['[{ title: "sent", href }]', 'sent'],
    ['showError("It failed. Try again.")', 'It failed. Try again.'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code with a template
    ['`Version ${number} is live`', 'Version – is live'],
    ['const titles = { done: "Sent" }', 'Sent'],
  ])('are noticed in %s', (code, sentence) => {
    expect(sentencesIn('planted.tsx', code)).toEqual([sentence])
  })

  test.each([
    'import { Link } from "The router"',
    '<p className="text-sm text muted">{words.closed}</p>',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code with a template
    '<Link href={`${routes.search.href()}?q=${q}`} rel="noopener noreferrer" />',
    'const isDone = status === "Done"',
    'throw new Error("Expected a session")',
    'type State = "Open" | "Done"',
    'element.closest("a, button")',
    '<path d="M2 18.5H4C8 18.5 8.1 12.2 9.97 7.57" />',
    'const wide = "(width >= 80rem)"',
    'const line = "border-t lg:border-t-0 lg:border-l"',
  ])('are none in %s', (code) => {
    expect(sentencesIn('planted.tsx', code)).toEqual([])
  })
})

describe('the words of a feature', () => {
  const imports = [...readImportGraph().values()]
    .flat()
    .filter(({ from, to }) => wordFiles.includes(to) && from.startsWith('src/'))

  test('are read by its own components and pages', () => {
    const foreign = imports.filter(
      ({ from, to }) =>
        !from.startsWith(`${dirname(to)}/`) && !from.startsWith('src/client/pages/'),
    )
    expect(foreign).toEqual([])
  })

  test('are those of one feature for a page', () => {
    const pages = imports.map(({ from }) => from).filter((file) => file.includes('/pages/'))
    expect(pages.filter((page, index) => pages.indexOf(page) !== index)).toEqual([])
  })

  test.each(wordFiles)('%s has none that no screen shows', (file) => {
    const readers = imports.filter(({ to }) => to === file).map(({ from }) => textOf(from))
    const code = [...readers, textOf(file)].join('\n')
    const names = [...textOf(file).matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
    expect(names.filter((name) => !new RegExp(`[wW]ords\\.${name}\\b`).test(code))).toEqual([])
  })
})
