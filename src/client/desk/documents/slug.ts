import { lengths } from '#shared/constants.ts'

/** A title as a part of an address: `Côte d’Ivoire: tax` becomes `cote-divoire-tax`. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, lengths.slug)
    .replace(/^-+|-+$/g, '')
}
