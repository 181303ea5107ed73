// The types of Node are those of a whole platform, of which the Worker has this one class.
declare module 'node:async_hooks' {
  export class AsyncLocalStorage<Store> {
    run<Result>(store: Store, task: () => Result): Result
    getStore(): Store | undefined
  }
}
