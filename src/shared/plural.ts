import * as words from './number-words.ts'

const rulesByTag = new Map<string, Intl.PluralRules>()

/** The forms of a text by the plural categories of the language; English has `one` and `other`. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** Returns the form of a text that goes with a count. */
export function plural(count: number, forms: PluralForms): string {
  return forms[rulesOf(words.tag).select(count)] ?? forms.other
}

function rulesOf(tag: string): Intl.PluralRules {
  const known = rulesByTag.get(tag)
  if (known) return known
  const rules = new Intl.PluralRules(tag)
  rulesByTag.set(tag, rules)
  return rules
}
