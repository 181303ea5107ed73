import { Link } from '@inertiajs/react'
import { routes } from '#shared/routes.ts'

const parts = [
  ['Subject', 'The title of the rule'],
  ['Market and stage', 'Proposed, passed, in force, before a court'],
  ['Before and after', 'What the rule said, and what it says'],
  ['Takes effect', 'The day, or that it is not verified'],
  ['Source', 'Who published it, with the link'],
] as const

export function SampleAlert() {
  return (
    <>
      <dl className="border-b border-line">
        {parts.map(([name, text]) => (
          <div key={name} className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-3">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted sm:col-span-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">
        Every entry of the{' '}
        <Link href={routes.rules.href()} className="link">
          Ledger of Rules
        </Link>{' '}
        reads like one. Each email ends with a link that stops them all.
      </p>
    </>
  )
}
