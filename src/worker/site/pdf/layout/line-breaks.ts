import { charactersOf } from './citations.ts'

type WidthOf = (text: string) => number

/**
 * Breaks text in lines no wider than `width`, between words; a word that is wider by itself, as many
 * addresses are, is broken after a sign or between characters. No last line is a word on its own.
 */
export function breakLines(text: string, width: number, widthOf: WidthOf): string[] {
  const space = widthOf(' ')
  const lines: string[][] = []
  let used = 0
  for (const part of text.split(' ').flatMap((word) => partsOf(word, width, widthOf))) {
    const line = lines.at(-1)
    // Measured as it is drawn, so that each word is shaped once.
    const partWidth = widthOf(`${part} `) - space
    if (line && used + space + partWidth <= width) {
      line.push(part)
      used += space + partWidth
    } else {
      lines.push([part])
      used = partWidth
    }
  }
  const [last, before] = [lines.at(-1), lines.at(-2)]
  if (last?.length === 1 && before && before.length > 1) {
    const moved = before.at(-1) ?? ''
    const needed = widthOf(`${moved} `) + widthOf(last[0] ?? '')
    if (needed <= width) last.unshift(before.pop() ?? '')
  }
  return lines.map((words) => words.join(' '))
}

/** Returns the word itself if it fits, else parts of it that do. */
function partsOf(word: string, width: number, widthOf: WidthOf): string[] {
  if (widthOf(`${word} `) - widthOf(' ') <= width) return [word]
  const pieces = word
    .split(/(?<=[/?&=.,_-])/)
    .flatMap((piece) => (widthOf(piece) <= width ? [piece] : charactersOf(piece)))
  const parts: string[] = []
  for (const piece of pieces) {
    const part = `${parts.at(-1) ?? ''}${piece}`
    if (parts.length > 0 && widthOf(part) <= width) parts[parts.length - 1] = part
    else parts.push(piece)
  }
  return parts
}
