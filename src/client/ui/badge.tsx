interface BadgeProps {
  /** A full dot for what is on, a hollow one for what is off: the colour is not alone. */
  on: boolean
  children: string
}

/** The state of a thing in one word. */
export function Badge({ on, children }: BadgeProps) {
  return (
    <span className="inline-flex items-center gap-2 rounded-full border border-line px-3 py-1 text-sm leading-none font-semibold">
      <span
        aria-hidden="true"
        className={`size-2.5 rounded-full border-2 ${on ? 'border-success bg-success' : 'border-danger'}`}
      />
      {children}
    </span>
  )
}
