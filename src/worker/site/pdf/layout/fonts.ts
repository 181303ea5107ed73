import { create, type Font, type Glyph, type GlyphRun } from 'fontkit'
import assets from '#worker/generated/pdf-assets.json'
import type { Face } from './sheet.ts'

const characters = new Set(assets.characters)
const narrowSpace = '\u202f'
const accents = /\p{M}/gu
// Words of all documents that an isolate makes; past that, shaping begins anew.
const maxWords = 20_000

let fonts: Record<Face, Font> | undefined

interface Letter {
  glyph: Glyph
  advance: number
}

/** The letters of the fonts that are shaped glyph by glyph. */
const letters = { text: new Map<string, Letter>(), strong: new Map<string, Letter>() }

/** Returns the fonts of documents, read once an isolate: that takes longer than a short document. */
export function documentFonts(): Record<Face, Font> {
  const { display, heading, text, strong } = assets.fonts
  fonts ??= {
    display: fontOf(display),
    heading: fontOf(heading),
    text: fontOf(text, glyphByGlyph('text')),
    strong: fontOf(strong, glyphByGlyph('strong')),
  }
  return fonts
}

/**
 * Returns a text with characters that the fonts have: other letters lose their accents, all else
 * becomes a question mark, since the fonts would show an empty box.
 */
export function withKnownCharacters(text: string): string {
  // The fonts have a glyph for it that is as wide as a word.
  const spaced = text.replaceAll(narrowSpace, '\u00a0')
  return areKnown(spaced) ? spaced : withNearest(spaced)
}

function areKnown(text: string): boolean {
  for (const one of text) if (!characters.has(one)) return false
  return true
}

function withNearest(text: string): string {
  const whole = text
    .normalize('NFC')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\p{C}/gu, '')
  return [...whole].map((one) => (characters.has(one) ? one : nearestTo(one))).join('')
}

function nearestTo(character: string): string {
  const plain = [...character.normalize('NFKD').replace(accents, '')]
  return plain.map((one) => (characters.has(one) ? one : '?')).join('')
}

type Shape = (font: Font) => (text: string) => GlyphRun

function fontOf(base64: string, shape: Shape = (font) => font.layout.bind(font)): Font {
  const file = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const font = create(file)
  return withShapes(font, shape(font))
}

/** Shapes text in a font without kerning and ligatures, for which its engine would look in vain. */
function glyphByGlyph(face: keyof typeof letters) {
  return (font: Font) =>
    (text: string): GlyphRun => {
      const glyphs: Glyph[] = []
      const positions = []
      for (const character of text) {
        const { glyph, advance } = letterOf(font, letters[face], character)
        glyphs.push(glyph)
        positions.push({ xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0 })
      }
      return { glyphs, positions, advanceWidth: 0 }
    }
}

function letterOf(font: Font, known: Map<string, Letter>, character: string): Letter {
  const letter = known.get(character)
  if (letter) return letter
  const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
  const added = { glyph, advance: glyph.advanceWidth }
  known.set(character, added)
  return added
}

/**
 * Returns the width of a text of size 1 in a font that is shaped glyph by glyph; null for the others.
 * To measure is most of the work of a document, and needs no shape.
 */
export function widthByGlyphs(face: Face, text: string): number | null {
  if (face !== 'text' && face !== 'strong') return null
  const font = documentFonts()[face]
  let width = 0
  for (const character of text) width += letterOf(font, letters[face], character).advance
  return width / font.unitsPerEm
}

/** Returns a font that shapes each word once, since that is half the work of a document. */
function withShapes(font: Font, shape: (text: string) => GlyphRun): Font {
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
