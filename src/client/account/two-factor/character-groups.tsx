import { clsx } from 'clsx'

/**
 * A key or a code in groups that are easier to read and type; a hyphen stands between two of them.
 * The gaps are margins: spaces would be copied along with a selection.
 */
export function CharacterGroups({ of, size }: { of: string; size: number }) {
  const groups = [...of.matchAll(new RegExp(`-|[^-]{1,${size}}(?=(-)?)`, 'g'))]
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
