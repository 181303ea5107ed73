import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { fieldErrors } from '#client/ui/field.tsx'
import { FilesField } from '#client/ui/files-field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import type { RoomFile } from '#shared/desk/rooms/props.ts'
import type { FileField } from '#shared/files/props.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface AddFilesProps {
  room: string
  files: readonly RoomFile[]
  fileField: FileField
}

/** Adds files, or the new version of one, to a room. */
export function AddFiles({ room, files, fileField }: AddFilesProps) {
  const [round, setRound] = useState(0)
  const { errors, values } = usePage().props
  const { files: filesError, version_of: versionError } = fieldErrors(errors)
  return (
    <TitledSection id="add-files" title={words.addFiles} level="h3" className="mt-8">
      <p className="mt-1 text-sm text-muted">{words.addFilesHint}</p>
      <PostForm
        action={routes.roomFiles.href({ id: room })}
        encType="multipart/form-data"
        resetOnSuccess
        onSuccess={() => setRound((count) => count + 1)}
        className="mt-4 grid gap-4"
      >
        {(processing) => (
          <>
            <FilesField key={round} field={fileField} error={filesError} isRequired />
            {files.length > 0 && (
              <SelectField
                label={words.versionOf}
                name="version_of"
                defaultValue={values?.version_of ?? ''}
                error={versionError}
              >
                <option value="">{words.byName}</option>
                {files.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
            <SubmitButton processing={processing} className="justify-self-start max-sm:w-full">
              {words.addFiles}
            </SubmitButton>
          </>
        )}
      </PostForm>
    </TitledSection>
  )
}
