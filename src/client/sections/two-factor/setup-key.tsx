import type { useTwoFactorSetup } from '#client/hooks/use-two-factor-setup.ts'
import { Problems } from '#client/ui/problems.tsx'
import { ManualKey } from './manual-key.tsx'

interface SetupKeyProps {
  setup: ReturnType<typeof useTwoFactorSetup>
  button: string
  onNext: () => void
}

/** The secret as a QR code and in letters. */
export function SetupKey({ setup: { data, problems, retry }, button, onNext }: SetupKeyProps) {
  if (problems.length > 0) {
    return (
      <div className="mt-6">
        <Problems messages={problems} retry={retry} />
      </div>
    )
  }
  return (
    <div className="mt-6 grid gap-5" aria-busy={!data}>
      <div className="qr-code">
        {data ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's drawing
          <div dangerouslySetInnerHTML={{ __html: data.qrCodeSvg }} />
        ) : (
          <div className="skeleton" />
        )}
      </div>
      <button type="button" onClick={onNext} disabled={!data} className="button button-primary">
        {button}
      </button>
      <p className="or-line">or, enter the code manually</p>
      <ManualKey secretKey={data?.secretKey ?? ''} />
    </div>
  )
}
