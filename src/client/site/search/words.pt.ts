import { plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'

export const search = 'Pesquisa'
export const browseByType = 'Explorar por tipo'
export const browseInstead = 'Ou explorar por tipo'
export const noResultsFor = '0 resultados para «<q/>»'
export const didYouMean = 'Quis dizer'
export const didYouMeanMarket = 'Quis dizer <name/>?'
export const didYouMeanText = 'Quis dizer <q/>?'
export const tryOneOf = 'Tente menos palavras, ou uma destas:'
export const searchesToTry = [
  'idade mínima',
  'taxa de licença',
  'imposto sobre prémios',
  'publicidade',
]
export const mostOfTheWords = 'Com a maioria das palavras'
export const searchUnavailable =
  'A pesquisa está temporariamente indisponível. Tente novamente dentro de um minuto.'

export const resultsFor = (count: number) =>
  `${count} ${plural(count, { one: 'resultado', other: 'resultados' })} para «<q/>»`

export const markets = 'Mercados'
export const aboutMarkets = 'Estado por produto, regulador, leis, impostos e condições de licença.'
export const answers = 'Respostas'
export const aboutAnswers = 'Se um produto pode ser lançado num mercado, e porquê.'
export const obligations = 'Obrigações'
export const aboutObligations =
  'Idades, controlos, publicidade, capital, taxas e declarações, obrigação a obrigação.'
export const ledgerOfRules = 'Registo de regras'
export const aboutRules = 'O que mudou e quando, o que a regra dizia antes e diz desde então.'
export const articles = 'Artigos'
export const aboutArticles = 'O que uma alteração significa e o que verificaríamos.'
export const researchReports = 'Relatórios'
export const aboutReports = 'Transferência gratuita; a pesquisa abrange todo o seu texto.'
export const services = 'Serviços'
export const aboutServices = 'Os nossos serviços e entregáveis.'
export const questions = 'Perguntas'
export const aboutQuestions = 'O que os visitantes nos perguntam primeiro, com as nossas respostas.'

export const pdf = 'PDF'

export const submit = 'Pesquisar'
export const searchTheSite = 'Pesquisar no sítio'
export const everyWordMustOccur =
  'Cada palavra tem de ocorrer, ou uma com o mesmo sentido; basta o início de uma palavra. '
export const fromAnyPage =
  'De qualquer página: <key>/</key> ou <key>Ctrl K</key>, num Mac <key>Cmd K</key>.'

export const pages = 'Sobre este sítio'
export const aboutPages = 'Privacidade, termos e acessibilidade.'
export const people = 'Pessoas'
export const aboutPeople = 'Quem trabalha aqui, e em quê.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
