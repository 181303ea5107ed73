import { useState } from 'react'

/** Copies text and returns the last copied text. A failure only reaches the console. */
export function useClipboard() {
  const [copied, setCopied] = useState<string | null>(null)

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: there is nothing that a person could do about it
      console.warn('Copying to the clipboard failed', error)
      setCopied(null)
    }
  }

  return { copied, copy }
}
