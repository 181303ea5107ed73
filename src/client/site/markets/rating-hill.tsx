const lines = [1, 2, 3, 4, 5] as const

/** A hill of five contour lines, with as many heavy ones as the score; decoration only. */
export function RatingHill({ score, className }: { score: number; className?: string }) {
  return (
    <svg
      viewBox="0 -3 100 64"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <path
        d={pathOf(lines.filter((line) => line <= score))}
        className="stroke-structure"
        strokeWidth={4}
      />
      <path
        d={pathOf(lines.filter((line) => line > score))}
        className="stroke-text/25"
        strokeWidth={1.5}
      />
    </svg>
  )
}

function pathOf(all: readonly number[]): string {
  return all.map(contour).join('')
}

function contour(line: number): string {
  const reach = 54 - line * 9
  const height = (part: number) => rounded(58 - reach * part)
  const left = (part: number) => rounded(50 - reach * part)
  const right = (part: number) => rounded(50 + reach * part)
  return `M${left(1)} 58C${left(0.72)} ${height(0.5)} ${left(0.5)} ${height(1.28)} 50 ${height(1.28)}S${right(0.72)} ${height(0.5)} ${right(1)} 58`
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
