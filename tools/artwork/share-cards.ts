export type ShareCard = {
  slug: string
  headline: string[]
  line: string[]
  /** Chooses the hill behind the words, so that each page has its own. */
  seed: number
}

/** What the picture of each shared page says; the firm's name is a setting, so none says it. */
export const shareCards: ShareCard[] = [
  {
    slug: 'home',
    headline: ['African iGaming', 'markets, read', 'from the ground.'],
    line: ['Licensing', 'Market entry', 'Investment'],
    seed: 2,
  },
  {
    slug: 'about-us',
    headline: ['Global gaming,', 'African ground,', 'responsible growth.'],
    line: ['Founded 2019', 'Nairobi', '15+ markets'],
    seed: 3,
  },
  {
    slug: 'services',
    headline: ['From first licence', 'to steady operation.'],
    line: ['Compliance', 'Entry', 'Marketing', 'Investors', 'Legal'],
    seed: 5,
  },
  {
    slug: 'markets',
    headline: ['Know the rules', 'before you enter.'],
    line: ['South Africa', 'Nigeria', 'Kenya', 'Ghana'],
    seed: 10,
  },
  {
    slug: 'insights',
    headline: ['What changed,', 'and what it', 'means for you.'],
    line: ['Market analysis', 'Compliance', 'Technology'],
    seed: 14,
  },
  {
    slug: 'contact',
    headline: ['Tell us which', 'market you want', 'to enter.'],
    line: ['Nairobi, Kenya'],
    seed: 18,
  },
]
