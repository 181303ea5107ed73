const withoutArticle = /^(?:Angola|Cabo Verde|Essuatíni|Madagáscar|Marrocos|Moçambique|São Tomé)/
const feminine = /^(?:África|Costa|Eritreia|Guiné|República|Serra)|ia$/

function articleOf(country: string): 'o' | 'a' | null {
  if (withoutArticle.test(country)) return null
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
