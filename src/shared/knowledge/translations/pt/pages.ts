import type { Texts } from '../../translated-texts.ts'

export const texts: Texts = {
  'Frequently Asked Questions': 'Perguntas frequentes',
  '## How long does a consultation take?': '## Quanto tempo dura uma consulta?',
  'A consultation takes 30-60 minutes. Thirty are enough for one market and one product. If you bring a structure chart or a term sheet, allow the full hour.':
    'Uma consulta dura entre 30 e 60 minutos. Trinta bastam para um mercado e um produto. Se trouxer um organigrama societário ou uma carta de intenções, reserve a hora inteira.',
  '## Which African markets do you cover?': '## Que mercados africanos cobrem?',
  'We cover 15+ African markets across East, West and Southern Africa. South Africa, Nigeria, Kenya and Ghana are the four we are asked about most.':
    'Cobrimos mais de 15 mercados africanos na África Oriental, Ocidental e Austral. A África do Sul, a Nigéria, o Quénia e o Gana são os quatro sobre os quais mais nos perguntam.',
  '## Do you work with operators or with investors?':
    '## Trabalham com operadores ou com investidores?',
  'We serve both. Operators come for licences, entry plans and operations; investors come for diligence and market work. We never act for both sides of the same transaction.':
    'Com ambos. Os operadores procuram-nos para licenças, planos de entrada e operações; os investidores, para auditorias prévias e estudos de mercado. Nunca atuamos pelas duas partes da mesma transação.',
}
