const rules = new Intl.PluralRules('en')

/** The forms of a text by the plural categories of the language; English has `one` and `other`. */
type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** Returns the form of a text that goes with a count. */
export function plural(count: number, forms: PluralForms): string {
  return forms[rules.select(count)] ?? forms.other
}
