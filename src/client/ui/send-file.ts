import { routes } from '#shared/routes.ts'
import { sendForm } from './send-form.ts'

/** Sends one file for a message, and says how far it is. */
export function sendFile(file: File, onProgress: (share: number) => void) {
  const form = new FormData()
  form.append('files', file)
  const { result, cancel } = sendForm(
    { href: routes.files.href(), form, field: 'files' },
    onProgress,
  )
  const stored = result.then((answer) => {
    if ('error' in answer) return answer
    const { id, name, size } = answer.body
    return { id: String(id), name: String(name), size: Number(size) }
  })
  return { result: stored, cancel }
}
