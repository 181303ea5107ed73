import { usePage } from '@inertiajs/react'
import * as words from '#client/desk/inbox/words.ts'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import { errorsIn, Field, type FieldErrors, fieldErrors } from '#client/ui/field.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { FormFieldset, OneButtonForm, PostForm } from '#client/ui/post-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { inboxLimits } from '#shared/desk/constants.ts'
import { placeholders } from '#shared/desk/inbox/placeholders.ts'
import type { SavedReply } from '#shared/desk/inbox/props.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function SavedRepliesScreen({ replies, status }: Pages['desk/saved-replies']) {
  const { errors, values } = usePage().props
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 pt-8 @4xl:grid-cols-3">
      <div className="min-w-0 @4xl:col-span-2">
        <h1 className="text-2xl">{words.savedReplies}</h1>
        <p className="mt-1 measure text-sm text-muted">
          <RichText text={words.savedRepliesLead(placeholders.map((name) => `{${name}}`))} />
        </p>
        <StatusMessage>{status}</StatusMessage>
        {replies.length === 0 && <p className="mt-6 text-muted">{words.noSavedReplies}</p>}
        <ul className="mt-6 empty:hidden">
          {replies.map((reply) => (
            <SavedReplyRow key={reply.id} reply={reply} errors={errorsIn(errors, reply.id)} />
          ))}
        </ul>
      </div>
      <TitledSection
        id="new-reply"
        title={words.newSavedReply}
        className="self-start border border-line bg-panel p-6"
      >
        <PostForm
          action={routes.savedReplies.href()}
          noValidate={useHydrated()}
          resetOnSuccess
          className="mt-5"
        >
          <ReplyFields
            form="new"
            reply={{ title: values?.title ?? '', body: values?.body ?? '' }}
            errors={fieldErrors(errors)}
            button={words.save}
          />
        </PostForm>
      </TitledSection>
    </div>
  )
}

SavedRepliesScreen.layout = deskLayouts

function SavedReplyRow({ reply, errors }: { reply: SavedReply; errors: FieldErrors }) {
  const { id, title, body } = reply
  return (
    <li className="border-t border-line py-3">
      <details open={Object.keys(errors).length > 0 || undefined}>
        <summary className="min-h-11 cursor-pointer py-2">
          <span className="font-semibold wrap-anywhere">{title}</span>
          <span className="mt-1 line-clamp-2 block text-sm wrap-anywhere text-muted">{body}</span>
        </summary>
        <PostForm
          action={withMethod(routes.savedReply.href({ id }), 'PATCH')}
          noValidate={useHydrated()}
          errorBag={id}
          className="mt-3"
        >
          <ReplyFields form={id} reply={reply} errors={errors} button={words.saveChanges} />
        </PostForm>
        <OneButtonForm
          action={withMethod(routes.savedReply.href({ id }), 'DELETE')}
          tone="quiet-danger"
          className="mt-3 flex"
        >
          <RichText text={words.deleteReply(title)} />
        </OneButtonForm>
      </details>
    </li>
  )
}

interface ReplyFieldsProps {
  /** Tells the fields of several forms apart. */
  form: string
  reply: Pick<SavedReply, 'title' | 'body'>
  errors: FieldErrors
  button: string
}

function ReplyFields({ form, reply, errors, button }: ReplyFieldsProps) {
  return (
    <FormFieldset errors={errors} className="grid min-w-0 gap-4">
      {(processing) => (
        <>
          <Field label={words.replyTitle} name="title" form={form} error={errors.title} announced>
            {(control) => (
              <input
                {...control}
                defaultValue={reply.title}
                maxLength={inboxLimits.savedReplyTitle}
                required
              />
            )}
          </Field>
          <Field label={words.replyText} name="body" form={form} error={errors.body} announced>
            {(control) => (
              <textarea
                {...control}
                rows={6}
                dir="auto"
                defaultValue={reply.body}
                maxLength={inboxLimits.savedReplyBody}
                required
                className="field mt-2 field-sizing-content min-h-32"
              />
            )}
          </Field>
          <SubmitButton processing={processing} tone="quiet" className="justify-self-start">
            {button}
          </SubmitButton>
        </>
      )}
    </FormFieldset>
  )
}
