/** Where the module of a screen lies, relative to this folder. */
export function screenPath(name: string): string {
  return `./pages/${name}.tsx`
}
