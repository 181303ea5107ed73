import { usePage } from '@inertiajs/react'
import * as words from '#client/desk/inbox/words.ts'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { Field, type FieldErrors, fieldErrors, LabelledInput } from '#client/ui/field.tsx'
import { FilesField } from '#client/ui/files-field.tsx'
import { FormFieldset, PostForm } from '#client/ui/post-form.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { lengths } from '#shared/constants.ts'
import { productLabels } from '#shared/knowledge/words.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { keysOf } from '#shared/records.ts'
import { routes } from '#shared/routes.ts'

type Props = Pages['desk/new-thread'] & SharedProps

export default function NewThreadScreen({ markets, services, oldInput, fileField }: Props) {
  const errors = fieldErrors(usePage().props.errors)
  return (
    <section aria-labelledby="new-thread" className="max-w-2xl py-8">
      <h1 id="new-thread" className="text-2xl">
        {words.newEnquiry}
      </h1>
      <p className="mt-1 text-sm text-muted">{words.newEnquiryLead}</p>
      <PostForm
        action={routes.deskInbox.href()}
        noValidate={useHydrated()}
        options={{}}
        encType="multipart/form-data"
        className="mt-6"
      >
        <NewThreadFields {...{ markets, services, oldInput, fileField, errors }} />
      </PostForm>
    </section>
  )
}

NewThreadScreen.layout = deskLayouts

interface FieldsProps {
  markets: Props['markets']
  services: Props['services']
  oldInput: Props['oldInput']
  fileField: Props['fileField']
  errors: FieldErrors
}

function NewThreadFields(props: FieldsProps) {
  const { markets, services, oldInput, fileField, errors } = props
  return (
    <FormFieldset errors={errors} className="grid min-w-0 gap-5 sm:grid-cols-2">
      {(processing) => (
        <>
          <PersonFields oldInput={oldInput} errors={errors} />
          <SubjectFields {...{ markets, services, oldInput, errors }} />
          <BodyField oldInput={oldInput} error={errors.body} />
          {fileField && (
            <FilesField field={fileField} error={errors.files} className="sm:col-span-2" />
          )}
          <SubmitButton processing={processing} className="sm:col-span-2 sm:justify-self-start">
            {processing ? words.sending : words.sendAndOpen}
          </SubmitButton>
        </>
      )}
    </FormFieldset>
  )
}

function PersonFields({ oldInput, errors }: Pick<FieldsProps, 'oldInput' | 'errors'>) {
  // The browser knows only the address of whoever writes, not of the person.
  const field = (name: string) => ({
    ...{ name, defaultValue: oldInput[name], error: errors[name] },
    ...{ announced: true, autoComplete: 'off' },
  })
  return (
    <>
      <LabelledInput
        {...field('name')}
        label={words.name}
        maxLength={lengths.personName}
        required
      />
      <LabelledInput
        {...field('email')}
        label={words.emailAddress}
        type="email"
        maxLength={lengths.contactEmail}
        required
      />
      <LabelledInput
        {...field('company')}
        label={words.company}
        note={words.optional}
        maxLength={lengths.company}
      />
    </>
  )
}

function SubjectFields({ markets, services, oldInput, errors }: Omit<FieldsProps, 'fileField'>) {
  return (
    <>
      <SelectField
        label={words.service}
        name="service"
        defaultValue={oldInput.service || services.at(-1)?.slug}
        error={errors.service}
      >
        {services.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.market}
        name="market"
        note={words.optional}
        defaultValue={oldInput.market}
      >
        <option value="">{words.noMarket}</option>
        {markets.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.product}
        name="product"
        note={words.optional}
        defaultValue={oldInput.product}
      >
        <option value="">{words.noProduct}</option>
        {keysOf(productLabels).map((product) => (
          <option key={product} value={product}>
            {productLabels[product]}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function BodyField({
  oldInput,
  error,
}: {
  oldInput: Props['oldInput']
  error: string | undefined
}) {
  return (
    <Field
      label={words.emailText}
      name="body"
      error={error}
      announced
      hint={words.nameIsAdded}
      hintAt="start"
      className="sm:col-span-2"
    >
      {(control) => (
        <textarea
          {...control}
          rows={10}
          dir="auto"
          required
          defaultValue={oldInput.body}
          className="field mt-2 field-sizing-content min-h-48 leading-relaxed"
        />
      )}
    </Field>
  )
}
