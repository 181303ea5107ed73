import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'
export const continueSetup = 'Continuar a configuração'
export const scanAndEnterCode =
  'Leia o código QR com a sua aplicação de autenticação, ou introduza nela a chave. Depois introduza o código de seis dígitos que ela mostra.'
export const authenticationCode = 'Código de autenticação'
export const confirm = 'Confirmar'

export const somethingWentWrong = 'Ocorreu um erro.'
export const tryAgain = 'Tentar novamente'

export const failedToFetchQrCode = 'Não foi possível obter o código QR'
export const failedToFetchSetupKey = 'Não foi possível obter a chave de configuração'
export const failedToFetchRecoveryCodes = 'Não foi possível obter os códigos de recuperação'

export const recoveryCode = 'Código de recuperação'

export const hideRecoveryCodes = 'Ocultar os códigos de recuperação'
export const viewRecoveryCodes = 'Ver os códigos de recuperação'
export const keepTheseCodes =
  'Guarde estes códigos agora, num gestor de palavras-passe ou em papel. Permitem-lhe entrar se perder o telemóvel.'
export const recoveryCodeCount = (count: number) => `${count} códigos de recuperação`
export const recoveryCodesOf = (site: string, email: string) =>
  `${site}: códigos de recuperação de ${email}`
export const loadingRecoveryCodes = 'A carregar os códigos de recuperação'
export const eachCodeWorksOnce =
  'Cada código serve uma vez; depois um novo toma o seu lugar. «Gerar novos códigos» substitui-os a todos.'
export const recoveryCodes = 'Códigos de recuperação'
export const copied = 'Copiado'
export const copy = 'Copiar'
export const download = 'Transferir'
export const print = 'Imprimir'

export const regenerateCodes = 'Gerar novos códigos'
export const regenerateQuestion = 'Gerar novos códigos de recuperação?'
export const regenerateWarning =
  'Todos os códigos que tem deixam de funcionar de imediato, os impressos também. Os novos são mostrados logo a seguir.'
export const regenerateWithoutScript =
  'Sem JavaScript, os códigos são mostrados uma só vez, quando são novos. Se pedir novos, todos os que tem deixam de funcionar de imediato, os impressos também.'

export const enableTwoFactorAuthentication = 'Ativar a autenticação de dois fatores'
export const scanTheQrCode =
  'Leia o código QR com a sua aplicação de autenticação, ou introduza nela a chave de configuração.'
export const verifyAuthenticationCode = 'Verificar o código de autenticação'
export const enterCodeOfDigits = (digits: number) =>
  `Introduza o código de ${digits} dígitos da sua aplicação de autenticação`
export const twoFactorAuthenticationEnabled = 'Autenticação de dois fatores ativada'
export const twoFactorIsOn =
  'Está ativa. Leia o código QR com a sua aplicação de autenticação, ou introduza nela a chave de configuração.'
export const close = 'Fechar'
export const continueLabel = 'Continuar'
export const orEnterCodeManually = 'ou introduza o código à mão'
export const setupKeyCopied = 'Chave de configuração copiada'
export const setupKeyBefore = 'Chave de configuração: '
export const copySetupKey = 'Copiar a chave de configuração'

export const back = 'Voltar'

export const challengeByCode = 'Código de autenticação'
export const challengeByCodeExplained =
  'Introduza o código fornecido pela sua aplicação de autenticação.'
export const loginUsingRecoveryCode = 'iniciar sessão com um código de recuperação'
export const challengeByRecoveryCode = 'Código de recuperação'
export const challengeByRecoveryCodeExplained =
  'Confirme o acesso à sua conta introduzindo um dos seus códigos de recuperação.'
export const loginUsingAuthenticationCode = 'iniciar sessão com um código de autenticação'
export const orYouCan = 'Ou pode <other/>'
export const lostPhoneAndCodes = 'Perdeu o telemóvel e os códigos?'
export const lockedOutButLoggedIn =
  'Se ainda tem sessão iniciada noutro dispositivo, onde introduziu um código, pode aí desativar os dois fatores ou ver os seus códigos: só é pedida a sua palavra-passe.'
export const lockedOutEverywhere =
  'Se não, escreva para <email/> a partir do endereço de email da sua conta. Quando tivermos confirmado a sua identidade, podemos desativá-los por si. Uma nova palavra-passe não os desativa.'

export const recoveryCodesTitle = 'Códigos de recuperação dos dois fatores'
export const recoveryCodesExplained =
  'Os códigos de recuperação devolvem-lhe o acesso se perder o telemóvel. Guarde-os num gestor de palavras-passe, ou imprima-os.'
export const enabledExplained =
  'Com a autenticação de dois fatores ativa, pedimos um código de seis dígitos quando inicia sessão. Encontra-o na aplicação de autenticação do seu telemóvel.'
export const disabledExplained =
  'Se ativar a autenticação de dois fatores, pedimos um código de seis dígitos quando inicia sessão, além da palavra-passe. Uma aplicação de autenticação no seu telemóvel mostra-o.'
export const twoFactorAuthentication = 'Autenticação de dois fatores'
export const twoFactorLead =
  'Uma segunda prova ao iniciar sessão: algo que tem, além da palavra-passe que sabe.'
export const confirmFirst =
  'Para a alterar, pedimos primeiro o seu segundo fator e depois volta aqui.'
export const enabled = 'Ativada'
export const disabled = 'Desativada'
export const passkeyAlsoMeetsRequirement =
  'Uma <link>chave de acesso</link> também cumpre este requisito.'
export const enableTwoFactor = 'Ativar dois fatores'
export const turnItOff = 'Desativar'
export const turnItOffExplained =
  'A palavra-passe, por si só, passará a dar acesso à conta. Os códigos de recuperação deixam de funcionar.'
export const disableTwoFactor = 'Desativar dois fatores'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
