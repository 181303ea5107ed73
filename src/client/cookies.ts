/** Keeps a preference in a cookie, so that the server can render by it. */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

/** The value of a cookie that script may read. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(start))
  return cookie?.slice(start.length)
}
