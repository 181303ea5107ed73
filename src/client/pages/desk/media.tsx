import { usePage } from '@inertiajs/react'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { PictureRow } from '#client/desk/media/picture-row.tsx'
import * as words from '#client/desk/media/words.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import { errorsIn, Field, fieldErrors } from '#client/ui/field.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { FormFieldset, PostForm } from '#client/ui/post-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { Pages } from '#shared/pages.ts'
import { acceptedPictures, pictureLimits } from '#shared/pictures/limits.ts'
import { routes } from '#shared/routes.ts'

export default function MediaScreen({ pictures, page, pages, status }: Pages['desk/media']) {
  const { errors } = usePage().props
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 pt-8 @4xl:grid-cols-3">
      <div className="min-w-0 @4xl:col-span-2">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 measure text-sm text-muted">{words.lead}</p>
        <StatusMessage>{status}</StatusMessage>
        {pictures.length === 0 && <p className="mt-6 text-muted">{words.noPictures}</p>}
        <ul aria-label={words.list} className="@container mt-6 empty:hidden">
          {pictures.map((picture) => (
            <PictureRow key={picture.id} picture={picture} errors={errorsIn(errors, picture.id)} />
          ))}
        </ul>
        <Pager page={page} pages={pages} hrefOf={(to) => `${routes.deskMedia.href()}?page=${to}`} />
      </div>
      <NewPicture />
    </div>
  )
}

MediaScreen.layout = deskLayouts

function NewPicture() {
  const { errors: all, values } = usePage().props
  const errors = fieldErrors(all)
  return (
    <TitledSection
      id="new-picture"
      title={words.newPicture}
      className="self-start border border-line bg-panel p-6"
    >
      <PostForm
        action={routes.deskMedia.href()}
        encType="multipart/form-data"
        noValidate={useHydrated()}
        resetOnSuccess
        className="mt-5"
      >
        <FormFieldset errors={errors} className="grid min-w-0 gap-4">
          {(processing) => (
            <>
              <Field label={words.file} name="file" error={errors.file} announced>
                {({ className: _, ...control }) => (
                  <input
                    {...control}
                    type="file"
                    accept={acceptedPictures}
                    required
                    className="mt-2 block min-h-11 w-full cursor-pointer text-sm file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-(--control-line) file:px-4 file:font-semibold file:text-text"
                  />
                )}
              </Field>
              <Field
                label={words.alt}
                name="alt"
                error={errors.alt}
                announced
                hint={words.altHint}
                hintAt="start"
              >
                {(control) => (
                  <input
                    {...control}
                    defaultValue={values?.alt ?? ''}
                    maxLength={pictureLimits.altLength}
                    required
                    dir="auto"
                  />
                )}
              </Field>
              <SubmitButton processing={processing} className="justify-self-start">
                {words.add}
              </SubmitButton>
            </>
          )}
        </FormFieldset>
      </PostForm>
    </TitledSection>
  )
}
