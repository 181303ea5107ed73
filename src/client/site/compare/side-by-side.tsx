import type { Pages } from '#shared/pages.ts'
import { FoldedPart, Part } from './compared-part.tsx'
import { FactRows, GlanceRows, LicenceRows, RuleRows } from './compared-rows.tsx'
import { Obligations } from './obligations.tsx'
import * as words from './words.ts'

/** The markets side by side, in parts; on a phone the cells are stacked and most parts are folded. */
export function SideBySide(props: Pages['marketing/compare']) {
  const { markets } = props
  return (
    <>
      <Part markets={markets} title={words.atAGlance}>
        <GlanceRows {...props} />
      </Part>
      <FoldedPart markets={markets} title={words.rulesAndTaxes}>
        <RuleRows {...props} />
      </FoldedPart>
      <FoldedPart markets={markets} title={words.licence}>
        <LicenceRows {...props} />
      </FoldedPart>
      <Obligations {...props} />
      <FoldedPart markets={markets} title={words.facts}>
        <FactRows {...props} />
      </FoldedPart>
    </>
  )
}
