/** Returns a reference to a component of the description. */
export function component(kind: string, name: string): { $ref: string } {
  return { $ref: `#/components/${kind}/${name}` }
}
