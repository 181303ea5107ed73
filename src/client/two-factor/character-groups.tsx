import { clsx } from 'clsx'

/**
 * A key or a code in groups that are easier to read and type; a hyphen ends one. The gaps are
 * margins: spaces would be copied along with a selection.
 */
export function CharacterGroups({ of, size }: { of: string; size: number }) {
  const groups = [...of.matchAll(new RegExp(`[^-]{1,${size}}-?`, 'g'))]
  return groups.map(({ 0: text, index }) => (
    <span key={index} className={clsx('inline-block', !text.endsWith('-') && 'mr-[1ch] last:mr-0')}>
      {text}
    </span>
  ))
}
