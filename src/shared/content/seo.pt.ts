import type { Translation } from '#shared/translation.ts'
import type * as translation from './seo.pt.ts'
import type * as original from './seo.ts'

export const seo: typeof original.seo = {
  home: {
    title: '',
    description:
      'Consultoria para os mercados africanos de jogo em linha: licenciamento, entrada no mercado, marketing e auditoria para investidores, ao serviço de operadores, fornecedores e investidores desde 2019.',
  },
  'about-us': {
    title: 'Sobre nós',
    description:
      'Uma consultora de Nairobi fundada em 2019. Ligamos a excelência mundial do jogo em linha às oportunidades dos mercados africanos, com crescimento responsável.',
  },
  services: {
    title: 'Serviços',
    description:
      'Seis serviços para os mercados africanos de jogo, do licenciamento e da entrada no mercado à auditoria para investidores, aos documentos e à operação. Cada um termina num documento que fica consigo.',
  },
  markets: {
    title: 'Mercados',
    description:
      'África do Sul, Nigéria, Quénia e Gana comparados: regulador, lei, população, oportunidades e dificuldades, com fontes e uma leitura de três regiões.',
  },
  insights: {
    title: 'Análises',
    description:
      'Notas com fontes e relatórios gratuitos sobre o jogo em linha em África: análise de mercado, conformidade, tecnologia, marketing e investimento, escritos para quem decide.',
  },
  contact: {
    title: 'Contacto',
    description:
      'Fale connosco sobre um mercado, uma licença ou um alvo. Escreva por e-mail, Telegram ou formulário; respondemos de Nairobi em 24 horas nos dias úteis.',
  },
}

export const marketSummary = (name: string, statuses: readonly string[]) =>
  `Jogo, ${name}: ${statuses.join('; ')}. Lei, impostos, licença e números, cada um com a sua fonte.`

export const rulesOfMarket = (name: string) => `Regras: ${name}`

export const and: string = 'e'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
