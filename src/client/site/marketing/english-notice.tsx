import { usePage } from '@inertiajs/react'
import * as words from './words.ts'

/** Says that a page in another language has English texts. */
export function EnglishNotice() {
  const { english } = usePage().props
  if (!english) return null
  return <p className="wrap pt-4 text-sm text-muted">{words.partlyEnglish}</p>
}
