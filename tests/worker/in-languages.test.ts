import { expect, test } from 'vitest'
import { exportInLanguages, inLanguages } from '#worker/in-languages.ts'
import { inLocale } from '#worker/locale.ts'

const languages = {
  en: { save: 'Save', markets: { kenya: 'Kenya' }, steps: ['one'], count: (n: number) => `${n}!` },
  fr: {
    save: 'Enregistrer',
    markets: { kenya: 'Le Kenya' },
    steps: ['un', 'deux'],
    count: (n: number) => `${n} !`,
  },
}

const inFrench = <Result>(task: () => Result) => inLocale('fr', task)

test('a module of sentences follows the language of whoever reads it', () => {
  const words = inLanguages(languages)
  expect(words).toEqual(languages.en)
  expect(inFrench(() => ({ ...words }))).toEqual(languages.fr)
  expect(
    inLocale('pt', () => ({ ...words })),
    'without a translation',
  ).toEqual(languages.en)
})

test.each(['markets', 'steps'] as const)('so do its %s, imported by their name', (name) => {
  const read = () => JSON.stringify(exportInLanguages(languages, name))
  expect(read()).toBe(JSON.stringify(languages.en[name]))
  expect(inFrench(read)).toBe(JSON.stringify(languages.fr[name]))
})

test('so do a list that was imported before and its length', () => {
  const steps = exportInLanguages(languages, 'steps')
  expect(steps).toHaveLength(1)
  expect(inFrench(() => Array.isArray(steps) && steps.map((step) => step))).toEqual(
    languages.fr.steps,
  )
})

test('so does a sentence with a value', async () => {
  const count = exportInLanguages(languages, 'count')
  const read = async () => typeof count === 'function' && count(2)
  expect(await read()).toBe('2!')
  expect(await inFrench(read)).toBe('2 !')
})
