import { clsx } from 'clsx'

/** A key or code in groups; the gaps are margins, because spaces would be copied along. */
export function CharacterGroups({ value, size }: { value: string; size: number }) {
  const groups = [...value.matchAll(new RegExp(`-|[^-]{1,${size}}(?=(-)?)`, 'g'))]
  return groups.map(({ 0: text, 1: hyphenNext, index }) => (
    <span
      key={index}
      className={clsx(
        'inline-block last:mr-0',
        text === '-' || hyphenNext ? 'mr-[0.3ch]' : 'mr-[0.7ch]',
      )}
    >
      {text}
    </span>
  ))
}
