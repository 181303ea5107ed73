import type { Translation } from '#shared/translation.ts'
import type * as translation from './contact.pt.ts'
import type * as original from './contact.ts'
import type { ContactCard } from './contact.ts'

export const chatOpenings = {
  chat: 'Bom dia, tenho uma pergunta',
  meeting: 'Gostaria de marcar uma reunião',
} as const

export const hero = {
  title: 'Contacte-nos',
  lead: 'Pergunte sobre um mercado, uma licença ou uma empresa-alvo. Respondemos com as fontes em que nos apoiamos e dizemos o que não conseguimos verificar.',
} as const

export const contactCards: readonly ContactCard[] = [
  {
    title: 'Escreva-nos',
    text: 'Ideal para documentos e perguntas detalhadas.',
    action: 'Enviar um email',
    channel: 'email',
  },
  {
    title: 'Telegram',
    text: 'Ideal para perguntas breves em viagem.',
    action: 'Abrir o Telegram',
    channel: 'telegram',
  },
  {
    title: 'WhatsApp',
    text: 'Ideal para perguntas breves a partir do telemóvel.',
    action: 'Abrir o WhatsApp',
    channel: 'whatsapp',
  },
  {
    title: 'Conversa em direto',
    text: 'Ideal no horário de atendimento, quando há alguém presente.',
    action: 'Falar no Telegram',
    channel: 'chat',
  },
  {
    title: 'Marcar reunião',
    text: 'Ideal para uma conversa de 30 ou 60 minutos.',
    action: 'Combinar no Telegram',
    channel: 'meeting',
  },
]

export const bookAction = 'Marcar uma consulta'

export const form = {
  title: 'Envie-nos uma mensagem',
  lead: 'Diga-nos o mercado, o produto e a data que tem em mente. Não inclua palavras-passe, documentos de identidade nem dados de jogadores.',
  action: 'Enviar mensagem',
} as const

export const afterSending = {
  due: 'Responderemos até',
  reference: 'Referência',
  refused: 'Ainda não foi enviado: verifique os campos assinalados.',
  meanwhile: 'Enquanto espera',
  failed: 'O seu texto continua aqui. Também pode escrever-nos para',
} as const

export const businessHours = {
  title: 'Horário de atendimento',
} as const

export const quickResponse = {
  title: 'Resposta rápida garantida',
  text: 'Respondemos em 24 horas nos dias úteis. Se uma resposta precisar de mais tempo, a primeira diz quando virá.',
} as const

export const offices = {
  title: 'Os nossos escritórios',
  lead: 'Visitas por marcação.',
} as const

export const faqIntro = {
  title: 'Perguntas frequentes',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
