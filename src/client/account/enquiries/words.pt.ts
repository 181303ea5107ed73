import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'
export const messages = 'Mensagens'

export const closed = 'Fechado'
export const answered = 'Respondido'
export const consultationAt = 'Consulta em <time/>'
export const replyIsLate = 'A nossa resposta está atrasada. Era devida até <time/>'
export const replyBy = 'Respondemos até <time/>'

export const sendMessage = 'Enviar a mensagem'
export const yourMessage = 'A sua mensagem'
export const writingReopensEnquiry = 'Este pedido está fechado; escrever reabre-o.'

export const writeToUs = 'Escreva-nos'
export const bookAConsultation = 'Marcar uma consulta'

export const yourEnquiries = 'Os seus pedidos'
export const enquiriesLead =
  'O que nos escreveu a partir do seu endereço verificado, e as nossas respostas.'
export const newer = 'Mais recentes'
export const older = 'Mais antigos'
export const somethingElse = 'Outro assunto?'
export const noEnquiriesYet =
  'Ainda não há pedidos. As mensagens que envia a partir do seu endereço verificado aparecem aqui com as nossas respostas.'

export const allEnquiries = 'Todos os pedidos'
export const enquiry = (reference: string) => `Pedido ${reference}`
export const reply = 'Responder'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
