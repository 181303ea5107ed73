import { palette } from '#shared/palette.ts'
import { frozenFont } from '../fonts.ts'

/** The faces of a report: display for the cover, heading, text, and strong for labels. */
export type ReportFace = 'display' | 'heading' | 'text' | 'strong'

export type TextStyle = { face: ReportFace; size: number; leading: number; colour?: string }

/** The measures of an A4 page, in points; text stands right of a column for headings. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: 64,
  right: 531.28,
  top: 72,
  bottom: 764,
  textLeft: 208,
  footer: 796,
} as const

/** The type of a report. */
export const type = {
  title: { face: 'display', size: 54, leading: 58 },
  heading: { face: 'heading', size: 15, leading: 19 },
  value: { face: 'heading', size: 12.5, leading: 15 },
  lead: { face: 'text', size: 13, leading: 19.5 },
  text: { face: 'text', size: 10.4, leading: 16 },
  strong: { face: 'strong', size: 10.4, leading: 16 },
  label: { face: 'strong', size: 8.6, leading: 13, colour: palette.forest },
  small: { face: 'text', size: 8.6, leading: 12.5, colour: palette.muted },
} as const satisfies Record<string, TextStyle>

/** Freezes the site's fonts at the weights a report uses, ready for embedding. */
export async function reportFonts(): Promise<Record<ReportFace, Buffer>> {
  const [display, heading, text, strong] = await Promise.all([
    frozenFont('fraunces', { opsz: 96, wght: 480 }),
    frozenFont('fraunces', { opsz: 30, wght: 500 }),
    frozenFont('instrument-sans', { wght: 400 }),
    frozenFont('instrument-sans', { wght: 600 }),
  ])
  return { display, heading, text, strong }
}
