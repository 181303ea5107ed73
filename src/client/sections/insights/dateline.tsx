import { datePartsOf } from '#client/ui/format-date.ts'

interface DatelineProps {
  /** `YYYY-MM-DD` */
  date: string
  size: 'lead' | 'second' | 'row'
}

const sizes = {
  lead: 'text-[clamp(6.5rem,3rem+13vw,14rem)] font-[330]',
  second: 'text-5xl font-[380]',
  row: 'min-w-[1.15em] text-4xl font-[400]',
} as const

/** The day of a note, large, because in these markets it is half of the news. */
export function Dateline({ date, size }: DatelineProps) {
  const { day, month, year } = datePartsOf(date)
  return (
    <time dateTime={date} className="figures flex items-end gap-3">
      <span className={`font-display leading-[0.78] tracking-tight text-structure ${sizes[size]}`}>
        {day}
      </span>{' '}
      <span className="text-sm leading-[1.2] text-muted">
        {month}
        <br />
        {year}
      </span>
    </time>
  )
}
