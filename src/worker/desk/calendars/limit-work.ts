import type ICAL from 'ical.js'
import { busyCalendar as limits } from '#shared/desk/constants.ts'

type Library = typeof ICAL

/** A calendar needs more work than that of a person ever does. */
export class TooMany extends Error {
  override name = 'TooMany'
}

const one = () => 1

/** The methods with which the library goes on to the next day, month or year, and their costs. */
const steps = [
  { name: 'check_contracting_rules', cost: one },
  { name: 'increment_month', cost: one },
  { name: 'expand_year_days', cost: one },
  { name: 'increment_monthday', cost: (days: unknown) => Number(days) / 7 },
] as const

const limited = new WeakSet<Library>()
let stepsTaken = 0

/**
 * Lets the rules of one calendar take so many steps together. The library would look for the 30th
 * of February for ever, and anybody's invitation may bring such a rule into a host's calendar.
 */
export function limitSteps(library: Library): void {
  stepsTaken = 0
  if (limited.has(library)) return
  limited.add(library)
  const { prototype } = library.RecurIterator
  for (const { name, cost } of steps) {
    const apply = (method: () => unknown, self: unknown, input: unknown[]) => {
      stepsTaken += cost(input[0])
      if (stepsTaken > limits.maxSteps) throw new TooMany()
      return Reflect.apply(method, self, input)
    }
    Object.defineProperty(prototype, name, { value: new Proxy(prototype[name], { apply }) })
  }
}

/** Refuses what takes the library more than its share of time before the first step. */
export function limitRecurrence(event: ICAL.Component): void {
  const rules = event.getAllProperties('rrule')
  const dates = ['rdate', 'exdate'].flatMap((name) => event.getAllProperties(name))
  const count = dates.reduce((sum, property) => sum + property.getValues().length, 0)
  const isLong = rules.some((rule) => String(rule.getFirstValue()).length > limits.maxRuleLength)
  if (isLong || rules.length > limits.maxRules || count > limits.maxDates) throw new TooMany()
}
