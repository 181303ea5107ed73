import { Form, Link, usePage } from '@inertiajs/react'
import { useMemo, useRef, useState } from 'react'
import { awaitsSending } from '#client/desk/documents/awaits-sending.ts'
import { ChangedText } from '#client/desk/documents/changed-text.tsx'
import { Conflict } from '#client/desk/documents/conflict.tsx'
import { documentPath } from '#client/desk/documents/documents-path.ts'
import type { Autosave } from '#client/desk/documents/draft/use-autosave.ts'
import { DraftNotice } from '#client/desk/documents/draft-notice.tsx'
import { ErrorSummary } from '#client/desk/documents/error-summary.tsx'
import { History } from '#client/desk/documents/history.tsx'
import { PublishPanel } from '#client/desk/documents/publish-panel.tsx'
import { SavedState } from '#client/desk/documents/saved-state.tsx'
import { TextRows } from '#client/desk/documents/translations/text-rows.tsx'
import { useTranslationDraft } from '#client/desk/documents/translations/use-translation-draft.ts'
import * as words from '#client/desk/documents/translations/words.ts'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { Field, fieldErrors } from '#client/ui/field.tsx'
import { FormTokens } from '#client/ui/plain-form.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { useFocusAfterSubmit } from '#client/ui/use-focus-after-submit.ts'
import { useOffice } from '#client/use-office.ts'
import { fieldLabel } from '#shared/desk/documents/labels.ts'
import { languageName } from '#shared/knowledge/languages.ts'
import type { PageObject, Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type Props = Pages['desk/translation']

export default function TranslationScreen(page: Props) {
  const { id, status, translation } = page
  const { originalId, title, locale, original } = translation
  return (
    <div className="max-w-wide pt-5 @container">
      <h1 className="text-2xl wrap-anywhere">
        {title}
        <span className="font-normal text-muted"> {languageName(locale)}</span>
      </h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-6 text-sm text-muted">
        {words.ofVersion(original.number)}
        <Link href={documentPath(originalId)} className="link inline-flex min-h-11 items-center">
          {words.openOriginal}
        </Link>
      </p>
      <StatusMessage>{status}</StatusMessage>
      <Changes page={page} />
      <TranslationForm page={page} />
      {id && (
        <div className="mt-10 grid gap-10">
          <PublishPanel page={page} id={id} />
          <History page={page} id={id} />
        </div>
      )}
    </div>
  )
}

TranslationScreen.layout = deskLayouts

/** The changes of the original since it was translated. */
function Changes({ page: { kind, translation } }: { page: Props }) {
  const { outdated, changes } = translation
  if (!outdated) return null
  return (
    <TitledSection
      id="changes"
      title={words.changesOfOriginal}
      className="mt-4 max-w-measure border border-clay p-4 text-sm"
    >
      <p>{words.outdated}</p>
      {changes.map(({ field, parts }) => (
        <div key={field} className="mt-3 border-t border-line pt-2">
          <h3 className="font-sans font-semibold">{fieldLabel(kind, field)}</h3>
          <ChangedText parts={parts} className="mt-1" />
        </div>
      ))}
    </TitledSection>
  )
}

function TranslationForm({ page }: { page: Props }) {
  const { originalId, locale, original, texts } = page.translation
  const { auth, errors: all } = usePage().props
  const errors = useMemo(() => fieldErrors(all), [all])
  const form = useRef<HTMLFormElement>(null)
  const [isRefused] = useState(Object.keys(all).length > 0)
  const editing = useTranslationDraft(form, { page, person: auth.user?.id ?? '', isRefused })
  const missing = texts.filter(({ isName, translation }) => !isName && translation === '').length
  return (
    <Form
      method="post"
      action={routes.documentRevisions.href({ id: originalId })}
      options={{ preserveScroll: true }}
      onInput={editing.read}
      onStart={editing.startSubmit}
      onFinish={editing.endSubmit}
      onSuccess={(answer) => {
        // An expired session answers with the login page, and nothing was saved.
        const { component, props } = answer as unknown as PageObject<'desk/translation'>
        if (component === 'desk/translation') editing.finishSubmit(props.revisions[0]?.id ?? '')
      }}
      className="mt-4 text-sm"
    >
      {({ processing }) => (
        <>
          <FormTokens />
          <input
            ref={(input) => {
              form.current = input?.form ?? null
            }}
            type="hidden"
            name="locale"
            value={locale}
          />
          <input type="hidden" name="base" value={editing.base} />
          <input type="hidden" name="original" value={original.revision} />
          <Notices page={page} editing={editing} errors={errors} />
          <p className="figures mt-3 text-muted">
            {missing > 0 ? words.untranslated(missing) : words.isComplete} {words.textsExplained}
          </p>
          <h2 className="mt-4 text-xl">{words.texts}</h2>
          <TextRows page={page} texts={texts.filter(({ isName }) => !isName)} errors={errors} />
          <Names page={page} errors={errors} />
          <PublishFrom page={page} error={errors.from} />
          <SaveBar page={page} editing={editing} isSaving={processing} />
        </>
      )}
    </Form>
  )
}

interface NoticesProps {
  page: Props
  editing: ReturnType<typeof useTranslationDraft>
  errors: Record<string, string>
}

/** The errors, a newer version of a colleague, and a draft from before. */
function Notices({ page, editing, errors }: NoticesProps) {
  const { kind, theirs } = page
  return (
    <div className="grid grid-cols-1 gap-3">
      <ErrorSummary kind={kind} errors={errors} />
      {theirs && (
        <Conflict
          kind={kind}
          theirs={theirs}
          ours={editing.texts}
          onUseTheirs={(name) => editing.replaceText(name, String(theirs.fields[name]))}
        />
      )}
      <DraftNotice page={page} editing={editing} />
    </div>
  )
}

function Names({ page, errors }: { page: Props; errors: Record<string, string> }) {
  const names = page.translation.texts.filter(({ isName }) => isName)
  if (names.length === 0) return null
  return (
    <>
      <h2 className="mt-8 text-xl">{words.names}</h2>
      <p className="text-muted">{words.namesExplained}</p>
      <TextRows page={page} texts={names} errors={errors} />
    </>
  )
}

interface SaveBarProps {
  page: Props
  editing: Autosave
  isSaving: boolean
}

/** Low, because on a phone it covers the texts; what it covers of a focused one is scrolled past it. */
function SaveBar({ page, editing, isSaving }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const canPublish = !awaitsSending(page)
  useFocusAfterSubmit(bar, { processing: isSaving, errors: {} })
  return (
    <div
      ref={bar}
      className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-ground py-2 print:hidden"
    >
      {canPublish && (
        <button
          type="submit"
          name="publish"
          value="1"
          disabled={isSaving}
          className={buttonClass({ size: 'small' })}
        >
          {words.publish}
        </button>
      )}
      <button
        type="submit"
        disabled={isSaving}
        className={buttonClass({ tone: canPublish ? 'quiet' : 'primary', size: 'small' })}
      >
        {words.saveVersion}
      </button>
      <p className="figures text-muted">
        <SavedState page={page} editing={editing} />
      </p>
    </div>
  )
}

function PublishFrom({ page, error }: { page: Props; error: string | undefined }) {
  const { city } = useOffice()
  if (awaitsSending(page)) return <p className="py-4 text-muted">{words.goesOutWithOriginal}</p>
  return (
    <div className="max-w-note border-t border-line py-4">
      <Field label={words.publishFrom} name="from" note={words.fromHint(city)} error={error}>
        {(control) => <input {...control} type="datetime-local" />}
      </Field>
    </div>
  )
}
