import { maxPasskeys } from '#shared/account/constants.ts'
import { clientMessages } from '#shared/client-messages.pt.ts'
import { theCountry } from '#shared/portuguese-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './messages.pt.ts'
import type * as original from './messages.ts'

export const accountMessages = {
  password: {
    common: 'Esta palavra-passe é demasiado comum. Escolha outra.',
    breached: 'Esta palavra-passe consta de uma fuga de dados. Escolha outra.',
    mismatch: 'As duas palavras-passe não coincidem.',
    incorrect: 'A palavra-passe está incorreta.',
    provided: 'A palavra-passe indicada está incorreta.',
  },
  auth: {
    failed: 'Estas credenciais não correspondem a nenhuma conta.',
    pendingExpired: 'O início de sessão expirou. Inicie sessão novamente.',
    emailTaken: 'Este endereço de email já está em uso.',
  },
  reset: {
    linkSent: 'Enviámos-lhe por email a ligação para repor a palavra-passe.',
    done: 'A sua palavra-passe foi reposta.',
    invalidToken: 'Esta ligação de reposição não é válida.',
  },
  account: clientMessages.account,
  emailUndo: {
    done: 'O seu endereço de email foi restabelecido. Enviámos-lhe a ligação para repor a palavra-passe.',
    invalidLink: 'Esta ligação não é válida ou expirou.',
  },
  twoFactor: {
    invalidCode: 'O código de dois fatores indicado não é válido.',
    invalidRecoveryCode: 'O código de recuperação indicado não é válido.',
    notEnabled: 'A autenticação de dois fatores não está ativada.',
  },
  passkeys: {
    added: 'Chave de acesso adicionada.',
    renamed: 'Nome da chave de acesso alterado.',
    removed: 'Chave de acesso removida.',
    notAdded: 'Não foi possível adicionar esta chave de acesso.',
    notAccepted: 'Esta chave de acesso não foi aceite.',
    tooMany: `Pode ter no máximo ${maxPasskeys} chaves de acesso.`,
  },
  enquiries: {
    sent: 'A sua mensagem foi enviada.',
    reopened: 'Reaberto',
    closed: 'Fechado',
    somebodyElse: 'Outra pessoa',
  },
  devices: {
    unknown: 'Dispositivo desconhecido',
    browserOn: (browser: string, system: string) => `${browser} no ${system}`,
  },
  terms: {
    accepted: 'Aceitou as condições. Os ficheiros estão disponíveis.',
    changed: 'As condições mudaram entretanto. Leia-as novamente.',
    unread: 'Leia as condições antes de as aceitar.',
  },
  alerts: {
    saved: 'Alertas guardados.',
    following: (market: string) => `Está a seguir ${theCountry(market)}.`,
    followingAgain: (market: string) =>
      `Está a seguir ${theCountry(market)}. Os alertas estavam desativados e voltam a ser enviados a cada alteração.`,
    unfollowed: (market: string) => `Deixou de seguir ${theCountry(market)}.`,
    unsubscribed: 'Alertas desativados.',
    confirmationSent: (market: string) =>
      `Para seguir ${theCountry(market)}, abra a ligação que lhe enviámos por email.`,
    invalidLink: 'Esta ligação não é válida ou expirou. Siga o mercado novamente.',
    unknownLink: 'Esta ligação já não está em uso: o seu endereço não segue nenhum mercado.',
    full: (email: string) => `De momento não podemos receber pedidos aqui. Escreva para ${email}.`,
  },
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
