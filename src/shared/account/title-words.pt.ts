import type { Translation } from '#shared/translation.ts'
import type * as translation from './title-words.pt.ts'
import type * as original from './title-words.ts'

export const enquiry = (reference: string) => `Pedido ${reference}`
export const rooms = 'Os seus espaços'
export const stopAlerts = 'Parar os alertas'
export const followedMarkets = 'Os mercados que segue'
export const logIn = 'Iniciar sessão'
export const register = 'Criar conta'
export const forgotPassword = 'Palavra-passe esquecida'
export const resetPassword = 'Repor a palavra-passe'
export const confirmPassword = 'Confirmar a palavra-passe'
export const twoFactorChallenge = 'Autenticação de dois fatores'
export const verifyEmail = 'Verificação do email'
export const undoEmail = 'Restabelecer o seu endereço de email'
export const dashboard = 'Painel'
export const enquiries = 'Os seus pedidos'
export const profile = 'Definições do perfil'
export const password = 'Definições da palavra-passe'
export const appearance = 'Definições do aspeto'
export const alerts = 'Alertas'
export const passkeys = 'Chaves de acesso'
export const sessions = 'Sessões'
export const twoFactor = 'Autenticação de dois fatores'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
