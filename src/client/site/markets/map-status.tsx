import type { ProductStatus } from '#shared/knowledge/schemas.ts'

/** The classes of a country by status, which match the marks of `StatusSwatch`. */
export const statusShapeClass: Readonly<Record<ProductStatus, string>> = {
  licensed: 'fill-structure stroke-ground stroke-2 hover:fill-structure/85',
  possible: 'fill-[url(#status-possible)] stroke-structure stroke-3 md:stroke-2',
  closed: 'fill-ground stroke-clay stroke-6 md:stroke-5',
  unclear: 'status-unclear fill-[url(#status-unclear)] stroke-muted stroke-3 md:stroke-2',
}

export function StatusPatterns() {
  return (
    <>
      <pattern
        id="status-possible"
        width="13"
        height="13"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="13" height="13" className="fill-ground" />
        <line y2="13" x1="2" x2="2" strokeWidth="4" className="stroke-structure" />
      </pattern>
      <pattern id="status-unclear" width="16" height="16" patternUnits="userSpaceOnUse">
        <rect width="16" height="16" className="fill-ground" />
        <circle cx="4" cy="4" r="2.6" className="fill-muted" />
        <circle cx="12" cy="12" r="2.6" className="fill-muted" />
      </pattern>
    </>
  )
}
