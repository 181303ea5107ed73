let visitors = 0

/** A visitor with a browser and a client address of their own, who fills in forms. */
export class Visitor {
  #origin: string
  readonly #cookies = new Map<string, string>()
  readonly #address: string

  constructor(origin: string) {
    this.#origin = origin
    visitors += 1
    // Each visitor is in a network of their own, because networks have limits.
    this.#address = `198.${18 + (visitors >> 16)}.${visitors % 256}.${(visitors >> 8) % 256}`
  }

  get origin(): string {
    return this.#origin
  }

  /** Continues with another server of the same site. */
  moveTo(origin: string): this {
    this.#origin = origin
    return this
  }

  /** The cookies and the client address, as request headers. */
  get headers(): Record<string, string> {
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`)
    return { 'CF-Connecting-IP': this.#address, Cookie: cookies.join('; ') }
  }

  /** Requests a page and stores its cookies. */
  async visit(path: string): Promise<string> {
    const response = await fetch(this.#origin + path, { headers: this.headers, redirect: 'manual' })
    this.#keepCookies(response)
    return response.text()
  }

  /** Returns the props of a page, as the client gets them. */
  async props(path: string): Promise<Record<string, unknown>> {
    const html = await this.visit(path)
    const [, json] = /<script data-page[^>]*>(.*?)<\/script>/s.exec(html) ?? []
    if (json === undefined) throw new Error(`${path} is no page: ${html.slice(0, 200)}`)
    return (JSON.parse(json) as { props: Record<string, unknown> }).props
  }

  /**
   * Submits a form whose page was visited, and returns what was created; throws if it is refused.
   */
  async send(path: string, fields: Record<string, unknown>): Promise<{ id?: string }> {
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
    return text === '' ? {} : JSON.parse(text)
  }

  #keepCookies({ headers }: Response): void {
    for (const line of headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/)
      this.#cookies.set(name, value)
    }
  }
}

const password = 'quite another passphrase'

/** Registers an account, which is then signed in. */
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

/** Opens the log-in page; returns a function that logs in and returns the signed-in visitor. */
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
