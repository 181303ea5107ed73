import { dayAfter, weekdayOf } from '#shared/days.ts'
import type { HoursException } from '#shared/office-hours.ts'
import { byCharacters } from '#shared/order.ts'
import * as words from './holiday-words.ts'

/** A public holiday on the day on which it is observed. */
interface Holiday {
  /** `YYYY-MM-DD` */
  date: string
  name: string
}

/** A public holiday's rule for every year. */
interface HolidayRecord {
  name: keyof typeof words.holidayNames
  /** `MM-DD`, or days after Easter Sunday. */
  on: string | number
  /** URL of the page that states it. */
  source: string
}

// The law: Public Holidays Act (Cap. 110), as amended by Act No. 3 of 2024,
// https://new.kenyalaw.org/akn/ke/act/1912/21/eng@2024-04-26. Its Schedule itself is not verified;
// each day below has the source in which it was found.

/** Quotes section 4 of the Act: a holiday on a Sunday is observed on another day. */
const sundayRuleSource =
  'https://standardmedia.co.ke/amp/national/article/2001463727/government-december-27-and-january-2-will-be-public-holidays'

const nationalDays =
  'https://nation.africa/kenya/blogs-opinion/blogs/this-is-how-our-public-holidays-are-made-by-law-3589036'
const listOfDays = 'https://en.wikipedia.org/wiki/Public_holidays_in_Kenya'

/**
 * Kenya's public holidays with a fixed rule. Idd-ul-Fitr and Idd-ul-Azha are announced at the
 * sighting of the moon: staff add closures for them.
 */
export const kenyanHolidays: readonly HolidayRecord[] = [
  { name: 'newYear', on: '01-01', source: nationalDays },
  { name: 'goodFriday', on: -2, source: listOfDays },
  { name: 'easterMonday', on: 1, source: listOfDays },
  { name: 'labour', on: '05-01', source: 'https://allafrica.com/stories/202204270152.html' },
  { name: 'madaraka', on: '06-01', source: nationalDays },
  {
    // Until April 2024 Utamaduni Day, before that Huduma Day and Moi Day.
    name: 'mazingira',
    on: '10-10',
    source: 'https://the-star.co.ke/news/2024-04-24-october-10-utamaduni-day-renamed-mazingira-day',
  },
  { name: 'mashujaa', on: '10-20', source: nationalDays },
  { name: 'jamhuri', on: '12-12', source: nationalDays },
  { name: 'christmas', on: '12-25', source: sundayRuleSource },
  { name: 'boxing', on: '12-26', source: sundayRuleSource },
]

/** The holidays that ship with the product, by country (ISO 3166); elsewhere the desk adds them. */
const holidaysByCountry: Readonly<Record<string, (year: number) => Holiday[]>> = {
  KE: kenyanHolidaysIn,
}

/** Returns the public holidays of a country that ship with the product, from a day to another one. */
export function holidaysBetween(country: string, first: string, last: string): HoursException[] {
  const holidaysIn = holidaysByCountry[country]
  if (!holidaysIn) return []
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return years
    .flatMap(holidaysIn)
    .filter(({ date }) => first <= date && date <= last)
    .map(({ date, name }) => ({ day: date, label: name, hours: null }))
}

function kenyanHolidaysIn(year: number): Holiday[] {
  const easter = easterSunday(year)
  const holidays = kenyanHolidays.map(({ name, on }) => {
    return {
      name: words.holidayNames[name],
      date: typeof on === 'number' ? dayAfter(easter, on) : `${year}-${on}`,
    }
  })
  const holidayDates = new Set(holidays.map(({ date }) => date))
  return holidays
    .map((holiday) =>
      weekdayOf(holiday.date) === 0 ? observedHoliday(holiday, holidayDates) : holiday,
    )
    .toSorted((a, b) => byCharacters(a.date, b.date))
}

/** Moves a holiday on a Sunday to the next day that is no public holiday (section 4 of the Act). */
function observedHoliday({ date, name }: Holiday, holidayDates: ReadonlySet<string>): Holiday {
  let day = date
  while (holidayDates.has(day)) day = dayAfter(day, 1)
  return { date: day, name: words.observed(name) }
}

/** Returns Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
