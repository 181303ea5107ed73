import { stylesheet } from 'virtual:client-assets'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { documentRenderer } from '#worker/http/document.tsx'
import { refuseNotFound } from '#worker/http/errors.ts'
import { reply } from '#worker/http/reply.ts'
import { isLoopback } from '#worker/loopback.ts'
import { findMail, findMails } from '#worker/mail/outbox.ts'

type StoredMail = NonNullable<Awaited<ReturnType<typeof findMail>>>

/** Answers 404 unless the request comes from the developer's own machine. */
const localOnly = createMiddleware<AppEnv>(async (c, next) => {
  const { devMailbox, loopback } = c.var.settings
  if (devMailbox && loopback && isLoopback(new URL(c.req.url).hostname)) return next()
  return refuseNotFound(c)
})

/** The mails that wait in the outbox, newest first, for development. */
export const devMailboxRoutes = new Hono<AppEnv>()
  .use(routes.devMailbox.path, localOnly, documentRenderer)
  .use(routes.devMail.path, localOnly, documentRenderer)
  .get(routes.devMailbox.path, async (c) => {
    const mails = await findMails(c.var)
    const summary = ({ id, to, subject, createdAt }: StoredMail) => ({ id, to, subject, createdAt })
    return reply(c, {
      page: () => show(c, <MailList mails={mails} />),
      json: () => c.json({ mails: mails.map(summary) }),
    })
  })
  .get(routes.devMail.path, async (c) => {
    const mail = await findMail(c.var, c.req.param('id'))
    if (!mail) return refuseNotFound(c)
    const from = c.var.settings.mailFrom
    return reply(c, {
      page: () => show(c, <MailView mail={mail} from={from} />),
      json: () => c.json(mailJson(mail, from)),
    })
  })

function mailJson(mail: StoredMail, from: string) {
  const { id, replyTo = null, to, subject, text, html, createdAt, calendar } = mail
  return { id, from, replyTo, to, subject, text, html, createdAt, ...(calendar && { calendar }) }
}

function show(c: Context<AppEnv>, content: React.ReactNode) {
  return c.render(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Mailbox - ${c.var.settings.appName}`}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body className="wrap section">{content}</body>
    </html>,
  )
}

function MailList({ mails }: { mails: StoredMail[] }) {
  return (
    <main>
      <h1 className="text-3xl">Mailbox</h1>
      <p className="lead mt-2">Mails that wait to be sent, newest first.</p>
      <ul className="mt-8 divide-y divide-line border-y border-line">
        {mails.map(({ id, to, subject, createdAt }) => (
          <li key={id} className="py-3">
            <a href={routes.devMail.href({ id })} className="link font-semibold">
              {subject}
            </a>
            <p className="text-sm text-muted">
              To {to}, {createdAt.toISOString()}
            </p>
          </li>
        ))}
      </ul>
      {mails.length === 0 && <p className="mt-8">No mail yet.</p>}
    </main>
  )
}

function MailView({ mail, from }: { mail: StoredMail; from: string }) {
  const headers = Object.entries({ From: from, To: mail.to, 'Reply-To': mail.replyTo })
  return (
    <main>
      <a href={routes.devMailbox.href()} className="link">
        All mails
      </a>
      <h1 className="mt-6 text-3xl">{mail.subject}</h1>
      <dl className="mt-4 text-muted">
        {headers.map(([name, value]) => value && <div key={name}>{`${name}: ${value}`}</div>)}
      </dl>
      <iframe
        title="HTML part"
        srcDoc={mail.html}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="mt-8 h-144 w-full border border-line"
      />
      <h2 className="mt-10 text-xl">Text part</h2>
      <pre className="mt-3 overflow-x-auto whitespace-pre-wrap border border-line p-4 text-sm">
        {withLinks(mail.text)}
      </pre>
      {mail.calendar && (
        <>
          <h2 className="mt-10 text-xl">Calendar file</h2>
          <pre className="mt-3 overflow-x-auto border border-line p-4 text-sm">
            {mail.calendar.text}
          </pre>
        </>
      )}
    </main>
  )
}

function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part} className="link">
        {part}
      </a>
    ),
  )
}
