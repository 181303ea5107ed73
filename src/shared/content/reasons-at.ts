import { type Reason, whyChoose } from './home.ts'

/** Returns the reasons for an office in this city; without one, those that need none. */
export function reasonsAt(city: string | undefined): readonly Reason[] {
  const { reasons } = whyChoose
  if (!city) return reasons.filter(({ title }) => !title.includes('{city}'))
  return reasons.map((reason) => ({ ...reason, title: reason.title.replace('{city}', city) }))
}
