/**
 * Empties the named inputs of a form. Not by a reset, which would bring back what the browser had
 * filled in before the script came.
 */
export function clearFields(fields: HTMLFieldSetElement | null, names: readonly string[]): void {
  for (const name of names) {
    const field = fields?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = ''
  }
}
