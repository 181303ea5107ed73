import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A certificate and its key, as PEM. */
export interface Identity {
  cert: string
  key: string
}

/** Who signs certificates, and the certificate that a client trusts it by. */
export interface Authority {
  name: string
  cert: string
  privateKey: KeyObject
}

interface CertificateOptions {
  name: string
  publicKey: KeyObject
  issuer: { name: string; privateKey: KeyObject }
  /** The one host the certificate is of; an authority has none. */
  host?: string
  daysLeft?: number
}

const dayMs = 86_400_000
const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))

/** A certificate authority of the tests' own: nobody outside them trusts it. */
export function createAuthority(name: string): Authority {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { name, cert: certificate({ name, publicKey, issuer: { name, privateKey } }), privateKey }
}

/** A host's certificate, signed by an authority; `daysLeft` below zero makes it expired. */
export function issueFor(host: string, issuer: Authority, daysLeft = 7): Identity {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const cert = certificate({ name: host, host, publicKey, issuer, daysLeft })
  return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
}

/** An X.509 certificate of version 3 (RFC 5280 §4.1) as PEM. */
function certificate({ name, publicKey, issuer, host, daysLeft = 7 }: CertificateOptions): string {
  const content = sequence(
    tagged(0xa0, tagged(0x02, Buffer.of(2))),
    tagged(0x02, Buffer.concat([Buffer.of(1), randomBytes(15)])),
    ecdsaWithSha256,
    distinguishedName(issuer.name),
    sequence(time(Math.min(-1, daysLeft - 1)), time(daysLeft)),
    distinguishedName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(host ? alternativeName(host) : isAuthority())),
  )
  const signature = sign('sha256', content, issuer.privateKey)
  const bits = tagged(0x03, Buffer.concat([Buffer.of(0), signature]))
  const base64 = sequence(content, ecdsaWithSha256, bits).toString('base64')
  const lines = base64.match(/.{1,64}/g)?.join('\n')
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
}

function distinguishedName(commonName: string): Buffer {
  const text = tagged(0x0c, Buffer.from(commonName))
  return sequence(tagged(0x31, sequence(oid('550403'), text)))
}

function alternativeName(host: string): Buffer {
  return extension('551d11', sequence(tagged(0x82, Buffer.from(host))))
}

function isAuthority(): Buffer {
  return extension('551d13', sequence(tagged(0x01, Buffer.of(0xff))))
}

function extension(id: string, value: Buffer): Buffer {
  return sequence(oid(id), tagged(0x01, Buffer.of(0xff)), tagged(0x04, value))
}

function time(daysFromNow: number): Buffer {
  const at = new Date(Date.now() + daysFromNow * dayMs).toISOString()
  return tagged(0x17, Buffer.from(`${at.slice(2, 19).replace(/[-T:]/g, '')}Z`))
}

function oid(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, 'hex'))
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts))
}

/** A DER value: its tag, its length, its content (X.690 §8.1). */
function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content
  const bytes = length > 0xff ? [0x82, length >> 8, length & 0xff] : [0x81, length]
  return Buffer.concat([Buffer.of(tag, ...(length < 0x80 ? [length] : bytes)), content])
}
