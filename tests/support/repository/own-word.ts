/**
 * A word that only one test has, of letters alone: with digits in it, one in some hundred would
 * hold a figure (`cdf27494` is an amount of francs), and a document would be asked for its source.
 */
export function ownWord(): string {
  const letters = crypto
    .randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => 'ghjkmnpqst'[Number(digit)] ?? '')
  return letters.slice(0, 12)
}
