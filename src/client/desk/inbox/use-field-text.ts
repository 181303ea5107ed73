import { type RefObject, useEffect, useState } from 'react'

const waitMs = 300

/** Returns the text of an uncontrolled field, a moment after the last change. */
export function useFieldText(field: RefObject<HTMLTextAreaElement | null>): string {
  const [text, setText] = useState('')
  useEffect(() => {
    const element = field.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout>
    const read = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setText(element.value), waitMs)
    }
    read()
    element.addEventListener('input', read)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('input', read)
    }
  }, [field])
  return text
}
