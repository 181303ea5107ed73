import { useMemo } from 'react'
import { trustedHtml } from '#client/trusted-html.ts'

export function QrCode({ svg }: { svg: string | null }) {
  const inner = useMemo(() => svg && { __html: trustedHtml(svg) }, [svg])
  return (
    <div className="qr-code">
      {inner ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's drawing
        <div dangerouslySetInnerHTML={inner} />
      ) : (
        <div className="skeleton" />
      )}
    </div>
  )
}
