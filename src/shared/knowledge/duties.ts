import { keysOf } from '#shared/records.ts'
import { dutiesByGroup } from './codes.ts'
import { dutyGroupLabels, dutyWords } from './duty-words.ts'
import type { Duty } from './schemas.ts'

/** A duty in words. */
export interface DutyText {
  code: Duty
  label: string
  /** Its subject, in a sentence. */
  text: string
}

interface DutyGroup {
  label: string
  duties: readonly DutyText[]
}

/** Returns the duties in words, in the order of pages, in six groups. */
export function dutyGroups(): DutyGroup[] {
  return keysOf(dutiesByGroup).map((group) => ({
    label: dutyGroupLabels[group],
    duties: dutiesByGroup[group].map((code) => ({ code, ...dutyWords[code] })),
  }))
}

/** Returns all duties in words, in the order of pages. */
export function dutyTexts(): DutyText[] {
  return dutyGroups().flatMap((group) => group.duties)
}

/** Returns the label of a duty. */
export function dutyLabel(duty: Duty): string {
  return dutyWords[duty].label
}
