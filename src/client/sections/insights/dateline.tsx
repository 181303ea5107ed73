import { datePartsOf } from '#client/ui/format-date.ts'

interface DatelineProps {
  /** `YYYY-MM-DD` */
  date: string
  size: 'lead' | 'second' | 'row'
}

const sizes = {
  lead: 'text-[clamp(5rem,3rem+8vw,9.5rem)] font-[350]',
  second: 'text-5xl font-[380]',
  row: 'text-4xl font-[400]',
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
