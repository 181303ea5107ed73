import { type Plugin, Visitor } from 'vite'
import { blank } from './blank.ts'

/** The largest method of all; it serves `db.query`, which drizzle has only with a schema. */
const method = 'buildRelationalQuery'

/** By file: what it exports to the rest of drizzle; a name that is missing here stops the build. */
const unused: Record<string, string[]> = {
  'relations.js': [
    'createTableRelationsHelpers',
    'extractTablesRelationalConfig',
    'getOperators',
    'getOrderByOperators',
    'Many',
    'normalizeRelation',
    'One',
  ],
  'sqlite-core/query-builders/query.js': ['RelationalQueryBuilder'],
}

/** Leaves drizzle's relational queries out of the Worker, whose queries are all written as SQL. */
export function withoutRelations(): Plugin {
  return {
    name: 'without-relations',
    apply: 'build',
    load(id) {
      const [, file = ''] = /\/drizzle-orm\/([\w/-]+\.js)/.exec(id) ?? []
      return unused[file]?.map((name) => `export const ${name} = undefined`).join('\n')
    },
    transform: {
      filter: { id: /\/drizzle-orm\/sqlite-core\/dialect\.js/ },
      handler(code) {
        let left = code
        const visitor = new Visitor({
          MethodDefinition({ key, value: { body } }) {
            if (key.type !== 'Identifier' || key.name !== method || !body) return
            left = blank(left, body.start + 1, body.end - 1)
          },
        })
        visitor.visit(this.parse(code))
        if (left === code) throw new Error(`Expected drizzle to have ${method}`)
        return { code: left, map: null }
      },
    },
  }
}
