import type { SharePage } from '#shared/site/share-image.ts'
import { compareMarkets, legalTitles, rules, search } from '#shared/site/title-words.pt.ts'
import type { Translation } from '#shared/translation.ts'
import { hero as openData } from './data-words.pt.ts'
import type * as translation from './share-words.pt.ts'
import type * as original from './share-words.ts'

export const headlines: Readonly<Record<SharePage, readonly string[]>> = {
  home: ['Os mercados do jogo', 'em África, lidos', 'no terreno.'],
  'about-us': ['O jogo mundial,', 'África,', 'com responsabilidade.'],
  services: ['Da primeira licença', 'a uma operação', 'estável.'],
  markets: ['Conhecer as regras', 'antes de entrar.'],
  insights: ['O que mudou,', 'e o que isso', 'significa.'],
  contact: ['Diga-nos em que', 'mercado quer', 'entrar.'],
  rules: ['O que a regra dizia,', 'e o que diz', 'agora.'],
  compare: ['Da aposta', 'ao dividendo,', 'lado a lado.'],
  data: ['Cada número', 'com a sua fonte', 'e a sua data.'],
  search: ['Encontrar', 'o mercado,', 'a regra, o artigo.'],
  legal: ['O que guardamos,', 'por quanto tempo,', 'e porquê.'],
}

export const lines = {
  home: ['Licenças', 'Entrada no mercado', 'Investimento'],
  services: ['Conformidade', 'Entrada', 'Marketing', 'Investidores', 'Direito'],
  insights: ['Análise de mercado', 'Conformidade', 'Tecnologia'],
  rules: [rules, 'Cada regra com a sua fonte'],
  compare: [compareMarkets, 'Estado', 'Licença', 'Impostos'],
  data: [openData.title, 'CSV', 'JSON', 'CC BY 4.0'],
  search: [search],
  legal: [legalTitles.privacy, legalTitles.terms],
} as const

export const foundedIn = (year: number) => `Fundada em ${year}`

export const judgement = (scoreWord: string, score: number) =>
  `A nossa apreciação: ${scoreWord.toLowerCase()}, ${score} de 5`

export const pairQuestion = (one: string, other: string) => [one, `ou ${other}?`]
export const pairLine = ['Estado', 'Licença', 'Impostos', 'O que resta']

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
