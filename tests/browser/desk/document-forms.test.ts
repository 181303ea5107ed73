import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectAccessible, expectFits } from '#tests/support/chromium/accessible.ts'
import {
  discardDraft,
  openNew,
  saveVersion,
  saveVersionButton,
  showPart,
  textState,
} from '#tests/support/chromium/editor.ts'
import { propsOf } from '#tests/support/chromium/requests.ts'
import { signInAsStaff } from '#tests/support/chromium/staff.ts'
import {
  expect,
  type Locator,
  open,
  type Page,
  screens,
  test,
} from '#tests/support/chromium/test.ts'
import { present } from '#tests/support/present.ts'
import { ownWord } from '#tests/support/repository/own-word.ts'

test.beforeEach(async ({ page }) => {
  await signInAsStaff(page, 'owner')
})

/** Returns the URL of a market's document. */
async function addressOf(page: Page, name: string): Promise<string> {
  const query = new URLSearchParams({ kind: 'market', q: name })
  const { documents } = await propsOf(
    page,
    `${routes.deskDocuments.href()}?${query}`,
    'desk/documents',
  )
  const found = present(documents.find(({ title }) => title === name))
  // An earlier test of the person may have left unsaved text.
  await discardDraft(page, 'market', found.id)
  return routes.deskDocument.href({ id: found.id })
}

const openPart = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Parts of the form' })
    .getByRole('link', { name, exact: true })
    .click()

/** A section of the form; the preview has sections of the same names. */
const part = (page: Page, name: string) => page.locator('form').getByRole('region', { name })

const expectStored = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: messages.documents.revised })).toBeVisible()

/** Returns the names of the first field of each row, in the order of the page. */
const namesOf = (page: Page, list: string, field: string) =>
  page
    .locator(`[name^="${list}["][name$="[${field}]"]:enabled`)
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')))

/** Returns the saved fields of a market from its page. */
async function savedFields(page: Page, address: string): Promise<Record<string, unknown>> {
  return (await propsOf(page, address, 'desk/document')).fields
}

/** Returns a shipped market as the fields of a revision. */
function shipped(slug: string) {
  const records = firstEdition().markets.find(({ market }) => market.slug === slug)
  if (!records) throw new Error(`Expected a market ${slug}`)
  const { slug: _, ...fields } = records.market
  return { ...fields, facts: records.facts.map(({ market, ...fact }) => fact) }
}

test('saves an unchanged market as it was', async ({ page }) => {
  const address = await addressOf(page, 'South Africa')
  await open(page, address)
  await saveVersion(page)
  await expectStored(page)
  expect(await savedFields(page, address)).toEqual(shipped('south-africa'))
})

test.describe('without a script', () => {
  // A market's refused form is too large to come back by a redirect.
  test.use({ javaScriptEnabled: false, expectedNoise: /422/ })

  /** Presses a button and waits for all of the next page: a form that has not arrived is refused. */
  const loadBy = (button: Locator) =>
    Promise.all([button.page().waitForEvent('load'), button.click()])

  test('saves an unchanged market as it was', async ({ page }) => {
    const address = await addressOf(page, 'Ghana')
    await page.goto(address)
    await loadBy(saveVersionButton(page))
    await expect(page.getByText(messages.documents.revised).first()).toBeVisible()
    expect(await savedFields(page, address)).toEqual(shipped('ghana'))
  })

  test('rows are added and removed by buttons, in a section that opens', async ({ page }) => {
    const address = await addressOf(page, 'Malawi')
    await page.goto(address)
    await openPart(page, 'Taxes')
    const add = part(page, 'Taxes').getByRole('button', { name: 'Add a tax' })
    await loadBy(add)
    const added = part(page, 'Taxes').getByRole('group', { name: 'New tax' })
    await expect(added.getByLabel('Name')).toBeInViewport()
    await added.getByLabel('Name').fill('Levy on withdrawals')
    await added.getByLabel('Rate').fill('2.5')
    await loadBy(add)
    await loadBy(part(page, 'Taxes').getByRole('button', { name: 'Remove New tax' }))
    await expect(page.locator('[name^="taxes["][name$="[name]"]')).toHaveCount(2)
    await expect(page.locator('[name="taxes[1][name]"]')).toHaveValue('Levy on withdrawals')
    await loadBy(saveVersionButton(page))
    const base = page.locator('[name="taxes[1][base]"]')
    await expect(base).toBeVisible()
    await expect(base).toHaveAttribute('aria-invalid', 'true')
    await expect(base).toHaveAccessibleDescription(messages.required('base'))
  })
})

test('changes a tax rate in five steps on a phone, and offers to keep the old one as history', async ({
  page,
}) => {
  const address = await addressOf(page, 'Kenya')
  await page.setViewportSize(screens[0]?.viewport ?? { width: 360, height: 780 })
  await open(page, address)
  await openPart(page, 'Taxes')
  await part(page, 'Taxes').locator('summary', { hasText: 'Excise duty on deposits' }).click()
  const rate = page.getByLabel('Rate, per cent').first()
  await rate.fill('6.5')
  await expect(part(page, 'Taxes')).toContainText('6.5% of deposits')
  await expect(part(page, 'Taxes').getByRole('status').first()).toHaveText('changed')
  await expect(part(page, 'Licence').getByRole('status')).toHaveText('')
  await saveVersion(page)
  await expectStored(page)
  await showPart(page, 'Write')
  await expect(part(page, 'Taxes').getByRole('status').first()).toHaveText('')
  expect(await savedFields(page, address)).toHaveProperty('taxes.0.rate', 6.5)

  const rows = part(page, 'Taxes').getByRole('listitem')
  const count = await rows.count()
  const notice = page.getByText('The earlier rate leaves the dossier.')
  await expect(notice).toHaveCount(0)
  await rate.fill('91')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Keep the old rate' }).click()
  await expect(page.locator('[name="taxes[0][rate]"]')).toHaveValue('6.5')
  await expect(page.locator('[name="taxes[0][until]"]')).toBeFocused()
  await expect(rows).toHaveCount(count + 1)
  await expect(page.locator(`[name="taxes[${count}][rate]"]`)).toHaveValue('91')
  await expect(notice).toHaveCount(0)
})

test('adds, removes, restores and moves rows, with consecutive names', async ({ page }) => {
  const address = await addressOf(page, 'Tanzania')
  await open(page, address)
  await openPart(page, 'Taxes')
  const dense = (count: number) =>
    Array.from({ length: count }, (_, index) => `taxes[${index}][name]`)
  await expect.poll(() => namesOf(page, 'taxes', 'name')).toEqual(dense(6))
  const row = page.getByRole('group', { name: /^Gaming tax/ }).first()
  const first = page.locator('[name="taxes[0][name]"]')
  const second = await page.locator('[name="taxes[1][name]"]').inputValue()
  const name = await first.inputValue()

  await part(page, 'Taxes').locator('li summary').first().press('Enter')
  await part(page, 'Taxes')
    .getByRole('button', { name: `Remove ${name}` })
    .first()
    .press('Enter')
  const undo = page.getByRole('button', { name: `Undo removing ${name}` })
  await expect(undo).toBeFocused()
  await expect(first).toHaveValue(second)
  expect(await namesOf(page, 'taxes', 'name')).toEqual(dense(5))
  await undo.press('Enter')
  await expect(first).toHaveValue(name)
  await expect(part(page, 'Taxes').locator('li summary').first()).toBeFocused()
  await expect(part(page, 'Taxes').getByRole('status')).toHaveText('')

  await page.getByRole('button', { name: /^Move .* down, from place 1 of 6/ }).press('Enter')
  await expect(page.getByRole('button', { name: /down, from place 2 of 6/ })).toBeFocused()
  await expect(page.locator('[name="taxes[1][name]"]')).toHaveValue(name)
  await expect(part(page, 'Taxes').getByRole('status')).toHaveText('changed')

  await page.getByRole('button', { name: 'Add a tax' }).press('Enter')
  expect(await namesOf(page, 'taxes', 'name')).toEqual(dense(7))
  await page.keyboard.type('Levy')
  await expect(page.locator('[name="taxes[6][name]"]')).toHaveValue('Levy')
  await expect(row).toBeAttached()
})

test.describe('an error', () => {
  test.use({ expectedNoise: /422/ })

  test('is shown at its input, in a section that opens', async ({ page }) => {
    await open(page, await addressOf(page, 'Rwanda'))
    await openPart(page, 'Facts')
    await page.getByRole('button', { name: 'Add a fact' }).click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('7,5')
    await part(page, 'Facts').locator('summary').first().click()
    await saveVersion(page)

    const value = page.locator('[name$="[value]"][name^="facts"]').last()
    await expect(value).toHaveAttribute('aria-invalid', 'true')
    await expect(value).toHaveAccessibleDescription(/value is invalid/)
    await expect(value).toBeVisible()
    await expect(part(page, 'Facts').locator('summary').first()).toContainText('fields to correct')
  })

  test('a different score starts a judgement with a reason and keeps the previous one', async ({
    page,
  }) => {
    const address = await addressOf(page, 'Uganda')
    await open(page, address)
    await openPart(page, 'Judgement')
    const [current] = shipped('uganda').judgements
    await page.getByLabel('Score').selectOption(current?.score === 2 ? '3' : '2')
    const why = page.getByLabel('Why did it change?')
    await expect(why).toHaveValue('')
    await saveVersion(page)
    await expect(why).toHaveAttribute('aria-invalid', 'true')
    await why.fill('The route to a licence was settled.')
    await saveVersion(page)
    await expectStored(page)
    await expect(part(page, 'Our judgement').getByRole('listitem')).toHaveCount(1)
    const { judgements } = await savedFields(page, address)
    expect(judgements).toMatchObject([
      { why: 'The route to a licence was settled.' },
      current ?? {},
    ])

    await page.getByLabel('Score').selectOption('4')
    await expect(part(page, 'Our judgement').getByRole('listitem')).toHaveCount(1)
  })
})

test('writes a rule with a new source', async ({ page }) => {
  await openNew(page, 'rule')
  const title = `Levy ${ownWord()}`
  await page.getByLabel('Title', { exact: true }).first().fill(title)
  await page.getByLabel('What it means').fill('It is before the National Assembly.')
  await showPart(page, 'Details')
  await page.getByLabel('Market', { exact: true }).selectOption('kenya')
  await page.getByLabel('Stage').selectOption('proposed')
  await page.getByRole('checkbox', { name: 'Tax', exact: true }).check()
  await page.getByRole('heading', { name: 'New sources' }).click()
  await page.getByRole('button', { name: 'Add a source' }).click()
  await expect(page.getByLabel('Publisher')).toBeFocused()
  await page.getByLabel('Publisher').fill('Parliament of Kenya')
  await part(page, 'New sources').getByLabel('Title').fill(title)
  const key = await page.getByLabel('Key').inputValue()
  await expect(page.getByLabel('Source', { exact: true })).toHaveValue(key)
  await page.getByLabel('Source', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Cite this one' }).click()
  await expect(page.getByLabel('Source', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Source', { exact: true })).toHaveValue(key)
  await expect(page.getByLabel('Source', { exact: true })).toHaveAccessibleDescription(
    `Parliament of Kenya: ${title}`,
  )
  await saveVersion(page)
  await expect(textState(page, messages.documents.created)).toBeVisible()
  await expect(page.getByLabel('Source', { exact: true })).toHaveValue(key)
})

test('is accessible and fits a phone with every section open', async ({ page }) => {
  // axe checks some two hundred fields in both themes.
  test.slow()
  await page.setViewportSize({ width: 320, height: 780 })
  await open(page, await addressOf(page, 'Senegal'))
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('form details')) fold.setAttribute('open', '')
  })
  await expectFits(page)
  await expectAccessible(page)
})
