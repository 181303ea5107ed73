import { useEffect, useRef, useState } from 'react'
import { readCookie } from '#client/cookies.ts'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields, DraftPreview } from '#shared/desk/documents/props.ts'
import { routes } from '#shared/routes.ts'

/** The page of what is typed, as far as it is known. */
export interface DrawnDraft {
  /** The newest answer; null before the first one. */
  drawn: DraftPreview | null
  /** Whether the last one failed: what is shown is older than the text. */
  isStale: boolean
}

const pauseMs = 500

/** Asks the server for the page of what is typed; of several answers only the newest counts. */
export function useDraftPreview(
  kind: DocumentKind,
  fields: DocumentFields,
  isShown: boolean,
): DrawnDraft {
  const [state, setState] = useState<DrawnDraft>({ drawn: null, isStale: false })
  const requested = useRef<DocumentFields | null>(null)

  useEffect(() => {
    if (!isShown || requested.current === fields) return
    const control = new AbortController()
    const timer = setTimeout(
      async () => {
        requested.current = fields
        const drawn = await ask({ ...fields, kind }, control.signal)
        if (control.signal.aborted) return
        setState((before) => (drawn ? { drawn, isStale: false } : { ...before, isStale: true }))
      },
      requested.current === null ? 0 : pauseMs,
    )
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [kind, fields, isShown])

  return state
}

/** The answer; null where there is none. A token that is out of date is replaced once. */
async function ask(fields: object, signal: AbortSignal): Promise<DraftPreview | null> {
  try {
    const first = await post(fields, signal)
    const response = first.status === 419 ? await post(fields, signal) : first
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

function post(fields: object, signal: AbortSignal): Promise<Response> {
  return fetch(routes.draftPreview.href(), {
    method: 'POST',
    signal,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-CSRF-TOKEN': readCookie('XSRF-TOKEN') ?? '',
    },
    body: JSON.stringify(fields),
  })
}
