import { joinBytes, transformBytes, utf8 } from '#worker/security/bytes.ts'

const ivBytes = 12

/** Returns the name under which an encrypted file is stored. */
export function sealedName(name: string): string {
  return `${name}.sealed`
}

/**
 * Compresses (gzip) and encrypts (AES-256-GCM, a random IV in front) a file of a backup. Its name is
 * authenticated, so that no file can take another one's place.
 */
export async function sealPart(
  key: Uint8Array<ArrayBuffer>,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const compressed = await transformBytes(bytes, new CompressionStream('gzip'))
  const secret = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt'])
  const sealed = await crypto.subtle.encrypt(algorithm(iv, name), secret, compressed)
  return joinBytes([iv, new Uint8Array(sealed)])
}

/** Returns the bytes that were sealed; rejects if key or name are others or a bit has changed. */
export async function openPart(
  key: Uint8Array<ArrayBuffer>,
  name: string,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const secret = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
  const use = algorithm(sealed.slice(0, ivBytes), name)
  const compressed = await crypto.subtle.decrypt(use, secret, sealed.slice(ivBytes))
  return transformBytes(new Uint8Array(compressed), new DecompressionStream('gzip'))
}

function algorithm(iv: Uint8Array<ArrayBuffer>, name: string) {
  return { name: 'AES-GCM', iv, additionalData: utf8(name) }
}
