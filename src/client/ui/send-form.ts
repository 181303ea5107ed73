import { readCookie } from '#client/cookies.ts'
import * as words from './words.ts'

/** The reply of the server: fields of a new record, or why the file is not accepted. */
export type Answer =
  | { body: Record<string, unknown> }
  // A file that is refused for what it is would be refused again.
  | { error: string; isRefused: boolean }

interface Sending {
  result: Promise<Answer>
  cancel: () => void
}

interface FormToSend {
  href: string
  form: FormData
  /** The field whose error is shown. */
  field: string
}

/** Sends a form with a file, and says how far it is; the only request here that `fetch` could not do. */
export function sendForm(
  { href, form, field }: FormToSend,
  onProgress: (share: number) => void,
): Sending {
  let request: XMLHttpRequest | null = null
  let isCancelled = false

  const attempt = () =>
    new Promise<XMLHttpRequest>((resolve) => {
      const current = new XMLHttpRequest()
      request = current
      current.open('POST', href)
      current.setRequestHeader('accept', 'application/json')
      current.setRequestHeader('X-XSRF-TOKEN', readCookie('XSRF-TOKEN') ?? '')
      current.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      current.onloadend = () => resolve(current)
      current.send(form)
    })

  async function send(): Promise<Answer> {
    let answer = await attempt()
    // The token of a page that was open for hours has expired; the refusal brings a new one.
    if (answer.status === 419 && !isCancelled) answer = await attempt()
    return answerOf(answer, field)
  }

  const cancel = () => {
    isCancelled = true
    request?.abort()
  }
  return { result: send(), cancel }
}

function answerOf({ status, responseText }: XMLHttpRequest, field: string): Answer {
  const body = parsed(responseText)
  if (status === 201) return { body }
  const error = body.errors?.[field]?.[0] ?? body.message ?? words.fileNotSent
  return { error, isRefused: status === 422 }
}

interface Body extends Record<string, unknown> {
  message?: string
  errors?: Record<string, string[]>
}

function parsed(text: string): Body {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
