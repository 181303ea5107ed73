import { Keyboard } from 'lucide-react'
import { useId } from 'react'
import { inboxKeys, setKeysOn, useKeysOn } from './keys.tsx'
import * as words from './words.ts'

/** A button that lists the keys of the inbox and can turn them off. */
export function KeysHelp({ inThread }: { inThread: boolean }) {
  const id = useId()
  return (
    <div className="hidden pointer-fine:block noscript:hidden print:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-keyshortcuts="?"
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-xs font-medium text-muted hover:text-text"
      >
        <Keyboard aria-hidden="true" className="size-5" />
        {words.keys}
      </button>
      <section
        id={id}
        popover="auto"
        aria-label={words.keys}
        className="m-auto w-full max-w-sm rounded-md border border-float-line bg-ground p-6 text-text"
      >
        <h2 className="text-lg">{words.keys}</h2>
        <KeyList inThread={inThread} />
        <KeysSwitch />
      </section>
    </div>
  )
}

export function KeyList({ inThread }: { inThread: boolean }) {
  const keys = inboxKeys.filter((key) => inThread || !('inThread' in key))
  return (
    <dl className="mt-3 grid gap-1.5 text-sm">
      {keys.map(({ key, action }) => (
        <div key={key} className="flex items-baseline gap-4">
          <dt className="w-7 shrink-0">
            <kbd className="kbd block text-center">{key}</kbd>
          </dt>
          <dd className="text-muted">{action}</dd>
        </div>
      ))}
    </dl>
  )
}

function KeysSwitch() {
  const on = useKeysOn()
  return (
    <label className="mt-5 flex min-h-11 cursor-pointer items-center gap-3 border-t border-line pt-4 text-sm font-medium">
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget }) => setKeysOn(currentTarget.checked)}
        className="checkbox"
      />
      {words.enableSingleKeyShortcuts}
    </label>
  )
}
