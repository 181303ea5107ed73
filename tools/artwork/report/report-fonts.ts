import { readFileSync } from 'node:fs'
import { staticFont } from '../font/static-font.ts'
import { fontFile } from '../text-paths.ts'

/** The faces of a report: display for the cover, heading, text, and strong for labels. */
export type ReportFace = 'display' | 'heading' | 'text' | 'strong'

/** Freezes the site's fonts at the weights a report uses, ready for embedding. */
export function reportFonts(): Record<ReportFace, Buffer> {
  const [serif, sans] = [fontFile('fraunces'), fontFile('instrument-sans')].map((path) =>
    readFileSync(path),
  ) as [Buffer, Buffer]
  return {
    display: staticFont(serif, { name: 'Fraunces-Display', axes: { opsz: 96, wght: 480 } }),
    heading: staticFont(serif, { name: 'Fraunces-Heading', axes: { opsz: 30, wght: 500 } }),
    text: staticFont(sans, { name: 'InstrumentSans-Regular', axes: { wght: 400 } }),
    strong: staticFont(sans, { name: 'InstrumentSans-SemiBold', axes: { wght: 600 } }),
  }
}
