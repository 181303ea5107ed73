import { FirmDetails } from '#client/site/contact/firm-details.tsx'
import { zonesWith } from '#client/site/office/use-zone.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { lengths } from '#shared/constants.ts'
import { weekdays as weekdayNames } from '#shared/date-words.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { routes } from '#shared/routes.ts'
import { Checks } from '../inputs/checks.tsx'
import { Choice, type Option, optionsOf } from '../inputs/choice.tsx'
import { Parts } from '../inputs/parts.tsx'
import { Rows } from '../inputs/rows.tsx'
import { useScope } from '../inputs/scope.tsx'
import { Lines, LongText, TextInput } from '../inputs/text-input.tsx'
import { textOf, wordsOf } from '../inputs/values.ts'
import * as documentWords from '../words.ts'
import type { Kind } from './kind.ts'
import * as words from './words.ts'

export const firm: Kind = {
  text: <FirmFields />,
  publicPage: () => FirmDetails,
  publicPath: () => routes.contact.href(),
  isOnly: true,
}

const parts = [
  {
    id: 'name',
    link: words.name,
    title: words.name,
    fields: ['name', 'tagline', 'legalName', 'registrationNumber', 'founded'],
    openAtFirst: true,
    children: <NameFields />,
  },
  {
    id: 'contact',
    link: words.contact,
    title: words.contact,
    fields: ['email', 'phone', 'whatsapp', 'telegram', 'social'],
    openAtFirst: true,
    children: <ContactFields />,
  },
  {
    id: 'addresses',
    link: words.offices,
    title: words.offices,
    fields: ['addresses'],
    isCounted: true,
    children: <Offices />,
  },
  {
    id: 'hours',
    link: words.businessHours,
    title: words.businessHours,
    fields: ['timeZone', 'hours', 'businessDays'],
    isCounted: true,
    children: <Hours />,
  },
  {
    id: 'figures',
    link: words.figures,
    title: words.figures,
    fields: ['figures'],
    isCounted: true,
    children: <Figures />,
  },
]

function FirmFields() {
  return <Parts parts={parts} others={[]} />
}

function NameFields() {
  return (
    <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
      <TextInput
        field="name"
        label={words.name}
        input={{ required: true, maxLength: lengths.personName }}
      />
      <TextInput
        field="founded"
        label={words.foundedIn}
        note={documentWords.optional}
        input={{ inputMode: 'numeric' }}
      />
      <LongText
        field="tagline"
        label={words.tagline}
        note={documentWords.optional}
        hint={words.taglineHint}
        className="@lg:col-span-2"
      />
      <TextInput field="legalName" label={words.legalName} note={documentWords.optional} />
      <TextInput
        field="registrationNumber"
        label={words.registrationNumber}
        note={documentWords.optional}
      />
    </div>
  )
}

function ContactFields() {
  return (
    <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
      <TextInput field="email" label={words.email} input={{ required: true, inputMode: 'email' }} />
      <TextInput
        field="phone"
        label={words.phone}
        note={documentWords.optional}
        hint={words.phoneHint}
      />
      <TextInput
        field="whatsapp"
        label={words.whatsapp}
        note={documentWords.optional}
        hint={words.phoneHint}
      />
      <TextInput
        field="telegram"
        label={words.telegram}
        note={documentWords.optional}
        input={{ inputMode: 'url' }}
        hint={words.telegramHint}
      />
      <Lines
        field="social"
        label={words.social}
        note={documentWords.optional}
        hint={words.socialHint}
        className="@lg:col-span-2"
      />
    </div>
  )
}

function Offices() {
  return (
    <Rows field="addresses" item={documentWords.rows.office} title={officeTitle}>
      <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
        <TextInput field="label" label={words.label} hint={words.officeLabelHint} />
        <TextInput field="country" label={words.twoLetterCountryCode} hint={words.twoLetterHint} />
        <Lines
          field="lines"
          label={documentWords.address}
          hint={words.addressHint}
          className="@lg:col-span-2"
        />
      </div>
    </Rows>
  )
}

function officeTitle({ label, lines, country }: DocumentFields) {
  return { name: textOf(label), detail: [...wordsOf(lines), textOf(country)].join(', ') }
}

const weekdays: readonly Option[] = [1, 2, 3, 4, 5, 6, 0].map((day) => [
  String(day),
  weekdayNames[day] ?? '',
])

function Hours() {
  return (
    <>
      <ZoneInput />
      <Checks
        field="businessDays"
        label={words.businessDays}
        hint={words.businessDaysHint}
        options={weekdays}
      />
      <Rows field="hours" item={documentWords.rows.hours} title={hoursTitle}>
        <Checks field="weekdays" label={words.days} options={weekdays} />
        <div className="grid grid-cols-2 gap-x-6 gap-y-4">
          <TextInput field="opens" label={words.opens} input={{ type: 'time' }} />
          <TextInput field="closes" label={words.closes} input={{ type: 'time' }} />
        </div>
      </Rows>
    </>
  )
}

const zoneListId = 'time-zones'

/** The time zone, with those of the browser as suggestions. */
function ZoneInput() {
  const zone = textOf(useScope().values.timeZone)
  return (
    <>
      <TextInput
        field="timeZone"
        label={words.timeZone}
        input={{ list: zoneListId, autoCapitalize: 'none', spellCheck: false }}
        hint={words.timeZoneHint}
      />
      {useHydrated() && (
        <datalist id={zoneListId}>
          {zonesWith(zone || 'UTC').map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  )
}

function hoursTitle({ weekdays: days, opens, closes }: DocumentFields) {
  const names = weekdays.flatMap(([code, day]) => (wordsOf(days).includes(code) ? day : []))
  return { name: names.join(', '), detail: [textOf(opens), textOf(closes)].join(' – ') }
}

const places = optionsOf(words.figurePlaces)

function Figures() {
  return (
    <Rows field="figures" item={documentWords.rows.figure} title={figureTitle}>
      <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-3">
        <Choice field="place" label={words.page} options={places} />
        <TextInput field="value" label={words.value} input={{ maxLength: lengths.figure }} />
        <TextInput field="label" label={words.label} />
        <LongText
          field="definition"
          label={words.definition}
          hint={words.definitionHint}
          className="@lg:col-span-3"
        />
      </div>
    </Rows>
  )
}

function figureTitle({ place, value, label }: DocumentFields) {
  const page = places.find(([code]) => code === place)?.[1] ?? ''
  return { name: [textOf(value), textOf(label)].filter(Boolean).join(' '), detail: page }
}
