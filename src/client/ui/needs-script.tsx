/** Shown without JavaScript in place of a button that needs it. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <p className="text-sm text-muted">{children}</p>
    </noscript>
  )
}
