import type { Result } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

/**
 * Hono's router, with each handler once: it finds a pattern twice where the path has the same
 * characters as the pattern, such as `/*` or `:id`, and every check of the route would run twice.
 */
export class Router<Handler> extends TrieRouter<Handler> {
  override match(method: string, path: string): Result<Handler> {
    const [found] = super.match(method, path) as [[Handler, Record<string, string>][]]
    // In the order of their registration, so that the same ones are neighbours.
    return [found.filter(([handler], at) => handler !== found[at - 1]?.[0])]
  }
}
