import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { follow } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const registration = {
  name: ' Amina "A" <Otieno>',
  email: 'not an address',
  password: 'a secret passphrase',
  password_confirmation: 'another',
  _token: undefined,
}

async function refuse(
  path: string,
  fields: Record<string, unknown>,
  { browser = newVisitor(), as = 'page' }: { browser?: Browser; as?: Sender } = {},
) {
  const headers = { Referer: browser.origin + path.split('?')[0] }
  const response = await browser.send(path, fields, { as, headers })
  return { browser, ...(await follow(browser, response)) }
}

describe('a plain form that is refused', () => {
  test('returns with the old input, without secrets', async () => {
    const { props } = await refuse(routes.register.href(), registration)
    expect(props.values).toEqual({ name: registration.name, email: registration.email })
    expect(JSON.stringify(props)).not.toContain(registration.password)
  })

  test('shows it in the document, as text', async () => {
    const browser = newVisitor()
    const headers = { Referer: browser.origin + routes.register.href() }
    await browser.send(routes.register.href(), registration, { headers })
    const html = await (await browser.visit(routes.register.href())).text()
    expect(html).toContain('value=" Amina &quot;A&quot; &lt;Otieno&gt;"')
    expect(await (await browser.visit(routes.register.href())).text()).not.toContain('Amina')
  })

  test('keeps the address at sign-in and in the profile', async () => {
    const login = await refuse(routes.login.href(), { email: 'a@example.com', password: 'wrong' })
    expect(login.props.values).toEqual({ email: 'a@example.com' })
    const browser = await signedInAs(await createUser())
    const path = `${routes.profile.href()}?_method=PATCH`
    const profile = await refuse(path, { name: '', email: 'b@example.com' }, { browser })
    expect(profile.props.values).toEqual({ name: '', email: 'b@example.com' })
  })

  test('reports the errors even if the input is too long for a cookie', async () => {
    const name = Array.from({ length: 6000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')
    const { props } = await refuse(routes.register.href(), { ...registration, name, password })
    expect(props.errors).toMatchObject({ name: expect.stringMatching(/must not be greater/) })
    expect(props).not.toHaveProperty('values')
  })
})

describe('a form that the page client sent', () => {
  test('keeps its own input', async () => {
    const { props } = await refuse(routes.register.href(), registration, { as: 'inertia' })
    expect(props.errors).toHaveProperty('email')
    expect(props).not.toHaveProperty('values')
  })
})
