import type { Appearance } from '#client/appearance.ts'
import { mark } from '#shared/mark.ts'

const schemes = {
  light: ['scheme-light'],
  dark: ['scheme-dark'],
  system: ['scheme-light', 'scheme-dark'],
} as const satisfies Record<Appearance, string[]>

/** The hill of the mark on the paper of an appearance; for the system's, half and half. */
export function AppearanceSample({ appearance }: { appearance: Appearance }) {
  return (
    <span aria-hidden="true" className="relative block h-24 w-full overflow-hidden">
      {schemes[appearance].map((scheme, index) => (
        <span
          key={scheme}
          className={`${scheme} absolute inset-0 bg-ground ${index === 1 ? '[clip-path:polygon(100%_0,100%_100%,0_100%)]' : ''}`}
        >
          <svg
            viewBox={mark.viewBox}
            fill="none"
            strokeWidth={1}
            aria-hidden="true"
            className="absolute inset-x-0 bottom-0 mx-auto size-20 stroke-structure"
          >
            {mark.paths.map((path, line) => (
              <path key={path} d={path} className={line === 0 ? 'stroke-accent' : undefined} />
            ))}
          </svg>
        </span>
      ))}
    </span>
  )
}
