import type { Visit } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DocumentFields, DraftSummary, EditorPage } from '#shared/desk/documents/props.ts'
import { hidesDraft } from './draft.ts'
import { DraftOnServer, type Problem } from './draft-on-server.ts'
import { findCopy, storeCopy } from './local-copy.ts'

interface Autosaved {
  page: EditorPage
  /** The id of the account. */
  person: string
  fields: DocumentFields
  base: string
  isDirty: boolean
  /** True if the page shows refused input, which no draft has yet. */
  isRefused: boolean
  fill: (fields: DocumentFields) => void
}

interface Stored {
  /** The fields that are stored; null for none. */
  fields: DocumentFields | null
  /** ISO 8601, UTC; null if there is no draft. */
  savedAt: string | null
  problem: Problem | null
}

const pauseMs = 1000
const retryMs = 15_000
// A browser sends no more while a page is left; a larger text is only stored in the browser.
const maxKeepaliveBytes = 60_000

/** The state of a draft, and what is done with it. */
export type Autosave = Omit<ReturnType<typeof useAutosave>, 'finishSubmit'>

/** Saves the draft on the server after each pause, and in this browser while that fails. */
export function useAutosave(autosaved: Autosaved) {
  const { page, fields, isDirty, isRefused } = autosaved
  const latest = useRef(autosaved)
  useLayoutEffect(() => {
    latest.current = autosaved
  })
  const server = useRef(new DraftOnServer(page.draft && tagOf(page.draft.savedAt)))
  const [stored, setStored] = useState<Stored>({
    fields: isRefused ? null : fields,
    savedAt: page.draft?.savedAt ?? null,
    problem: null,
  })
  const isPaused = stored.problem === 'elsewhere' || hidesDraft(page)
  const isStored = stored.fields === fields || isPaused

  // A draft that is saved while a version is saved would belong to the version before.
  const isSubmitting = useRef(false)
  const isOpen = useOpen()
  const tried = useRef<DocumentFields | null>(null)
  const save = useCallback(async () => {
    const { page, person, fields, base, isDirty } = latest.current
    const { current: draft } = server
    if (draft.isBusy || isSubmitting.current) return
    tried.current = fields
    // The newer version is shown beside the text, so nothing is overwritten unseen.
    if (page.theirs) draft.tag = undefined
    const outcome = await draft.store(page, isDirty ? bodyOf(latest.current) : null)
    if (server.current !== draft) {
      // A version was saved meanwhile; a draft that arrived after it would come back.
      if (outcome === 'saved') void draft.store(page, null)
      return
    }
    if (outcome === 'saved') {
      // What "back" shows is no longer changed, so the text continues it from this browser.
      const tag = page.draft && tagOf(page.draft.savedAt)
      storeCopy(person, copyKey(page), isOpen.current ? null : { base, fields, tag })
      setStored({ fields, savedAt: isDirty ? new Date().toISOString() : null, problem: null })
      if (isOpen.current) keepInHistory(page, draft.tag ? { base, fields, tag: draft.tag } : null)
      return
    }
    if (outcome !== 'elsewhere') {
      storeCopy(person, copyKey(page), { base, fields, tag: draft.tag ?? null })
    }
    setStored((before) => ({ ...before, problem: outcome }))
  }, [isOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure starts the next wait
  useEffect(() => {
    if (isStored) return
    const timer = setTimeout(save, tried.current === fields ? retryMs : pauseMs)
    return () => clearTimeout(timer)
  }, [isStored, fields, save, stored])

  useLocalCopy(latest, server)
  useLeaving(latest, { server, isStored, save })

  return {
    ...stored,
    isStored: isStored && stored.problem === null,
    isDirty,
    save,
    /** Saves this text although another tab has saved its own. */
    keep() {
      server.current.tag = undefined
      setStored((before) => ({ ...before, fields: null, problem: null }))
      void save()
    },
    /** Deletes the draft and shows what is saved. */
    async discard() {
      storeCopy(latest.current.person, copyKey(page), null)
      // Nothing is left to save on the way to the page.
      setStored({ fields, savedAt: null, problem: null })
      await server.current.store(page, null)
      router.visit(location.href, { replace: true })
    },
    startSubmit() {
      isSubmitting.current = true
    },
    /** Goes on saving, also if the form was refused. */
    endSubmit() {
      isSubmitting.current = false
      setStored((before) => ({ ...before }))
    },
    /** Follows the server, which deletes the draft when its text is saved as a version. */
    finishSubmit() {
      server.current = new DraftOnServer(null)
      storeCopy(latest.current.person, copyKey(page), null)
      setStored({ fields: null, savedAt: null, problem: null })
    },
  }
}

/**
 * Returns a reference that is true until the page is left: a change of its history while another page
 * is on its way would cancel that.
 */
function useOpen(): Readonly<RefObject<boolean>> {
  const isOpen = useRef(false)
  useEffect(() => {
    const set = (value: boolean, { method, prefetch, async }: Visit) => {
      if (method === 'get' && !prefetch && !async) isOpen.current = value
    }
    isOpen.current = true
    const stopStart = router.on('start', ({ detail }) => set(false, detail.visit))
    // A visit that failed leaves the page open.
    const stopFinish = router.on('finish', ({ detail }) => set(true, detail.visit))
    return () => {
      stopStart()
      stopFinish()
      isOpen.current = false
    }
  }, [])
  return isOpen
}

function tagOf(savedAt: string): string {
  return `"${savedAt}"`
}

function copyKey(page: EditorPage): string {
  if (!('translation' in page)) return page.id ?? `new-${page.kind}`
  return `${page.translation.originalId}-${page.translation.locale}`
}

/**
 * Puts the draft into the page that "back" shows: it would show the text as it was opened, as if what
 * was written had been lost.
 */
function keepInHistory(
  page: EditorPage,
  saved: { base: string; fields: DocumentFields; tag: string } | null,
): void {
  // Beside an older version a draft is hidden.
  if (page.revision !== (page.revisions[0]?.id ?? null)) return
  const draft: DraftSummary | null = saved && {
    base: saved.base,
    slug: String(saved.fields.slug ?? ''),
    fields: saved.fields,
    savedAt: saved.tag.replaceAll('"', ''),
  }
  // Another page may have opened meanwhile.
  router.replaceProp('draft', (before: unknown, props: EditorPage) =>
    copyKey(props) === copyKey(page) ? draft : before,
  )
}

function bodyOf({ page, fields, base }: Autosaved): DocumentFields {
  const locale = 'translation' in page ? { locale: page.translation.locale } : {}
  return { ...fields, ...locale, base }
}

type Latest = Readonly<{ current: Autosaved }>
type Server = Readonly<{ current: DraftOnServer }>

/** Restores the copy in this browser if it continues what the server has. */
function useLocalCopy(latest: Latest, server: Server): void {
  useEffect(() => {
    const { page, person, base, isRefused, fill } = latest.current
    const copy = isRefused || hidesDraft(page) ? null : findCopy(person, copyKey(page))
    if (copy?.base !== base || copy.tag !== server.current.tag) return
    // The last request of the page before may still arrive, with the same text.
    server.current.tag = undefined
    fill(copy.fields)
  }, [latest, server])
}

interface Leaving {
  server: Server
  isStored: boolean
  save: () => Promise<void>
}

/**
 * Saves at once when the page is left or hidden; what is cut off stays in this browser. Who comes back
 * from logging in elsewhere sees the text saved.
 */
function useLeaving(latest: Latest, { server, isStored, save }: Leaving): void {
  useEffect(() => {
    if (isStored) return
    const leave = () => {
      const { page, person, fields, base, isDirty } = latest.current
      if (!isDirty) return
      const { current: draft } = server
      storeCopy(person, copyKey(page), { base, fields, tag: draft.tag ?? null })
      const body = bodyOf(latest.current)
      // An earlier request may still be on its way, and its answer will not be heard.
      if (draft.isBusy) draft.tag = undefined
      if (JSON.stringify(body).length < maxKeepaliveBytes) {
        void draft.store(page, body, { keepalive: true })
      }
    }
    const onVisibility = () => void save()
    const forget = router.on('before', ({ detail: { visit } }) => {
      if (visit.method === 'get' && !visit.prefetch) leave()
    })
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      forget()
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [latest, server, isStored, save])
}
