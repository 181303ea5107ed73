import { type EmailOptions, WorkerMailer } from 'worker-mailer'

/** Private members of the library that we patch; a test fails when they disappear. */
interface Internals {
  socket: { close(): Promise<void> }
  reader: ReadableStreamDefaultReader<Uint8Array>
  active: boolean
  secure: boolean
  startTls: boolean
  credentials?: object
  upgraded?: boolean
  /** True once the server accepted the current mail. */
  hasAccepted?: boolean
  allowAuth: boolean
  authTypeSupported: string[]
  read(): Promise<string>
  writeLine(line: string): Promise<void>
  tls(): Promise<void>
  auth(): Promise<void>
  mail(): Promise<void>
  initializeSmtpSession(): Promise<void>
  close(error?: Error): Promise<void>
}

const maxReplyBytes = 64 * 1024
const internals = internalsOf(WorkerMailer.prototype)
const original = { ...pick(internals) }

function pick({ read, writeLine, tls, auth, mail, initializeSmtpSession, close }: Internals) {
  return { read, writeLine, tls, auth, mail, initializeSmtpSession, close }
}

// worker-mailer 1.2.1 waits for ever, at full speed, when the server closes the connection.
internals.read = async function read(this: Internals) {
  const decoder = new TextDecoder()
  let reply = ''
  for (;;) {
    const { value, done: finish } = await this.reader.read()
    if (finish) throw new Error('connection closed')
    reply += decoder.decode(value, { stream: true })
    if (reply.length > maxReplyBytes) throw new Error('reply too long')
    if (/^\d{3}(?: .*)?\r?\n$/m.test(lastLine(reply))) return reply
  }
}

function lastLine(reply: string): string {
  const at = reply.lastIndexOf('\n', reply.length - 2)
  return reply.endsWith('\n') ? reply.slice(at + 1) : ''
}

// The library writes addresses unchecked: a line break in one would be an SMTP command.
internals.writeLine = async function writeLine(this: Internals, line: string) {
  if (/[\r\n]/.test(line)) throw new Error('line break in a command')
  return original.writeLine.call(this, line)
}

// Capabilities announced before TLS may come from an attacker in between (RFC 3207 §4.2).
internals.tls = async function tls(this: Internals) {
  await original.tls.call(this)
  this.upgraded = true
  this.allowAuth = false
  this.authTypeSupported = []
}

// It would go on in clear when STARTTLS is not offered, and refuse a server that offers AUTH.
internals.auth = async function auth(this: Internals) {
  if (this.startTls && !this.secure && !this.upgraded) throw new Error('STARTTLS not offered')
  if (this.credentials) return original.auth.call(this)
}

// Its errors do not say whether the server had answered when it fell silent.
internals.mail = async function mail(this: Internals) {
  await original.mail.call(this)
  this.hasAccepted = true
}

// It leaves the connection open when a session cannot begin or QUIT is not answered, and a Worker
// has six: the tries that follow would only ever time out.
internals.initializeSmtpSession = async function initializeSmtpSession(this: Internals) {
  try {
    await original.initializeSmtpSession.call(this)
  } catch (error) {
    closeSocket(this)
    throw error
  }
}

internals.close = async function close(this: Internals, error?: Error) {
  await original.close.call(this, error)
  closeSocket(this)
}

function closeSocket({ socket }: Internals): void {
  socket.close().catch(() => {})
}

function internalsOf(mailer: WorkerMailer): Internals {
  return mailer as unknown as Internals
}

/** True if a session accepts another mail: one handed to a closed session would wait for ever. */
export function isOpen(mailer: WorkerMailer): boolean {
  return internalsOf(mailer).active
}

/** Hands a mail over; whether the server took it up is then asked of `tookMail`. */
export function send(mailer: WorkerMailer, message: EmailOptions): Promise<void> {
  internalsOf(mailer).hasAccepted = false
  return mailer.send(message)
}

/** True if the server said yes to the mail that was handed over last, whatever came of it. */
export function tookMail(mailer: WorkerMailer): boolean {
  return internalsOf(mailer).hasAccepted === true
}

/** Closes a session without QUIT, because its server's state is unknown. */
export function breakOff(mailer: WorkerMailer): void {
  const session = internalsOf(mailer)
  session.active = false
  closeSocket(session)
}

export { WorkerMailer }
