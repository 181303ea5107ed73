import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { ledgerPath } from '#shared/knowledge/ledger-path.ts'
import { notes } from '#shared/knowledge/notes.ts'
import { obligationsPath } from '#shared/knowledge/obligations-path.ts'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import { expectGoodLooks } from '#tests/support/chromium/accessible.ts'
import { expectSameStyles, forgetStylesheet } from '#tests/support/chromium/same-styles.ts'
import { open, test } from '#tests/support/chromium/test.ts'

const { markets } = firstEdition()
const rules = markets.flatMap((market) => market.rules)
const byTitle = rules.toSorted((a, b) => b.title.length - a.title.length)
const repealed = rules.find(({ stage }) => stage === 'repealed')
const corrected = notes.find(({ corrections }) => corrections.length > 0)
const compare = routes.compareMarkets.href()
const token = 'token'

const groups = {
  'the pages of the navigation': publicPages.map(({ href }) => href),
  'markets and comparisons': [
    `${routes.markets.href()}?product=sportsbook`,
    routes.market.href({ slug: 'kenya' }),
    routes.market.href({ slug: 'mozambique' }),
    routes.answer.href({ slug: 'kenya', product: 'online-casino' }),
    routes.answer.href({ slug: 'zambia', product: 'sportsbook' }),
    routes.answer.href({ slug: 'cote-divoire', product: 'lottery' }),
    compare,
    `${compare}?with=south-africa,nigeria,kenya,zambia`,
    `${compare}?with=south-africa,zambia,ghana&product=online-casino`,
  ],
  'what binds an operator': [
    obligationsPath({}),
    obligationsPath({ duty: 'minimum-age' }),
    obligationsPath({ markets: ['zambia'], product: 'lottery' }),
    obligationsPath({ markets: ['kenya', 'uganda', 'zambia', 'ghana', 'rwanda'] }),
  ],
  'rules, notes and searches': [
    ledgerPath(),
    ledgerPath({ market: 'kenya', topic: 'tax' }),
    ledgerPath({ market: 'rwanda', topic: 'payments', stage: 'repealed' }),
    routes.rule.href({ slug: byTitle[0]?.slug ?? '' }),
    routes.rule.href({ slug: repealed?.slug ?? '' }),
    routes.note.href({ slug: corrected?.slug ?? '' }),
    routes.search.href(),
    `${routes.search.href()}?q=kenya`,
    `${routes.search.href()}?q=nijeeria`,
    `${routes.search.href()}?q=licence&page=2`,
  ],
  'terms, links of mails and the forms of accounts': [
    routes.privacy.href(),
    routes.terms.href(),
    routes.newsletterConfirm.href({ token }),
    routes.confirmBooking.href({ token }),
    routes.newsletterUnsubscribe.href({ token }),
    routes.login.href(),
    routes.register.href(),
    routes.forgotPassword.href(),
    `${routes.resetPassword.href({ token })}?email=a%40example.com`,
    routes.undoEmail.href({ token }),
    routes.stopTwoFactorReset.href({ token }),
  ],
}

for (const [name, paths] of Object.entries(groups)) {
  test(`${name} are accessible and fit, unfolded, at any width and in both themes`, async ({
    page,
  }) => {
    // Some pages are long.
    test.slow()
    for (const path of paths) {
      await test.step(path, async () => {
        await forgetStylesheet(page)
        await open(page, path)
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll('main details'))
            fold.setAttribute('open', '')
        })
        await expectGoodLooks(page, [320, 1440], expectSameStyles)
      })
    }
  })
}
