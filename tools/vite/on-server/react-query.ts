interface Query<Fetched> {
  initialData?: Fetched
  enabled?: boolean
}

/** A query before its first reply: on a server, none comes. */
export function useQuery<Fetched>({ initialData, enabled }: Query<Fetched>) {
  const isFetching = enabled !== false && initialData === undefined
  return { data: initialData, error: null, isFetching }
}

export function useQueries({ queries }: { queries: Query<unknown>[] }) {
  return queries.map(useQuery)
}

/** Asked for what it holds by what somebody does in the browser. */
export class QueryClient {}

export const useQueryClient = () => undefined

export function QueryClientProvider<Children>({ children }: { children: Children }) {
  return children
}
