import type { Translation } from '#shared/translation.ts'
import type * as translation from './home.pt.ts'
import type * as original from './home.ts'

export const hero = {
  eyebrow: 'Consultoria para os mercados africanos de jogo online',
  title: 'Conhecer o terreno antes de construir',
  lead: 'Ajudamos operadores, fornecedores de plataformas e investidores a entrar nos mercados africanos de jogo: a licença, o plano, os parceiros e os documentos, pela ordem em que um regulador os vai pedir.',
} as const

export const coreServicesIntro = {
  title: 'Serviços principais',
  lead: 'Em cada mercado, as mesmas perguntas vêm primeiro. Respondemos por escrito.',
} as const

export const canILaunch = {
  title: 'Posso lançar este produto?',
  lead: 'Escolha um produto: o mapa responde para cada mercado que cobrimos, com o artigo da lei que sustenta a resposta.',
  action: 'Ver os mercados',
} as const

export const newest = {
  title: 'Últimas novidades',
  notes: 'Todas as análises',
  rules: 'Abrir o registo de regras',
} as const

export const whyChoose = {
  title: 'Porquê escolher-nos?',
  lead: 'Aquilo com que nos comprometemos.',
  reasons: [
    {
      title: 'Trabalhamos a partir de {city}',
      text: 'O nosso escritório segue o horário dos mercados em que prestamos consultoria, e cada registo indica o dia da última verificação.',
    },
    {
      title: 'Citamos a lei',
      text: 'Cada afirmação sobre uma regra indica a sua fonte, e o artigo quando o conhecemos. Quando não lemos o próprio diploma, dizemo-lo.',
    },
    {
      title: 'Dizemos quando não se deve entrar',
      text: 'Alguns projetos deviam esperar um ano, ou parar. Preferimos dizê-lo na segunda semana a dizê-lo no décimo mês.',
    },
    {
      title: 'Vemos os dois lados da mesa',
      text: 'Aconselhamos operadores e investidores. Cada um recebe uma resposta melhor, porque sabemos o que o outro vai perguntar.',
    },
    {
      title: 'Planeamos a pensar no jogador',
      text: 'Os limites, a autoexclusão e a verificação da idade estão no plano desde a primeira página. Protegem as pessoas, e os reguladores já os verificam.',
    },
    {
      title: 'Deixamos a sua equipa autónoma',
      text: 'Entregamos em ordem os processos, os calendários e os contactos. Nada de importante fica só connosco.',
    },
  ],
}

export const callToAction = {
  title: 'Pronto para entrar nos mercados africanos?',
  text: 'Diga-nos o mercado e o produto. Em 30 a 60 minutos, dizemos-lhe o que a lei permite, o tempo que leva e o que faríamos primeiro.',
  action: 'Pedir uma consulta gratuita',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
