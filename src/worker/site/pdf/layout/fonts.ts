import { create, type Font, type GlyphRun } from 'fontkit'
import assets from '#worker/generated/pdf-assets.json'
import type { Face } from './sheet.ts'

const characters = new Set(assets.characters)
const accents = /\p{M}/gu
// Words of all documents that an isolate makes; past that, shaping begins anew.
const maxWords = 20_000

let fonts: Record<Face, Font> | undefined

/** Returns the fonts of documents, read once an isolate: that takes longer than a short document. */
export function documentFonts(): Record<Face, Font> {
  const { display, heading, text, strong } = assets.fonts
  fonts ??= {
    display: fontOf(display),
    heading: fontOf(heading),
    text: fontOf(text),
    strong: fontOf(strong),
  }
  return fonts
}

/**
 * Returns a text with characters that the fonts have: other letters lose their accents, all else
 * becomes a question mark, since the fonts would show an empty box.
 */
export function withKnownCharacters(text: string): string {
  const whole = text
    .normalize('NFC')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\p{C}/gu, '')
  const known = [...whole].map((one) => (characters.has(one) ? one : nearestTo(one)))
  return known.join('')
}

function nearestTo(character: string): string {
  const plain = [...character.normalize('NFKD').replace(accents, '')]
  return plain.map((one) => (characters.has(one) ? one : '?')).join('')
}

function fontOf(base64: string): Font {
  const file = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return withShapes(create(file))
}

/** Returns a font that shapes each word once, since that is half the work of a document. */
function withShapes(font: Font): Font {
  const shape = font.layout.bind(font)
  const shapes = new Map<string, GlyphRun>()
  font.layout = (text) => {
    const run = shapes.get(text) ?? shape(text)
    if (shapes.size > maxWords) shapes.clear()
    shapes.set(text, run)
    return copyOf(run)
  }
  return font
}

// PDFKit scales the positions in place.
function copyOf({ glyphs, positions }: GlyphRun): GlyphRun {
  const copies = positions.map((position) => ({ ...position }))
  return {
    glyphs,
    positions: copies,
    get advanceWidth() {
      return copies.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  }
}
