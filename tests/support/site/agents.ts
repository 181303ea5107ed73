import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect } from 'vitest'
import { routes } from '#shared/routes.ts'
import { newVisitor } from './contact.ts'

/** Connects the protocol's own client, which negotiates as the newest version or as the one before. */
export async function connectAgent(
  mode: 'auto' | 'legacy' = 'legacy',
  { visitor = newVisitor(), url = `https://kilima.test${routes.agents.href()}` } = {},
): Promise<Client> {
  const client = new Client(
    { name: 'tests', version: '1' },
    mode === 'auto' ? { versionNegotiation: { mode: 'auto' } } : {},
  )
  const fetchPage = async (
    url: string | URL,
    init?: { method?: string; headers?: HeadersInit; body?: unknown },
  ) => {
    const response = await visitor.visit(new URL(url).pathname, {
      ...(init?.method && { method: init.method }),
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' && { body: init.body }),
    })
    expect(response.headers.getSetCookie()).toEqual([])
    return response
  }
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { fetch: fetchPage }))
  return client
}
