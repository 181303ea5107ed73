import type { RegionSlug } from '#shared/content/markets.ts'

interface HatchProps {
  /** Unique on the page. */
  id: string
  region: RegionSlug
  /** Between two lines, in the units of the drawing. */
  gap: number
}

// Each region has its own angle, so that it is known without its colour.
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
