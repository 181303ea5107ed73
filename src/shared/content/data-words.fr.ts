import type { DataTable } from '#shared/knowledge/props.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './data-words.fr.ts'
import type * as original from './data-words.ts'

export const dataset = {
  name: 'Jeux en ligne en Afrique : marchés, taxes, obligations, règles et données',
  description:
    'Chaque marché, taxe, obligation, règle et donnée que nous publions sur le jeu en ligne en Afrique, avec sa source : en CSV et en JSON, par flux et par agenda, libres de réutilisation sous CC BY 4.0.',
} as const

export const hero = {
  eyebrow: 'Données ouvertes',
  title: 'Données ouvertes',
  lead: 'Ce que disent nos pages est tiré de fiches : chaque chiffre avec sa source, chaque appréciation avec sa date. Voici les fiches elles-mêmes, en anglais.',
} as const

export const tables: Readonly<Record<DataTable, { title: string; text: string }>> = {
  markets: {
    title: 'Marchés',
    text: 'L’état de chaque produit, qui le régule, les conditions d’un agrément, et notre note. Le JSON contient aussi les taxes.',
  },
  taxes: {
    title: 'Taxes',
    text: 'Chaque taxe sur les jeux, présente et passée : taux et assiette, qui la paie et qui la supporte, sur quels produits, depuis quand, et avec quelle certitude.',
  },
  obligations: {
    title: 'Obligations',
    text: 'Ce qui s’impose à l’opérateur, obligation par obligation : âges, contrôles, publicité, capital, droits, déclarations et sanctions ; ou ce que nous avons cherché quand ce n’est pas vérifié.',
  },
  rules: {
    title: 'Règles',
    text: 'Ce qui change dans le droit : ce que la règle disait, ce qu’elle dit, où elle en est et à partir de quel jour elle s’impose.',
  },
  facts: {
    title: 'Données',
    text: 'Des grandeurs telles que leurs éditeurs les publient : population, abonnements, recettes, taxes. La valeur exacte et sa date.',
  },
  sources: {
    title: 'Sources',
    text: 'Chaque publication que citent les autres tables, une seule fois : qui l’a publiée, quand, et où.',
  },
}

export const downloads = {
  title: 'Six tables',
  oneMarket: 'Chaque marché existe aussi en un seul fichier :',
} as const

export const columns = {
  title: 'Ce que contiennent les colonnes',
  lead: 'Une table est un fichier, une ligne est une entrée. Ce que signifie une cellule vide est dit avec sa colonne, une seule chose pour chacune ; en JSON, c’est null. Aucune liste n’est vide. Nous ne devinons jamais.',
  spreadsheet:
    'Les fichiers sont en UTF-8 et s’ouvrent dans tout tableur. Plusieurs valeurs d’une cellule sont séparées par « ; », et un point-virgule dans une valeur s’écrit comme une virgule. Un texte qui pourrait passer pour une formule est précédé d’une apostrophe. Si votre tableur attend des points-virgules et des virgules décimales, comme en français, ajoutez ?delimiter=semicolon à l’adresse.',
  example: 'Exemple',
  empty: (meaning: string) => `Empty: ${meaning}.`,
  repeated: {
    product: 'Quatre fois : sportsbook, online_casino, lottery et b2b.',
    term: 'Six conditions : authority, fee, term, months_to_decide, local_ownership et data_rules.',
  },
} as const

export const reuse = {
  title: 'Réutiliser et citer',
  text: 'Copiez, modifiez et publiez notre compilation, à titre commercial aussi, à condition de nous nommer et de dire ce que vous avez changé. Les documents que nous citons appartiennent à leurs éditeurs : pour en reprendre davantage qu’un fait, demandez-leur.',
  citation: 'À citer ainsi',
  scores:
    'Les notes et les appréciations sont notre avis à leur date, et non un conseil juridique.',
} as const

export const programs = {
  title: 'Pour les développeurs',
  text: 'De simples fichiers par HTTPS : sans clé, sans cookie, ouverts aux scripts de tout site. Une réponse reste valable cinq minutes ; renvoyez son ETag, et ce qui n’a pas changé n’est pas envoyé de nouveau.',
  openApi: 'Description OpenAPI 3.1',
  dataPackage: 'Data Package 2.0 des fichiers CSV',
  llms: 'Guide pour les programmes qui lisent des textes',
  editions:
    'Chaque édition garde ses fichiers pour toujours : citez-la par son numéro. La liste des éditions dit ce que chacune a changé.',
  examples: {
    curl: 'Les fichiers les plus récents, et ceux d’une édition',
    pandas: 'Python avec pandas',
    r: 'R',
    agent: 'Un agent, par le Model Context Protocol',
  },
} as const

export const feeds = {
  title: 'Suivre ce qui change',
  text: 'Pour un lecteur de flux ou un agenda. Les entrées gardent leurs identifiants, et un article corrigé reparaît.',
  notes: { title: 'Articles', kind: 'Flux Atom' },
  rules: { title: 'Règles de tous les marchés', kind: 'Flux Atom' },
  market: { title: 'Règles d’un marché', kind: 'Flux Atom' },
  changes: { title: 'Changements de nos fiches', kind: 'Flux Atom' },
  calendar: { title: 'Dates d’effet', kind: 'Agenda' },
  ledger: 'Lire le registre des règles',
  allChanges: 'Lire les changements, édition par édition',
} as const

export const corrections = {
  title: 'Une erreur ?',
  text: 'Dites-nous quelle fiche, et ce que dit la source. Nous vérifions, corrigeons dans l’édition suivante et signalons la correction sous l’article concerné.',
  action: 'Signaler une erreur',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
