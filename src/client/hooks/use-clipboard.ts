import { useState } from 'react'

/** Copies text and remembers what was copied last; a failure is nothing a person can mend. */
export function useClipboard() {
  const [copied, setCopied] = useState<string | null>(null)

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: section 8 of the specification asks for it
      console.warn('Copying to the clipboard failed', error)
      setCopied(null)
    }
  }

  return { copied, copy }
}
