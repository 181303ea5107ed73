import { clsx } from 'clsx'
import { mark } from '#shared/mark.ts'

/** The firm's mark with its name beside it. */
export function Wordmark({ name, nameClass }: { name: string; nameClass?: string }) {
  return (
    <>
      <Mark className="size-[36px] shrink-0 text-structure" />
      <span className={clsx('wordmark', nameClass)}>{name}</span>
    </>
  )
}

/** The firm's mark, in the colour of the text around it and its summit in the accent's. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox={mark.viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth={mark.strokeWidth}
      strokeLinecap="round"
      aria-hidden="true"
    >
      {mark.paths.map((path, index) => (
        <path key={path} d={path} className={index === 0 ? 'stroke-accent' : undefined} />
      ))}
    </svg>
  )
}
