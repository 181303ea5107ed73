import type { RegionSlug } from '#shared/knowledge/schemas.ts'

interface HatchProps {
  /** The id for use as a fill, unique on the page. */
  id: string
  region: RegionSlug
  /** The distance between lines, in the units of the drawing. */
  gap: number
}

// Regions have the same colour and differ by the angle of their lines.
const angles: Record<RegionSlug, number> = { west: 45, east: -45, southern: 90 }

/** The pattern of a region: parallel lines in the text colour. */
export function Hatch({ id, region, gap }: HatchProps) {
  return (
    <pattern
      id={id}
      width={gap}
      height={gap}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angles[region]})`}
    >
      <line y2={gap} stroke="currentColor" strokeWidth={gap / 3.2} />
    </pattern>
  )
}
