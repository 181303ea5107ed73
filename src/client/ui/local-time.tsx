import { dayText } from '#shared/dates.ts'
import * as numberWords from '#shared/number-words.ts'
import { useHydrated } from './use-hydrated.ts'
import * as words from './words.ts'

/**
 * Shows a time (ISO 8601, UTC) in the reader's time zone, with its name. The server does not know
 * that zone and renders UTC, which stays until the script runs.
 */
export function LocalTime({ at }: { at: string }) {
  const hydrated = useHydrated()
  return <time dateTime={at}>{hydrated ? localMinute(at) : utcMinute(at)}</time>
}

function utcMinute(moment: string): string {
  return words.inUtc(dayText(moment.slice(0, 10)), moment.slice(11, 16))
}

function localMinute(moment: string): string {
  // Made anew each time: a person may travel while the page is open. British English names the zones
  // of Europe by their letters.
  const format = new Intl.DateTimeFormat(`${new Intl.Locale(numberWords.tag).language}-GB`, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
  const parts = format.formatToParts(new Date(moment))
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  const day = dayText([part('year'), part('month'), part('day')].join('-'))
  return `${day}, ${part('hour')}:${part('minute')} ${part('timeZoneName')}`
}
