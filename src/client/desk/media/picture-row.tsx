import { Link } from '@inertiajs/react'
import { useState } from 'react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { Field, FieldError, type FieldErrors } from '#client/ui/field.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { FormFieldset, OneButtonForm, PostForm } from '#client/ui/post-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { editorPath } from '#shared/desk/documents/translation-path.ts'
import type { ListedPicture, PictureProposal, PictureUse } from '#shared/desk/media/props.ts'
import { sizeText } from '#shared/files/size-text.ts'
import { pictureLimits } from '#shared/pictures/limits.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface PictureRowProps {
  picture: ListedPicture
  errors: FieldErrors
}

/** A picture of the list, with the form that changes it. */
export function PictureRow({ picture, errors }: PictureRowProps) {
  const { id, alt, width, height, size, addedAt } = picture
  const clock = useOfficeClock()
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line py-5 @xl:grid-cols-[12rem_1fr]">
      <a href={picture.url} className="block self-start">
        <Picture
          picture={picture}
          sizes="12rem"
          className="h-auto max-h-48 w-full object-contain"
        />
      </a>
      <div className="min-w-0 text-sm">
        <p className="font-semibold wrap-anywhere">{alt}</p>
        <p className="figures mt-1 text-muted">
          {words.details(width, height, sizeText(size))}
          <br />
          <time dateTime={addedAt}>{words.addedOn(clock.dateTime(addedAt))}</time>
        </p>
        <Uses uses={picture.uses} />
        {picture.proposal && <Proposal picture={picture} proposal={picture.proposal} />}
        <details open={Object.keys(errors).length > 0 || undefined} className="mt-1">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {words.change}
          </summary>
          <PictureForm picture={picture} errors={errors} />
        </details>
        <OneButtonForm
          action={withMethod(routes.deskPicture.href({ id }), 'DELETE')}
          tone="quiet-danger"
          className="mt-2 flex max-w-32"
        >
          <RichText text={words.remove(alt)} />
        </OneButtonForm>
        {errors.picture && (
          <p className="mt-2">
            <FieldError id={`picture-${id}`} announced>
              {errors.picture}
            </FieldError>
          </p>
        )}
      </div>
    </li>
  )
}

function Uses({ uses }: { uses: readonly PictureUse[] }) {
  if (uses.length === 0) return <p className="mt-2">{words.isUnused}</p>
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center">
        {words.usedIn(uses.length)}
      </summary>
      <ul>
        {uses.map((use) => (
          <li key={`${use.id ?? use.title} ${use.locale}`} className="wrap-anywhere">
            {use.id ? (
              <Link
                href={editorPath({ id: use.id, locale: use.locale })}
                className="link inline-flex min-h-11 items-center"
              >
                {words.documentText(use)}
              </Link>
            ) : (
              words.documentText(use)
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

interface ProposalProps {
  picture: ListedPicture
  proposal: PictureProposal
}

/** What waits for a second person, who publishes it as it is; once none is needed, anybody does. */
function Proposal({ picture, proposal }: ProposalProps) {
  const { id, needsProposal } = picture
  const { alt, focus, by, isOwn } = proposal
  return (
    <div className="mt-3 border-l-2 border-clay pl-3">
      <p>{isOwn ? words.ownProposal(needsProposal) : words.proposedBy(by)}</p>
      <div className="mt-2 flex flex-wrap items-start gap-4">
        <Picture
          picture={{ ...picture, focus }}
          alt={words.crop}
          sizes="5rem"
          className="size-20 object-cover"
        />
        <p className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere" dir="auto">
          {alt}
        </p>
      </div>
      <div className="mt-2 flex flex-wrap gap-3">
        {!(isOwn && needsProposal) && (
          <PostForm
            action={withMethod(routes.deskPicture.href({ id }), 'PATCH')}
            fields={{ alt, focusX: String(focus.x), focusY: String(focus.y) }}
            errorBag={id}
          >
            {(processing) => (
              <SubmitButton processing={processing}>{words.publishProposal}</SubmitButton>
            )}
          </PostForm>
        )}
        <OneButtonForm action={withMethod(routes.pictureProposal.href({ id }), 'DELETE')}>
          <RichText text={words.discardProposal(alt)} />
        </OneButtonForm>
      </div>
    </div>
  )
}

function PictureForm({ picture, errors }: PictureRowProps) {
  const { id, alt, needsProposal } = picture
  const [focus, setFocus] = useState(picture.focus)
  const action = needsProposal
    ? withMethod(routes.pictureProposal.href({ id }), 'PUT')
    : withMethod(routes.deskPicture.href({ id }), 'PATCH')
  return (
    <PostForm action={action} noValidate={useHydrated()} errorBag={id}>
      <FormFieldset errors={errors} className="mt-2 grid min-w-0 gap-4">
        {(processing) => (
          <>
            {needsProposal && <p className="text-muted">{words.needsProposal}</p>}
            <Field label={words.alt} name="alt" form={id} error={errors.alt} announced>
              {(control) => (
                <input
                  {...control}
                  defaultValue={alt}
                  maxLength={pictureLimits.altLength}
                  required
                  dir="auto"
                />
              )}
            </Field>
            <div className="flex flex-wrap items-start gap-6">
              <Picture
                picture={{ ...picture, focus }}
                alt={words.crop}
                sizes="8rem"
                className="size-32 object-cover"
              />
              <div className="grid min-w-0 flex-1 basis-48 gap-3">
                <FocusField
                  label={words.focusX}
                  {...{ name: 'focusX', form: id, error: errors.focusX, value: focus.x }}
                  onChange={(x) => setFocus({ ...focus, x })}
                />
                <FocusField
                  label={words.focusY}
                  {...{ name: 'focusY', form: id, error: errors.focusY, value: focus.y }}
                  onChange={(y) => setFocus({ ...focus, y })}
                />
                <p className="text-muted">{words.focusHint}</p>
              </div>
            </div>
            <SubmitButton processing={processing} tone="quiet" className="justify-self-start">
              {needsProposal ? words.propose : words.save}
            </SubmitButton>
          </>
        )}
      </FormFieldset>
    </PostForm>
  )
}

interface FocusFieldProps {
  label: string
  name: string
  form: string
  error: string | undefined
  value: number
  onChange: (value: number) => void
}

function FocusField({ label, name, form, error, value, onChange }: FocusFieldProps) {
  return (
    <Field label={label} name={name} form={form} error={error} announced>
      {({ className: _, ...control }) => (
        <input
          {...control}
          type="range"
          min={0}
          max={100}
          value={value}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
          className="mt-2 block h-6 w-full accent-structure"
        />
      )}
    </Field>
  )
}
