/** Options of a visit in the background: it shows no progress and reports no failure. */
export const backgroundVisit = {
  showProgress: false,
  onNetworkError: () => false as const,
  // Our own error page is shown, a proxy's is not.
  onHttpException: ({ headers }: { headers: object }) => 'x-inertia' in headers,
}
