import { isField } from './form-field.ts'

/** Keeps the input of a form until the tab is closed. */
export function storeInput(key: string, input: object): void {
  // Storage throws in browsers that forbid it; then there is no draft.
  try {
    sessionStorage.setItem(key, JSON.stringify(input))
  } catch {}
}

/** Returns the stored input of a form; empty without any. */
export function findInput<Input extends object>(key: string): Partial<Input> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

export function deleteInput(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}

/** Fills the empty fields of a form. */
export function fillEmptyFields(form: HTMLFormElement | null, input: Record<string, unknown>) {
  for (const [name, value] of Object.entries(input)) {
    const field = form?.elements.namedItem(name)
    if (isField(field) && field.value === '' && typeof value === 'string') field.value = value
  }
}
