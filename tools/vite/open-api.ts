import type { Plugin } from 'vite'
import { openApiDocument } from '../open-api/document.ts'

const id = 'virtual:open-api'
const resolvedId = `\0${id}`

/** Gives the Worker the description of its open data as a text: the schemas stay outside. */
export function openApi(): Plugin {
  return {
    name: 'open-api',
    resolveId: (source) => (source === id ? resolvedId : undefined),
    load: (loaded) =>
      loaded === resolvedId
        ? `export const openApi = ${JSON.stringify(JSON.stringify(openApiDocument()))}`
        : undefined,
  }
}
