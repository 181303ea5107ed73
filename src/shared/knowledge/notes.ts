import { note as buildForMobileMoneyFirst } from './notes/build-for-mobile-money-first.ts'
import { note as countPeopleNotSimCards } from './notes/count-people-not-sim-cards.ts'
import { note as designForTheRegulatorsFeed } from './notes/design-for-the-regulators-feed.ts'
import { note as fourMarketsFourKindsOfCertainty } from './notes/four-markets-four-kinds-of-certainty.ts'
import { note as nigeriaOneCertificateManyStates } from './notes/nigeria-one-certificate-many-states.ts'
import { note as taxIsAProductDecision } from './notes/tax-is-a-product-decision.ts'
import { note as threeSecondsOfWarning } from './notes/three-seconds-of-warning.ts'
import { note as whatTheEndOfGreyListingChanges } from './notes/what-the-end-of-grey-listing-changes.ts'
import { note as whatTheRouletteJudgmentSays } from './notes/what-the-roulette-judgment-says.ts'
import { note as yourAffiliateSpeaksWithYourLicence } from './notes/your-affiliate-speaks-with-your-licence.ts'
import type { Note } from './schemas.ts'

/** The articles that ship with the product, newest first. */
export const notes: readonly Note[] = [
  fourMarketsFourKindsOfCertainty,
  designForTheRegulatorsFeed,
  countPeopleNotSimCards,
  threeSecondsOfWarning,
  buildForMobileMoneyFirst,
  taxIsAProductDecision,
  whatTheEndOfGreyListingChanges,
  yourAffiliateSpeaksWithYourLicence,
  nigeriaOneCertificateManyStates,
  whatTheRouletteJudgmentSays,
]
