import { editionRefreshSeconds } from '#shared/constants.ts'
import type { Table } from './table.ts'

const requestsPerDay = 30_000_000
const daySeconds = 86_400
const locations = 100
const machinesPerLocation = 8
const idleMinutes = [1, 5, 15]

/**
 * Calculates how many isolates ten million visits a day keep, if requests arrive independently,
 * locations are as unequal as cities (Zipf), and each machine of a location runs one isolate until it
 * has been idle for some minutes. None of these three is documented, so several times are shown.
 */
export async function calculateIsolates(): Promise<Table> {
  const rates = ratesOfMachines()
  return {
    columns: [
      'an isolate ends after',
      'isolates at a time',
      'starts a day',
      'requests that start one',
      'reads of the edition number from KV a month, million',
    ],
    rows: idleMinutes.map((minutes) => rowOf(rates, minutes)),
  }
}

function rowOf(rates: number[], minutes: number): string[] {
  const sum = (of: (rate: number) => number) =>
    rates.reduce((all, rate) => all + machinesPerLocation * of(rate), 0)
  // With random arrivals, a pause is longer than this with this probability.
  const isIdle = (rate: number) => Math.exp(-rate * minutes * 60)
  const starts = sum((rate) => rate * isIdle(rate)) * daySeconds
  const reads = sum((rate) => 1 / (editionRefreshSeconds + 1 / rate)) * daySeconds * 30
  return [
    `${minutes} min idle`,
    sum((rate) => 1 - isIdle(rate)).toFixed(0),
    Math.round(starts).toLocaleString('en'),
    `${((100 * starts) / requestsPerDay).toFixed(2)} %`,
    (reads / 1e6).toFixed(0),
  ]
}

/** Returns the requests a second to a machine of each location. */
function ratesOfMachines(): number[] {
  const weights = Array.from({ length: locations }, (_, rank) => 1 / (rank + 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const perSecond = requestsPerDay / daySeconds
  return weights.map((weight) => (perSecond * weight) / total / machinesPerLocation)
}
