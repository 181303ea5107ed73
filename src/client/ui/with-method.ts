/** The action of a form whose method HTML does not know: a POST that says which one is meant. */
export function withMethod(href: string, method: 'PUT' | 'PATCH' | 'DELETE'): string {
  return `${href}?_method=${method}`
}
