/** Of a visit that nobody asked for: no progress is shown, and a failure is not told. */
export const quietly = {
  showProgress: false,
  onNetworkError: () => false as const,
  // An error page of ours is shown, that of a proxy is not.
  onHttpException: ({ headers }: { headers: object }) => 'x-inertia' in headers,
}
