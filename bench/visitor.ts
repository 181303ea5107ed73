let visitors = 0

/** Somebody with a browser and an address of their own, who fills in forms. */
export class Visitor {
  readonly #origin: string
  readonly #cookies = new Map<string, string>()
  readonly #address: string

  constructor(origin: string) {
    this.#origin = origin
    visitors += 1
    this.#address = `198.${18 + (visitors >> 16)}.${(visitors >> 8) % 256}.${visitors % 256}`
  }

  /** The cookies and the address, as headers of a request. */
  get headers(): Record<string, string> {
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`)
    return { 'CF-Connecting-IP': this.#address, Cookie: cookies.join('; ') }
  }

  /** Asks for a page and keeps its cookies. */
  async visit(path: string): Promise<string> {
    const response = await fetch(this.#origin + path, { headers: this.headers, redirect: 'manual' })
    this.#keepCookies(response)
    return response.text()
  }

  /** Sends a form whose page was visited; throws when it is refused. */
  async send(path: string, fields: Record<string, unknown>): Promise<void> {
    const response = await fetch(this.#origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        ...this.headers,
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-XSRF-TOKEN': this.#cookies.get('XSRF-TOKEN') ?? '',
      },
      body: JSON.stringify(fields),
    })
    this.#keepCookies(response)
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  }

  #keepCookies({ headers }: Response): void {
    for (const line of headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/)
      this.#cookies.set(name, value)
    }
  }
}

const password = 'quite another passphrase'

/** Opens an account and is signed in. */
export async function register(origin: string, email: string): Promise<Visitor> {
  const visitor = new Visitor(origin)
  await visitor.visit('/register')
  await visitor.send('/register', {
    name: 'Bench',
    email,
    password,
    password_confirmation: password,
  })
  return visitor
}

/** Somebody on the log-in page; signs in when it is called, and gives who is signed in. */
export async function openLogin(
  origin: string,
  email: string,
  { remember = false } = {},
): Promise<() => Promise<Visitor>> {
  const visitor = new Visitor(origin)
  await visitor.visit('/login')
  return async () => {
    await visitor.send('/login', { email, password, remember })
    return visitor
  }
}
