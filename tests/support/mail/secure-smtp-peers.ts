import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { listenOnFreePort } from '#tests/support/free-port.ts'
import type { Identities, SecurePeerName, Seen } from '#tests/support/provided.ts'

/** What the peers ask for before they take a mail. */
export const smtpAccount = { user: 'relay-user', password: 'relay-password-9f2c' }

function peersOf(identities: Identities): Record<SecurePeerName, SMTPServerOptions> {
  const { trusted, untrusted, otherHost, expired } = identities
  return {
    tls: { secure: true, ...trusted },
    tlsOfStrangers: { secure: true, ...untrusted },
    tlsOfOtherHost: { secure: true, ...otherHost },
    tlsExpired: { secure: true, ...expired },
    starttls: { authMethods: ['PLAIN'], ...trusted },
    starttlsByLogin: { authMethods: ['LOGIN'], ...trusted },
    starttlsOfStrangers: untrusted,
    withoutStarttls: { disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
  }
}

/** Real SMTP servers that want TLS and AUTH, and an HTTP port to read what they saw. */
export async function startSecureSmtpPeers(identities: Identities) {
  const names = Object.entries(peersOf(identities))
  const peers = await Promise.all(
    names.map(async ([name, options]) => ({ name, ...(await startPeer(options)) })),
  )
  const control = createServer((request, response) => {
    if (request.url === '/clear') for (const { clear } of peers) clear()
    response.end(JSON.stringify(Object.fromEntries(peers.map(({ name, seen }) => [name, seen()]))))
  })
  return {
    ports: Object.fromEntries(peers.map(({ name, port }) => [name, port])),
    controlPort: await listenOnFreePort(control),
    async stop() {
      await Promise.all(peers.map((peer) => peer.stop()))
      await new Promise((resolve) => control.close(resolve))
    },
  }
}

async function startPeer(options: SMTPServerOptions) {
  const seen = nothing()
  const smtp = new SMTPServer({
    disableReverseLookup: true,
    closeTimeout: 100,
    ...options,
    onAuth({ username, password }, _session, done) {
      const right = username === smtpAccount.user && password === smtpAccount.password
      done(right ? null : new Error(`Not the password: ${password}`), { user: username })
    },
    onData(stream, { secure, user = '' }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        seen.mails.push({ secure, user, raw: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
  })
  smtp.on('error', () => {
    // Handshakes that the Worker broke off on purpose.
  })
  smtp.server.on('connection', (socket: Socket) => {
    seen.connections += 1
    socket.on('data', (chunk) => {
      seen.clear += chunk.toString('latin1')
    })
  })
  return {
    seen: (): Seen => ({ ...seen, open: smtp.connections.size }),
    port: await listenOnFreePort(smtp.server),
    clear: () => Object.assign(seen, nothing()),
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}

const nothing = (): Omit<Seen, 'open'> => ({ connections: 0, clear: '', mails: [] })
