import type { RegionSlug } from '#shared/knowledge/schemas.ts'

interface HatchProps {
  /** Unique on the page, to be used as a fill. */
  id: string
  region: RegionSlug
  /** From one line to the next, in the units of the drawing. */
  gap: number
}

// An angle for each region tells them apart where the colour is the same.
const angles: Record<RegionSlug, number> = { west: 45, east: -45, southern: 90 }

/** The pattern of a region: parallel lines in the colour of the text around them. */
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
