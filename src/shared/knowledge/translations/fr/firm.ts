import type { Texts } from '../../translated-texts.ts'

export const texts: Texts = {
  'Licensing, market entry and diligence for African iGaming, done with care.':
    'Agréments, entrée sur les marchés et audits préalables pour le jeu en ligne en Afrique, menés avec soin.',
  'African Markets': 'Marchés africains',
  'Successful Projects': 'Projets réussis',
  'Years Experience': 'Années d’expérience',
  'Client Satisfaction': 'Satisfaction des clients',
  'Markets Covered': 'Marchés couverts',
  'Projects Completed': 'Projets achevés',
  'Success Rate': 'Taux de réussite',
  Support: 'Assistance',
  Population: 'Population',
  'Mobile Subscribers': 'Abonnés mobiles',
  'Under 25': 'Moins de 25 ans',
  'Active Markets': 'Marchés actifs',
  'Countries we advise on. The markets page names each of them.':
    'Pays que couvrent nos conseils. La page des marchés les nomme tous.',
  'Engagements we have completed since we were founded in 2019.':
    'Missions menées à bien depuis notre fondation en 2019.',
  'The experience of our team. The firm itself dates from 2019.':
    'L’expérience de notre équipe. Le cabinet lui-même date de 2019.',
  'Of our clients, by what they tell us when a project ends.':
    'D’après ce que nos clients nous disent à la fin d’un projet.',
  'Completed projects that delivered what was agreed.':
    'Projets achevés qui ont livré ce qui était convenu.',
  'An urgent line for clients. All else waits for business hours.':
    'Une ligne d’urgence pour les clients. Tout le reste attend les heures d’ouverture.',
  'People who live on the continent.': 'Habitants du continent.',
  'Subscriptions, not people: 950 million in Sub-Saharan Africa alone in 2023, by Ericsson.':
    'Des abonnements, non des personnes : 950 millions pour la seule Afrique subsaharienne en 2023, selon Ericsson.',
  'Of the population, some below the legal age.':
    'Part de la population ; certains n’ont pas l’âge légal.',
  'Countries we advise on, listed below.': 'Pays que couvrent nos conseils, énumérés ci-dessous.',
  '100%': '100 %',
  '1.4B+': '1,4 Md+',
  '800M+': '800 M+',
  '60%': '60 %',
}
