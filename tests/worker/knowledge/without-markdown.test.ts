import { expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { withoutMarkdown } from '#worker/knowledge/without-markdown.ts'

test('keeps the words of a text', () => {
  const text =
    '## A **head**\n\n- one [link](https://a.example/b_c) here[^a-1]\n\n| a | b |\n|---|---|\n'
  expect(withoutMarkdown(text).replace(/\s+/g, ' ').trim()).toBe('A head one link here a b')
})

test.each(['[^', '[', '[a](', '!', ' ', '\n', ' \n', '1', '|', ' |', '*', '> '])(
  'stays fast for a text full of %j',
  (unit) => {
    const startedMs = performance.now()
    withoutMarkdown(`${unit.repeat(lengths.documentBody / unit.length)}x`)
    // An expression that backtracks takes far longer.
    expect(performance.now() - startedMs).toBeLessThan(3000)
  },
)
