import { usePage } from '@inertiajs/react'

/** The token without which the server refuses a form that the browser itself sends. */
export function CsrfField() {
  const { csrfToken } = usePage().props
  return <input type="hidden" name="_token" value={csrfToken} autoComplete="off" />
}

/** The action of a form whose method HTML does not know: a POST that says which one is meant. */
export function withMethod(href: string, method: 'PUT' | 'PATCH' | 'DELETE'): string {
  return `${href}?_method=${method}`
}
