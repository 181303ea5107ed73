import type { Translation } from '#shared/translation.ts'
import type * as translation from './duty-words.pt.ts'
import type * as original from './duty-words.ts'
import type { Duty } from './schemas.ts'

export const dutyGroupLabels = {
  players: 'Jogadores',
  laundering: 'Branqueamento de capitais',
  offers: 'Ofertas e publicidade',
  data: 'Dados',
  company: 'Sociedade e capital',
  licence: 'Licença e supervisão',
} as const

export const dutyWords: Readonly<Record<Duty, { label: string; text: string }>> = {
  'minimum-age': { label: 'Idade mínima', text: 'A idade a partir da qual se pode jogar.' },
  'identity-check': {
    label: 'Verificação da identidade',
    text: 'Conhecimento do cliente (KYC): o que se verifica de um jogador, e quando.',
  },
  'self-exclusion': {
    label: 'Autoexclusão',
    text: 'Como os jogadores se excluem a si próprios, e por quanto tempo.',
  },
  'player-limits': {
    label: 'Limites dos jogadores',
    text: 'Limites de apostas, depósitos, perdas ou tempo.',
  },
  aml: {
    label: 'Prevenção do branqueamento',
    text: 'A lei contra o branqueamento de capitais que vincula os operadores, e o responsável que exige.',
  },
  'reporting-threshold': {
    label: 'Limiar de comunicação',
    text: 'As operações a comunicar, a partir de que montante, e a quem.',
  },
  bonuses: {
    label: 'Bónus',
    text: 'O que pode ser oferecido aos jogadores como bónus ou aposta gratuita.',
  },
  credit: { label: 'Crédito', text: 'O jogo a crédito, e os meios de pagamento proibidos.' },
  'advertising-hours': {
    label: 'Horários da publicidade',
    text: 'Quando e onde a publicidade pode aparecer.',
  },
  'advertising-approval': {
    label: 'Aprovação da publicidade',
    text: 'Quem aprova a publicidade, o que tem de dizer, e quem nela pode aparecer.',
  },
  'data-protection': {
    label: 'Proteção de dados',
    text: 'A lei sobre dados pessoais, e o registo que exige.',
  },
  'server-location': {
    label: 'Localização dos servidores',
    text: 'Onde têm de estar os servidores, os sistemas e os registos.',
  },
  'local-ownership': {
    label: 'Participação local',
    text: 'A parte que têm de deter cidadãos ou sociedades locais.',
  },
  'local-directors': {
    label: 'Administradores locais',
    text: 'Os administradores, dirigentes ou trabalhadores que têm de ser locais.',
  },
  capital: { label: 'Capital', text: 'O capital que uma sociedade tem de comprovar.' },
  guarantee: { label: 'Garantia', text: 'As cauções, depósitos e garantias bancárias a prestar.' },
  'licence-fee': {
    label: 'Taxa de licença',
    text: 'Quanto custam o pedido, a licença e a sua renovação.',
  },
  'licence-term': { label: 'Duração da licença', text: 'Quanto tempo dura uma licença.' },
  'time-to-decide': {
    label: 'Prazo de decisão',
    text: 'O tempo que o regulador demora com um pedido.',
  },
  returns: {
    label: 'Declarações',
    text: 'O que é declarado ou pago às autoridades, e com que frequência.',
  },
  penalties: { label: 'Sanções', text: 'O que custa um incumprimento.' },
  'licensee-list': {
    label: 'Lista de licenciados',
    text: 'Onde o público pode ver quem tem licença.',
  },
}

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
