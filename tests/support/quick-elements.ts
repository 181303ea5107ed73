import * as react from 'react'

// React keeps the stack of whoever makes an element, of the first ten thousand in a second, for
// messages in a browser: a tenth of the time of the tests. It warns as before.
const internals = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set() {},
})
