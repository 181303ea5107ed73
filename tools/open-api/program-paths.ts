import { routes } from '../../src/shared/routes.ts'
import { component } from './component.ts'

/** Returns the paths for programs besides the data: Markdown forms, their guide, tools of agents. */
export function programPaths() {
  return { ...markdownPaths(), ...textPaths(), ...agentPath() }
}

const market = component('parameters', 'Market')
const on = component('parameters', 'On')
const inPath = (name: string) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
})
const inQuery = (name: string) => ({ name, in: 'query', schema: { type: 'string' } })

function markdownPaths() {
  const form = (route: { path: string }) =>
    `${route.path.replace(/:(\w+)/g, '{$1}').replace('/markets/{slug}', '/markets/{market}')}.md`
  return {
    [form(routes.market)]: markdown('dossierText', 'The dossier of a market', [market, on]),
    [form(routes.answer)]: markdown('answerText', 'Whether a product can be launched in a market', [
      market,
      inPath('product'),
      on,
    ]),
    [form(routes.obligations)]: markdown('obligationsText', 'What binds operators', [
      inQuery('market'),
      inQuery('product'),
      inQuery('duty'),
    ]),
    [form(routes.rules)]: markdown('ledgerText', 'The newest rules', [inQuery('market')]),
    [form(routes.rule)]: markdown('ruleText', 'A rule', [inPath('slug')]),
    [form(routes.note)]: markdown('noteText', 'An article', [inPath('slug')]),
  }
}

function markdown(operationId: string, summary: string, parameters: object[]) {
  return {
    parameters,
    get: {
      operationId,
      summary: `${summary}, as Markdown with numbered sources`,
      responses: {
        200: { description: 'The text', content: textOf('text/markdown') },
        404: component('responses', 'NotFound'),
        429: component('responses', 'TooMany'),
      },
    },
  }
}

function textPaths() {
  return {
    [routes.llms.path]: {
      get: {
        operationId: 'llms',
        summary: 'Guide for programs that read texts',
        responses: { 200: { description: 'The guide', content: textOf('text/markdown') } },
      },
    },
    [routes.securityTxt.path]: {
      get: {
        operationId: 'securityTxt',
        summary: 'Whom to tell of a security problem (RFC 9116)',
        responses: {
          200: { description: 'The contact', content: textOf('text/plain') },
          404: { description: 'The site names no contact.' },
        },
      },
    },
  }
}

function agentPath() {
  const message = { 'application/json': { schema: { type: 'object' } } }
  return {
    [routes.agents.path]: {
      post: {
        operationId: 'agents',
        summary: 'Tools for agents: Model Context Protocol over streamable HTTP, stateless',
        requestBody: {
          required: true,
          description: 'One JSON-RPC message of at most 64 KiB.',
          content: message,
        },
        responses: {
          200: {
            description: 'The answer',
            content: { ...message, ...textOf('text/event-stream') },
          },
          400: { description: 'No message of the protocol.' },
          413: { description: 'The message is too long.' },
          415: { description: 'The message is not JSON.' },
          429: component('responses', 'TooMany'),
        },
      },
    },
  }
}

function textOf(type: string) {
  return { [type]: { schema: { type: 'string' } } }
}
