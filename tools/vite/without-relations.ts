import { type Plugin, Visitor } from 'vite'
import { blank } from './blank.ts'

/** The largest method of all; it serves `db.query`, which drizzle has only with a schema. */
const method = 'buildRelationalQuery'

/** Empties drizzle's relational queries in the Worker, whose queries are all written as SQL. */
export function withoutRelations(): Plugin {
  return {
    name: 'without-relations',
    apply: 'build',
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
