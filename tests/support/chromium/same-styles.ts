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
  const carried =
    document.querySelector<HTMLStyleElement>('style:not([media])')?.sheet?.cssRules.length ?? 0
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
    [null, '::before', '::after'].map((part) => {
      return { element, part, style: getComputedStyle(element, part) }
    }),
  )
  // Nothing else can differ: what no rule declares has its initial value. A variable that nothing uses
  // may be missing.
  const declared = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? rule.style : []),
      ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList
        ? declared(rule.cssRules)
        : []),
    ])
  const names = [...new Set(declared(link.sheet.cssRules))].filter((name) => !name.startsWith('--'))
  const styles = () =>
    places.map(({ part, style }) => {
      if (part && style.content === 'none') return []
      return names.map((name) => style.getPropertyValue(name))
    })
  link.sheet.disabled = true
  const before = styles()
  link.sheet.disabled = false
  const after = styles()
  return places.flatMap(({ element, part }, at) => {
    const changed = names.filter((_, name) => after[at]?.[name] !== before[at]?.[name])
    return changed.length > 0 ? [`${kindOf(element)} ${part ?? ''}: ${changed.join('; ')}`] : []
  })
}
