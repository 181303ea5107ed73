import type { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'

const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The methods that an app's routes take at a path, as the `Allow` header lists them. */
export function allowedMethods(app: Hono<AppEnv>) {
  return (path: string): string[] =>
    order
      .filter((method) => {
        const [handlers] = app.router.match(method, path)
        return handlers.some(([[, route]]) => route.method === method)
      })
      .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method))
}
