import { useEffect, useRef, useState } from 'react'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields, DraftPreview } from '#shared/desk/documents/props.ts'
import { routes } from '#shared/routes.ts'
import { sendJson } from './send-json.ts'

export interface PreviewState {
  /** The newest response; null before the first one. */
  preview: DraftPreview | null
  /** True if the last request failed and the preview is outdated. */
  isStale: boolean
}

const pauseMs = 500

/** Requests the preview of a draft after each pause; only the newest response counts. */
export function useDraftPreview(
  kind: DocumentKind,
  fields: DocumentFields,
  isVisible: boolean,
): PreviewState {
  const [state, setState] = useState<PreviewState>({ preview: null, isStale: false })
  const requested = useRef<DocumentFields | null>(null)

  useEffect(() => {
    if (!isVisible || requested.current === fields) return
    const controller = new AbortController()
    const timer = setTimeout(
      async () => {
        requested.current = fields
        const preview = await requestPreview({ ...fields, kind }, controller.signal)
        if (controller.signal.aborted) return
        setState((before) => (preview ? { preview, isStale: false } : { ...before, isStale: true }))
      },
      requested.current === null ? 0 : pauseMs,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [kind, fields, isVisible])

  return state
}

/** Returns the rendered preview; null if the request failed. */
async function requestPreview(body: object, signal: AbortSignal): Promise<DraftPreview | null> {
  const response = await sendJson(routes.draftPreview.href(), { method: 'POST', body, signal })
  // The answer can still be aborted while it is read.
  return response?.ok ? response.json().catch(() => null) : null
}
