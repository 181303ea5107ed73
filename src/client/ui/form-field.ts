/** True if a node is a form control with a value. */
export function isField(
  node: unknown,
): node is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return node instanceof Element && node.matches('input, select, textarea')
}
