import { inCountry, ofCountry } from '#shared/portuguese-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './seo.pt.ts'
import type * as original from './seo.ts'

export const seo: typeof original.seo = {
  home: {
    title: '',
    description:
      'A {firm} aconselha operadores, fornecedores e investidores sobre os mercados africanos de jogo online: licenciamento, entrada no mercado, marketing e auditoria prévia para investidores.',
  },
  'about-us': {
    title: 'Sobre nós',
    description:
      '{firm}: quem somos, o que defendemos e como nasceram as regras dos mercados africanos de jogo.',
  },
  services: {
    title: 'Serviços',
    description:
      'Serviços para os mercados africanos de jogo, do licenciamento e da entrada no mercado à auditoria prévia para investidores, aos documentos e à operação. Cada um termina num documento que fica na sua posse.',
  },
  markets: {
    title: 'Mercados',
    description:
      '{keymarkets}, comparados: regulador, lei, população, oportunidades e desafios, com fontes e uma leitura de três regiões.',
  },
  insights: {
    title: 'Análises',
    description:
      'Artigos com fontes e relatórios gratuitos sobre o jogo online em África: análise de mercado, conformidade, tecnologia, marketing e investimento, escritos para quem decide.',
  },
  contact: {
    title: 'Contacto',
    description:
      'Fale com a {firm} sobre um mercado, uma licença ou uma empresa-alvo. Escreva por email ou pelo formulário, ou marque uma consulta; respondemos em 24 horas nos dias úteis.',
  },
}

export const productsOfStatus = (products: string, status: string) => `${status}: ${products}`

export const marketSummary = (name: string, statuses: readonly string[]) =>
  `Jogo ${inCountry(name)} (${statuses.join('; ')}). Lei, impostos, licença e números, cada um com a sua fonte.`

export const rulesOfMarket = (name: string) => `Regras ${ofCountry(name)}`

export const and: string = 'e'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
