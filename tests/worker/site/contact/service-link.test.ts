import { describe, expect, test } from 'vitest'
import { services } from '#shared/knowledge/records/services.ts'
import { routes } from '#shared/routes.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

async function contactPage(query: string) {
  const response = await newVisitor().visit(`${routes.contact.href()}?${query}`)
  expect(response.status).toBe(200)
  return response.text()
}

/** Returns the labels of the options that are selected in the document. */
function selectedOptions(html: string): string[] {
  return [...html.matchAll(/<option[^>]* selected=""[^>]*>([^<]*)/g)].map(([, label = '']) =>
    label.replaceAll('&amp;', '&'),
  )
}

describe('a link to the contact form', () => {
  test.each([...services])('selects $title', async ({ slug, title }) => {
    expect(selectedOptions(await contactPage(`service=${slug}`))).toEqual([title])
  })

  test.each(['service=', 'service=nothing', 'service[]=custom-research', 'other=custom-research'])(
    'chooses nothing with %s',
    async (query) => {
      expect(selectedOptions(await contactPage(query))).toEqual(['Choose a service'])
    },
  )

  test('does not show the selection of another visitor', async () => {
    await contactPage('service=custom-research')
    expect(selectedOptions(await contactPage(''))).toEqual(['Choose a service'])
  })
})
