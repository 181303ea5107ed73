import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'
export const marketsYouFollow = 'Os mercados que segue, e com que frequência'
export const newerArticles = 'Artigos mais recentes'
export const olderArticles = 'Artigos mais antigos'
export const categories = 'Categorias'

export const otherNewsletters = 'Outros boletins'

export const archive = 'Arquivo'
export const newsletters = 'Boletins'
export const archiveLead =
  'Todos os meses resumimos o que mudou na lei, nos impostos e na prática, e o que significa. Os números publicados estão abaixo.'
export const noNewsletterYet =
  'Ainda não foi enviado nenhum boletim. Subscreva abaixo para receber o primeiro.'

export const otherArticles = 'Outros artigos'

export const confirmYourSubscription = 'Confirme a sua subscrição'
export const confirmSubscriptionHint =
  'Prima o botão para receber o nosso boletim mensal neste endereço.'
export const confirmSubscription = 'Confirmar a subscrição'

export const unsubscribe = 'Cancelar a subscrição'
export const unsubscribeHint =
  'Prima o botão para deixar de receber o nosso boletim neste endereço.'

export const published = 'Publicado'
export const publishedHere = 'Publicado aqui'
export const written = 'Escrito'
export const writtenOn = (day: string) => `Escrito em ${day}`
export const minutesShort = (minutes: number) => `${minutes} min`
export const readingTime = 'Tempo de leitura'
export const corrected = 'Corrigido'
export const subject = 'Assunto'
export const market = 'Mercado'
export const markets = 'Mercados'

export const preview = 'Pré-visualização'
export const readArticle = (title: string) => `Ler o artigo<hidden>: ${title}</hidden>`
export const minutesToRead = (minutes: number) => `${minutes} min de leitura`

export const whatIsInside = 'O que contém'

export const pdfOfEdition = 'PDF da edição atual'
export const author = 'Autor'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
