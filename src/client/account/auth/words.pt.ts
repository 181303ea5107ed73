import type { Role } from '#shared/desk/staff/roles.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'
export const confirmWithYourPasskey = 'Confirme com a sua chave de acesso'
export const confirmYourPassword = 'Confirme a sua palavra-passe'
export const confirmByPasskeyOnly =
  'Esta é uma área protegida da aplicação. Use a sua chave de acesso antes de continuar.'
export const confirmPasswordAlone = {
  withPasskey:
    'Esta é uma área protegida da aplicação. Confirme a sua palavra-passe, ou use uma chave de acesso, antes de continuar.',
  withoutPasskey:
    'Esta é uma área protegida da aplicação. Confirme a sua palavra-passe antes de continuar.',
}
export const confirmBoth = {
  withPasskey:
    'Esta é uma área protegida da aplicação. Confirme a sua palavra-passe e o seu segundo fator, ou use uma chave de acesso, antes de continuar.',
  withoutPasskey:
    'Esta é uma área protegida da aplicação. Confirme a sua palavra-passe e o seu segundo fator antes de continuar.',
}
export const confirmWithAPasskey = 'Usar uma chave de acesso'
export const pleaseTryAgain = 'Tente novamente.'
export const usingPasskeyNeedsJavascript = 'Usar uma chave de acesso requer JavaScript.'
export const insteadPasswordAndCode = 'Pode confirmar com a sua palavra-passe e um código.'
export const insteadPassword = 'Pode confirmar com a sua palavra-passe.'
export const confirmPassword = 'Confirmar a palavra-passe'
export const password = 'Palavra-passe'
export const authenticationCode = 'Código de autenticação'
export const useAnAuthenticationCode = 'Usar um código de autenticação'
export const useARecoveryCode = 'Usar um código de recuperação'
export const passkeyNeeded =
  'Use a sua chave de acesso abaixo: a palavra-passe por si só não basta. Se perdeu todas as suas chaves de acesso, escreva para <email/> a partir do endereço de email da sua conta.'

export const forgotPassword = 'Palavra-passe esquecida'
export const forgotPasswordLead =
  'Indique o seu email para receber uma ligação de reposição da palavra-passe'
export const emailPasswordResetLink = 'Enviar a ligação de reposição'
export const emailAddress = 'Endereço de email'

export const logInFor = (title: string) => `Inicie sessão para continuar com «${title}».`
export const registerFor = (title: string) => `Crie uma conta para continuar com «${title}».`
export const verifyFor = (title: string) => `Depois continua com «${title}».`

export const logInToYourAccount = 'Inicie sessão na sua conta'
export const loginLead =
  'Indique o seu email e a sua palavra-passe. Se a autenticação de dois fatores estiver ativa, pediremos a seguir um código.'
export const signInWithPasskey = 'Usar uma chave de acesso'
export const insteadLogInWithPassword = 'Pode iniciar sessão com a sua palavra-passe.'
export const logIn = 'Iniciar sessão'
export const rememberMe = 'Manter sessão iniciada'
export const forgotPasswordQuestion = 'Esqueceu a palavra-passe?'
export const lastSignInByPasskey = 'Da última vez iniciou sessão aqui com uma chave de acesso.'
export const lastSignInByPassword = 'Da última vez iniciou sessão aqui com a sua palavra-passe.'

const roleNames: Record<Role, string> = {
  advisor: 'consultor',
  editor: 'editor',
  owner: 'responsável',
}
export const invitationText = (by: string, firm: string, role: Role) =>
  `${by} enviou-lhe um convite para se juntar à equipa da ${firm}, na qualidade de ${roleNames[role]}.`
export const logInAsInvited = (email: string) =>
  `Inicie sessão como ${email}, ou crie uma conta com este endereço.`
export const registerAsInvited = (email: string) =>
  `Crie uma conta com ${email}, o endereço para o qual seguiu o convite.`

export const createAnAccount = 'Criar uma conta'
export const registerLead =
  'Siga mercados, receba alertas de regras e acompanhe os seus pedidos. Enviaremos uma ligação para verificar o seu endereço.'
export const verificationFollows = 'Enviaremos uma ligação para verificar o seu endereço.'
export const createAccount = 'Criar conta'

export const resetPassword = 'Repor a palavra-passe'
export const resetPasswordLead = 'Indique abaixo a sua nova palavra-passe'
export const requestANewLink = 'Pedir uma nova ligação'

export const restoreYourEmailAddress = 'Restabelecer o seu endereço de email'
export const restoreEmailExplained =
  'A sua conta volta ao endereço para o qual esta ligação foi enviada. Todos os dispositivos terminam a sessão, e enviamos uma ligação para definir uma nova palavra-passe.'
export const restoreEmailAddress = 'Restabelecer o endereço de email'

export const verificationLinkSent =
  'Foi enviada uma nova ligação de verificação para o endereço de email que indicou no registo.'
export const verifyEmail = 'Verificar o email'
export const verifyEmailLead =
  'Verifique o seu endereço de email seguindo a ligação que acabámos de enviar.'
export const resendVerificationEmail = 'Reenviar o email de verificação'
export const emailWentTo =
  'Foi enviado para <email/>. Não é o seu endereço? <link>Altere-o no seu perfil</link>'
export const logOut = 'Terminar sessão'

export const orReturnToLogIn = 'Ou volte a <link>iniciar sessão</link>'
export const noAccountYet = 'Ainda não tem conta? <link>Registe-se</link>'
export const accountAlready = 'Já tem conta? <link>Inicie sessão</link>'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
