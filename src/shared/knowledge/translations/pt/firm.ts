import type { Texts } from '../../translated-texts.ts'

export const texts: Texts = {
  'Licensing, market entry and diligence for African iGaming, done with care.':
    'Licenciamento, entrada em mercados e auditoria prévia para o jogo online em África, com rigor.',
  'African Markets': 'Mercados africanos',
  'Successful Projects': 'Projetos bem-sucedidos',
  'Years Experience': 'Anos de experiência',
  'Client Satisfaction': 'Satisfação dos clientes',
  'Markets Covered': 'Mercados cobertos',
  'Projects Completed': 'Projetos concluídos',
  'Success Rate': 'Taxa de sucesso',
  Support: 'Apoio',
  Population: 'População',
  'Mobile Subscribers': 'Assinantes móveis',
  'Under 25': 'Menos de 25 anos',
  'Active Markets': 'Mercados ativos',
  'Countries we advise on. The markets page names each of them.':
    'Países sobre os quais aconselhamos. A página dos mercados indica cada um.',
  'Engagements we have completed since we were founded in 2019.':
    'Trabalhos que concluímos desde a nossa fundação em 2019.',
  'The experience of our team. The firm itself dates from 2019.':
    'A experiência da nossa equipa. A própria consultora data de 2019.',
  'Of our clients, by what they tell us when a project ends.':
    'Dos nossos clientes, pelo que nos dizem no fim de um projeto.',
  'Completed projects that delivered what was agreed.':
    'Projetos concluídos que entregaram o que foi acordado.',
  'An urgent line for clients. All else waits for business hours.':
    'Uma linha urgente para clientes. Tudo o resto aguarda o horário de expediente.',
  'People who live on the continent.': 'Pessoas que vivem no continente.',
  'Subscriptions, not people: 950 million in Sub-Saharan Africa alone in 2023, by Ericsson.':
    'Assinaturas, não pessoas: 950 milhões só na África Subsariana em 2023, segundo a Ericsson.',
  'Of the population, some below the legal age.': 'Da população, em parte abaixo da idade legal.',
  'Countries we advise on, listed below.': 'Países sobre os quais aconselhamos, indicados abaixo.',
  '1.4B+': '1,4 mil M+',
  '800M+': '800 M+',
  Nairobi: 'Nairobi',
}
