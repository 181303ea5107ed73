import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { Alert, StatusMessage } from '#client/ui/alert.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { FormFieldset, PostForm } from '#client/ui/post-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useOffice } from '#client/use-office.ts'
import type { AlertFrequency } from '#shared/account/alerts/frequencies.ts'
import { regionLabels } from '#shared/knowledge/words.ts'
import type { Pages } from '#shared/pages.ts'
import { keysOf } from '#shared/records.ts'
import * as words from './words.ts'

type AlertsProps = Omit<Pages['settings/alerts'], 'adding' | 'suppressed'> & {
  /** The URL that is saved to. */
  href: string
  adding?: Pages['settings/alerts']['adding']
  frequencies: readonly AlertFrequency[]
}

export function AlertsForm(props: AlertsProps) {
  const [isSubmitted, setIsSubmitted] = useState(false)
  const status = <StatusMessage>{props.status}</StatusMessage>
  return (
    <>
      {/* Without a script the reply opens at the top of the page, a screen above the button. */}
      {!isSubmitted && props.status && <div className="mb-8">{status}</div>}
      <PostForm
        action={withMethod(props.href, 'PUT')}
        options={{ preserveScroll: true, preserveState: true }}
        onSuccess={() => setIsSubmitted(true)}
      >
        <Fields {...props} />
      </PostForm>
      {isSubmitted && status}
    </>
  )
}

function Fields(props: AlertsProps) {
  const { errors } = usePage().props
  const messages = [errors.markets, errors.frequency].filter(
    (message) => typeof message === 'string',
  )
  return (
    <FormFieldset errors={errors} className="grid grid-cols-1 gap-8">
      {(processing) => (
        <>
          {messages.length > 0 && <Alert tone="danger">{messages.join(' ')}</Alert>}
          {props.adding && (
            <div className="flex flex-wrap items-center justify-between gap-4 border-l-3 border-accent pl-4">
              <p>{words.selectedButNotSaved(props.adding.name)}</p>
              <SubmitButton processing={processing}>{words.save}</SubmitButton>
            </div>
          )}
          <Frequency options={props.frequencies} selected={props.frequency} />
          <Markets {...props} />
          <SubmitButton processing={processing} className="min-w-32 justify-self-start">
            {words.save}
          </SubmitButton>
        </>
      )}
    </FormFieldset>
  )
}

const frequencyTexts: Record<AlertFrequency, { label: string; hint: (city: string) => string }> = {
  each: { label: words.eachChange, hint: () => words.eachChangeExplained },
  weekly: { label: words.onceAWeek, hint: words.onceAWeekExplained },
  never: { label: words.never, hint: () => words.neverExplained },
}

interface FrequencyProps {
  options: readonly AlertFrequency[]
  selected: AlertFrequency
}

function Frequency({ options, selected }: FrequencyProps) {
  const { city } = useOffice()
  return (
    <fieldset>
      <legend className="font-medium">{words.howOften}</legend>
      {options.map((value) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
          <input
            type="radio"
            name="frequency"
            value={value}
            defaultChecked={value === selected}
            className="size-5 shrink-0 accent-structure"
          />
          <span>
            {frequencyTexts[value].label}
            <span className="block text-sm text-muted">{frequencyTexts[value].hint(city)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type Region = keyof typeof regionLabels

function Markets({ covered, markets }: Pick<AlertsProps, 'covered' | 'markets'>) {
  const regions = keysOf(regionLabels).filter((region) =>
    covered.some((market) => market.region === region),
  )
  return (
    <fieldset>
      <legend className="font-medium">{words.markets}</legend>
      {regions.map((region) => (
        <RegionMarkets
          key={region}
          region={region}
          covered={covered.filter((market) => market.region === region)}
          markets={markets}
        />
      ))}
    </fieldset>
  )
}

interface RegionProps extends Pick<AlertsProps, 'covered' | 'markets'> {
  region: Region
}

function RegionMarkets({ region, covered, markets }: RegionProps) {
  return (
    <fieldset className="mt-3">
      <legend className="text-sm text-muted">{regionLabels[region]}</legend>
      <div className="grid gap-x-8 border-t border-line pt-1 sm:grid-cols-2">
        {covered.map(({ slug, name }) => (
          <label key={slug} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
            <input
              type="checkbox"
              name="markets[]"
              value={slug}
              defaultChecked={markets.includes(slug)}
              className="checkbox"
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
