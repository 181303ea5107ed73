import { palette } from '../palette.ts'
import type { ProductStatus } from './schemas.ts'

/** A stroke or a filled shape of a mark, in a box of 16 units. */
export type MarkPart = {
  d: string
  fill?: string
  stroke?: { colour: string; width: number; dash?: number; round?: true }
}

/** The side of the box that the marks are drawn in. */
export const markBox = 16

const frame = (inset: number) => {
  const side = markBox - 2 * inset
  return `M${inset} ${inset}h${side}v${side}h${-side}z`
}

/**
 * The marks of what a product may be, for pictures and reports: the shapes of
 * `src/client/knowledge/status-mark.css`, in the colours of paper.
 */
export const statusMarks: Readonly<Record<ProductStatus, readonly MarkPart[]>> = {
  licensed: [{ d: frame(0), fill: palette.forest }],
  possible: [
    { d: frame(0.75), fill: palette.paper, stroke: { colour: palette.forest, width: 1.5 } },
    {
      d: 'M1 5 5 1M1 10 10 1M1 15 15 1M6 15 15 6M11 15 15 11',
      stroke: { colour: palette.forest, width: 1.5 },
    },
  ],
  closed: [{ d: frame(1.25), fill: palette.paper, stroke: { colour: palette.clay, width: 2.5 } }],
  unclear: [
    { d: frame(0.75), fill: palette.paper, stroke: { colour: palette.muted, width: 1.5, dash: 2 } },
    {
      d: 'M5 5h.01M11 5h.01M8 8h.01M5 11h.01M11 11h.01',
      stroke: { colour: palette.muted, width: 2.5, round: true },
    },
  ],
}
