import { plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './visitor-words.pt.ts'
import type * as original from './visitor-words.ts'

export const consultations = 'Consultas'
export const timeOfZone = (zone: string) => `Hora de ${zone}`
export const atOffice = (city: string, day: string, time: string) => `Em ${city}: ${day}, ${time}`
export const minuteCount = (count: number) => `${count} minutos`
export const name = 'Nome'
export const email = 'Email'
export const company = 'Empresa'
export const optional = 'opcional'
export const whatShouldWePrepare = 'O que devemos preparar?'
export const confirmBooking = 'Confirmar a marcação'
export const invitationFollows =
  'Recebe por email um convite para a sua agenda, com uma ligação para alterar ou cancelar a consulta.'
export const weHoldTheTime = (minutes: number) =>
  `Reservamos-lhe o horário durante ${minutes} minutos. Confirme-o com a ligação enviada por email; segue-se um convite para a sua agenda.`
export const chooseATime = 'Escolha um horário'
export const andTimeOfZone = (zone: string) => `, hora de ${zone}`
export const andAtOffice = (time: string, city: string) => `; ${time} em ${city}`
export const over = 'Passado'
export const tooSoonToBook = 'Demasiado próximo para marcar'
export const notOpenYet = 'Ainda não aberto'
export const and = ' e '
export const noTimes = 'Sem horários'
export const minutesInZone = (minutes: number, zone: string) =>
  `${minutes} minutos, hora de ${zone}`
export const minutesAbout = (minutes: number, service: string, zone: string) =>
  `${minutes} minutos: ${service}. Hora de ${zone}.`
export const noConsultation = 'Nenhuma está marcada.'
export const openConsultation = 'Abrir o pedido'
export const rescheduleOrCancel = 'Alterar ou cancelar'
export const moveItToThisTime = 'Mudar para este horário'
export const yours = 'o seu'
export const slotAtOffice = (
  text: string,
  { city, weekday, time }: { city: string; weekday: string; time: string },
) => `${text}; em ${city} ${weekday}, ${time}`
export const yourConsultation = 'A sua consulta'
export const yourConsultationIsOver = 'A sua consulta já se realizou'
export const yourConsultationIsCancelled = 'A sua consulta está cancelada'
export const yourConsultationIsNotConfirmed = 'A sua consulta ainda não está confirmada'
export const yourConsultationWasNotConfirmed = 'A sua consulta não foi confirmada'
export const times = 'Horários'
export const weekdayForYou = (weekday: string) => `${weekday} na sua hora`
export const days = 'Dias'
export const dayWithTimes = (weekday: string, day: number, times: number) =>
  `${weekday} ${day}, ${times} ${plural(times, { one: 'horário', other: 'horários' })}`
export const continueToForm = 'Continuar'
export const continueWith = (time: string) => `${time} · Continuar`
export const yourDetails = 'Os seus dados'
export const phone = 'Telefone'
export const weeks = 'Semanas'
export const theWeekBefore = 'A semana anterior'
export const theWeekAfter = 'A semana seguinte'
export const noTimesThisWeek = 'Não há horários disponíveis esta semana. '
export const lookAtTheNextOne = 'Ver a seguinte'
export const timesOfOffice = (city: string) => `Os horários são os de ${city}.`
export const timesOfZone = (zone: string, city: string) =>
  `Horários de ${zone}; os de ${city} aparecem por baixo.`
export const yourTimeZone = 'O seu fuso horário'
export const officeTimeUnderneath = (city: string) => `A hora de ${city} aparece por baixo.`
export const bookAConsultation = 'Marcar uma consulta'
export const chooseLead =
  'A primeira consulta é gratuita. Escolha um horário para falar com um consultor que conhece a lei aplicável.'
export const howLong = 'Duração'
export const minutes = (count: number) => `${count} minutos`
export const confirmYourConsultation = 'Confirme a sua consulta'
export const confirmConsultationHint =
  'Um clique, e o horário que lhe reservámos fica marcado. Segue-se por email um convite para a sua agenda.'
export const confirmConsultation = 'Confirmar a consulta'
export const timeHeld = (time: string, place: string) => `${time} (${place})`
export const whatWePrepare = 'O que preparamos'
export const reschedule = 'Alterar'
export const weHoldThisTimeUntil = (zone: string) =>
  `Reservamos-lhe este horário até <time/> (${zone}).`
export const confirmByEmail =
  'Para o marcar, abra o email que enviámos para <email/> e prima o botão que ele contém. Antes disso a consulta não está marcada. Se o endereço estiver errado, cancele e marque de novo.'
export const cancelConsultation = 'Cancelar a consulta'
export const releaseThisTimeExplained = 'O horário fica de imediato livre para outros.'
export const yesReleaseThisTime = 'Sim, libertar este horário'
export const bookedExplained =
  'Enviámos-lhe por email um convite para a agenda. Pode alterar ou cancelar nesta página.'
export const addToCalendar = 'Adicionar à agenda'
export const cancelThisConsultationExplained =
  'Este horário fica de imediato livre para outros. Pode marcar de novo em qualquer altura.'
export const yesCancelThisConsultation = 'Sim, cancelar esta consulta'
export const writeToUs = 'Escreva-nos'
export const bookAnotherTime = 'Marcar outro horário'
export const afterConsultation =
  'Agradecemos o seu tempo. Se entretanto surgiu alguma questão, escreva-nos ou escolha outro horário.'
export const afterCancellation = 'Esta consulta está cancelada. Pode marcar outro horário.'
export const afterRelease =
  'O horário esteve reservado durante meia hora e está de novo livre. Escolha-o outra vez, ou outro.'
export const firstFree = 'Quem estiver livre primeiro'
export const withHost = (name: string) => `Com ${name}`
export const whom = 'Com quem'
export const joinTheMeeting = 'Entrar na reunião'
export const invitationHasLink = 'A ligação da videochamada está no seu convite.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
