import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  'Parliament passes a single gaming tax of 30 per cent':
    'Le Parlement adopte une taxe unique de 30 % sur les jeux',
  'The Lotteries and Gaming (Amendment) Bill, 2026 taxes betting and gaming alike on stakes less payouts, and says what payouts are. It belongs to the budget of 2026/27. The trade press reports it; the act and the day of assent were not seen.':
    'Le Lotteries and Gaming (Amendment) Bill, 2026 taxe de même les paris et les autres jeux, sur les mises moins les gains versés, et dit ce que sont ces gains. Il fait partie du budget 2026/27. La presse spécialisée le rapporte ; la loi et le jour de sa promulgation n’ont pas été vus.',
  '20 per cent on some betting, 30 per cent on gaming.':
    '20 % sur certains paris, 30 % sur les autres jeux.',
  '30 per cent on both.': '30 % sur les uns comme sur les autres.',
  'The day is that of the report; the first day is that of the budget year':
    'Le jour est celui de l’article ; le premier jour est celui de l’exercice budgétaire',
}
