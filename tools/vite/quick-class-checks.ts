import type { Plugin } from 'vite'

const check = 'function is(value, type) {'

// An object is of the classes that its prototype says, so the answer is the same for all objects of it.
const quickCheck = `const answersOf = new WeakMap();
function is(value, type) {
  if (!value || typeof value !== "object") return false;
  const prototype = Object.getPrototypeOf(value);
  let answers = answersOf.get(prototype);
  if (!answers) answersOf.set(prototype, answers = new Map());
  let answer = answers.get(type);
  if (answer === undefined) answers.set(type, answer = isInstance(value, type));
  return answer;
}
function isInstance(value, type) {`

/**
 * Has drizzle walk up the classes of an object once for all objects of its class. It asks a dozen times
 * for each part of a query, which was most of the time in which it wrote the SQL.
 */
export function quickClassChecks(): Plugin {
  return {
    name: 'quick-class-checks',
    transform: {
      filter: { id: /\/drizzle-orm\/entity\.js/ },
      handler(code) {
        if (!code.includes(check)) throw new Error('Expected drizzle to check classes by `is`')
        return { code: code.replace(check, quickCheck), map: null }
      },
    },
  }
}
