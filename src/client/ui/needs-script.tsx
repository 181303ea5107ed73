/** Said where a button would do nothing because scripts are off. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <p className="text-sm text-muted">{children}</p>
    </noscript>
  )
}
