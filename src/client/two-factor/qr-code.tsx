/** The key as a drawing; null leaves room for one that is still fetched. */
export function QrCode({ svg }: { svg: string | null }) {
  return (
    <div className="qr-code">
      {svg ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's drawing
        <div dangerouslySetInnerHTML={{ __html: svg }} />
      ) : (
        <div className="skeleton" />
      )}
    </div>
  )
}
