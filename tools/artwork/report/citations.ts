import type { Source } from '#shared/knowledge/schemas.ts'

const cited = /\[\^([a-z\d-]+)\]/g
// Characters of private use: no text has them.
const [opening, closing] = ['\uE000', '\uE001']
const number = new RegExp(`(${opening}\\d+${closing})`)

/** A piece of a line: text, or the number of a source. */
type Piece = { text: string; source: number | null }

/** Numbers the sources of a report in the order in which they are cited. */
export class Citations {
  private readonly found = new Map<string, Source>()
  private readonly getSource: (id: string) => Source

  constructor(getSource: (id: string) => Source) {
    this.getSource = getSource
  }

  /** In the order of their numbers. */
  get sources(): Source[] {
    return [...this.found.values()]
  }

  /** The text with numbers, which only `piecesOf` can read, in the place of `[^id]`. */
  numbered(text: string): string {
    return text.replace(cited, (_, id: string) => `${opening}${this.numberOf(id)}${closing}`)
  }

  private numberOf(id: string): number {
    if (!this.found.has(id)) this.found.set(id, this.getSource(id))
    return [...this.found.keys()].indexOf(id) + 1
  }
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
