import { ServiceLedger } from '#client/site/marketing/service-ledger.tsx'
import { lengths } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { Choice, optionsOf } from '../inputs/choice.tsx'
import { Lines, LongText, TextInput } from '../inputs/text-input.tsx'
import * as documentWords from '../words.ts'
import type { Kind } from './kind.ts'
import * as words from './words.ts'

export const service: Kind = {
  text: <ServiceText />,
  details: <ServiceDetails />,
  publicPage: () => ServiceLedger,
  publicPath: (slug) => `${routes.services.href()}#${slug}`,
  withdrawalNote: words.serviceWithdrawalNote,
}

function ServiceText() {
  return (
    <>
      <TextInput
        field="title"
        label={documentWords.title}
        input={{ required: true, maxLength: lengths.firmText }}
      />
      <p className="text-muted">{words.placeholderHint}</p>
      <LongText field="description" label={words.description} hint={words.serviceTextHint} />
      <Lines field="features" label={words.features} hint={words.featuresHint} />
      <LongText field="deliverable" label={words.deliverable} hint={words.deliverableHint} />
    </>
  )
}

const places = optionsOf(words.servicePlaces)

function ServiceDetails() {
  return (
    <div className="grid grid-cols-1 gap-4 @xl:grid-cols-2">
      <Choice field="place" label={words.servicePlace} options={places} />
      <TextInput
        field="order"
        label={words.order}
        hint={words.orderHint}
        input={{ inputMode: 'numeric' }}
      />
    </div>
  )
}
