const withoutArticle =
  /^(?:Angola|Cabo Verde|Essuatíni|Madagáscar|Maiote|Marrocos|Moçambique|Santa Helena|São Tomé)/
const feminine = /^(?:África|Costa|Côte|Eritreia|Guiné|República|Reunião|Serra)|ia$/
const masculinePlural = ['Camarões']
const femininePlural = ['Comores', 'Seicheles']

function articleOf(country: string): 'o' | 'a' | 'os' | 'as' | null {
  if (withoutArticle.test(country)) return null
  if (masculinePlural.includes(country)) return 'os'
  if (femininePlural.includes(country)) return 'as'
  return feminine.test(country) && country !== 'Quénia' ? 'a' : 'o'
}

/** Returns a country of Africa as a Portuguese sentence names it: `o Quénia`, `a Zâmbia`, `Moçambique`. */
export function theCountry(country: string): string {
  const article = articleOf(country)
  return article ? `${article} ${country}` : country
}

/** Returns where something is: `no Quénia`, `na Zâmbia`, `em Moçambique`. */
export function inCountry(country: string): string {
  const article = articleOf(country)
  return article ? `n${article} ${country}` : `em ${country}`
}

/** Returns whose something is: `do Quénia`, `da Zâmbia`, `de Moçambique`. */
export function ofCountry(country: string): string {
  const article = articleOf(country)
  return article ? `d${article} ${country}` : `de ${country}`
}
