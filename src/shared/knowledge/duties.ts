import { keysOf } from '#shared/records.ts'
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

const codes = {
  players: ['minimum-age', 'identity-check', 'self-exclusion', 'player-limits'],
  laundering: ['aml', 'reporting-threshold'],
  offers: ['bonuses', 'credit', 'advertising-hours', 'advertising-approval'],
  data: ['data-protection', 'server-location'],
  company: ['local-ownership', 'local-directors', 'capital', 'guarantee'],
  licence: [
    'licence-fee',
    'licence-term',
    'time-to-decide',
    'returns',
    'penalties',
    'licensee-list',
  ],
} as const satisfies Record<keyof typeof dutyGroupLabels, readonly Duty[]>

/** All duties, in the order of pages. */
export const dutyOrder: readonly Duty[] = Object.values(codes).flat()

/** Returns the duties in words, in the order of pages, in six groups. */
export function dutyGroups(): DutyGroup[] {
  return keysOf(codes).map((group) => ({
    label: dutyGroupLabels[group],
    duties: codes[group].map((code) => ({ code, ...dutyWords[code] })),
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
