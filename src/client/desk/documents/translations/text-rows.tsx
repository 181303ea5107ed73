import { clsx } from 'clsx'
import { inputName } from '#client/desk/documents/error-summary.tsx'
import { Field } from '#client/ui/field.tsx'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { fieldLabel } from '#shared/desk/documents/labels.ts'
import type { TextToTranslate, TranslationPage } from '#shared/desk/documents/props.ts'
import { initialText } from './text-at.ts'

interface TextRowsProps {
  page: Pick<TranslationPage, 'kind' | 'draft' | 'translation'>
  texts: readonly TextToTranslate[]
  errors: Record<string, string>
}

/** Each text beside its translation; on narrow screens the original stands above. */
export function TextRows({ page, texts, errors }: TextRowsProps) {
  return texts.map((text) => (
    <div
      key={text.name}
      className="grid grid-cols-1 gap-x-8 gap-y-2 border-t border-line py-4 @3xl:grid-cols-2"
    >
      <Original kind={page.kind} text={text} />
      <Translation page={page} text={text} error={errors[text.name]} />
    </div>
  ))
}

function Original({ kind, text: { name, text } }: { kind: DocumentKind; text: TextToTranslate }) {
  return (
    <div lang="en" className="min-w-0">
      <p className="font-medium">{fieldLabel(kind, name)}</p>
      <p className="mt-2 wrap-anywhere whitespace-pre-wrap text-muted">{text}</p>
    </div>
  )
}

interface TranslationProps extends Pick<TextRowsProps, 'page'> {
  text: TextToTranslate
  error: string | undefined
}

function Translation({ page, text, error }: TranslationProps) {
  const { kind, translation } = page
  const { name } = text
  return (
    <Field label={fieldLabel(kind, name)} name={inputName(name)} error={error} hidesLabel>
      {(control) => (
        <textarea
          {...control}
          lang={translation.locale}
          className={clsx(control.className, 'scroll-mb-32')}
          rows={rowsFor(text)}
          defaultValue={initialText(page, text)}
        />
      )}
    </Field>
  )
}

const charactersPerRow = 60
const maxRows = 30

/** Returns the height of an input for about as much text as the original has. */
function rowsFor({ text }: TextToTranslate): number {
  const lines = text.split('\n').map((line) => Math.ceil((line.length + 1) / charactersPerRow))
  return Math.min(
    maxRows,
    lines.reduce((sum, rows) => sum + rows, 0),
  )
}
