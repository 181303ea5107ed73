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
      {lines.map((line) => {
        const reach = 54 - line * 9
        const isReached = line <= score
        return (
          <path
            key={line}
            d={`M${50 - reach} 58C${50 - reach * 0.72} ${58 - reach * 0.5} ${50 - reach * 0.5} ${58 - reach * 1.28} 50 ${58 - reach * 1.28}S${50 + reach * 0.72} ${58 - reach * 0.5} ${50 + reach} 58`}
            className={isReached ? 'stroke-structure' : 'stroke-text/25'}
            strokeWidth={isReached ? 4 : 1.5}
          />
        )
      })}
    </svg>
  )
}
