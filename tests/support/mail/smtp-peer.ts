import { createServer } from 'node:http'
import { SMTPServer } from 'smtp-server'
import { listenOnFreePort } from '#tests/support/free-port.ts'
import type { PeerMode, ReceivedMail } from '#tests/support/provided.ts'

/** A real SMTP server on loopback, and an HTTP port to tell it what to do and to read its inbox. */
export async function startSmtpPeer() {
  const received: ReceivedMail[] = []
  let mode: PeerMode = 'accept'
  /** Mails that were begun, by the connection. */
  const begun = new Map<string, number>()

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onConnect(_session, done) {
      if (mode === 'mute') return
      done(mode === 'shut' ? replyError(554, 'No mails today') : null)
    },
    onMailFrom(_address, { id }, done) {
      const mails = (begun.get(id) ?? 0) + 1
      begun.set(id, mails)
      done(mode === 'few' && mails > 3 ? replyError(421, 'Enough for now') : null)
      if (mode === 'few' && mails > 3) setTimeout(() => close(id), 5)
    },
    onRcptTo({ address }, _session, done) {
      // Some people are never there, whatever the mode, and some take nothing from strangers.
      const refused = mode === 'reject' || address.startsWith('refused-')
      if (refused) return done(replyError(550, 'No such user'))
      const later = mode === 'greylist' || address.startsWith('later-')
      if (later) return done(replyError(451, 'Try again later'))
      done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (mode === 'drop') stream.destroy()
      })
      if (mode === 'drop') return closeAll()
      if (mode === 'cut' && begun.get(session.id) === 3) return close(session.id)
      stream.on('end', () => {
        if (mode === 'hang') return
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
          connection: session.id,
        })
        done()
      })
    },
  })
  smtp.on('error', () => {
    // Connections that the peer or the Worker broke on purpose.
  })

  const connections = () => [...smtp.connections]
  const closeAll = () => connections().forEach(end)
  const close = (id: string) =>
    connections()
      .filter((one) => one.session.id === id)
      .forEach(end)

  const control = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://peer')
    if (pathname.startsWith('/mode/')) mode = pathname.slice('/mode/'.length) as PeerMode
    if (pathname === '/clear') received.length = 0
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(received))
  })

  return {
    smtpPort: await listenOnFreePort(smtp.server),
    controlPort: await listenOnFreePort(control),
    async stop() {
      closeAll()
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(() => resolve())),
        new Promise((resolve) => control.close(resolve)),
      ])
    },
  }
}

interface Connection {
  session: { id: string }
  _socket: { destroy(): void }
}

function end({ _socket }: Connection): void {
  _socket.destroy()
}

function replyError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
