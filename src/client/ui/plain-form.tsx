import { usePage } from '@inertiajs/react'

/**
 * The token without which the server refuses a form that the browser itself sends, and the key by
 * which it recognises the same form when it is sent again. Each reply brings a new page and key.
 */
export function FormTokens() {
  const { csrfToken, formKey } = usePage().props
  return (
    <>
      <input type="hidden" name="_token" value={csrfToken} autoComplete="off" />
      <input type="hidden" name="key" value={formKey} autoComplete="off" />
    </>
  )
}

/** The action of a form whose method HTML does not know: a POST that says which one is meant. */
export function withMethod(href: string, method: 'PUT' | 'PATCH' | 'DELETE'): string {
  return `${href}${href.includes('?') ? '&' : '?'}_method=${method}`
}
