import { passwordChecks } from '#shared/constants.ts'
import { log } from '../log.ts'
import { Unavailable } from '../unavailable.ts'

/** Who asks for a password check, and in which queue. */
export interface Requester {
  /** Known are accounts on a device or in a session that the password has opened before. */
  queue: 'known' | 'others'
  /** One check runs at a time for each of these names. */
  names: readonly string[]
}

/** Returns the requester that a client address is, of whom nothing else is known. */
export function addressRequester(address: string): Requester {
  return { queue: 'others', names: [`address ${address}`] }
}

/**
 * Returns the requester that an account is, on a device that has signed in to it before or in a
 * session of it. Both are bounded: with a device for each account of their own, or an account on
 * many devices, nobody takes the queue from the others.
 */
export function knownRequester(userId: string, deviceId: string | null): Requester {
  const device = deviceId === null ? [] : [`device ${deviceId}`]
  return { queue: 'known', names: [`account ${userId}`, ...device] }
}

/** One password check, waiting or running. */
interface Slot extends Requester {
  number: number
  /** When one of its names was last served, as a count; 0 for names that have no other slot. */
  servedAt: number
  running: boolean
  /**
   * Until when its request is known to be there. The `finally` of a request whose client went away
   * may never run, so a slot that is not renewed again and again falls back to the others.
   */
  leasedUntilMs: number
}

let slots: Slot[] = []
let served = 0
let requested = 0
let lastRefusedMs = Number.NEGATIVE_INFINITY

/**
 * Runs a password check when a slot is free: few in this isolate, one at a time for each name, in
 * turn by name, known ones first; neither queue takes all slots. `work` calls `renew` as it goes on.
 * Throws Unavailable when no slot comes free in time, or too many wait already.
 */
export async function inSlot<T>(
  requester: Requester,
  work: (renew: () => void) => Promise<T>,
): Promise<T> {
  needRoomToWait(requester)
  const slot = newSlot(requester)
  const renew = () => {
    const { runningLeaseMs, waitingLeaseMs } = passwordChecks
    slot.leasedUntilMs = Date.now() + (slot.running ? runningLeaseMs : waitingLeaseMs)
  }
  renew()
  slots.push(slot)
  try {
    await untilFree(slot, renew)
    renew()
    return await work(renew)
  } finally {
    slots = slots.filter((one) => one !== slot)
  }
}

/** Throws Unavailable when so many wait that a check would be refused at once. */
export function needRoomToWait(requester: Requester): void {
  dropExpired()
  const { maxWaiting, maxWaitingOfName } = passwordChecks
  const waiting = waitingIn(requester.queue)
  const ofName = waiting.filter((slot) => sharesName(slot, requester))
  const isFull = waiting.length >= maxWaiting || ofName.length >= maxWaitingOfName
  if (isFull) throw refused(requester)
}

/** Whether a check was refused lately for want of a slot. */
export function passwordChecksAreBusy(): boolean {
  return Date.now() - lastRefusedMs < passwordChecks.reportedMs
}

function newSlot(requester: Requester): Slot {
  requested += 1
  const ofName = slots.filter((slot) => sharesName(slot, requester))
  const servedAt = Math.max(0, ...ofName.map((slot) => slot.servedAt))
  return { ...requester, number: requested, servedAt, running: false, leasedUntilMs: 0 }
}

function waitingIn(queue: Requester['queue']): Slot[] {
  return slots.filter((slot) => !slot.running && slot.queue === queue)
}

async function untilFree(slot: Slot, renew: () => void): Promise<void> {
  const giveUpMs = Date.now() + passwordChecks.maxWaitMs[slot.queue]
  while (!isNext(slot)) {
    if (Date.now() >= giveUpMs) throw refused(slot)
    // A promise that another request resolves would never settle once that request is cut off.
    await scheduler.wait(pollMs(slot))
    renew()
    if (!slots.includes(slot)) slots.push(slot)
  }
  slot.running = true
  served += 1
  for (const other of slots) if (sharesName(other, slot)) other.servedAt = served
}

/** Whoever is far behind looks seldom: a thousand timers a second would take the time of the checks. */
function pollMs(slot: Slot): number {
  const ahead = waitingIn(slot.queue).filter((other) => comesBefore(other, slot)).length
  const { minPollMs, maxPollMs, atOnceOfQueue } = passwordChecks
  return Math.min(maxPollMs, minPollMs * Math.max(1, ahead / atOnceOfQueue))
}

/** Whether a slot is free for this one, once all that come before it have theirs. */
function isNext(slot: Slot): boolean {
  dropExpired()
  const admitted = slots.filter(({ running }) => running)
  if (!hasRoom(slot, admitted)) return false
  for (const other of slots) {
    if (other.running || !comesBefore(other, slot) || !hasRoom(other, admitted)) continue
    admitted.push(other)
    if (!hasRoom(slot, admitted)) return false
  }
  return true
}

function hasRoom(slot: Slot, admitted: readonly Slot[]): boolean {
  const ofQueue = admitted.filter(({ queue }) => queue === slot.queue)
  return (
    admitted.length < passwordChecks.atOnce &&
    ofQueue.length < passwordChecks.atOnceOfQueue &&
    !ofQueue.some((other) => sharesName(other, slot))
  )
}

function comesBefore(one: Slot, other: Slot): boolean {
  if (one.queue !== other.queue) return one.queue === 'known'
  return (one.servedAt - other.servedAt || one.number - other.number) < 0
}

function sharesName(one: Requester, { names }: Requester): boolean {
  return one.names.some((name) => names.includes(name))
}

function dropExpired(): void {
  const now = Date.now()
  if (slots.some(({ leasedUntilMs }) => leasedUntilMs < now)) {
    slots = slots.filter(({ leasedUntilMs }) => leasedUntilMs >= now)
  }
}

function refused({ queue }: Requester): Unavailable {
  lastRefusedMs = Date.now()
  const running = slots.filter((one) => one.running).length
  log('password-checks-exhausted', { queue, running, waiting: slots.length - running })
  return new Unavailable('too many password checks')
}
