import { inCountry } from '#shared/portuguese-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './head-messages.pt.ts'
import type * as original from './head-messages.ts'

const whereOf = (market: string | null) =>
  market === null ? 'nos mercados africanos' : inCountry(market)

export const descriptions = {
  changes: (market: string | null) =>
    `O que mudou nos nossos registos sobre o jogo ${whereOf(market)}, edição a edição: cada campo antes e depois, com a sua fonte.`,
  compare: (names: string | null) =>
    `${names ?? 'Os mercados africanos de jogo online'} lado a lado: estado, licença, impostos e dados, e o que resta das apostas depois de cada imposto, com a fonte em cada passo.`,
  obligations: (duty: string | null, market: string | null) =>
    `${duty ?? 'O que obriga o operador de jogo'} ${whereOf(market)}: cada obrigação com o seu valor, a sua fonte e o artigo, e o dia em que foi verificada.`,
  rules: (market: string | null) =>
    `O que muda na lei do jogo ${whereOf(market)}, do mais recente ao mais antigo: o que cada regra dizia e diz, em que fase está e onde se pode ler.`,
  people: 'Quem trabalha aqui: o que cada um faz, em que línguas e sobre que mercados.',
  search:
    'Pesquise nos nossos artigos, dossiês de mercado, registo de regras, relatórios, serviços e perguntas sobre o jogo online em África, cada um com a sua data e as suas fontes.',
  newsletters:
    'O nosso boletim mensal, tal como foi enviado: o que mudou na lei, nos impostos e na prática dos mercados de jogo de África.',
  booking:
    'Marque uma consulta de 30 ou 60 minutos com os nossos consultores sobre o jogo online em África, no seu fuso horário.',
} as const

export const shortNames = {
  obligations: 'Obrigações',
  articles: 'Artigos',
} as const

export const citations = {
  dataset: (market: string) => `Lei, impostos e números do jogo ${inCountry(market)}`,
  obligations: (duty: string | null, market: string | null) =>
    `${duty ?? 'O que obriga o operador de jogo'} ${whereOf(market)}`,
  inMarkets: (edition: number) => `Mercados, edição ${edition}`,
  inData: (edition: number) => `Dados abertos, edição ${edition}`,
  inAnswers: (product: string, market: string, edition: number) =>
    `${product}, ${market}, edição ${edition}`,
  inLedger: (market: string, day: string, edition: number) =>
    `Registo de regras, ${market}, entrada de ${day}, edição ${edition}`,
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
