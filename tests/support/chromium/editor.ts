import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { routes } from '#shared/routes.ts'
import { jsonHeaders } from './accounts.ts'
import { expect, open, type Page } from './test.ts'

/** Opens the form of a new document, without what an earlier test of the person left in it. */
export async function openNew(page: Page, kind: DocumentKind): Promise<void> {
  await discardDraft(page, kind, 'new')
  await open(page, `${routes.newDocument.href()}?kind=${kind}`)
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

/** Unpublishes a document, so that it makes no page larger for other tests. */
export async function unpublish(page: Page, id: string): Promise<void> {
  const headers = await jsonHeaders(page)
  const path = routes.documentWithdrawals.href({ id })
  const response = await page.request.post(path, { headers, data: {} })
  expect(response.ok(), await response.text()).toBe(true)
}

/** The state of the text in the bar. */
export const textState = (page: Page, text: string | RegExp) =>
  page.locator('form').getByText(text).first()
