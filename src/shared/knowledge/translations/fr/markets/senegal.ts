import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  'Players pay 20 per cent of what they win': 'Les joueurs paient 20 % de leurs gains',
  'LONASE announced that 20 per cent of the whole amount won is withheld, from 1 November 2025 in shops and from mid-November on digital platforms. Several pages report the announcement.':
    'La LONASE a annoncé une retenue de 20 % sur la totalité des gains, à compter du 1er novembre 2025 dans les points de vente et de la mi-novembre sur les plateformes numériques. Plusieurs médias rapportent cette annonce.',
  'A win of CFA 100,000 pays out CFA 80,000.': 'Un gain de 100 000 FCFA est payé 80 000 FCFA.',
  'General Tax Code, art. 212 quater, as reported':
    'Code général des impôts, art. 212 quater, selon la presse',
}
