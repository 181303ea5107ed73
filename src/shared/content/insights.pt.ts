import { inCountry } from '#shared/portuguese-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './insights.pt.ts'
import type * as original from './insights.ts'
import type { Category } from './insights.ts'

export const categories = [
  { slug: 'all', label: 'Todas' },
  { slug: 'market-analysis', label: 'Análise de mercado' },
  { slug: 'compliance', label: 'Conformidade' },
  { slug: 'technology', label: 'Tecnologia' },
  { slug: 'marketing', label: 'Marketing' },
  { slug: 'investment', label: 'Investimento' },
] as const

export function categoryLabel(category: Category): string {
  return categories.find(({ slug }) => slug === category)?.label ?? ''
}

export const hero = {
  eyebrow: 'Análises',
  title: 'Notas do terreno, com as suas fontes',
  lead: 'Textos breves sobre o que mudou, o que significa e o que verificaríamos. Cada um tem data, porque nestes mercados um facto pode envelhecer num mês.',
} as const

export const articleLists = {
  featured: 'Artigos em destaque',
  latest: 'Últimas análises',
  none: 'Ainda não há artigos nesta categoria.',
} as const

export const notePage = {
  sources: 'Fontes',
  corrections: 'Correções',
  cite: 'Citar este artigo',
  rules: 'Regras relacionadas',
  related: 'Ler a seguir',
} as const

export const noteAction = {
  title: (market: string | null) =>
    market ? `O que muda para si ${inCountry(market)}?` : 'O que muda para si?',
  text: 'Diga-nos o seu produto e o seu calendário. Respondemos com o que verificaríamos primeiro, e em que fontes.',
  action: 'Fazer uma pergunta',
} as const

export const newsletter = {
  title: 'Um boletim por mês',
  text: 'O que mudou na lei, nos impostos e na prática, com as fontes. Confirme por email; cancele com um clique.',
  label: 'Endereço de email',
  action: 'Subscrever',
  archive: 'Arquivo do boletim',
} as const

export const customResearch = {
  title: 'Uma pergunta sobre a qual ninguém escreveu?',
  text: 'Fazemos estudos à medida: um mercado, um produto, uma decisão. Recebe o documento, as fontes e uma hora para nos questionar sobre ambos.',
  action: 'Pedir um estudo',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
