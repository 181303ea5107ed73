import { describe, expect, test } from 'vitest'
import { contactServices } from '#shared/content/services.ts'
import { routes } from '#shared/routes.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

async function contactPage(query: string) {
  const response = await newVisitor().visit(`${routes.contact.href()}?${query}`)
  expect(response.status).toBe(200)
  return response.text()
}

/** The choices that are made already, as a browser without script shows them. */
function chosen(html: string): string[] {
  return [...html.matchAll(/<option[^>]* selected=""[^>]*>([^<]*)/g)].map(([, label = '']) =>
    label.replaceAll('&amp;', '&'),
  )
}

describe('a link to the contact form', () => {
  test.each([...contactServices])('chooses $label', async ({ code, label }) => {
    expect(chosen(await contactPage(`service=${code}`))).toEqual([label])
  })

  test.each(['service=', 'service=nothing', 'service[]=custom-research', 'other=custom-research'])(
    'chooses nothing with %s',
    async (query) => {
      expect(chosen(await contactPage(query))).toEqual(['Choose a service'])
    },
  )

  test('leaves what another visitor chose out of the page', async () => {
    await contactPage('service=custom-research')
    expect(chosen(await contactPage(''))).toEqual(['Choose a service'])
  })
})
