import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectInvalid } from '#tests/support/account/account-replies.ts'
import { db, newPassword, password, settings } from '#tests/support/account/accounts.ts'
import { linkIn, mailTo, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'
import { newAddress } from '#tests/support/site/newsletter.ts'
import { followers, threads, users } from '#worker/db/schema.ts'
import { escapeHtml } from '#worker/escape-html.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'

const json = { as: 'json' } as const

async function registerIn(prefix: string) {
  const [browser, email] = [newVisitor(), newAddress()]
  const person = { name: 'Awa Diop', email, password, password_confirmation: password }
  await browser.send(`${prefix}${routes.register.href()}`, person, json)
  return { browser, email }
}

async function textAt(path: string): Promise<string> {
  const response = await newVisitor().visit(path, { headers: { Accept: 'text/html' } })
  return response.text()
}

const localeOf = (email: string) =>
  db.select({ locale: users.locale }).from(users).where(eq(users.email, email)).get()

describe('on pages in other languages', () => {
  test('a form says in their language what is wrong with it, and names the field', async () => {
    const french = await newVisitor().send('/fr/contact', contactMessage({ firstName: '' }), json)
    await expectInvalid(french, { firstName: ['Le champ «\u202fprénom\u202f» est obligatoire.'] })
    const portuguese = await newVisitor().send('/pt/contact', contactMessage({ email: 'x' }), json)
    await expectInvalid(portuguese, { email: ['Indique um endereço de email válido.'] })
  })

  test('a country has its name in their language, also before its dossier is translated', async () => {
    const response = await newVisitor().visit('/fr/markets/south-africa')
    expect(await response.text()).toMatch(/<h1[^>]*>Afrique du Sud</)
  })

  test('a new member is mailed in the language of the page, with a link to pages in it', async () => {
    const { browser, email } = await registerIn('/fr')
    expect(await localeOf(email)).toEqual({ locale: 'fr' })
    const mail = await mailTo(email, 'Vérifier l’adresse e-mail')
    expect(mail.text).toContain('Vous recevez cet e-mail parce que')
    expect(mail.html).toContain('<html lang="fr">')
    const link = linkIn(mail)
    expect(link.pathname).toMatch(/^\/fr\//)
    await browser.visit(link.pathname + link.search)
    const user = await db.select().from(users).where(eq(users.email, email)).get()
    expect(user?.emailVerifiedAt).not.toBeNull()
  })

  test('a member chooses the language of emails, and no language that there is not', async () => {
    const { browser, email } = await registerIn('/fr')
    const fields = { name: 'Awa Diop', email }
    const patch = { ...json, method: 'PATCH' }
    const path = routes.profile.href()
    const refused = await browser.send(path, { ...fields, locale: 'xx' }, patch)
    await expectInvalid(refused, { locale: [messages.in('locale')] })
    await browser.send(path, { ...fields, locale: 'pt' }, patch)
    await browser.send(path, fields, patch)
    expect(await localeOf(email)).toEqual({ locale: 'pt' })
    const passwords = {
      current_password: password,
      password: newPassword,
      password_confirmation: newPassword,
    }
    await browser.send(routes.password.href(), passwords, { ...json, method: 'PUT' })
    expect(await subjectsTo(email)).toContain('A sua palavra-passe foi alterada')
  })

  test('a follower is mailed in the language in which they asked to be', async () => {
    const [browser, email] = [newVisitor(), newAddress()]
    const response = await browser.send('/pt/alerts', { email, market: 'kenya' }, json)
    expect(response.status).toBe(200)
    const [subject = ''] = await subjectsTo(email)
    expect(subject).toBe('Confirme que pretende seguir o Quénia')
    const { pathname } = linkIn(await mailTo(email, subject))
    expect(pathname).toMatch(/^\/pt\//)
    // Read elsewhere: the language is that of the request, not of the page of the link.
    await newVisitor().send(pathname.replace(/^\/pt/, ''), {}, json)
    const row = await db.select().from(followers).where(eq(followers.email, email)).get()
    expect(row?.locale).toBe('pt')
    expect(await subjectsTo(email)).toContainEqual(expect.stringMatching(/^Está a seguir /))
  })

  test('a visitor gets a receipt in their language, and the firm its email in English', async () => {
    const email = newAddress()
    const message = contactMessage({ email, firstName: 'Awa', lastName: email })
    const response = await newVisitor().send('/fr/contact', message, json)
    expect(response.status).toBe(200)
    const receipt = await mailTo(email, 'Nous avons bien reçu votre message')
    expect(receipt.text).toContain('Voici ce que vous nous avez écrit\u202f:')
    expect(receipt.text).toMatch(/au plus tard le [a-z]+ .+ à \d\d:\d\d \(heure de \p{L}+\)/u)
    const toFirm = await mailTo(settings.mailTo, `New contact message from Awa ${email}`)
    expect(toFirm.text).toContain('Open it at the desk')
    const thread = await db.select().from(threads).where(eq(threads.email, email)).get()
    expect(thread?.locale).toBe('fr')
  })

  test('a text of a record that is not translated says that it is English', async () => {
    const text = currentEdition().findMarket('kenya')?.regulation ?? ''
    const html = await textAt('/fr/markets/kenya')
    expect(html).toContain(`<span lang="en">${escapeHtml(text)}</span>`)
    expect(await textAt('/markets/kenya')).not.toContain('<span lang="en">')
  })

  test('what every page says of the firm is in their language, as are errors', async () => {
    const { tagline } = currentEdition().firm
    const html = await textAt('/fr')
    expect(html).not.toContain(tagline)
    expect(await textAt('/fr/nothing')).toContain('Aller à la page d’accueil')
  })

  test('search engines read the language of an article and the way to it', async () => {
    const html = await textAt('/pt/insights/tax-is-a-product-decision')
    expect(html).toContain('"inLanguage":"pt"')
    expect(html).toContain('"name":"Início"')
    expect(html).toContain('rel="next"')
    const [rule] = currentEdition().rulesOf({ market: 'kenya' })
    const english = await textAt(`/pt${routes.rule.href({ slug: rule?.slug ?? '' })}`)
    expect(english).toContain('"inLanguage":"en"')
  })
})
