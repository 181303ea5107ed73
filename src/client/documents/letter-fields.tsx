import { Field } from '#client/ui/field.tsx'
import { lengths } from '#shared/constants.ts'
import type { DocumentPage } from '#shared/documents/props.ts'
import { ChoiceList } from './choice-list.tsx'
import type { FieldsProps } from './fields-props.ts'
import { textOf, wordsOf } from './inputs/values.ts'
import { MarkdownField } from './markdown-field.tsx'

interface LetterFieldsProps extends FieldsProps {
  choices: NonNullable<DocumentPage['choices']>
}

/** The fields of a letter. */
export function LetterFields({ fields, errors, choices }: LetterFieldsProps) {
  return (
    <>
      <Field label="Subject" name="subject" error={errors.subject}>
        {(control) => (
          <input
            {...control}
            required
            maxLength={lengths.documentTitle}
            defaultValue={textOf(fields.subject)}
            autoComplete="off"
          />
        )}
      </Field>
      <MarkdownField
        label="Introduction"
        name="introduction"
        size="short"
        required
        text={textOf(fields.introduction)}
        error={errors.introduction}
      />
      <ChoiceList
        label="Notes"
        name="notes"
        choices={choices.notes}
        chosen={wordsOf(fields.notes)}
        error={errors.notes}
      />
      <ChoiceList
        label="Rules"
        name="rules"
        choices={choices.rules}
        chosen={wordsOf(fields.rules)}
        error={errors.rules}
      />
      <MarkdownField
        label="Closing"
        name="closing"
        size="short"
        text={textOf(fields.closing)}
        error={errors.closing}
      />
    </>
  )
}
