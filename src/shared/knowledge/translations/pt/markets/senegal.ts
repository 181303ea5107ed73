import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  'Players pay 20 per cent of what they win': 'Os jogadores pagam 20% do que ganham',
  'LONASE announced that 20 per cent of the whole amount won is withheld, from 1 November 2025 in shops and from mid-November on digital platforms. Several pages report the announcement.':
    'A LONASE anunciou a retenção de 20% sobre a totalidade dos prémios, a partir de 1 de novembro de 2025 nas lojas e de meados de novembro nas plataformas digitais. Vários meios de comunicação noticiam o anúncio.',
  'A win of CFA 100,000 pays out CFA 80,000.':
    'De um prémio de 100 000 francos CFA são pagos 80 000 francos CFA.',
  'General Tax Code, art. 212 quater, as reported':
    'Código Geral dos Impostos, art. 212 quater, segundo a imprensa',
}
