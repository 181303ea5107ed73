import { licence } from '../../src/shared/content/data.ts'
import type { DataTable } from '../../src/shared/knowledge/props.ts'
import { routes } from '../../src/shared/routes.ts'
import { firm } from '../firm.ts'
import { componentSchemas, refTo, type SchemaName } from './schemas.ts'

const tables: readonly { table: DataTable; schema: SchemaName }[] = [
  { table: 'markets', schema: 'MarketsFile' },
  { table: 'taxes', schema: 'TaxesFile' },
  { table: 'obligations', schema: 'ObligationsFile' },
  { table: 'rules', schema: 'RulesFile' },
  { table: 'facts', schema: 'FactsFile' },
  { table: 'sources', schema: 'SourcesFile' },
]

/** The description of the open data in OpenAPI 3.1, relative to wherever the site stands. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: `${firm}: open data`,
      summary:
        'African iGaming: markets, taxes, obligations, rules and facts, each with its source',
      version: '1.0.0',
      license: { name: licence.name, identifier: licence.id },
    },
    servers: [{ url: '/' }],
    externalDocs: { url: routes.openData.href() },
    paths: { ...tablePaths(), ...marketPaths(), ...feedPaths(), ...ownPath() },
    components: {
      schemas: componentSchemas(),
      parameters: { IfNoneMatch: ifNoneMatch, Market: market },
      headers: { ETag: etag, CacheControl: cacheControl, AllowOrigin: allowOrigin },
      responses: { NotModified: notModified, NotFound: notFound },
    },
  }
}

function tablePaths() {
  return Object.fromEntries(
    tables.flatMap(({ table, schema }) => [
      [
        routes.dataFile.href({ file: `${table}.json` }),
        get(`${table}Json`, `All ${table} with the sources they cite`, json(schema)),
      ],
      [
        routes.dataFile.href({ file: `${table}.csv` }),
        get(
          `${table}Csv`,
          `All ${table}, one in each row`,
          text('text/csv', {
            'Content-Disposition': { schema: { type: 'string' }, description: 'Names the file.' },
          }),
        ),
      ],
    ]),
  )
}

function marketPaths() {
  const one = get('marketJson', 'One market with its facts and rules', json('MarketFile'))
  return { [routes.marketData.path.replace(':slug', '{market}')]: ofMarket(one) }
}

function feedPaths() {
  const atom = { content: text('application/atom+xml').content, headers: ownHeaders }
  const calendar = { content: text('text/calendar').content, headers: ownHeaders }
  const feed = get('marketRulesFeed', 'The newest 50 rules of one market', atom)
  return {
    [routes.notesFeed.path]: get('notesFeed', 'The newest 50 notes', atom),
    [routes.rulesFeed.path]: get('rulesFeed', 'The newest 50 rules', atom),
    [routes.marketRulesFeed.path.replace(':market', '{market}')]: ofMarket(feed),
    [routes.rulesCalendar.path]: get('rulesCalendar', 'Days from which rules bind', calendar),
  }
}

function ownPath() {
  const answer = { content: { 'application/json': { schema: { type: 'object' } } }, headers }
  return { [routes.dataFile.href({ file: 'openapi.json' })]: get('openApi', 'This file', answer) }
}

const component = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

const ownHeaders = {
  ETag: component('headers', 'ETag'),
  'Cache-Control': component('headers', 'CacheControl'),
}

const headers = {
  ...ownHeaders,
  'Access-Control-Allow-Origin': component('headers', 'AllowOrigin'),
}

interface Answer {
  content: Record<string, object>
  headers: Record<string, object>
}

function json(schema: SchemaName): Answer {
  return { content: { 'application/json': { schema: { $ref: refTo(schema) } } }, headers }
}

function text(type: string, more: Record<string, object> = {}): Answer {
  return { content: { [type]: { schema: { type: 'string' } } }, headers: { ...headers, ...more } }
}

function get(operationId: string, summary: string, answer: Answer) {
  return {
    parameters: [component('parameters', 'IfNoneMatch')] as object[],
    get: {
      operationId,
      summary,
      responses: {
        200: { description: 'The file of the newest edition', ...answer },
        304: component('responses', 'NotModified'),
      } as Record<string, object>,
    },
  }
}

/** The same for one market, which may not be covered. */
function ofMarket({ parameters, get: operation }: ReturnType<typeof get>) {
  const responses: Record<string, object> = {
    ...operation.responses,
    404: component('responses', 'NotFound'),
  }
  return {
    parameters: [component('parameters', 'Market'), ...parameters],
    get: { ...operation, responses },
  }
}

const market = {
  name: 'market',
  in: 'path',
  required: true,
  description: 'The slug of a market.',
  schema: { type: 'string', pattern: '^[a-z]+(?:-[a-z]+)*$' },
  example: 'kenya',
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETag of the file that is there already.',
  schema: { type: 'string' },
}

const etag = {
  description: 'Strong: another one for each other content.',
  schema: { type: 'string' },
}

const cacheControl = {
  description: 'How long the file may be used without asking again.',
  schema: { type: 'string', const: 'public, max-age=300' },
}

const allowOrigin = {
  description: 'Scripts of every site may read the file.',
  schema: { type: 'string', const: '*' },
}

const notModified = { description: 'The file has not changed.', headers: ownHeaders }
const notFound = { description: 'No such market is covered.' }
