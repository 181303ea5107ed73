interface BadgeProps {
  on: boolean
  children: string
}

/** The state of a thing in one word. */
export function Badge({ on, children }: BadgeProps) {
  return (
    <span className="inline-flex items-center gap-2 rounded-full border border-line px-3 py-1 text-sm leading-none font-semibold">
      <StateDot on={on} />
      {children}
    </span>
  )
}

/** Full for what is on, hollow for what is off, so that the colour is not the only difference. */
export function StateDot({ on }: { on: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`size-2.5 rounded-full border-2 ${on ? 'border-success bg-success' : 'border-danger'}`}
    />
  )
}
