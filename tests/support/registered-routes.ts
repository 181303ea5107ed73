import { app } from '#worker/app.ts'

/** All routes of the Worker that accept data, each once, by the pattern of its path. */
export const writeRoutes = [
  ...new Map(
    app.routes
      .filter(({ method }) => /^(POST|PUT|PATCH|DELETE)$/.test(method))
      .map(({ method, path }) => [`${method} ${path}`, { method, path }]),
  ).values(),
]

/** Returns a path of a pattern, with values for its parameters. */
export const examplePath = (pattern: string): string => pattern.replace(/:\w+/g, 'x')
