import { businessHours } from '#shared/content/contact.ts'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'

const phone = { width: 360, height: 780 }

/** The texts that stand outside the screen, or are cut off by what holds them. */
function textsCutOff(page: Page) {
  return page.evaluate(() => {
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    // A row of tabs scrolls.
    const hidden = '.sr-only, script, style, .tab-row, details:not([open]) > :not(summary)'
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent || parent.closest(hidden)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // A chart clips its drawing to itself, and so its values.
      const frame = parent.closest('dd svg')?.getBoundingClientRect()
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        const beyond = left < -0.5 || right > innerWidth + 0.5
        const clipped = frame && (top < frame.top - 0.5 || bottom > frame.bottom + 0.5)
        if (width > 1 && (beyond || clipped)) cut.push(node.textContent.trim())
      }
    }
    return cut
  })
}

/** Expects that everything stands on the screen, and nothing beyond its edge. */
async function expectFitsPhone(page: Page) {
  expect(await textsCutOff(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
}

/** Sets the size of text in the browser to twice the usual one. */
async function enlargeText(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page fits a phone with its own text set to 200 per cent', async ({ page }) => {
    await page.setViewportSize(phone)
    for (const { label, href } of publicPages) {
      await test.step(label, async () => {
        await page.goto(href)
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        await expectFitsPhone(page)
        if (href !== routes.contact.href()) return
        const hours = page.getByRole('region', { name: businessHours.title }).locator('dl').first()
        const days = hours.locator('dt')
        const lines = await days.evaluateAll((names) =>
          names.map((name) => {
            const { lineHeight } = getComputedStyle(name)
            return Math.round(name.getBoundingClientRect().height / Number.parseFloat(lineHeight))
          }),
        )
        expect(lines, 'the days of the business hours stay whole').toEqual([1, 1, 1])
      })
    }
  })

  test('every page fits a phone whose text is twice as large', async ({ page }) => {
    await page.setViewportSize(phone)
    await enlargeText(page)
    for (const { label, href } of publicPages) {
      await test.step(label, async () => {
        await page.goto(href)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          '32px',
        )
        await page.locator('main details').evaluateAll((folds) => {
          for (const fold of folds) fold.setAttribute('open', '')
        })
        await expectFitsPhone(page)
      })
    }
  })
})

test('what is wrong with a message fits beside its count where text is twice as large', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await enlargeText(page)
  await open(page, routes.contact.href())
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.locator('#field-message-error')).toBeVisible()
  await expectFitsPhone(page)
})
