import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { routes } from '#shared/routes.ts'
import { ownWord } from '#tests/support/repository/own-word.ts'
import { jsonHeaders } from './accounts.ts'
import { post } from './requests.ts'
import { open, type Page } from './test.ts'

/** Opens the form of a new document, without what an earlier test of the person left in it. */
export async function openNew(page: Page, kind: DocumentKind): Promise<void> {
  await discardDraft(page, kind, 'new')
  await open(page, `${routes.newDocument.href()}?kind=${kind}`)
}

/** Creates an article by a request; returns its title and where it is edited. */
export async function createNote(page: Page): Promise<{ title: string; path: string }> {
  const word = ownWord()
  const title = `Levies ${word}`
  const source = 'gsma-mobile-money-2025'
  const note = {
    kind: 'note',
    slug: `levies-${word}`,
    title,
    excerpt: 'What a levy costs.',
    category: 'compliance',
    date: '2026-11-02',
    featured: false,
    author: null,
    body: `A levy is a tax by another name.[^${source}]`,
    markets: [],
    sources: [{ source, section: null }],
    corrections: [],
  }
  const reply = await post(page, routes.deskDocuments.href(), note)
  const { id }: { id: string } = await reply.json()
  return { title, path: routes.deskDocument.href({ id }) }
}

export async function discardDraft(page: Page, kind: DocumentKind, id: string): Promise<void> {
  const path = routes.deskDraft.href({ kind, id })
  await page.request.delete(path, { headers: await jsonHeaders(page), data: {} })
}

/** Shows a part of the editor: `Write`, `Preview`, `Details` or `History`. */
export const showPart = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

export async function saveVersion(page: Page): Promise<void> {
  await showPart(page, 'Details')
  await saveVersionButton(page).click()
}

export const saveVersionButton = (page: Page) => page.getByRole('button', { name: 'Save version' })

export const publishButton = (page: Page) =>
  page.getByRole('button', { name: 'Publish', exact: true })

/** Returns the id of the document in the editor. */
export const documentIdOf = (page: Page) => page.url().split('/').at(-1) ?? ''

/** Unpublishes a document, so that it makes no page larger for other tests. */
export const unpublish = (page: Page, id: string) =>
  post(page, routes.documentWithdrawals.href({ id }), {})

/** The state of the text in the bar. */
export const textState = (page: Page, text: string | RegExp) =>
  page.locator('form').getByText(text).first()
