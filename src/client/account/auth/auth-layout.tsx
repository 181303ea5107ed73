import { Head, Link, usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { AccountForm } from '#client/account/form/account-form.tsx'
import { PageAnnouncer } from '#client/ui/accessibility.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { LanguageLinks } from '#client/ui/language-links.tsx'
import { Wordmark } from '#client/ui/mark.tsx'
import { ThrottleAlert } from '#client/ui/throttle-alert.tsx'
import { useScreenTitle } from '#client/use-screen-title.ts'
import { routes } from '#shared/routes.ts'

/** The frame of the account screens outside the signed-in area: one narrow card. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { name } = usePage().props
  return (
    <div className="relative flex min-h-dvh flex-col overflow-hidden">
      <Head title={useScreenTitle()} />
      <Contours drawing="corner" className="max-sm:top-auto max-sm:h-36 max-sm:mask-size-[9rem]" />
      <div className="relative mx-auto w-full max-w-116 px-5 pt-[clamp(1.25rem,9vh,8rem)] pb-16 max-sm:pb-36">
        <header className="flex flex-wrap items-center justify-between gap-x-5">
          <Link href={routes.home.href()} className="inline-flex items-center gap-3 py-2">
            <Wordmark name={name} />
          </Link>
          <LanguageLinks isShort />
        </header>
        <ThrottleAlert className="mt-6" />
        <main className="card mt-6">{children}</main>
      </div>
      <PageAnnouncer />
    </div>
  )
}

export function AuthHeading({ title, description }: { title: string; description: string }) {
  return (
    <>
      <h1 className="long-words text-2xl">{title}</h1>
      <p className="mt-3 text-balance text-muted">{description}</p>
    </>
  )
}

/** Names the page that is opened afterwards. */
export function Intended({ children }: { children: string }) {
  return <p className="mt-4 border-l-3 border-accent pl-4 font-medium">{children}</p>
}

export function Aside({ children }: { children: ReactNode }) {
  return <p className="mt-6 border-t border-line pt-4 text-muted">{children}</p>
}

/** A link in the aside, tall enough to tap. */
export function AsideLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="link py-3 font-medium">
      {children}
    </Link>
  )
}

interface TokenFormProps {
  title: string
  description: string
  action: string
  button: string
  /** The text above the button. */
  children?: ReactNode
}

/** A page with one button for a mailed link: mail scanners open links but press no buttons. */
export function TokenForm({ title, description, action, button, children }: TokenFormProps) {
  return (
    <>
      <AuthHeading title={title} description={description} />
      {children}
      <AccountForm layout="card" action={action} button={button}>
        {(errors) => errors.token && <Alert tone="danger">{errors.token}</Alert>}
      </AccountForm>
    </>
  )
}

interface TokenScreen extends Omit<TokenFormProps, 'action'> {
  action: (params: { token: string }) => string
}

/** Returns a screen with a token form whose texts never vary. */
export function tokenScreen({ action, ...texts }: TokenScreen) {
  const Screen = ({ token }: { token: string }) => (
    <TokenForm {...texts} action={action({ token })} />
  )
  Screen.layout = AuthLayout
  return Screen
}
