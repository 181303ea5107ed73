import { readCookie } from '#client/cookies.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

type Answer = { id: string; name: string; size: number } | { error: string }

interface Sending {
  result: Promise<Answer>
  cancel: () => void
}

/** Sends one file, and says how far it is; the only request here that `fetch` could not do. */
export function sendFile(file: File, onProgress: (share: number) => void): Sending {
  let request: XMLHttpRequest | null = null
  let isCancelled = false

  const attempt = () =>
    new Promise<XMLHttpRequest>((resolve) => {
      const current = new XMLHttpRequest()
      request = current
      current.open('POST', routes.files.href())
      current.setRequestHeader('accept', 'application/json')
      current.setRequestHeader('X-XSRF-TOKEN', readCookie('XSRF-TOKEN') ?? '')
      current.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      current.onloadend = () => resolve(current)
      const form = new FormData()
      form.append('files', file)
      current.send(form)
    })

  async function send(): Promise<Answer> {
    let answer = await attempt()
    // The token of a page that was open for hours has expired; the refusal brings a new one.
    if (answer.status === 419 && !isCancelled) answer = await attempt()
    return answerOf(answer)
  }

  const cancel = () => {
    isCancelled = true
    request?.abort()
  }
  return { result: send(), cancel }
}

function answerOf({ status, responseText }: XMLHttpRequest): Answer {
  const body = parsed(responseText)
  if (status === 201)
    return { id: String(body.id), name: String(body.name), size: Number(body.size) }
  return { error: body.errors?.files?.[0] ?? body.message ?? words.fileNotSent }
}

interface Body {
  id?: unknown
  name?: unknown
  size?: unknown
  message?: string
  errors?: { files?: string[] }
}

function parsed(text: string): Body {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
