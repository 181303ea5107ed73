import { ofDay, theDay, untilDay } from '#shared/french-dates.ts'
import { numberText, percentText } from '#shared/number-text.ts'
import { plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './pdf-messages.fr.ts'
import type * as original from './pdf-messages.ts'

const payers = { operator: 'l’opérateur', player: 'le joueur' } as const

export const pdfMessages = {
  contents: 'Sommaire',
  sources: 'Sources',
  sourceText: (publisher: string, title: string, date: string | null) =>
    `${publisher} : ${title}${date ? `, ${date}` : ''}.`,
  noAddress: 'Nous ne connaissons pas d’adresse : adressez-vous à l’éditeur.',
  pageOf: (page: number, pages: number) => `${page} sur ${pages}`,

  edition: (number: number, day: string) => `Édition ${number}, ${day}`,
  aboutThisDocument: 'À propos de ce document',
  madeFrom: (edition: string, day: string) =>
    `${edition}, au ${day}. Tous les chiffres sont des fiches de cette édition, chacune avec sa source et sa date. Les conseils et les usages sans source sont notre avis. Les textes qui n’ont pas encore de traduction restent en anglais.`,
  disclaimer:
    'Informations générales, qui ne constituent pas un conseil juridique, fiscal ou d’investissement. Le droit change ; vérifiez l’état actuel avant d’agir. Les jeux d’argent sont réservés aux adultes et peuvent nuire. S’ils ne sont plus un choix, pour vous ou pour un proche, demandez de l’aide : en Afrique du Sud, le National Responsible Gambling Programme répond gratuitement au 0800 006 008.',
  permanentAddress: 'Ces fiches restent à l’adresse :',
  pageAddress: 'Leur état actuel :',
  questions: 'Questions et corrections :',

  covers: 'Ce que couvre ce rapport',
  keyFigures: 'Chiffres clés',
  figure: 'Chiffre',
  value: 'Valeur',
  source: 'Source',
  percent: (value: number) => percentText(value),
  notRecorded: '(ne figure plus dans nos fiches)',

  market: 'Marché',
  status: 'État',
  meaning: 'Signification',
  tax: 'Taxe',
  payer: 'Redevable',
  rate: 'Taux',
  ofBase: (base: string) => `Assiette : ${base}`,
  payers: { operator: 'Opérateur', player: 'Joueur' },

  estimate: (date: string) => `${date}, estimation`,
  scoreOf5: (word: string, score: number) => `${word}, ${score} sur 5`,
} as const

export const taxMessages = {
  rateAndBase: 'Taux et assiette',
  paidBy: (payer: keyof typeof payers) => `Redevable : ${payers[payer]}`,
  allProducts: 'tous les produits',
  bearerDisputed: 'on ne s’accorde pas sur qui la supporte',
  startUnknown: 'premier jour non vérifié',
  since: (day: string) => `depuis ${theDay(day)}`,
  from: (day: string) => `à partir ${ofDay(day)}`,
  until: (start: string, day: string) => `${start}, ${untilDay(day)}`,
} as const

export const dossierMessages = {
  kind: 'Dossier de marché',
  description: (market: string, checked: string) =>
    `${market} : ce que ce marché autorise, ce qu’il prélève et ce qu’il exige d’un opérateur, chaque entrée avec sa source. Vérifié le ${checked}.`,
  products: 'État par produit',
  product: 'Produit',
  why: 'Pourquoi',
  law: 'Droit et régulateurs',
  regulators: 'Régulateurs',
  regulator: (name: string, of: string) => `${name} : ${of}`,
  laws: 'Lois',
  taxes: 'Taxes',
  noTax: 'Aucune taxe sur les jeux n’est vérifiée ici. Cela ne veut pas dire « aucune taxe ».',
  pastTaxes: 'N’est plus en vigueur',
  licence: 'Agrément',
  term: 'Condition',
  obligations: 'Obligations',
  facts: 'Données',
  quantity: 'Grandeur',
  judgement: 'Notre appréciation',
  judgedOn: (day: string, why: string | null) =>
    why ? `Depuis ${theDay(day)} : ${why}` : `Depuis ${theDay(day)}, notre première sur ce marché.`,
  opportunities: 'Atouts',
  challenges: 'Difficultés',
  rules: 'Règles, des plus récentes aux plus anciennes',
  date: 'Date',
  stage: 'Stade',
  rule: 'Règle',
  noRules: 'Aucune règle enregistrée.',
} as const

export const comparisonMessages = {
  kind: (product: string) => `Comparaison pour un conseil d’administration  ·  ${product}`,
  left: (stakes: string, remainders: string) =>
    `Sur ${stakes} misés, reste à l’opérateur après les taxes sur les jeux et avant tous les autres coûts : ${remainders}.`,
  statusOf: (market: string, status: string) => `${market} : ${status.toLowerCase()}.`,
  status: 'État',
  why: 'État, et pourquoi',
  whatIsLeft: (ggr: string) => `Reste sur ${ggr} de produit brut des jeux`,
  taxes: 'Taxes en vigueur',
  moreTaxes: (count: number) =>
    `et ${count} ${plural(count, { one: 'autre', other: 'autres' })}, plus loin`,
  licence: 'Agrément',
  duties: 'Les obligations qui diffèrent',
  noDuties: 'Aucune obligation ne diffère à notre connaissance.',
  facts: 'Données',
  judgement: 'Notre appréciation',
  judgementOf: (market: string, score: string) => `${market} : ${score}`,
  checked: 'Vérifié',
} as const

export const obligationMessages = {
  kind: 'Obligations',
  kindFor: (product: string) => `Obligations  ·  ${product}`,
  whatBinds: 'Ce qui s’impose à l’opérateur',
  title: (subject: string, area: string) => `${subject} : ${area}`,
  countOfMarkets: (count: number) => `${count} marchés`,
  lead: (entries: number, verified: number) =>
    `${entries} ${plural(entries, { one: 'entrée', other: 'entrées' })} : ${verified} avec une source, ${entries - verified} non ${plural(entries - verified, { one: 'vérifiée, qui dit', other: 'vérifiées, qui disent' })} ce que nous avons cherché. Nous consignons ce que la loi demande, sans la juger.`,
  nothingRecorded: 'Rien n’est enregistré pour ce choix.',
  duty: 'Obligation',
  law: 'Ce que dit la loi',
  checked: 'Vérifié',
  tried: (text: string) => `Non vérifié. ${text}`,
} as const

export const flowMessages = {
  title: 'De la mise au dividende',
  staked: (stakes: string, product: string) => `${stakes} misés, ${product}`,
  back: (winnings: string) => `${winnings} reviennent aux joueurs`,
  revenueOf: (ggr: string) => `${ggr} de produit brut des jeux`,
  revenue: 'Produit brut des jeux',
  left: 'Reste avant les coûts',
  leftOf: (rest: string, ggr: string) => `Reste ${rest} sur ${ggr}`,
  fromPlayers: (amount: string) => `${amount} payés par les joueurs`,
  shareOf: (share: string, base: string) => `${share}, assiette : ${base}`,
  model: (input: { stakes: number; margin: number; deposits: number }, day: string) => [
    `${numberText(input.stakes)} misés avec une marge de ${percentText(input.margin)} et des dépôts de ${percentText(input.deposits)} des mises, d’après les taxes en vigueur le ${day}. Le produit brut des jeux est égal aux mises multipliées par la marge ; les retraits, aux dépôts moins le produit brut des jeux.`,
    'Une barre pleine couleur argile est à la charge de l’opérateur ; une barre évidée, à celle des joueurs, et ne réduit rien de ce qui revient à l’opérateur. Ce qui reste s’entend avant les coûts et les impôts sur les bénéfices, sauf si une taxe figurée est elle-même cet impôt. Une barre pointillée n’est pas exacte : « au plus » signifie que le montant dû peut être moindre, « au moins » qu’il peut être supérieur. Seules figurent les taxes que contiennent nos fiches : celles des États du Nigeria, par exemple, ne sont pas vérifiées et n’y sont pas.',
  ],
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
