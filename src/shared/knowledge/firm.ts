import { countryName } from './countries.ts'
import type { Figure, FigurePlace, Firm, OpeningHours } from './schemas.ts'

/** The slug of the firm among the records. */
export const firmSlug = 'firm'

/** An office, with its country in words. */
export interface OfficeAddress {
  /** A city, or what the firm calls the office. */
  label: string
  lines: string[]
  /** ISO 3166-1 alpha-2. */
  code: string
  country: string
}

/** The part of the firm that every page shows or computes with. */
export interface FirmContact
  extends Pick<Firm, 'tagline' | 'founded' | 'email' | 'phone' | 'timeZone'> {
  /** The main office first. */
  offices: OfficeAddress[]
  hours: OpeningHours[]
  /** The weekdays on which messages are answered and consultations take place, from Sunday, 0. */
  businessDays: number[]
  /** True if the firm names people on a page of theirs; absent if not. */
  hasPeople?: boolean
}

const usualBusinessDays = [1, 2, 3, 4, 5]

/** Returns the part of the firm that every page gets as a prop. */
export function contactOf({
  tagline,
  founded,
  email,
  phone,
  timeZone,
  addresses,
  hours,
  businessDays,
}: Firm): FirmContact {
  const offices = addresses.map(({ label, lines, country }) => {
    return { label, lines, code: country, country: countryName(country) }
  })
  const days = businessDays ?? usualBusinessDays
  return { tagline, founded, email, phone, offices, timeZone, hours, businessDays: days }
}

/** Returns where the firm can be reached besides email and phone. */
export function channelsOf({ telegram, whatsapp, social }: Firm) {
  return { telegram, whatsapp, social }
}

/** Returns the name of an office: `Nairobi, Kenya`. */
export function officeName({ label, country }: Pick<OfficeAddress, 'label' | 'country'>): string {
  return `${label}, ${country}`
}

/** Returns the lines of an address, the last one with the country. */
export function addressLines({ lines, country }: Pick<OfficeAddress, 'lines' | 'country'>) {
  return lines.map((line, index) => (index === lines.length - 1 ? `${line}, ${country}` : line))
}

/** Returns the lines of an address that stand below its label. */
export function linesBelow({ label, lines }: Pick<OfficeAddress, 'label' | 'lines'>): string[] {
  return lines.length > 1 && lines.at(-1) === label ? lines.slice(0, -1) : lines
}

export function emailUrl(email: string): string {
  return `mailto:${email}`
}

export function phoneUrl(phone: string): string {
  return `tel:+${phone.replace(/\D/g, '')}`
}

/** Returns the URL of a Telegram chat, with a text to begin with. */
export function telegramUrl(telegram: string, text: string): string {
  return `${telegram}?text=${encodeURIComponent(text)}`
}

export function whatsappUrl(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`
}

/** Returns the figures about the firm that a page shows. */
export function figuresAt({ figures }: Pick<Firm, 'figures'>, place: FigurePlace): Figure[] {
  return figures.flatMap(({ place: own, ...figure }) => (own === place ? figure : []))
}
