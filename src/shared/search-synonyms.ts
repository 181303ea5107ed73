/** Phrases that mean the same in the trade, as `wordsOf` writes them; each finds the others. */
export const synonymGroups: readonly (readonly string[])[] = [
  ['minimum age', 'legal age', 'legal gambling age', 'gambling age', 'age limit'],
  ['identity check', 'kyc', 'know your customer', 'identity verification'],
  ['anti money laundering', 'aml', 'money laundering'],
  ['self exclusion', 'responsible gambling', 'responsible gaming', 'player protection'],
  ['data protection', 'gdpr', 'personal data', 'privacy'],
  ['server location', 'hosting', 'data localisation', 'data localization'],
  ['local ownership', 'local shareholding', 'local partner'],
  ['penalties', 'penalty', 'fines', 'sanctions'],
  ['guarantee', 'bond', 'security deposit'],
  ['tax', 'taxes', 'taxation', 'levy', 'levies'],
  ['gross gaming revenue', 'ggr'],
  ['value added tax', 'vat'],
  ['withholding tax', 'wht'],
  ['licence', 'license'],
  ['licences', 'licenses'],
  ['licensing', 'licencing'],
  ['sportsbook', 'betting', 'sports betting', 'bookmaker', 'bookmaking'],
  ['online casino', 'igaming', 'internet casino'],
  ['lottery', 'lotteries', 'lotto'],
  ['b2b', 'supplier', 'software supplier'],
  ['advertising', 'ads', 'promotion'],
  ['bonuses', 'bonus', 'free bets', 'free bet'],
  ['betting control and licensing board', 'bclb'],
  ['ivoire', 'ivory'],
]

const othersOf = new Map(
  synonymGroups.flatMap((group) =>
    group.map((phrase) => [phrase, group.filter((other) => other !== phrase)] as const),
  ),
)

const longestPhrase = Math.max(...[...othersOf.keys()].map((phrase) => phrase.split(' ').length))

/** Words that belong together, and the phrases that mean the same. */
export interface SearchTerm {
  words: readonly string[]
  synonyms: readonly string[]
}

/** Splits the words of a search into terms; the longest phrase that is known counts as one. */
export function termsOf(words: readonly string[]): SearchTerm[] {
  const terms: SearchTerm[] = []
  for (let at = 0; at < words.length; ) {
    const term = termAt(words, at)
    terms.push(term)
    at += term.words.length
  }
  return terms
}

function termAt(words: readonly string[], at: number): SearchTerm {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length)
    const synonyms = othersOf.get(phrase.join(' '))
    if (synonyms) return { words: phrase, synonyms }
  }
  return { words: words.slice(at, at + 1), synonyms: [] }
}
