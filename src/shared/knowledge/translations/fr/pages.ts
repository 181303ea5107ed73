import type { Texts } from '../../translated-texts.ts'

export const texts: Texts = {
  'Frequently Asked Questions': 'Questions fréquentes',
  '## How long does a consultation take?': '## Combien de temps dure une consultation ?',
  'A consultation takes 30-60 minutes. Thirty are enough for one market and one product. If you bring a structure chart or a term sheet, allow the full hour.':
    'Une consultation dure de 30 à 60 minutes. Trente suffisent pour un marché et un produit. Si vous apportez un organigramme ou une lettre d’intention, prévoyez l’heure entière.',
  '## Which African markets do you cover?': '## Quels marchés africains couvrez-vous ?',
  'We cover 15+ African markets across East, West and Southern Africa. South Africa, Nigeria, Kenya and Ghana are the four we are asked about most.':
    'Nous couvrons plus de 15 marchés africains en Afrique de l’Est, de l’Ouest et australe. L’Afrique du Sud, le Nigeria, le Kenya et le Ghana sont les quatre sur lesquels on nous interroge le plus.',
  '## Do you work with operators or with investors?':
    '## Travaillez-vous avec les opérateurs ou avec les investisseurs ?',
  'We serve both. Operators come for licences, entry plans and operations; investors come for diligence and market work. We never act for both sides of the same transaction.':
    'Avec les uns et les autres. Les opérateurs viennent pour les agréments, les plans d’entrée et l’exploitation ; les investisseurs, pour l’audit préalable et l’étude des marchés. Nous n’agissons jamais pour les deux parties d’une même opération.',
}
