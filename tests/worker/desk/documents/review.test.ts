import { beforeAll, describe, expect, test } from 'vitest'
import { dayText } from '#shared/dates.ts'
import { dayAfter } from '#shared/days.ts'
import { review } from '#shared/desk/constants.ts'
import { deskActions } from '#shared/desk/staff/desk-actions.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { type Browser, pageObjectOf, type Sender } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { documentProps, newestOf, sendRevision } from '#tests/support/desk/desk-documents.ts'
import {
  getDocument,
  insertRevision,
  publishDocument,
  seedShipped,
  unpublishDocument,
} from '#tests/support/desk/documents.ts'
import { loggedActions, signInAtDesk } from '#tests/support/desk/people.ts'
import { createdId, errorsOf, expectRedirect } from '#tests/support/replies.ts'
import { currentEdition, today } from '#worker/knowledge/edition.ts'

stoppedClock()

let editor: Browser
let account: Awaited<ReturnType<typeof createUser>>

beforeAll(async () => {
  await seedShipped()
  account = await createUser({ role: 'editor' })
  editor = await signedInAs(account)
})

const list = routes.deskReview.href()
const checksOf = (id: string) => routes.documentChecks.href({ id })
const reviewOf = (browser: Browser, query = '') => browser.props('desk/review', list + query)

async function itemOf(id: string, query = '', browser = editor) {
  const { pages } = await reviewOf(browser, query)
  const all = await Promise.all(
    Array.from({ length: pages }, (_, index) =>
      reviewOf(browser, `${query ? `${query}&` : '?'}page=${index + 1}`),
    ),
  )
  return all.flatMap(({ items }) => items).find((item) => item.id === id)
}

let slugs = 0

/** Publishes a market whose dossier and first fact were checked on these days. */
async function publishMarket(checkedAt: string, factCheckedAt = checkedAt) {
  slugs += 1
  const { documentId, revisionId } = await publishDocument({
    kind: 'market',
    slug: `reviewed-${slugs}`,
    fields: {
      name: `Reviewed ${slugs}`,
      checkedAt,
      facts: currentEdition()
        .newestFacts('kenya')
        .slice(0, 2)
        .map(({ market: _, ...fact }, index) => ({
          ...fact,
          checkedAt: index === 0 ? factCheckedAt : checkedAt,
        })),
    },
  })
  return { id: documentId, revision: revisionId, slug: `reviewed-${slugs}` }
}

const send = (browser: Browser, id: string, fields: object = {}, as: Sender = 'json') =>
  browser.send(checksOf(id), { ...fields }, { as })

describe('GET /desk/review', () => {
  test('lists the oldest check first, whichever part of a market it was of', async () => {
    const newer = await publishMarket('2020-02-02')
    const oldest = await publishMarket('2020-03-03', '2020-01-01')
    const { items, list } = await reviewOf(editor)
    expect(list).toBe('oldest')
    expect(items.slice(0, 2).map(({ id, checkedAt }) => [id, checkedAt])).toEqual([
      [oldest.id, '2020-01-01'],
      [newer.id, '2020-02-02'],
    ])
  })

  test('counts what is due, and says so on the dashboard of editors only', async () => {
    const before = (await reviewOf(editor)).due
    await publishMarket(dayAfter(today(), -review.dueAfterDays - 1))
    const { due } = await reviewOf(editor)
    expect(due).toBe(before + 1)
    const dashboard = (browser: Browser) => browser.props('dashboard', routes.dashboard.href())
    expect((await dashboard(editor)).desk?.dueReviews).toBe(due)
    const { browser: advisor } = await signInAtDesk('advisor')
    expect((await dashboard(advisor)).desk?.dueReviews).toBeNull()
  })

  test('lists rules that take effect soon, the next one first', async () => {
    const publish = (slug: string, days: number) =>
      publishDocument({
        kind: 'rule',
        slug,
        fields: { title: slug, effectiveAt: dayAfter(today(), days) },
      })
    const last = await publish('on-the-last-day', review.soonDays)
    const next = await publish('tomorrow', 1)
    const tooLate = await publish('too-late', review.soonDays + 1)
    const past = await publish('today', 0)
    const ids = (await reviewOf(editor, '?list=soon')).items.map(({ id }) => id)
    expect(ids.indexOf(next.documentId)).toBeLessThan(ids.indexOf(last.documentId))
    expect(ids).toContain(next.documentId)
    expect(ids).not.toContain(tooLate.documentId)
    expect(ids).not.toContain(past.documentId)
  })

  test('names the sources that have no address or no date', async () => {
    const { sources } = currentEdition().records
    const weak = sources.find(({ url, date }) => url === null || date === null)
    const sound = sources.find(({ url, date }) => url !== null && date !== null)
    const fields = (source = '') => ({ title: source, source, effectiveAt: null })
    const one = await publishDocument({ kind: 'rule', slug: 'weak', fields: fields(weak?.id) })
    const other = await publishDocument({ kind: 'rule', slug: 'sound', fields: fields(sound?.id) })
    expect((await itemOf(one.documentId, '?list=sources'))?.weakSources).toEqual([weak?.title])
    expect(await itemOf(other.documentId, '?list=sources')).toBeUndefined()
  })

  test('lists nothing that readers do not see, and no articles', async () => {
    const draft = await insertRevision({ kind: 'rule', slug: 'only-a-draft' })
    await publishDocument({ kind: 'rule', slug: 'taken-down' })
    await unpublishDocument('rule', 'taken-down')
    const { id: withdrawn } = await getDocument('rule', 'taken-down')
    const note = await publishDocument({ kind: 'note', slug: 'no-record' })
    for (const id of [draft.documentId, withdrawn, note.documentId]) {
      expect(await itemOf(id)).toBeUndefined()
    }
  })

  test.each(['?list=nothing', '?list=oldest&list=soon', '?page=x', '?page=99999'])(
    'answers odd queries with a page: %s',
    async (query) => expect((await reviewOf(editor, query)).items.length).toBeGreaterThan(0),
  )
})

describe('POST /desk/documents/:id/checks', () => {
  test('moves every date of a check and nothing else, and publishes that', async () => {
    const { id, revision, slug } = await publishMarket('2021-01-01', '2021-02-02')
    const { fields: before } = await documentProps(editor, id)
    const check = await createdId(await send(editor, id, { revision }))
    const props = await documentProps(editor, id)
    expect(props).toMatchObject({ revision: check, state: 'published' })
    const moved = JSON.stringify(before).replace(/"checkedAt":"[^"]*"/g, `"checkedAt":"${today()}"`)
    expect(props.fields).toEqual(JSON.parse(moved))
    expect(currentEdition().getMarket(slug).checkedAt).toBe(today())
    expect(await itemOf(id)).toMatchObject({ checkedAt: today(), isDue: false })
    expect(await loggedActions(account)).toContain(`document.checked ${id}`)
    expect(deskActions['document.checked']).toBeTruthy()
  })

  test('counts for a rule by its new version', async () => {
    const { documentId: id } = await publishDocument({ kind: 'rule', slug: 'looked-at-again' })
    const { fields } = await documentProps(editor, id)
    later((review.dueAfterDays + 1) * 24 * 60 * 60)
    const again = await signedInAs(account)
    expect(await itemOf(id, '', again)).toMatchObject({ checkedAt: null, isDue: true })
    await createdId(await send(again, id))
    const props = await documentProps(again, id)
    expect(props.fields).toEqual(fields)
    expect(props.revisions).toHaveLength(2)
    expect(await itemOf(id, '', again)).toMatchObject({ editedAt: today(), isDue: false })
  })

  test.each(['page', 'inertia'] as const)('goes back to the list and says so: %s', async (as) => {
    const { browser } = await signInAtDesk('editor')
    const { id, revision } = await publishMarket('2022-01-01')
    const headers = { Referer: `${browser.origin}${list}?list=sources` }
    const response = await browser.send(checksOf(id), { revision }, { as, headers })
    expect(expectRedirect(response, browser)).toBe(`${list}?list=sources`)
    const { props } = pageObjectOf(await (await browser.visit(list)).text())
    expect(props.status).toBe(messages.documents.checked)
  })

  test('leaves publishing to a second person where the rule wants one', async () => {
    const rule = { TWO_PERSON_RULE: 'true' }
    const { browser } = await signInAtDesk('editor', rule)
    const { id, revision } = await publishMarket('2022-02-02')
    const check = await createdId(await send(browser, id, { revision }))
    const props = await documentProps(browser, id)
    expect(props).toMatchObject({ state: 'changed', revision: check })
    expect(await itemOf(id)).toMatchObject({ state: 'changed', checkedAt: today() })
    const { browser: second } = await signInAtDesk('editor', rule)
    const path = routes.documentPublications.href({ id })
    expect((await second.send(path, { revision: check }, { as: 'json' })).status).toBe(201)
    expect((await documentProps(second, id)).state).toBe('published')
  })

  test('counts once when several people press at once', async () => {
    const { id, revision } = await publishMarket('2022-03-03')
    const people = await Promise.all([1, 2, 3].map(() => signInAtDesk('editor')))
    const replies = await Promise.all(people.map(({ browser }) => send(browser, id, { revision })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
    const refused = replies.find(({ status }) => status === 422)
    expect(refused && (await errorsOf(refused))).toEqual({
      revision: [messages.documents.changedMeanwhile],
    })
    expect((await documentProps(editor, id)).revisions).toHaveLength(2)
  })

  test('is refused for a version that is not the newest', async () => {
    const { id, revision } = await publishMarket('2022-04-04')
    await createdId(await sendRevision(editor, id, { name: 'Renamed meanwhile' }))
    const response = await send(editor, id, { revision })
    expect(response.status).toBe(422)
    expect(await errorsOf(response)).toEqual({ revision: [messages.documents.changedMeanwhile] })
  })

  test('never publishes changes that nobody published', async () => {
    const { id } = await publishMarket('2022-05-05')
    await createdId(await sendRevision(editor, id, { name: 'Not to be seen yet' }))
    const revision = await newestOf(id)
    const response = await send(editor, id, { revision })
    expect(await errorsOf(response)).toEqual({ revision: [messages.documents.notLive] })
    expect((await documentProps(editor, id)).state).toBe('changed')
  })

  test('shows a refusal on the list without a script', async () => {
    const { browser } = await signInAtDesk('editor')
    const { id } = await publishMarket('2022-06-06')
    const response = await send(browser, id, { revision: 'of yesterday' }, 'page')
    expect(expectRedirect(response, browser)).toBe(list)
    const html = await (await browser.visit(list)).text()
    expect(html).toContain(messages.documents.changedMeanwhile)
    expect(html).toContain(dayText('2022-06-06'))
  })

  test.each(['an unknown document', 'an article'])('does not exist for %s', async (what) => {
    const note = await publishDocument({ kind: 'note', slug: 'never-checked' })
    const id = what === 'an article' ? note.documentId : 'unknown'
    for (const as of ['json', 'page'] as const) {
      expect((await send(editor, id, {}, as)).status).toBe(404)
    }
  })

  test.each([{ revision: 7 }, { revision: ['a'] }, { revision: null }, {}])(
    'takes the newest version if it names none: %o',
    async (fields) => {
      const { id } = await publishMarket('2022-07-07')
      expect((await send(editor, id, fields)).status).toBe(201)
    },
  )
})
