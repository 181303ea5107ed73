import type { Database } from '../db/stores.ts'
import type { Settings } from '../env.ts'
import { deliverOutbox, findTransport } from '../mail/deliver.ts'
import { deliverCopies } from './deliver.ts'
import { fillNext } from './fill.ts'
import type { SendingKinds } from './kind.ts'
import { findMailbox } from './mailbox.ts'

interface Lane {
  kinds: SendingKinds
  /** When to leave off: before the next run starts. */
  untilMs: number
}

/**
 * Sends letters and alerts in batches, behind everything else: before each batch it looks whether
 * another mail is due. Without a transport it only writes down who gets them.
 */
export async function runLane(
  stores: { db: Database; settings: Settings },
  { kinds, untilMs }: Lane,
): Promise<void> {
  const transport = findTransport(stores.settings) ?? findMailbox(stores)
  let canSend = transport !== null
  try {
    do {
      await deliverOutbox(stores)
      const filled = await fillNext(stores.db, kinds)
      const batch =
        transport && canSend ? await deliverCopies({ ...stores, kinds, transport }) : 'idle'
      if (batch === 'stuck') canSend = false
      if (!filled && batch !== 'done') return
    } while (Date.now() < untilMs)
  } finally {
    await transport?.close()
  }
}
