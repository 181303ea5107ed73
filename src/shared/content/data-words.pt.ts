import type { DataTable } from '#shared/knowledge/props.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './data-words.pt.ts'
import type * as original from './data-words.ts'

export const dataset = {
  name: 'Jogo online em África: mercados, impostos, obrigações, regras e dados',
  description:
    'Cada mercado, imposto, obrigação, regra e dado que publicamos sobre o jogo online em África, com a sua fonte: em CSV e JSON, por feed e por calendário, de reutilização livre sob CC BY 4.0.',
} as const

export const hero = {
  eyebrow: 'Dados abertos',
  title: 'Dados abertos',
  lead: 'O que as nossas páginas dizem vem de registos: cada número com a sua fonte, cada apreciação com a sua data. Eis os próprios registos, em inglês.',
} as const

export const tables: Readonly<Record<DataTable, { title: string; text: string }>> = {
  markets: {
    title: 'Mercados',
    text: 'O estado de cada produto, quem o regula, as condições de uma licença e a nossa classificação. O JSON tem também os impostos.',
  },
  taxes: {
    title: 'Impostos',
    text: 'Cada imposto sobre o jogo, atual e passado: taxa e base, quem o paga e quem o suporta, sobre que produtos, desde quando e com que certeza.',
  },
  obligations: {
    title: 'Obrigações',
    text: 'O que obriga um operador, obrigação a obrigação: idades, controlos, publicidade, capital, taxas, declarações e sanções; ou o que procurámos, onde não está verificado.',
  },
  rules: {
    title: 'Regras',
    text: 'O que muda na lei: o que a regra dizia, o que diz, em que fase está e a partir de que dia vincula.',
  },
  facts: {
    title: 'Dados',
    text: 'Indicadores tal como os seus editores as publicam: população, assinaturas, receitas, impostos. O valor exato e a sua data.',
  },
  sources: {
    title: 'Fontes',
    text: 'Cada publicação que as outras tabelas citam, uma só vez: quem a publicou, quando e onde.',
  },
}

export const downloads = {
  title: 'Seis tabelas',
  oneMarket: 'Cada mercado existe também num só ficheiro:',
} as const

export const columns = {
  title: 'O que contêm as colunas',
  lead: 'Uma tabela é um ficheiro, uma linha é uma entrada. O que significa uma célula vazia diz-se junto da coluna, uma só coisa em cada uma; em JSON é null. Nenhuma lista está vazia. Nunca adivinhamos.',
  spreadsheet:
    'Os ficheiros são UTF-8 e abrem em qualquer folha de cálculo. Vários valores numa célula separam-se por «;», e um ponto e vírgula dentro de um valor escreve-se como vírgula. Um texto que pudesse ser lido como fórmula leva um apóstrofo antes. Se a folha de cálculo espera pontos e vírgulas e vírgulas decimais, como em português, acrescente ?delimiter=semicolon ao endereço.',
  example: 'Exemplo',
  empty: (meaning: string) => `Empty: ${meaning}.`,
  repeated: {
    product: 'Quatro vezes: sportsbook, online_casino, lottery e b2b.',
    term: 'Seis condições: authority, fee, term, months_to_decide, local_ownership e data_rules.',
  },
} as const

export const reuse = {
  title: 'Reutilizar e citar',
  text: 'Copie, altere e publique a nossa compilação, também para fins comerciais, desde que nos nomeie e diga o que alterou. Os documentos que citamos pertencem aos seus editores: para reproduzir mais do que um facto, peça-lhes autorização.',
  citation: 'Citar assim',
  scores:
    'As classificações e as apreciações são a nossa opinião na sua data, e não aconselhamento jurídico.',
} as const

export const programs = {
  title: 'Para programadores',
  text: 'Simples ficheiros por HTTPS: sem chave, sem cookie, abertos a scripts de qualquer sítio. Uma resposta vale cinco minutos; devolva o seu ETag, e o que não mudou não volta a ser enviado.',
  openApi: 'Descrição OpenAPI 3.1',
  dataPackage: 'Data Package 2.0 dos ficheiros CSV',
  llms: 'Guia para programas que leem textos',
  editions:
    'Cada edição guarda os seus ficheiros para sempre: cite-a pelo número. A lista das edições diz o que cada uma mudou.',
  examples: {
    curl: 'Os ficheiros mais recentes, e os de uma edição',
    pandas: 'Python com pandas',
    r: 'R',
    agent: 'Um agente, pelo Model Context Protocol',
  },
} as const

export const feeds = {
  title: 'Seguir o que muda',
  text: 'Para um leitor de feeds ou um calendário. As entradas mantêm os seus identificadores, e um artigo corrigido volta a aparecer.',
  notes: { title: 'Artigos', kind: 'Feed Atom' },
  rules: { title: 'Regras de todos os mercados', kind: 'Feed Atom' },
  market: { title: 'Regras de um mercado', kind: 'Feed Atom' },
  changes: { title: 'Alterações dos nossos registos', kind: 'Feed Atom' },
  calendar: { title: 'Datas de produção de efeitos', kind: 'Calendário' },
  ledger: 'Ler o registo de regras',
  allChanges: 'Ler as alterações, edição a edição',
} as const

export const corrections = {
  title: 'Encontrou um erro?',
  text: 'Diga-nos que registo e o que diz a fonte. Verificamos, corrigimos na edição seguinte e assinalamos a correção no artigo em causa.',
  action: 'Comunicar um erro',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
