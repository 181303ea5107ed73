import { cva } from 'class-variance-authority'

interface BadgeProps {
  on: boolean
  children: string
}

/** The state of a thing in one word. */
export function Badge({ on, children }: BadgeProps) {
  return (
    <span className="badge">
      <StateDot on={on} />
      {children}
    </span>
  )
}

const dotClass = cva('size-2.5 rounded-full border-2', {
  variants: { on: { true: 'border-success bg-success', false: 'border-danger' } },
})

/** A filled dot for "on", a hollow one for "off", so that colour is not the only difference. */
export function StateDot({ on }: { on: boolean }) {
  return <span aria-hidden="true" className={dotClass({ on })} />
}
