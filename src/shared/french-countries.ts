// The countries of Africa whose names do not follow the rules below.
const masculine = ['Mozambique', 'Zimbabwe']
const feminine = ['Sierra Leone']
const plural = ['Comores', 'Seychelles']
const withoutArticle = [
  'Djibouti',
  'La Réunion',
  'Madagascar',
  'Maurice',
  'Mayotte',
  'Sainte-Hélène',
  'Sao Tomé-et-Principe',
]

/** Returns a country with its article: `le Sénégal`, `la Côte d’Ivoire`, `l’Ouganda`. */
export function theCountry(name: string): string {
  if (withoutArticle.includes(name)) return name
  if (plural.includes(name)) return `les ${name}`
  if (beginsWithVowel(name)) return `l’${name}`
  return `${isFeminine(name) ? 'la' : 'le'} ${name}`
}

/** Returns a country as a place: `au Sénégal`, `en Côte d’Ivoire`, `en Ouganda`. */
export function inCountry(name: string): string {
  if (withoutArticle.includes(name) || plural.includes(name)) return toCountry(name)
  return isFeminine(name) || beginsWithVowel(name) ? `en ${name}` : toCountry(name)
}

/** Returns a country after *à*: `au Sénégal`, `à la Côte d’Ivoire`, `à l’Ouganda`. */
export function toCountry(name: string): string {
  return `à ${theCountry(name)}`.replace(/^à le /, 'au ').replace(/^à les /, 'aux ')
}

/** Returns a country after *de*: `du Sénégal`, `de la Côte d’Ivoire`, `de l’Ouganda`. */
export function ofCountry(name: string): string {
  return `de ${theCountry(name)}`.replace(/^de le /, 'du ').replace(/^de les /, 'des ')
}

function beginsWithVowel(name: string): boolean {
  return /^[AEIOUÉÎ]/.test(name)
}

function isFeminine(name: string): boolean {
  const [head = ''] = name.split(/[ -]/)
  return feminine.includes(name) || (head.endsWith('e') && !masculine.includes(name))
}
