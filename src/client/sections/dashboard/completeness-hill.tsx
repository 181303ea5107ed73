import { mark } from '#shared/mark.ts'

/** The mark, drawn from its foot up: a line for every step that is done. */
export function CompletenessHill({ done }: { done: number }) {
  const fromTheFoot = mark.paths.length - done
  return (
    <svg
      viewBox={mark.viewBox}
      fill="none"
      strokeWidth={mark.strokeWidth}
      strokeLinecap="round"
      aria-hidden="true"
      className="size-16"
    >
      {mark.paths.map((path, index) => (
        <path key={path} d={path} className={lineClass(index, index >= fromTheFoot)} />
      ))}
    </svg>
  )
}

function lineClass(index: number, done: boolean): string {
  if (!done) return 'stroke-text/20 [stroke-dasharray:0.1_3.4]'
  return index === 0 ? 'stroke-accent' : 'stroke-structure'
}
