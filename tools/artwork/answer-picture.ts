import type { Font } from 'fontkit'
import type { Market, ProductStatus } from '#shared/knowledge/schemas.ts'
import { markBox, statusMarks } from '#shared/knowledge/status-marks.ts'
import { palette } from '#shared/palette.ts'
import { brokenLines, fittingSize, textPath } from './lettering.ts'
import type { Tools } from './market-picture.ts'
import type { AnswerTexts } from './share-texts.ts'
import { statusMarkGroup } from './svg.ts'

const left = 84
const right = 1116
// Beside the mark of the firm.
const question = { x: 196, width: 920, sizes: [56, 48], leading: 60 }
const answer = { baseline: 368, sizes: [168, 148, 128], markSize: 112 }
const country = { x: 900, y: 212, width: 216, height: 196 }
const rule = { y: 432 }
const columns = [left, 436, 788]
const columnWidth = 320
const figure = { baseline: 514, sizes: [64, 52, 44, 36, 30] }
const labelBaseline = 568
const labelSizes = [34, 30, 26]

/** Draws an answer as its page begins: the question, the answer in a word, and three figures. */
export function answerPicture(
  { code, status }: { code: Market['code']; status: ProductStatus },
  texts: AnswerTexts,
  tools: Tools,
): string {
  const { display, text } = tools.faces
  const shape = tools.outline(code, country)
  const figures = texts.figures.map(({ label, value, isVerified }, index) => {
    const x = columns[index] ?? left
    const labelPlace = { x, y: labelBaseline, width: columnWidth }
    return (
      coloured(figurePath(value, x, display), isVerified ? palette.ink : palette.muted) +
      coloured(labelPath(label, labelPlace, text), palette.muted)
    )
  })
  return (
    `<path fill="${palette.forest}" d="${shape}"/>` +
    coloured(questionPath(texts.question, display), palette.ink) +
    statusMarkGroup(statusMarks[status], {
      x: left,
      y: answer.baseline - answer.markSize,
      scale: answer.markSize / markBox,
    }) +
    coloured(wordPath(texts.answer, display), palette.ink) +
    `<path stroke="${palette.forest}" stroke-width="4" d="M${left} ${rule.y}H${right}"/>` +
    figures.join('')
  )
}

function coloured(path: string, colour: string): string {
  return `<path fill="${colour}" d="${path}"/>`
}

function questionPath(words: string, font: Font): string {
  const { x, width, sizes, leading } = question
  const size =
    sizes.find((one) => brokenLines(font, words, { size: one, width }).length <= 2) ?? sizes[1] ?? 0
  const lines = brokenLines(font, words, { size, width })
  const first = lines.length === 1 ? 132 : 102
  return lines
    .map((line, index) => {
      return textPath(font, line, { x, y: first + index * leading, size, tracking: -0.0095 * size })
    })
    .join('')
}

function wordPath(word: string, font: Font): string {
  const { baseline, sizes, markSize } = answer
  const x = left + markSize + 32
  const width = country.x - x
  const size = fittingSize(font, [word], { sizes, width })
  return textPath(font, word, { x, y: baseline, size, width, tracking: -0.0095 * size })
}

/** Draws a figure at the largest size at which it stays in its column. */
function figurePath(value: string, x: number, font: Font): string {
  const size = fittingSize(font, [value], { sizes: figure.sizes, width: columnWidth })
  return textPath(font, value, { x, y: figure.baseline, size, width: columnWidth })
}

function labelPath(label: string, place: { x: number; y: number; width: number }, font: Font) {
  const size = fittingSize(font, [label], { sizes: labelSizes, width: columnWidth })
  return textPath(font, label, { ...place, size })
}
