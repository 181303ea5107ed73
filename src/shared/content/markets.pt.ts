import type { Translation } from '#shared/translation.ts'
import { regionLabels } from '../knowledge/words.ts'
import type * as translation from './markets.pt.ts'
import type * as original from './markets.ts'
import type { Region, Trend } from './markets.ts'
import { evidence } from './trend-evidence.ts'

export const hero = {
  eyebrow: 'Mercados',
  title: 'O continente não é um só mercado',
  lead: 'São mais de cinquenta sistemas jurídicos, e a licença de um nada vale no vizinho. Eis como lemos os quatro sobre os quais mais nos perguntam, e as regiões à sua volta.',
} as const

export const keyMarketsIntro = {
  title: 'Mercados principais',
  lead: 'Primeiro os factos, cada um com a sua fonte. Depois a nossa apreciação, que é apenas isso.',
} as const

export const comparisonTitle = 'Os quatro comparados em números'

export const shapesNote = 'Os quatro países estão desenhados à mesma escala.'

export const trendsIntro = {
  title: 'Tendências do mercado',
  lead: 'Quatro movimentos que atravessam fronteiras, mesmo quando as licenças não o fazem.',
} as const

export const trends: readonly Trend[] = [
  {
    title: 'O dinheiro móvel é a caixa',
    text: 'Em grande parte da África Oriental e Ocidental, a carteira do telemóvel é a primeira conta de um jogador. Depósitos, pagamentos, identidade e agora impostos encontram-se aí, pelo que o meio de pagamento molda o produto.',
    figure: 'registadas de dinheiro móvel na África Subsariana',
    evidence: evidence.mobileMoney,
  },
  {
    title: 'Os dados são móveis, e ainda caros',
    text: 'Mais de metade das ligações da Nigéria usa já 4G, mas muitos jogadores compram dados ao dia. Páginas leves, sessões curtas e uma alternativa por SMS que funcione conquistam mais confiança do que as animações.',
    figure: 'das ligações nigerianas em 4G',
    evidence: evidence.mobileData,
  },
  {
    title: 'As leis antigas estão a ser substituídas',
    text: 'Leis escritas para balcões e boletins dão lugar a leis que mencionam expressamente o jogo online, com supervisão em tempo real e obrigações para com os jogadores. É nos anos entre a antiga e a nova que se comete a maioria dos erros.',
    figure: 'entre as duas leis do jogo do Quénia, de 1966 e de 2025',
    evidence: { ...evidence.newLaws, number: '59 anos' },
  },
  {
    title: 'Imposto e proteção chegam juntos',
    text: 'Os ministérios das finanças justificam os novos impostos sobre o jogo com o custo dos danos, e os reguladores pedem ao mesmo tempo limites e autoexclusão. Preveja ambos, e mostre o que faz a proteção.',
    figure: 'de imposto nacional proposto na África do Sul sobre a receita online',
    evidence: { ...evidence.taxAndProtection, number: '20%' },
  },
]

export const regionsIntro = {
  title: 'Análise por região',
  lead: 'Dezasseis mercados em três regiões. Os vizinhos partilham hábitos e meios de pagamento; não partilham a lei.',
} as const

export const regions: readonly Region[] = [
  {
    slug: 'east',
    name: regionLabels.east,
    summary:
      'O dinheiro móvel provou aqui o seu valor, e os reguladores aprenderam a supervisionar através dele. A Tanzânia licencia ao abrigo do seu Gaming Act, o Uganda ao abrigo do Lotteries and Gaming Act de 2016 e o Quénia ao abrigo de uma lei de 2025.',
    outlook:
      'A supervisão está a passar das declarações anuais para os dados em tempo real. Os impostos mudam com a maioria dos orçamentos; em abril de 2025, o Parlamento do Ruanda elevou para 40% a taxa sobre a receita do jogo. Conte com reguladores atentos e pouco pacientes com ofertas sem licença.',
  },
  {
    slug: 'west',
    name: regionLabels.west,
    summary:
      'A Nigéria dá à região a sua dimensão, e o Gana a lei mais legível. Nos mercados francófonos, uma lotaria nacional, como a LONASE no Senegal ou a LONACI na Costa do Marfim, é em regra a primeira porta a que bater.',
    outlook:
      'Os estados da Nigéria decidirão até onde vale um só certificado. Os mercados francófonos abrem-se mais por parceria do que por pedido aberto a todos, pelo que a escolha do parceiro é a estratégia.',
  },
  {
    slug: 'southern',
    name: regionLabels.southern,
    summary:
      'A África do Sul fixa o padrão pelo qual os vizinhos se medem. O Botsuana aplica uma lei moderna desde abril de 2016, e a Namíbia aprovou uma em 2018; o Governo do Zimbabué aprovou princípios de reforma em agosto de 2024.',
    outlook:
      'As decisões a seguir são as da África do Sul: se a receita online é tributada a nível nacional, e se o Parlamento retoma o jogo interativo. Os mercados vizinhos são pequenos, ordenados e muitas vezes servidos pela mesma equipa.',
  },
]

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
