import { percentText } from '#shared/number-text.ts'
import type { Translation } from '#shared/translation.ts'
import { dayText } from '../dates.ts'
import type { AmountRange } from './amount-range.ts'
import type { ChangeKind } from './props.ts'
import type {
  Certainty,
  Fact,
  FactKey,
  Judgement,
  Market,
  ObligationStatus,
  Product,
  ProductScope,
  ProductStatus,
  RegionSlug,
  Stage,
  Tax,
  TaxBase,
  Topic,
} from './schemas.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'

const unknown = 'não verificado'

export const notVerified = () => unknown

export const sourceNumber = (number: number) => `Fonte ${number}`

export const changeKindLabels: Readonly<Record<ChangeKind, string>> = {
  market: 'Mercado',
  product: 'Produto',
  tax: 'Imposto',
  licence: 'Licença',
  obligation: 'Obrigação',
  fact: 'Dado',
  judgement: 'Apreciação',
  rule: 'Regra',
}

export const regionLabels: Readonly<Record<RegionSlug, string>> = {
  east: 'África Oriental',
  west: 'África Ocidental',
  southern: 'África Austral',
}

export const productLabels: Readonly<Record<Product, string>> = {
  sportsbook: 'Apostas desportivas',
  'online-casino': 'Casino online',
  lottery: 'Lotaria',
  b2b: 'Fornecimento B2B',
}

export const productScopeLabels: Readonly<Record<ProductScope, string>> = {
  ...productLabels,
  other: 'nenhum dos quatro produtos',
}

export const certaintyLabels: Readonly<Record<Certainty, string>> = {
  exact: 'exato',
  'at-most': 'no máximo',
  'at-least': 'no mínimo',
  unknown,
}

export function rateText(rate: number, certainty: Certainty): string {
  if (certainty === 'unknown') return `${percentText(rate)}, ${unknown}`
  return certainty === 'exact'
    ? percentText(rate)
    : `${certaintyLabels[certainty]} ${percentText(rate)}`
}

export function rangeText({ from, to }: AmountRange, textOf: (amount: number) => string): string {
  if (from === null && to === null) return unknown
  if (from === null) return `${certaintyLabels['at-most']} ${textOf(to ?? 0)}`
  if (to === null) return `${certaintyLabels['at-least']} ${textOf(from)}`
  return textOf(from) === textOf(to) ? textOf(to) : `${textOf(from)} a ${textOf(to)}`
}

export const statusLabels: Readonly<Record<ProductStatus, { label: string; meaning: string }>> = {
  licensed: { label: 'Licenciado', meaning: 'Existe uma via e é usada.' },
  possible: {
    label: 'Possível',
    meaning: 'Permitido por lei; prática por consolidar.',
  },
  closed: { label: 'Fechado', meaning: 'Não há licença disponível.' },
  unclear: { label: 'Incerto', meaning: 'As fontes não permitem concluir.' },
}

export const obligationStatusLabels: Readonly<Record<ObligationStatus, string>> = {
  required: 'Exigido',
  forbidden: 'Proibido',
  none: 'Não exigido',
  unverified: 'Não verificado',
}

export const stageLabels: Readonly<Record<Stage, string>> = {
  proposed: 'Proposta',
  passed: 'Aprovada',
  'in-force': 'Em vigor',
  court: 'Decisão judicial',
  guidance: 'Orientação',
  repealed: 'Revogada',
}

export const stageMeanings: Readonly<Record<Stage, string>> = {
  proposed: 'Anunciada ou apresentada; ainda não é lei.',
  passed: 'Aprovada; produção de efeitos posterior ou não verificada.',
  'in-force': 'Vinculativa.',
  court: 'Decidida por um tribunal, ou pendente.',
  guidance: 'Aviso, política ou interpretação das autoridades.',
  repealed: 'Já não está em vigor.',
}

export const amendmentHeads: Readonly<Record<Stage, { before: string; after: string }>> = {
  proposed: { before: 'Situação atual', after: 'Proposta' },
  passed: { before: 'Antes da aprovação', after: 'Texto aprovado' },
  'in-force': { before: 'Antes', after: 'Depois' },
  court: { before: 'Antes da decisão', after: 'Decisão' },
  guidance: { before: 'Antes da orientação', after: 'Orientação' },
  repealed: { before: 'Antes', after: 'Depois' },
}

export function fromDayHead(effectiveAt: string): string {
  return `A partir de ${dayText(effectiveAt)}`
}

export const topicLabels: Readonly<Record<Topic, string>> = {
  licensing: 'Licenciamento',
  tax: 'Fiscalidade',
  advertising: 'Publicidade',
  'player-protection': 'Proteção dos jogadores',
  ownership: 'Participação no capital',
  payments: 'Pagamentos',
  enforcement: 'Fiscalização',
}

export const baseLabels: Readonly<Record<TaxBase, string>> = {
  stakes: 'apostas',
  ggr: 'receita bruta de jogo',
  winnings: 'prémios',
  deposits: 'depósitos',
  withdrawals: 'levantamentos',
  licence: 'licença',
}

export function taxTermText({ rate, certainty, base }: Tax): string {
  return `${rateText(rate, certainty)}, base: ${baseLabels[base]}`
}

export const licenceTermLabels: Readonly<Record<keyof Market['licence'], string>> = {
  authority: 'Autoridade licenciadora',
  fee: 'Taxa de licença',
  term: 'Duração da licença',
  monthsToDecide: 'Prazo de decisão',
  localOwnership: 'Participação local',
  dataRules: 'Regras sobre dados',
}

export const factLabels: Readonly<Record<FactKey, string>> = {
  population: 'População',
  'mobile-subscriptions': 'Assinaturas móveis',
  'mobile-money': 'Dinheiro móvel',
  'internet-users': 'Utilizadores da Internet',
  'under-25': 'População com menos de 25\u00a0anos',
  'gross-gaming-revenue': 'Receita bruta de jogo',
  'gambling-tax-revenue': 'Receita dos impostos sobre o jogo',
  'licensed-operators': 'Operadores licenciados',
  '4g-share': 'Ligações 4G',
  adults: 'Adultos',
  'mobile-money-active': 'Contas ativas de dinheiro móvel',
  'mobile-money-users': 'Adultos que usam dinheiro móvel',
  'below-poverty-line': 'População abaixo do limiar de pobreza',
}

const sumsOfYears: readonly FactKey[] = ['gross-gaming-revenue', 'gambling-tax-revenue']

export function factDateText({ key, asOf }: Pick<Fact, 'key' | 'asOf'>): string {
  const isWholeYear = asOf.length === 'YYYY'.length
  return sumsOfYears.includes(key) && !isWholeYear ? `ano até ${dayText(asOf)}` : dayText(asOf)
}

export const scoreWords: Readonly<Record<Judgement['score'], string>> = {
  1: 'Baixa',
  2: 'Limitada',
  3: 'Moderada',
  4: 'Alta',
  5: 'Muito alta',
}

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
