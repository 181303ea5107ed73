import type { ShippedTranslations } from '../translated-texts.ts'
import { texts as firm } from './fr/firm.ts'
import { texts as coteDivoire } from './fr/markets/cote-divoire.ts'
import { texts as kenya } from './fr/markets/kenya.ts'
import { texts as mozambique } from './fr/markets/mozambique.ts'
import { texts as senegal } from './fr/markets/senegal.ts'
import { texts as uganda } from './fr/markets/uganda.ts'
import { texts as countPeopleNotSimCards } from './fr/notes/count-people-not-sim-cards.ts'
import { texts as designForTheRegulatorsFeed } from './fr/notes/design-for-the-regulators-feed.ts'
import { texts as fourMarketsFourKindsOfCertainty } from './fr/notes/four-markets-four-kinds-of-certainty.ts'
import { texts as taxIsAProductDecision } from './fr/notes/tax-is-a-product-decision.ts'
import { texts as pages } from './fr/pages.ts'
import { texts as services } from './fr/services.ts'

/** The records that ship in French. */
export const translations: ShippedTranslations = {
  markets: {
    'cote-divoire': coteDivoire,
    kenya,
    mozambique,
    senegal,
    uganda,
  },
  notes: {
    'count-people-not-sim-cards': countPeopleNotSimCards,
    'design-for-the-regulators-feed': designForTheRegulatorsFeed,
    'four-markets-four-kinds-of-certainty': fourMarketsFourKindsOfCertainty,
    'tax-is-a-product-decision': taxIsAProductDecision,
  },
  services,
  pages,
  firm,
}
