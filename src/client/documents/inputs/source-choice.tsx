import { createContext, type ReactNode, use, useState } from 'react'
import type { Source } from '#shared/knowledge/schemas.ts'
import { useInput } from './scope.tsx'
import { TextInput } from './text-input.tsx'
import { textOf } from './values.ts'

const Citable = createContext<readonly Source[]>([])

const listId = 'source-keys'

interface SourceChoicesProps {
  sources: readonly Source[]
  children: ReactNode
}

/** Gives the inputs in it the sources to choose from. */
export function SourceChoices({ sources, children }: SourceChoicesProps) {
  return (
    <Citable value={sources}>
      {children}
      <datalist id={listId}>
        {sources.map(({ id, publisher, title }) => (
          <option key={id} value={id}>
            {`${publisher}: ${title}`}
          </option>
        ))}
      </datalist>
    </Citable>
  )
}

interface SourceChoiceProps {
  /** What it means that there is none. */
  none?: string
}

/** The key of a source, found by a part of its key, publisher or title, which stand below. */
export function SourceChoice({ none = 'A part of its title finds it' }: SourceChoiceProps) {
  const { value } = useInput('source')
  const [key, setKey] = useState(textOf(value))
  return (
    <TextInput
      field="source"
      label="Source"
      list={listId}
      hint={<Chosen sourceKey={key.trim()} none={none} />}
      onInput={(event) => setKey(event.currentTarget.value)}
    />
  )
}

function Chosen({ sourceKey, none }: { sourceKey: string; none: string }) {
  const known = use(Citable).find(({ id }) => id === sourceKey)
  if (!sourceKey) return none
  if (known) return `${known.publisher}: ${known.title}`
  return 'No source has this key: describe it under New sources'
}
