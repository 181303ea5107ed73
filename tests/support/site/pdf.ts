import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { expect } from 'vitest'
import { newVisitor } from './contact.ts'

/** An element of the structure of a PDF, without its content. */
interface Element {
  role: string
  children: Element[]
}

/** A piece of text with its place, in points. */
export interface Placed {
  text: string
  left: number
  right: number
  /** From the foot of the page. */
  bottom: number
}

interface Page {
  text: string
  placed: Placed[]
  structure: Element
  /** The addresses and the places in the document that links lead to. */
  urls: string[]
  destinations: string[]
  /** The number of links that belong to an element. */
  taggedLinks: number
}

/** A PDF as a reader without our code finds it. */
export interface ReadPdf {
  title: string
  language: string
  isTagged: boolean
  outline: string[]
  pages: Page[]
  text: string
  elements: Element[]
  /** The places that links lead to and that do not exist. */
  deadEnds: string[]
}

/** Reads a PDF that the product answers with. */
export async function visitPdf(path: string): Promise<ReadPdf> {
  const response = await newVisitor().visit(path)
  expect({ path, status: response.status }).toEqual({ path, status: 200 })
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  expect(response.headers.getSetCookie()).toEqual([])
  return readPdf(new Uint8Array(await response.arrayBuffer()))
}

/** Returns how far to the right lines and surfaces reach on each page, in points. */
export async function rightEdges(path: string): Promise<number[]> {
  const response = await newVisitor().visit(path)
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  const { OPS } = await getResolvedPDFJS()
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number)
      const { fnArray, argsArray } = await page.getOperatorList()
      const paths = argsArray.filter((_, at) => fnArray[at] === OPS.constructPath)
      // The last argument holds the bounds: left, top, right, bottom.
      return Math.max(0, ...paths.map(([, , bounds]) => Number(bounds?.[2] ?? 0)))
    }),
  )
}

/** Reads a PDF by PDF.js. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(bytes)
  const { info } = await document.getMetadata()
  const marks = await document.getMarkInfo()
  const outline = (await document.getOutline()) ?? []
  const pages: Page[] = []
  for (let number = 1; number <= document.numPages; number++) {
    pages.push(await readPage(await document.getPage(number)))
  }
  const destinations = [...new Set(pages.flatMap((page) => page.destinations))]
  const found = await Promise.all(destinations.map((name) => document.getDestination(name)))
  const fields = new Map(Object.entries(info))
  return {
    title: String(fields.get('Title')),
    language: String(fields.get('Language')),
    isTagged: marks?.Marked === true,
    outline: outline.map(({ title }) => title),
    pages,
    text: pages.map(({ text }) => text).join('\n'),
    elements: pages.flatMap(({ structure }) => allIn(structure)),
    deadEnds: destinations.filter((_, index) => found[index] === null),
  }
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

async function readPage(page: PdfPage): Promise<Page> {
  const content = await page.getTextContent()
  const placed = content.items.flatMap((item): Placed[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , , left = 0, bottom = 0] = item.transform.map(Number)
    return [{ text: item.str, left, right: left + item.width, bottom }]
  })
  const links = (await page.getAnnotations()).map((link) => new Map(Object.entries(link)))
  const tree: unknown = await page.getStructTree()
  const valuesOf = (name: string) =>
    links.flatMap((link) => {
      const value = link.get(name)
      return typeof value === 'string' ? [value] : []
    })
  return {
    text: content.items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      .join('')
      .replace(/\s+/g, ' '),
    placed,
    structure: elementOf(tree),
    urls: valuesOf('url'),
    destinations: valuesOf('dest'),
    taggedLinks: links.filter((link) => link.get('structParent') !== undefined).length,
  }
}

/** Returns an element without what is only content. */
function elementOf(node: unknown): Element {
  const fields = new Map(Object.entries(node ?? {}))
  const children: unknown = fields.get('children')
  const elements = (Array.isArray(children) ? children : []).filter((child) => 'role' in child)
  return { role: String(fields.get('role')), children: elements.map(elementOf) }
}

function allIn(element: Element): Element[] {
  return [element, ...element.children.flatMap(allIn)]
}
