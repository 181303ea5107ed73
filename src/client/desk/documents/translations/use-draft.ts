import { type RefObject, useEffect, useRef } from 'react'
import { withMethod } from '#client/ui/plain-form.tsx'

const pauseMs = 1000

/** Saves what a form holds as a draft after each pause; returns the handler of its inputs. */
export function useDraft(form: RefObject<HTMLFormElement | null>, path: string): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => form.current && void save(form.current, path), pauseMs)
  }
}

async function save(form: HTMLFormElement, path: string): Promise<void> {
  const fields = new FormData(form)
  // The key of the form is for what its buttons do.
  fields.delete('key')
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
  const init = { method: 'POST', body, headers: { Accept: 'application/json' } }
  // The next pause tries again, and the buttons send the text in any case.
  await fetch(withMethod(path, 'PUT'), init).catch(() => {})
}
