import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { readRowStep, rowStepName, rowsAfter } from '#shared/desk/documents/row-steps.ts'
import { kinds } from './kinds/registry.ts'

/** Returns the fields of input that was not saved, after applying the pressed row button. */
export function fieldsFromInput(kind: DocumentKind, rawInput: DocumentFields): DocumentFields {
  const step = readRowStep(rawInput[rowStepName])
  const rows = rawInput[step?.list ?? ''] ?? []
  const input =
    step && Array.isArray(rows) ? { ...rawInput, [step.list]: rowsAfter(rows, step) } : rawInput
  const { fields } = kinds[kind].read(input)
  const list = step?.kind === 'add' ? fields[step.list] : null
  return {
    ...fields,
    // The parser drops blank rows, so the row that was just added is put back.
    ...(step && Array.isArray(list) && { [step.list]: [...list, {}] }),
    ...(Array.isArray(input.newSources) && { newSources: input.newSources }),
  }
}
