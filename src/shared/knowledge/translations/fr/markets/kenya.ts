import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  'Conduct of Gambling Operations Regulations gazetted':
    'Publication du règlement sur la conduite des opérations de jeu',
  'The first detailed conduct rules under the act of 2025 were made on 29 June 2026 and gazetted a day later as Legal Notice 112. They ask for checks of identity, location and age before an account is used, for deposit limits, reality checks and self-exclusion, and for approval of prediction markets. The day on which they bind is not verified.':
    'Les premières règles de conduite détaillées prises en application de la loi de 2025 datent du 29 juin 2026 et ont été publiées au journal officiel un jour plus tard (Legal Notice 112). Elles exigent la vérification de l’identité, du lieu et de l’âge avant l’usage d’un compte, des plafonds de dépôt, des rappels du temps de jeu et l’auto-exclusion, ainsi que l’approbation des marchés de prédiction. Le jour à partir duquel elles s’imposent n’est pas vérifié.',
  'The act of 2025 set the duties without detailed rules.':
    'La loi de 2025 fixait les obligations sans règles détaillées.',
  'Identity, location and age come before play; limits, reality checks and self-exclusion of at least 24 hours must be offered.':
    'Identité, lieu et âge sont vérifiés avant le jeu ; des plafonds, des rappels du temps de jeu et une auto-exclusion d’au moins 24 heures doivent être proposés.',
  'Regs. 45, 82 and 84; read through secondary notes, not in the original':
    'Art. 45, 82 et 84 ; lus à travers des commentaires, non dans l’original',
  'Advertising Regulations made': 'Adoption du règlement sur la publicité',
  'Legal Notice 114 asks for the authority’s approval of advertising and forbids calls to action, testimonials and former winners. It applies in addition to section 87 of the act, which keeps gambling off television and radio from 6 in the morning to 10 at night except around live sport. The day on which it binds is not verified.':
    'Le Legal Notice 114 soumet la publicité à l’approbation de l’autorité et interdit les appels à l’action, les témoignages et les anciens gagnants. Il s’ajoute à l’article 87 de la loi, qui écarte les jeux d’argent de la télévision et de la radio de 6 heures du matin à 10 heures du soir, sauf autour du sport en direct. Le jour à partir duquel il s’impose n’est pas vérifié.',
  'Notices of the Betting Control and Licensing Board.':
    'Avis du Betting Control and Licensing Board.',
  'Approval first; no calls to action, testimonials or former winners.':
    'Approbation préalable ; ni appels à l’action, ni témoignages, ni anciens gagnants.',
  'Read through secondary notes, not in the original':
    'Lu à travers des commentaires, non dans l’original',
}
