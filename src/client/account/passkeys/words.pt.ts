import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'
export const name = 'Nome'
export const addAPasskey = 'Adicionar uma chave de acesso'
export const addingPasskeyNeedsJavascript = 'Adicionar uma chave de acesso requer JavaScript.'

export const passkeyFailed =
  'Não funcionou. Tente novamente dentro de momentos, ou recarregue a página.'
export const browserCannotUsePasskeys = 'Este navegador não suporta chaves de acesso.'
export const passkeysImpossibleHere =
  'Não é possível usar chaves de acesso neste dispositivo, ou neste endereço.'
export const noPasskeyUsed =
  'Nenhuma chave de acesso foi usada: foi cancelado, não há nenhuma aqui, ou demorou demasiado.'
export const pageOutOfDate = 'Esta página está desatualizada. Recarregue-a e tente novamente.'
export const noPasskeyMade =
  'Nenhuma chave de acesso foi criada: foi cancelado, ou demorou demasiado.'
export const passkeyExists =
  'Este dispositivo, ou o serviço com que está sincronizado, já tem uma chave de acesso para a sua conta.'

export const or = 'ou'

export const removeExplained =
  'Deixa de poder ser usada para iniciar sessão. Elimine-a também do seu dispositivo. As sessões iniciadas com ela mantêm-se: termine-as em Sessões.'
export const remove = 'Remover'
export const removeQuestion = (name: string) => `Remover «${name}»?`
export const made = 'Criada em <time/>'
export const lastUsed = 'Usada pela última vez em <time/>'
export const notUsedYet = 'Ainda não usada'
export const syncedToOtherDevices = 'Sincronizada com outros dispositivos'
export const onlyOnOneDevice = 'Só no dispositivo em que foi criada'
export const rename = (name: string) => `Mudar o nome<hidden> de ${name}</hidden>`
export const save = 'Guardar'
export const newNameOf = (name: string) => `Novo nome<hidden> de ${name}</hidden>`

export const passkeys = 'Chaves de acesso'
export const passkeysLead =
  'Inicie sessão com a sua impressão digital, o seu rosto ou o bloqueio do seu dispositivo: nada para memorizar, e resistente a phishing. Uma chave de acesso substitui a palavra-passe e o código.'
export const addAPasskeyExplained =
  'Neste dispositivo, no seu telemóvel ou numa chave de segurança: o seu navegador pergunta-lhe qual. O nome é só para si, para que a reconheça.'
export const tooManyPasskeys = (max: number) =>
  `Tem ${max} chaves de acesso, o máximo para uma conta. Remova primeiro uma.`
export const confirmFirst = 'Pedimos primeiro que confirme a sua identidade e depois volta aqui.'
export const yourPasskeys = 'As suas chaves de acesso'
export const noPasskeysYet = 'Ainda não tem nenhuma. A sua palavra-passe continua a funcionar.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
