import { expect, type Page } from '@playwright/test'

/** Lets the next document carry the rules of its screen, as it does for somebody new. */
export async function forgetStylesheet(page: Page) {
  await page.context().clearCookies({ name: 'stylesheet' })
}

/**
 * Expects that no element of the page, and nothing before or after one, looks different once the whole
 * style sheet is there: that the document carries every rule its screen needs.
 */
export async function expectSameStyles(page: Page) {
  expect(await page.evaluate(differences)).toEqual([])
}

/** The elements whose styles the whole sheet changes, each with what it changes. */
function differences(): string[] {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  const carried = document.querySelector('style')?.sheet?.cssRules.length ?? 0
  if (!link?.sheet || carried < 10) return ['Expected a page with its rules and the whole sheet']
  // Of elements that are alike, one stands for all: to read the styles of each takes seconds.
  const kindOf = (element: Element) =>
    `${element.localName}.${element.getAttribute('class')} ${element.getAttributeNames()}`
  const alike = new Map(
    [...document.querySelectorAll('*')].map((element) => [
      `${kindOf(element.parentElement ?? element)} > ${kindOf(element)}`,
      element,
    ]),
  )
  const places = [...alike.values()].flatMap((element) =>
    [null, '::before', '::after'].map((part) => ({ element, part })),
  )
  const styles = () =>
    places.map(({ element, part }) => {
      const style = getComputedStyle(element, part)
      return part && style.content === 'none' ? 'none' : style.cssText
    })
  link.sheet.disabled = true
  const before = styles()
  link.sheet.disabled = false
  const after = styles()
  return places.flatMap(({ element, part }, at) => {
    if (before[at] === after[at]) return []
    const lines = new Set(before[at]?.split('; '))
    const changed = after[at]?.split('; ').filter((line) => !lines.has(line))
    return [`${kindOf(element)} ${part ?? ''}: ${changed?.join('; ')}`]
  })
}
