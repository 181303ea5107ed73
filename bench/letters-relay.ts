import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface Behaviour {
  /** The delay before each of its replies. */
  delayMs: number
  /** The number of emails after which it closes the connection. */
  mailsPerConnection: number
}

/** Starts a real SMTP server on loopback that counts the emails it accepts. */
export async function startRelay() {
  let behaviour: Behaviour = { delayMs: 0, mailsPerConnection: Infinity }
  /** The number of emails per address. */
  const times = new Map<string, number>()
  const byConnection = new Map<string, number>()
  let [mails, firstAt, lastAt] = [0, 0, 0]

  const later = (callback: () => void) => {
    if (behaviour.delayMs === 0) callback()
    else setTimeout(callback, behaviour.delayMs)
  }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onConnect: (_session, callback) => later(callback),
    onMailFrom: (_address, _session, callback) => later(callback),
    onRcptTo: (_address, _session, callback) => later(callback),
    onData(stream, { id, envelope }, callback) {
      stream.resume()
      stream.on('end', () =>
        later(() => {
          lastAt = performance.now()
          if (mails === 0) firstAt = lastAt
          mails += 1
          for (const { address } of envelope.rcptTo) {
            times.set(address, (times.get(address) ?? 0) + 1)
          }
          const here = (byConnection.get(id) ?? 0) + 1
          byConnection.set(id, here)
          callback()
          if (here >= behaviour.mailsPerConnection) setImmediate(() => close(id))
        }),
      )
    },
  })
  smtp.on('error', () => {
    // Connections that broke when a server was killed.
  })
  const close = (id: string) => {
    for (const connection of smtp.connections as unknown as Set<Connection>) {
      if (connection.session.id === id) connection._socket.end()
    }
  }
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  return {
    port: (smtp.server.address() as AddressInfo).port,
    behave: (next: Behaviour) => {
      behaviour = next
    },
    forget: () => {
      times.clear()
      byConnection.clear()
      mails = 0
    },
    arrivals: () => mails,
    receivers: () => times.size,
    twice: () => [...times.values()].filter((count) => count > 1).length,
    connections: () => byConnection.size,
    mailsAMinute: () => ((mails - 1) / (lastAt - firstAt)) * 60_000,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}

interface Connection {
  session: { id: string }
  _socket: { end(): void }
}
