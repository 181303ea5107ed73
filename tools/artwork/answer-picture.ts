import type { Font } from 'fontkit'
import { type AnswerRecords, answerFigures } from '#shared/knowledge/answer-figures.ts'
import { launchQuestionOf } from '#shared/knowledge/launch-question.ts'
import type { Market, Product } from '#shared/knowledge/schemas.ts'
import { markBox, statusMarks } from '#shared/knowledge/status-marks.ts'
import { notVerified, statusLabels } from '#shared/knowledge/words.ts'
import { palette } from '#shared/palette.ts'
import { brokenLines, textPath } from './lettering.ts'
import type { Tools } from './market-picture.ts'
import { statusMarkGroup } from './svg.ts'

type Answer = { market: Market; product: Product; records: AnswerRecords }

const left = 84
const right = 1116
// Beside the mark of the firm.
const question = { x: 196, width: 920, sizes: [56, 48], leading: 60 }
const answer = { baseline: 368, size: 168, markSize: 112 }
const country = { x: 900, y: 212, width: 216, height: 196 }
const rule = { y: 432 }
const columns = [left, 436, 788]
const columnWidth = 320
const figure = { baseline: 514, sizes: [64, 52, 44, 36, 30] }
const labelBaseline = 568

/** Draws an answer as its page begins: the question, the answer in a word, and three figures. */
export function answerPicture({ market, product, records }: Answer, tools: Tools): string {
  const { display, text } = tools.faces
  const shape = tools.outline(market.code, country)
  const figures = answerFigures(records).map(({ label, value }, index) => {
    const x = columns[index] ?? left
    return (
      figurePath(value, x, display) +
      coloured(textPath(text, label, { x, y: labelBaseline, size: 34 }), palette.muted)
    )
  })
  return (
    `<path fill="${palette.forest}" d="${shape}"/>` +
    coloured(questionPath(launchQuestionOf(product, market.name), display), palette.ink) +
    statusMarkGroup(statusMarks[records.status], {
      x: left,
      y: answer.baseline - answer.markSize,
      scale: answer.markSize / markBox,
    }) +
    coloured(wordPath(statusLabels[records.status].label, display), palette.ink) +
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
  const { baseline, size, markSize } = answer
  const x = left + markSize + 32
  return textPath(font, word, { x, y: baseline, size, tracking: -0.0095 * size })
}

/** Draws a figure at the largest size at which it stays in its column. */
function figurePath(value: string | null, x: number, font: Font): string {
  const words = value ?? notVerified()
  const isNarrow = (size: number) => widthOf(font, words, size) <= columnWidth
  const size = figure.sizes.find(isNarrow) ?? Math.min(...figure.sizes)
  const path = textPath(font, words, { x, y: figure.baseline, size })
  return coloured(path, value === null ? palette.muted : palette.ink)
}

function widthOf(font: Font, words: string, size: number): number {
  return (font.layout(words).advanceWidth * size) / font.unitsPerEm
}
