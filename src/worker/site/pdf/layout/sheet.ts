import { palette } from '#shared/palette.ts'

/** The faces of a document: display for titles, heading, text, and strong for labels. */
export type Face = 'display' | 'heading' | 'text' | 'strong'

export interface TextStyle {
  face: Face
  size: number
  leading: number
  colour?: string
}

/** A place on a page, in points from its upper left corner. */
export interface Spot {
  x: number
  y: number
}

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

/** Typefaces and sizes, in points. */
export const type = {
  title: { face: 'display', size: 54, leading: 58 },
  masthead: { face: 'display', size: 34, leading: 38 },
  heading: { face: 'heading', size: 15, leading: 19 },
  value: { face: 'heading', size: 12.5, leading: 15 },
  lead: { face: 'text', size: 13, leading: 19.5 },
  text: { face: 'text', size: 10.4, leading: 16 },
  strong: { face: 'strong', size: 10.4, leading: 16 },
  cell: { face: 'text', size: 9, leading: 13 },
  cellStrong: { face: 'strong', size: 9, leading: 13 },
  label: { face: 'strong', size: 8.6, leading: 13, colour: palette.forest },
  small: { face: 'text', size: 8.6, leading: 12.5, colour: palette.muted },
  fine: { face: 'text', size: 7.6, leading: 10.5, colour: palette.muted },
} as const satisfies Record<string, TextStyle>
