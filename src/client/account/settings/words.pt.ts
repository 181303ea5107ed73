import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'
export const password = 'Palavra-passe'

export const settings = 'Definições'
export const settingsLead = 'O seu perfil e a segurança da sua conta.'
export const profile = 'Perfil'
export const twoFactorAuth = 'Dois fatores'
export const passkeys = 'Chaves de acesso'
export const alerts = 'Alertas'
export const appearance = 'Aspeto'
export const sessions = 'Sessões'

export const appearanceLead =
  'O aspeto deste sítio neste navegador. Muda de imediato; não há nada para guardar.'
export const light = 'Claro'
export const dark = 'Escuro'
export const system = 'Sistema'
export const appearanceNeedsScript =
  'Escolher o aspeto requer JavaScript. Sem ele, o sítio segue o seu sistema.'

export const updatePassword = 'Alterar a palavra-passe'
export const updatePasswordLead =
  'Use uma palavra-passe longa que não use em mais lado nenhum. Guardá-la termina a sessão em todos os outros dispositivos.'
export const savePassword = 'Guardar a palavra-passe'
export const currentPassword = 'Palavra-passe atual'
export const newPassword = 'Nova palavra-passe'

export const profileInformation = 'Dados do perfil'
export const profileLead =
  'Altere o seu nome e o seu endereço de email. O novo email passa a valer de imediato, também para iniciar sessão, e tem de ser verificado.'
export const save = 'Guardar'
export const languageOfMessages = 'Idioma das nossas mensagens'
export const verificationLinkSent =
  'Foi enviada uma nova ligação de verificação para o seu endereço de email.'
export const yourEmailAddressIsUnverified = 'O seu endereço de email não está verificado.'
export const resendTheVerificationEmail = 'Reenviar o email de verificação'
export const yourData = 'Os seus dados'
export const yourDataExplained =
  'Um ficheiro com o que temos sobre si: perfil, sessões, definições de segurança, os mercados que segue, os seus pedidos com as nossas respostas, e os seus espaços com as condições que aceitou. Não contém segredos.'
export const downloadMyData = 'Transferir os meus dados'
export const downloadWithFiles = 'Com todos os ficheiros (ZIP)'
export const deleteAccount = 'Eliminar a conta'
export const deleteAccountExplained =
  'Elimina a sua conta e tudo o que lhe pertence, de imediato e para sempre.'
export const deleteAccountQuestion = 'Eliminar a sua conta para sempre?'
export const deleteAccountWarning = (enquiryDays: number, consultationDays: number) =>
  `O perfil, as sessões, as definições de segurança, os mercados seguidos e os alertas são eliminados, e ninguém os pode recuperar. O que fica connosco: os seus pedidos e as nossas respostas, até ${enquiryDays} dias depois da última mensagem; as consultas, até ${consultationDays} dias depois da sua data; o que fez e aceitou em espaços, enquanto o espaço existir; e uma subscrição do boletim, até que a cancele pela sua ligação. Escreva-nos para que sejam eliminados mais cedo. A sua palavra-passe confirma a sua identidade.`

export const sessionsLead =
  'Onde a sua conta tem sessão iniciada. Se não reconhecer uma sessão, termine-a e altere a palavra-passe. Terminar uma sessão esquece «Manter sessão iniciada» em todos os dispositivos.'
export const signedInBrowsers = 'Navegadores com sessão iniciada'
export const lastSeen = 'Visto pela última vez <time/>'
export const thisDevice = 'Este dispositivo'
export const endTheSessionOf = (device: string) => `Terminar<hidden> a sessão de ${device}</hidden>`
export const unknownLocation = 'Local desconhecido'
export const torNetwork = 'Rede Tor'
export const noOtherBrowser =
  'Nenhum outro navegador tem sessão iniciada neste momento; «Manter sessão iniciada» seria esquecido na mesma.'
export const otherSessionsEnded =
  'Todos os outros navegadores terminaram a sessão, e «Manter sessão iniciada» foi esquecido.'
export const otherDevices = 'Outros dispositivos'
export const otherDevicesExplained =
  'Termina a sessão em todos os navegadores menos este, e esquece «Manter sessão iniciada» em todos, aqui também.'
export const endAllOtherSessions = 'Terminar todas as outras sessões'
export const endAllOtherSessionsQuestion = 'Terminar todas as outras sessões?'
export const endAllOtherSessionsWarning =
  'Todos os outros navegadores terminam a sessão de imediato. Indique a sua palavra-passe para confirmar.'
export const endSessions = 'Terminar as sessões'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
