import { passwordChecks } from '#shared/constants.ts'
import { log } from '../log.ts'
import { Unavailable } from '../unavailable.ts'

/** One password check, waiting or running. */
interface Turn {
  /** Client address: one check of each runs at a time. */
  client: string
  running: boolean
  /**
   * Until when its request is known to be there. The `finally` of a request whose client went away
   * never runs, so a place that is not asked for again and again falls back to the others.
   */
  leasedUntilMs: number
}

let turns: Turn[] = []
/** When each client that has a turn was last served, as a count: who waited longest comes first. */
const servedAt = new Map<string, number>()
let served = 0
let lastRefusedMs = Number.NEGATIVE_INFINITY

/**
 * Runs a password check of a client when a place is free: one at a time per client, few in this
 * isolate, in turn by client. `work` calls `renew` as it goes on. Throws Unavailable
 * when no place comes free in time, or too many wait already.
 */
export async function inTurn<T>(
  client: string,
  work: (renew: () => void) => Promise<T>,
): Promise<T> {
  const turn: Turn = { client, running: false, leasedUntilMs: 0 }
  const renew = () => {
    const { runningLeaseMs, waitingLeaseMs } = passwordChecks
    turn.leasedUntilMs = Date.now() + (turn.running ? runningLeaseMs : waitingLeaseMs)
  }
  renew()
  dropExpired()
  const waiting = turns.filter((one) => !one.running)
  const ofClient = waiting.filter((one) => one.client === client)
  const { maxWaiting, maxWaitingOfClient } = passwordChecks
  if (waiting.length >= maxWaiting || ofClient.length >= maxWaitingOfClient) throw refused()
  turns.push(turn)
  try {
    await untilFree(turn, renew)
    renew()
    return await work(renew)
  } finally {
    remove(turn)
  }
}

/** Whether a check was refused lately for want of a place. */
export function passwordChecksAreBusy(): boolean {
  return Date.now() - lastRefusedMs < passwordChecks.reportedMs
}

async function untilFree(turn: Turn, renew: () => void): Promise<void> {
  const giveUpMs = Date.now() + passwordChecks.maxWaitMs
  while (!isNext(turn)) {
    if (Date.now() >= giveUpMs) throw refused()
    // A promise that another request resolves would never settle once that request is cut off.
    await scheduler.wait(passwordChecks.pollMs)
    renew()
    if (!turns.includes(turn)) turns.push(turn)
  }
  turn.running = true
  served += 1
  servedAt.set(turn.client, served)
}

function isNext(turn: Turn): boolean {
  dropExpired()
  const running = new Set(turns.filter((one) => one.running).map(({ client }) => client))
  const free = passwordChecks.atOnce - turns.filter((one) => one.running).length
  if (free <= 0 || running.has(turn.client)) return false
  const firstOfClient = new Map<string, Turn>()
  for (const one of turns) {
    if (!running.has(one.client) && !firstOfClient.has(one.client)) {
      firstOfClient.set(one.client, one)
    }
  }
  const order = [...firstOfClient.values()].sort((a, b) => lastServed(a) - lastServed(b))
  const place = order.indexOf(turn)
  return place >= 0 && place < free
}

function lastServed({ client }: Turn): number {
  return servedAt.get(client) ?? 0
}

function dropExpired(): void {
  const now = Date.now()
  for (const turn of turns.filter(({ leasedUntilMs }) => leasedUntilMs < now)) remove(turn)
}

function remove(turn: Turn): void {
  turns = turns.filter((one) => one !== turn)
  if (!turns.some(({ client }) => client === turn.client)) servedAt.delete(turn.client)
}

function refused(): Unavailable {
  lastRefusedMs = Date.now()
  const running = turns.filter((one) => one.running).length
  log('password-checks-exhausted', { running, waiting: turns.length - running })
  return new Unavailable('too many password checks')
}
