import { licence } from '../../src/shared/content/data.ts'
import type { DataTable } from '../../src/shared/knowledge/props.ts'
import { routes } from '../../src/shared/routes.ts'
import { component } from './component.ts'
import { programPaths } from './program-paths.ts'
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
      // Made with the build: the desk may give the firm another name later.
      title: 'African iGaming: open data',
      summary: 'Markets, taxes, obligations, rules and facts, each with its source',
      version: '1.0.0',
      license: { name: licence.name, identifier: licence.id },
    },
    servers: [{ url: '/' }],
    externalDocs: { url: routes.openData.href() },
    paths: { ...filePaths(), ...programPaths() },
    components: {
      schemas: componentSchemas(),
      parameters: {
        IfNoneMatch: ifNoneMatch,
        Market: market,
        Number: number,
        File: file,
        Delimiter: delimiter,
        On: on,
      },
      headers: { ETag: etag, CacheControl: cacheControl, AllowOrigin: allowOrigin },
      responses: { NotModified: notModified, NotFound: notFound, TooMany: tooMany },
    },
  }
}

/** The files and feeds, which have an entity tag. */
export function filePaths() {
  return {
    ...tablePaths(),
    ...marketPaths(),
    ...editionPaths(),
    ...feedPaths(),
    ...ownPaths(),
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
        withParameters(
          get(
            `${table}Csv`,
            `All ${table}, one in each row`,
            text('text/csv', {
              'Content-Disposition': { schema: { type: 'string' }, description: 'Names the file.' },
            }),
          ),
          'Delimiter',
        ),
      ],
    ]),
  )
}

function marketPaths() {
  const one = get('marketJson', 'One market with its facts and rules', json('MarketFile'))
  return { [routes.marketData.path.replace(':slug', '{market}')]: ofMarket(one) }
}

/** The list of editions, and the files of each, which never change. */
function editionPaths() {
  const list = { content: { 'application/json': { schema: editionList } }, headers }
  const files = withParameters(
    get('editionFile', 'A file of an edition, the same bytes for ever', {
      content: { ...text('text/csv').content, 'application/json': { schema: { type: 'object' } } },
      headers: { ...headers, 'Cache-Control': { schema: { type: 'string', const: forEver } } },
    }),
    'Number',
    'File',
    'Delimiter',
  )
  const responses = {
    404: component('responses', 'NotFound'),
    429: component('responses', 'TooMany'),
  }
  return {
    [routes.editions.path]: get('editions', 'Every edition, newest first', list),
    [routes.editionFile.path.replace(':number', '{number}').replace(':file', '{file}')]: {
      ...files,
      get: { ...files.get, responses: { ...files.get.responses, ...responses } },
    },
  }
}

function feedPaths() {
  const atom = { content: text('application/atom+xml').content, headers: ownHeaders }
  const calendar = { content: text('text/calendar').content, headers: ownHeaders }
  const feed = get('marketRulesFeed', 'The newest 50 rules of one market', atom)
  return {
    [routes.notesFeed.path]: get('notesFeed', 'The newest 50 notes', atom),
    [routes.rulesFeed.path]: get('rulesFeed', 'The newest 50 rules', atom),
    [routes.marketRulesFeed.path.replace(':market', '{market}')]: ofMarket(feed),
    [routes.changesFeed.path]: get('changesFeed', 'The newest 50 changed records', atom),
    [routes.rulesCalendar.path]: get('rulesCalendar', 'Days from which rules bind', calendar),
  }
}

/** The files that describe the others. */
function ownPaths() {
  const answer = { content: { 'application/json': { schema: { type: 'object' } } }, headers }
  const dataPackage = get('dataPackage', 'The CSV files as a Data Package 2.0', answer)
  return {
    [routes.dataFile.href({ file: 'openapi.json' })]: get('openApi', 'This file', answer),
    [routes.dataFile.href({ file: 'datapackage.json' })]: dataPackage,
  }
}

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

/** The same with parameters of this description. */
function withParameters(path: ReturnType<typeof get>, ...names: string[]) {
  const parameters = names.map((name) => component('parameters', name))
  return { ...path, parameters: [...parameters, ...path.parameters] }
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

const number = {
  name: 'number',
  in: 'path',
  required: true,
  description: 'The number of an edition.',
  schema: { type: 'integer', minimum: 1 },
  example: 1,
}

const file = {
  name: 'file',
  in: 'path',
  required: true,
  description: 'The name of a table with its ending.',
  schema: {
    type: 'string',
    enum: tables.flatMap(({ table }) => [`${table}.csv`, `${table}.json`]),
  },
}

const delimiter = {
  name: 'delimiter',
  in: 'query',
  description: 'Semicolons and decimal commas, as French and German spreadsheets expect.',
  schema: { type: 'string', enum: ['semicolon'] },
}

const on = {
  name: 'on',
  in: 'query',
  description: 'A past day, as of which the records are given.',
  schema: { type: 'string', format: 'date' },
  example: '2025-05-01',
}

const editionList = {
  type: 'object',
  required: ['editions'],
  properties: {
    editions: {
      type: 'array',
      items: {
        type: 'object',
        required: ['number', 'publishedAt', 'title', 'changes'],
        properties: {
          number: { type: 'integer' },
          publishedAt: { type: 'string', format: 'date' },
          title: { type: 'string' },
          changes: { type: 'integer', description: 'The number of changed documents.' },
        },
      },
    },
  },
}

const forEver = 'public, max-age=31536000, immutable'

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
const notFound = { description: 'There is no such market, edition or file.' }
const tooMany = {
  description: 'Too many requests of this client within a minute.',
  headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait.' } },
}
