import type { Translation } from '#shared/translation.ts'
import type * as translation from './refusal-messages.pt.ts'
import type * as original from './refusal-messages.ts'

export const refusalMessages = {
  more: (first: string, others: number) =>
    others === 0 ? first : `${first} (e mais ${others} ${others === 1 ? 'erro' : 'erros'})`,
  throttle: (seconds: number) =>
    `Demasiadas tentativas. Tente novamente dentro de ${seconds} segundos.`,
  doneBefore: 'Já o tínhamos recebido. Nada foi feito duas vezes.',
  guards: {
    unauthenticated: 'É necessário iniciar sessão.',
    unverified: 'O seu endereço de email não está verificado.',
    unconfirmed: 'Confirme a sua palavra-passe.',
    unproved: 'Confirme com o seu segundo fator.',
    unsent: 'Palavra-passe confirmada. Repita a sua última ação.',
    invalidSignature: 'Assinatura não válida.',
    unauthorized: 'Esta ação não está autorizada.',
    invalidLink: 'Esta ligação de verificação não é válida ou expirou.',
  },
  refusals: {
    csrf: 'O token CSRF não corresponde.',
    notFound: (path: string) => `Não foi possível encontrar a rota ${path}.`,
    method: (method: string, path: string, allowed: string) =>
      `O método ${method} não é aceite na rota ${path}. Métodos aceites: ${allowed}.`,
    tooLarge: 'Conteúdo demasiado grande',
    server: 'Erro do servidor',
    unavailable: 'Serviço indisponível',
    setting: (name: string, hint: string) => `A definição ${name} falta ou está errada: ${hint}`,
  },
} as const

export const errorActions = {
  reload: 'Recarregar a página',
  retry: 'Tentar de novo',
  home: 'Ir para a página inicial',
  newLink: 'Obter uma nova ligação',
  chooseMarket: 'Escolher um mercado',
} as const

export const errorReference = (id: string) => `Referência: ${id}.`

export const errorPages: Record<number, { title: string; message: string }> = {
  403: {
    title: 'Acesso recusado',
    message: 'A sua conta não dá acesso a esta página.',
  },
  404: {
    title: 'Página não encontrada',
    message:
      'Não há nada neste endereço. A página pode ter mudado de lugar, ou a ligação pode estar incompleta.',
  },
  405: {
    title: 'Método não aceite',
    message: 'Este endereço existe, mas não aceita este tipo de pedido.',
  },
  413: {
    title: 'Conteúdo demasiado grande',
    message: 'O que enviou é maior do que este sítio aceita. Encurte-o e envie-o novamente.',
  },
  419: {
    title: 'Página expirada',
    message:
      'A página esteve aberta demasiado tempo para ser enviada com segurança. Recarregue-a e envie-a novamente; ao voltar atrás, encontra o que escreveu.',
  },
  429: {
    title: 'Demasiados pedidos',
    message: 'Os pedidos sucederam-se demasiado depressa. Aguarde um momento e tente novamente.',
  },
  500: {
    title: 'Erro do servidor',
    message:
      'Algo falhou do nosso lado. O erro ficou registado; pode resultar se tentar novamente.',
  },
  503: {
    title: 'Serviço indisponível',
    message:
      'Uma parte deste sítio não responde neste momento. Tente novamente dentro de um minuto.',
  },
}

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
