import { usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { fieldErrors } from '#client/ui/field.tsx'
import { OneButtonForm } from '#client/ui/post-form.tsx'
import type { WaitingReply } from '#shared/desk/inbox/props.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface UndoBarProps {
  undo: WaitingReply | null
  /** The server's time when it rendered the page. */
  now: string
}

/** The reply that still waits, and the button that takes it back; gone with its time. */
export function UndoBar({ undo, now }: UndoBarProps) {
  const error = fieldErrors(usePage().props.errors).reply
  if (error) return <Bar>{error}</Bar>
  if (!undo) return null
  // A new key starts another countdown.
  return <Countdown key={undo.id} undo={undo} now={now} />
}

function Countdown({ undo, now }: { undo: WaitingReply; now: string }) {
  const { id: reply, thread: id, to } = undo
  const seconds = useSecondsLeft(Date.parse(undo.until) - Date.parse(now))
  if (seconds <= 0) return null
  return (
    <Bar>
      <span className="figures min-w-0 wrap-anywhere">{words.replyGoesOut(to, seconds)}</span>
      <OneButtonForm action={routes.undoReply.href({ id, reply })}>{words.undo}</OneButtonForm>
    </Bar>
  )
}

/** Counts by this browser's clock, whose difference to the server's does not matter. */
function useSecondsLeft(leftMs: number): number {
  const [seconds, setSeconds] = useState(Math.ceil(leftMs / 1000))
  useEffect(() => {
    if (seconds <= 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return seconds
}

function Bar({ children }: { children: React.ReactNode }) {
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-max items-center gap-5 rounded-md border border-float-line bg-ground px-5 py-2 text-sm print:hidden"
    >
      {children}
    </div>
  )
}
