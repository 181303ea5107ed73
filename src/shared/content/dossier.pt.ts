import type { Translation } from '#shared/translation.ts'
import type * as translation from './dossier.pt.ts'
import type * as original from './dossier.ts'

export const launchQuestion = {
  title: 'Posso lançar este produto?',
  text: 'Escolha um produto: o mapa e uma tabela respondem para cada mercado que cobrimos.',
} as const

export const dossierAction = 'Perguntar sobre o mercado'

export const dossierLink = 'Abrir o dossiê'

export const compareAction = 'Comparar com outros'

export const askAbout = 'Perguntar sobre este produto'

export const noTax = 'Nenhum imposto sobre o jogo verificado:'

export const taxNote =
  'Taxas tal como a fonte citada as indica. Os impostos gerais das empresas, como o imposto sobre o rendimento, não estão incluídos, salvo se um destes for pago em seu lugar.'

export const ratingNote =
  'A classificação pondera a dimensão da oportunidade e a clareza da lei atual. É a nossa opinião, não um conselho para o seu caso.'

export const callToAction = {
  title: 'Está a pensar num mercado?',
  text: 'Escreveremos o mesmo dossiê para o seu produto e o seu mercado: lei, impostos, pagamentos, concorrência e, no fim, uma apreciação clara.',
  action: 'Pedir uma análise de mercado',
  secondaryAction: 'Ver os nossos serviços',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
