import { type ESTree, type Plugin, Visitor } from 'vite'
import { blank } from './blank.ts'

const effect = /^use(Layout|Insertion)?Effect\d*$/

/**
 * Empties the calls of React's effects in the Worker, where none is run: rendering a text, React
 * ignores them, and what only they use would come along.
 */
export function withoutEffects(): Plugin {
  return {
    name: 'without-effects',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name !== 'client',
    transform: {
      filter: { id: /\.(m?js|tsx?)$/, code: /use(Layout|Insertion)?Effect\d*\(/ },
      handler(code) {
        let left = code
        const visitor = new Visitor({
          CallExpression({ callee, arguments: [first, ...others] }) {
            if (!first || !effect.test(nameOf(callee))) return
            left = blank(left, first.start, (others.at(-1) ?? first).end)
          },
        })
        visitor.visit(this.parse(code))
        return { code: left, map: null }
      },
    },
  }
}

/** `useEffect`, also as `React.useEffect`. */
function nameOf(callee: ESTree.Expression): string {
  if (callee.type === 'Identifier') return callee.name
  const { property } = callee as Partial<ESTree.MemberExpression>
  return property?.type === 'Identifier' ? property.name : ''
}
