import { describe, expect, test } from 'vitest'
import { amendmentOf } from '#shared/knowledge/amendment.ts'
import { amendmentHeads, fromDayHead } from '#shared/knowledge/words.ts'

const today = '2026-11-26'
const dates = { past: '2026-11-25', today, thisMonth: '2026-11', unknown: null, future: '2027-07' }

describe('a change', () => {
  test.each(['in-force', 'repealed'] as const)('binds from its day when %s', (stage) => {
    const binding = Object.entries(dates).filter(
      ([, effectiveAt]) => amendmentOf({ stage, effectiveAt }, today).isBinding,
    )
    expect(binding.map(([name]) => name)).toEqual(['past', 'today', 'thisMonth', 'unknown'])
  })

  test.each(['proposed', 'passed', 'court', 'guidance'] as const)(
    'never replaces the law when it is only %s',
    (stage) => {
      for (const effectiveAt of Object.values(dates)) {
        expect(amendmentOf({ stage, effectiveAt }, today).isBinding).toBe(false)
      }
      expect(amendmentOf({ stage, effectiveAt: null }, today)).toMatchObject(amendmentHeads[stage])
    },
  )

  test.each(['passed', 'in-force', 'repealed'] as const)(
    'is headed by the day on which it will bind when %s',
    (stage) => {
      expect(amendmentOf({ stage, effectiveAt: dates.future }, today)).toEqual({
        isBinding: false,
        before: amendmentHeads.proposed.before,
        after: fromDayHead(dates.future),
      })
    },
  )
})
