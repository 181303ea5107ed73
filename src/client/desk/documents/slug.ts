import { lengths } from '#shared/constants.ts'

/** Returns a title as a part of a URL: `Côte d’Ivoire: tax` becomes `cote-divoire-tax`. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, lengths.slug)
    .replace(/^-+|-+$/g, '')
}
