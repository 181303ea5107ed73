import type { ShippedTranslations } from '../translated-texts.ts'
import { texts as firm } from './pt/firm.ts'
import { texts as coteDivoire } from './pt/markets/cote-divoire.ts'
import { texts as mozambique } from './pt/markets/mozambique.ts'
import { texts as senegal } from './pt/markets/senegal.ts'
import { texts as countPeopleNotSimCards } from './pt/notes/count-people-not-sim-cards.ts'
import { texts as designForTheRegulatorsFeed } from './pt/notes/design-for-the-regulators-feed.ts'
import { texts as fourMarketsFourKindsOfCertainty } from './pt/notes/four-markets-four-kinds-of-certainty.ts'
import { texts as taxIsAProductDecision } from './pt/notes/tax-is-a-product-decision.ts'
import { texts as pages } from './pt/pages.ts'
import { texts as services } from './pt/services.ts'

/** The records that ship in Portuguese. */
export const translations: ShippedTranslations = {
  markets: {
    'cote-divoire': coteDivoire,
    mozambique,
    senegal,
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
