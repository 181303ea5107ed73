import type { Source } from '#shared/knowledge/schemas.ts'

const cited = /\[\^([a-z\d-]+)\]/g
// Characters of private use: no text has them.
const [opening, closing] = ['\uE000', '\uE001']
const number = /(\uE000\d+\uE001)/
const marksOrCharacters = /\uE000\d+\uE001|./gsu

/** A piece of a line: text, or the number of a source. */
export interface Piece {
  text: string
  source: number | null
}

/** Numbers the sources of a document in the order in which they are cited. */
export class Citations {
  private readonly byId = new Map<string, Source>()
  private readonly findSource: (id: string) => Source | null

  constructor(findSource: (id: string) => Source | null) {
    this.findSource = findSource
  }

  /** In the order of their numbers. */
  get sources(): Source[] {
    return [...this.byId.values()]
  }

  /** The text with numbers, which only `piecesOf` can read, in the place of `[^id]`. */
  numbered(text: string): string {
    return text.replace(cited, (_, id: string) => {
      const source = this.findSource(id)
      return source ? `${opening}${this.numberOf(source)}${closing}` : ''
    })
  }

  private numberOf(source: Source): number {
    this.byId.set(source.id, source)
    return [...this.byId.keys()].indexOf(source.id) + 1
  }
}

/** Returns the mark of a source in a text; empty without a source. */
export function cite(source: string | null): string {
  return source ? `[^${source}]` : ''
}

/** Takes a line of numbered text apart. */
export function piecesOf(line: string): Piece[] {
  const pieces = line.split(number).filter((piece) => piece !== '')
  return pieces.map((piece) =>
    piece.startsWith(opening)
      ? { text: piece.slice(1, -1), source: Number(piece.slice(1, -1)) }
      : { text: piece, source: null },
  )
}

/** Takes a word of numbered text apart into characters and numbers of sources. */
export function charactersOf(word: string): string[] {
  return word.match(marksOrCharacters) ?? []
}
