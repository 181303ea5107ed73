import type { FactKey } from '../knowledge/schemas.ts'

/** A figure that the key markets are compared by. */
type ComparedFigure = {
  readonly key: FactKey
  /** The size of its unit in the unit of the record: millions, or per cent. */
  readonly scale: 1e6 | 1
}

/** The figures that the key markets are compared by, in the order of their columns. */
export const comparedFigures: readonly ComparedFigure[] = [
  { key: 'population', scale: 1e6 },
  { key: 'mobile-subscriptions', scale: 1e6 },
  { key: 'under-25', scale: 1 },
]
