import { passwordChecks } from '#shared/constants.ts'
import { log } from '../log.ts'
import { Unavailable } from '../unavailable.ts'

/** The requester of a password check, and the queue it waits in. */
export interface Requester {
  /** `known` is for accounts on a device or in a session that the password has opened before. */
  queue: 'known' | 'others'
  /** Only one check runs at a time for each of these names. */
  names: readonly string[]
}

/** Returns the requester for a client address about which nothing else is known. */
export function addressRequester(address: string): Requester {
  return { queue: 'others', names: [`address ${address}`] }
}

/**
 * Returns the requester for an account, on a device or in a session that it has signed in to. Both
 * names are limited, so that neither one device with many accounts nor one account on many devices
 * can fill the queue.
 */
export function knownRequester(userId: string, deviceId: string | null): Requester {
  const device = deviceId === null ? [] : [`device ${deviceId}`]
  return { queue: 'known', names: [`account ${userId}`, ...device] }
}

/** A password check that is waiting or running. */
interface Slot extends Requester {
  number: number
  /** The value of `servedCount` when one of its names was last served, or 0. */
  servedAt: number
  running: boolean
  /**
   * The end of its lease. The `finally` of a request whose client disconnected may never run, so a
   * slot that is not renewed becomes free.
   */
  leasedUntilMs: number
}

let slots: Slot[] = []
let servedCount = 0
let requestedCount = 0
let lastRefusedMs = Number.NEGATIVE_INFINITY

/**
 * Runs a password check when a slot is free. Only a few run at once in this isolate, one at a time
 * for each name; known requesters go first, but neither queue can use all slots. `work` must call
 * `renew` as it proceeds. Throws Unavailable if no slot becomes free in time or the queue is full.
 */
export async function inSlot<T>(
  requester: Requester,
  work: (renew: () => void) => Promise<T>,
): Promise<T> {
  assertQueueHasRoom(requester)
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
    slots = slots.filter((other) => other !== slot)
  }
}

/** Throws Unavailable if the queue is so full that a check would be refused at once. */
export function assertQueueHasRoom(requester: Requester): void {
  dropExpired()
  const { maxWaiting, maxWaitingOfName } = passwordChecks
  const waiting = waitingIn(requester.queue)
  const ofName = waiting.filter((slot) => sharesName(slot, requester))
  const isFull = waiting.length >= maxWaiting || ofName.length >= maxWaitingOfName
  if (isFull) throw refusal(requester)
}

/** True if a check was recently refused because no slot was free. */
export function passwordChecksAreBusy(): boolean {
  return Date.now() - lastRefusedMs < passwordChecks.reportedMs
}

function newSlot(requester: Requester): Slot {
  requestedCount += 1
  const ofName = slots.filter((slot) => sharesName(slot, requester))
  const servedAt = Math.max(0, ...ofName.map((slot) => slot.servedAt))
  return { ...requester, number: requestedCount, servedAt, running: false, leasedUntilMs: 0 }
}

function waitingIn(queue: Requester['queue']): Slot[] {
  return slots.filter((slot) => !slot.running && slot.queue === queue)
}

async function untilFree(slot: Slot, renew: () => void): Promise<void> {
  const giveUpMs = Date.now() + passwordChecks.maxWaitMs[slot.queue]
  while (!isNext(slot)) {
    if (Date.now() >= giveUpMs) throw refusal(slot)
    // A promise resolved by another request would never settle if that request were cut off.
    await scheduler.wait(pollMs(slot))
    renew()
    if (!slots.includes(slot)) slots.push(slot)
  }
  slot.running = true
  servedCount += 1
  for (const other of slots) if (sharesName(other, slot)) other.servedAt = servedCount
}

/** Polls less often from far back: a thousand timers a second would slow the checks. */
function pollMs(slot: Slot): number {
  const ahead = waitingIn(slot.queue).filter((other) => comesBefore(other, slot)).length
  const { minPollMs, maxPollMs, atOnceOfQueue } = passwordChecks
  return Math.min(maxPollMs, minPollMs * Math.max(1, ahead / atOnceOfQueue))
}

/** True if a slot is free for this check after all those ahead of it have theirs. */
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

function comesBefore(a: Slot, b: Slot): boolean {
  if (a.queue !== b.queue) return a.queue === 'known'
  return (a.servedAt - b.servedAt || a.number - b.number) < 0
}

function sharesName(a: Requester, { names }: Requester): boolean {
  return a.names.some((name) => names.includes(name))
}

function dropExpired(): void {
  const now = Date.now()
  if (slots.some(({ leasedUntilMs }) => leasedUntilMs < now)) {
    slots = slots.filter(({ leasedUntilMs }) => leasedUntilMs >= now)
  }
}

function refusal({ queue }: Requester): Unavailable {
  lastRefusedMs = Date.now()
  const running = slots.filter((slot) => slot.running).length
  log('password-checks-exhausted', { queue, running, waiting: slots.length - running })
  return new Unavailable('too many password checks')
}
