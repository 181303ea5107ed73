import { officeDayAt } from '#shared/office-days.ts'
import type { FieldsProps } from './fields-props.ts'
import { Scope } from './inputs/scope.tsx'
import { SourceChoices } from './inputs/source-choice.tsx'
import { Stored } from './inputs/stored.tsx'
import { rowsOf } from './inputs/values.ts'
import { BasicFields } from './market/basics.tsx'
import { Contents } from './market/contents.tsx'
import { FactFields } from './market/facts.tsx'
import { JudgementFields } from './market/judgements.tsx'
import { LawFields } from './market/laws.tsx'
import { LicenceFields } from './market/licence.tsx'
import { PointFields } from './market/points.tsx'
import { ProductFields } from './market/products.tsx'
import { RegulatorFields } from './market/regulators.tsx'
import { TaxFields } from './market/taxes.tsx'
import { NewSources, useCitable } from './new-sources.tsx'

/** The fields of a market, in parts that fold. */
export function MarketFields(props: FieldsProps) {
  const { fields, errors, stored, now, isNew } = props
  const { citable, setTyped } = useCitable(props)
  const today = officeDayAt(new Date(now))
  const countOf = (...names: string[]) => names.flatMap((name) => rowsOf(fields[name])).length
  return (
    <Stored stored={stored} isRefused={Object.keys(errors).length > 0}>
      <SourceChoices sources={citable}>
        <Scope name="" values={fields} errors={errors}>
          <Contents />
          <BasicFields isNew={isNew} today={today} />
          <RegulatorFields count={countOf('regulators')} />
          <LawFields count={countOf('laws')} />
          <ProductFields />
          <TaxFields count={countOf('taxes')} />
          <LicenceFields />
          <FactFields count={countOf('facts')} today={today} />
          <PointFields count={countOf('opportunities', 'challenges')} />
          <JudgementFields today={today} />
        </Scope>
        <NewSources fields={fields} errors={errors} onChange={setTyped} />
      </SourceChoices>
    </Stored>
  )
}
