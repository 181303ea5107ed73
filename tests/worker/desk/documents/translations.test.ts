import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '#shared/locales.ts'
import { messages } from '#shared/messages.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts, type Browser, pageObjectOf } from '#tests/support/browser.ts'
import { runCron } from '#tests/support/cron.ts'
import {
  createDocument,
  documentProps,
  listPage,
  newSlug,
  sendDraft,
  sendPublication,
  sendRevision,
} from '#tests/support/desk/desk-documents.ts'
import { seedShipped, workOf } from '#tests/support/desk/documents.ts'
import { createdId, errorsOf } from '#tests/support/replies.ts'
import { readTranslations } from '#worker/desk/publishing/read-translations.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { findNotes } from '#worker/knowledge/find-texts.ts'
import { loadTranslations } from '#worker/knowledge/load-translations.ts'
import { translateEdition } from '#worker/knowledge/translated-edition.ts'
import { inLocale } from '#worker/locale.ts'
import { updateIndex } from '#worker/site/search/build-index.ts'
import { findResults } from '#worker/site/search/find-results.ts'
import { indexOf } from '#worker/site/search/refresh-index.ts'

let editor: Browser
let colleague: Browser

beforeAll(async () => {
  await seedShipped()
  editor = await signedInAs(await createUser({ role: 'editor' }))
  colleague = await signedInAs(await createUser({ role: 'editor' }))
})

const rule = {
  kind: 'rule',
  title: 'Licences cost more',
  text: 'A licence costs 200.',
  before: null,
  after: 'It costs 200.',
} as const
const french = {
  title: 'Les agréments coûtent plus cher',
  text: 'Un agrément coûte 200.',
  after: 'Il coûte 200.',
}

const { work } = workOf()

/** Returns the edition in a language, as a request in it gets it. */
async function editionIn(locale: Locale) {
  await loadTranslations(work, locale)
  return inLocale(locale, currentEdition)
}

async function publishRule(fields: object = {}) {
  const slug = newSlug()
  const id = await createDocument(editor, { slug, ...rule, ...fields })
  await createdId(await sendPublication(editor, id))
  return { id, slug }
}

const translationPath = (id: string) => `${routes.deskDocument.href({ id })}?locale=fr`

function translationProps(id: string, browser = editor) {
  return browser.props('desk/translation', translationPath(id))
}

async function sendTranslation(id: string, fields: object = {}) {
  const { revision } = await translationProps(id)
  const input = { locale: 'fr', base: revision ?? '', ...french, ...fields }
  return editor.send(routes.documentRevisions.href({ id }), input, { as: 'json' })
}

async function publishTranslation(id: string, fields: object = {}) {
  return createdId(await sendTranslation(id, { publish: true, ...fields }))
}

describe('a translation', () => {
  test('is a version of its own beside the original, which stays as it is', async () => {
    const { id } = await publishRule()
    const revision = await createdId(await sendTranslation(id))
    const { translation, ...page } = await translationProps(id)
    expect(page).toMatchObject({ state: 'draft', revision, fields: french })
    expect(page.revisions).toHaveLength(1)
    expect(translation.outdated).toBe(false)
    expect(translation.texts).toContainEqual({
      name: 'title',
      text: rule.title,
      translation: french.title,
      isName: false,
      isLong: false,
    })
    const original = await documentProps(editor, id)
    expect(original).toMatchObject({ state: 'published', fields: { title: rule.title } })
    expect(original.revisions).toHaveLength(1)
  })

  test('is read in its language once it is published, and nowhere else', async () => {
    const title = 'A title of its own'
    const { id, slug } = await publishRule({ title })
    const before = currentEdition().number
    await createdId(await sendTranslation(id))
    expect((await editionIn('fr')).findRule(slug)?.title).toBe(title)
    await publishTranslation(id)
    const edition = await editionIn('fr')
    expect(edition.number).toBe(before + 1)
    expect(edition.findRule(slug)).toMatchObject({ ...french, market: 'ghana' })
    expect(edition.english.has(title)).toBe(false)
    expect((await editionIn('en')).findRule(slug)?.title).toBe(title)
    expect((await editionIn('pt')).findRule(slug)?.title).toBe(title)
  })

  test('keeps the data of every edition as it is', async () => {
    const { id } = await publishRule()
    const number = String(currentEdition().number)
    const path = routes.editionFile.href({ number, file: 'rules.json' })
    const before = await (await editor.visit(path)).text()
    await publishTranslation(id)
    expect(await (await editor.visit(path)).text()).toBe(before)
    const newest = await (await editor.visit('/data/rules.json')).json()
    expect(JSON.stringify(newest)).not.toContain(french.title)
  })

  test('translates the text of an article', async () => {
    const slug = newSlug()
    const id = await createDocument(editor, { slug, body: 'One.\n\nTwo.' })
    await createdId(await sendPublication(editor, id))
    await publishTranslation(id, {
      title: 'Un titre',
      excerpt: 'Un extrait.',
      body: 'Un.\n\nDeux.',
    })
    const edition = await editionIn('fr')
    const [note] = await findNotes(
      work,
      edition.notes.filter((one) => one.slug === slug),
    )
    expect(note).toMatchObject({ title: 'Un titre', body: 'Un.\n\nDeux.' })
  })

  test('is outdated once readers see another original, of which only the changed text is English', async () => {
    const { id, slug } = await publishRule()
    await publishTranslation(id)
    await createdId(await sendRevision(editor, id, { text: 'A licence costs 300.' }))
    expect((await translationProps(id)).translation.outdated).toBe(false)
    await createdId(await sendPublication(editor, id))
    const edition = await editionIn('fr')
    expect(edition.findRule(slug)).toMatchObject({
      title: french.title,
      text: 'A licence costs 300.',
    })
    expect(edition.english.has('A licence costs 300.')).toBe(true)
    const { translation } = await translationProps(id)
    expect(translation.outdated).toBe(true)
    expect(translation.changes.map(({ field }) => field)).toEqual(['text'])
    const { documents } = await listPage(editor, '?state=outdated')
    expect(documents).toContainEqual(expect.objectContaining({ id, slug, locale: 'fr' }))
    await publishTranslation(id, { text: 'Un agrément coûte 300.' })
    expect((await translationProps(id)).translation.outdated).toBe(false)
    expect((await editionIn('fr')).findRule(slug)?.text).toBe('Un agrément coûte 300.')
  })

  test('goes offline by itself', async () => {
    const { id, slug } = await publishRule()
    await publishTranslation(id)
    const path = routes.documentWithdrawals.href({ id })
    const response = await editor.send(path, { locale: 'fr' }, { as: 'json' })
    expect(response.status).toBe(204)
    expect((await editionIn('fr')).findRule(slug)?.title).toBe(rule.title)
    expect((await documentProps(editor, id)).state).toBe('published')
  })

  test('waits for its time and for its original', async () => {
    const { id } = await publishRule()
    const later = new Date(Date.now() + 60_000).toISOString()
    await publishTranslation(id, { from: later })
    expect((await translationProps(id)).state).toBe('scheduled')
    const draft = await createDocument(editor, { ...rule, slug: newSlug() })
    const refused = await sendTranslation(draft, { publish: true })
    expect(await errorsOf(refused)).toEqual({ revision: [messages.documents.withoutOriginal] })
  })

  test('is refused without a text, in an unknown language, and over a newer version', async () => {
    const { id } = await publishRule()
    const path = routes.documentRevisions.href({ id })
    const send = (input: object) => editor.send(path, input, { as: 'json' })
    expect(await errorsOf(await send({ locale: 'fr' }))).toEqual({
      title: [messages.documents.untranslated],
    })
    expect(await errorsOf(await send({ locale: 'xx', ...french }))).toHaveProperty('locale')
    await createdId(await sendTranslation(id))
    expect(await errorsOf(await send({ locale: 'fr', base: '', ...french }))).toEqual({
      base: [messages.documents.changedMeanwhile],
    })
    const unknown = await editor.visit(`${routes.deskDocument.href({ id })}?locale=xx`)
    expect(unknown.status).toBe(404)
  })

  test('is a form with the original beside it, and is previewed in its language', async () => {
    const { id } = await publishRule()
    await createdId(await sendTranslation(id))
    const form = await editor.visit(translationPath(id), { headers: { Accept: 'text/html' } })
    expect(form.status).toBe(200)
    const html = await form.text()
    expect(html).toContain(rule.text)
    expect(html).toContain(french.text)
    const preview = await editor.visit(`${routes.documentPreview.href({ id })}?locale=fr`, {
      headers: { Accept: 'text/html' },
    })
    expect(preview.status).toBe(200)
    expect(await preview.text()).toContain(french.title)
  })

  test('is deleted with an original that nobody has seen', async () => {
    const id = await createDocument(editor, { ...rule, slug: newSlug() })
    await createdId(await sendTranslation(id))
    const path = routes.deskDocument.href({ id })
    expect((await editor.send(path, {}, { as: 'json', method: 'DELETE' })).status).toBe(204)
    expect((await editor.visit(`${path}?locale=fr`)).status).toBe(404)
  })

  test('has a draft of its own', async () => {
    const { id } = await publishRule()
    const path = routes.deskDraft.href({ kind: 'rule', id })
    const draft = { locale: 'fr', base: '', title: 'À moitié' }
    const saved = await editor.send(path, draft, { as: 'json', method: 'PUT' })
    expect(saved.status).toBe(204)
    expect((await translationProps(id)).draft).toMatchObject({ fields: { title: 'À moitié' } })
    expect((await documentProps(editor, id)).draft).toBeNull()
    await createdId(await sendTranslation(id))
    expect((await translationProps(id)).draft).toBeNull()
  })
})

describe('two people who save a translation at once', () => {
  /** Saves a title by a plain form, and reads the page to which it leads. */
  async function save(browser: Browser, id: string, input: { base: string; title: string }) {
    const fields = { locale: 'fr', ...french, ...input }
    await browser.send(routes.documentRevisions.href({ id }), fields, { as: 'page' })
    const page = await browser.visit(translationPath(id), { headers: accepts.page })
    const html = await page.text()
    return { ...input, html, props: pageObjectOf<Pages['desk/translation']>(html).props }
  }

  test.each([
    ['for the first time', async () => ''],
    ['again', async (id: string) => createdId(await sendTranslation(id))],
  ])('%s: one of them sees both texts, without a script too', async (_, saveFirst) => {
    const { id } = await publishRule()
    const base = await saveFirst(id)
    const all = await Promise.all([
      save(editor, id, { base, title: 'Le premier' }),
      save(colleague, id, { base, title: 'Le second' }),
    ])
    const [refused, ...others] = all.filter(({ props }) => props.theirs)
    const saved = all.find(({ props }) => !props.theirs)
    expect(others).toEqual([])
    expect(refused?.props).toMatchObject({
      errors: { base: messages.documents.changedMeanwhile },
      draft: { base, fields: { title: refused?.title } },
      theirs: { fields: { title: saved?.title } },
    })
    const textIn = (pattern: RegExp) => pattern.exec(refused?.html ?? '')?.[1]
    expect(textIn(/<textarea[^>]*name="title"[^>]*>(.*?)</)).toBe(refused?.title)
    expect(textIn(/<pre[^>]*>(.*?)</)).toBe(saved?.title)
    // With the newest base, the next press would save over what its writer has just seen first.
    expect(textIn(/<input[^>]*name="base" value="(.*?)"/)).toBe(base)
  })

  test('a draft from before a version of a colleague is shown beside it', async () => {
    const { id } = await publishRule()
    const base = await createdId(await sendTranslation(id))
    const draft = { locale: 'fr', base, title: 'Le mien' }
    await sendDraft(colleague, { kind: 'rule', id, ...draft })
    await createdId(await sendTranslation(id, { title: 'Le leur' }))
    expect(await translationProps(id, colleague)).toMatchObject({
      draft: { base, fields: { title: 'Le mien' } },
      theirs: { revision: { number: 2 }, fields: { title: 'Le leur', text: french.text } },
    })
    expect(await translationProps(id)).not.toHaveProperty('theirs')
  })
})

test('the cron writes the translations that a Worker did not finish', async () => {
  const { id, slug } = await publishRule()
  await publishTranslation(id)
  await runCron()
  expect((await editionIn('fr')).findRule(slug)?.title).toBe(french.title)
})

test('the list counts what is translated, by kind and language', async () => {
  const coverageOf = async () => {
    const { coverage } = await listPage(editor, '?kind=rule')
    const [rules] = coverage
    return rules?.languages.find(({ locale }) => locale === 'fr')?.translated ?? 0
  }
  const before = await coverageOf()
  const { id } = await publishRule()
  await publishTranslation(id)
  expect(await coverageOf()).toBe(before + 1)
})

test('a past day is shown with the translations of then', async () => {
  const { id, slug } = await publishRule()
  await publishTranslation(id)
  const translated = currentEdition().number
  await createdId(await sendTranslation(id, { title: 'Un autre titre', publish: true }))
  const titleAt = async (number: number) => {
    const translations = await readTranslations(work.db, number, 'fr')
    const edition = translateEdition(currentEdition(), 'fr', translations)
    return edition.findRule(slug)?.title
  }
  expect(await titleAt(translated - 1)).toBe(rule.title)
  expect(await titleAt(translated)).toBe(french.title)
  expect(await titleAt(translated + 1)).toBe('Un autre titre')
})

test('a search in French finds French words by their beginnings, without accents and articles', async () => {
  const { id } = await publishRule({ title: 'A levy on casinos' })
  await publishTranslation(id, { title: 'L’impôt des casinos', text: 'Les opérateurs paient.' })
  const edition = await editionIn('fr')
  const find = (text: string) =>
    inLocale('fr', async () => {
      await updateIndex(env.SEARCH, await indexOf(edition))
      const { results } = await findResults(env.SEARCH, { text, page: 1, markets: [] })
      return results.map(({ title }) => title)
    })
  expect(await find("l'impôt des casinos")).toContain('L’impôt des casinos')
  expect(await find('impots casino')).toContain('L’impôt des casinos')
  expect(await find('levy')).not.toContain('A levy on casinos')
})

test('what ships in French is published with what ships', async () => {
  const edition = await editionIn('fr')
  expect(edition.findRule('senegal-tax-on-winnings')?.title).not.toBe(
    currentEdition().findRule('senegal-tax-on-winnings')?.title,
  )
})
