import type { Translation } from '#shared/translation.ts'
import type * as translation from './legal-words.fr.ts'
import type * as original from './legal-words.ts'
import type { StoredFor } from './legal-words.ts'

export const units = {
  minute: { one: 'minute', other: 'minutes' },
  hour: { one: 'heure', other: 'heures' },
  day: { one: 'jour', other: 'jours' },
} as const

export const storedColumns = ['Quoi', 'Pourquoi', 'Combien de temps'] as const
export const cookieColumns = ['Nom', 'À quoi il sert', 'Combien de temps'] as const

export const cookiePurposes = {
  session: 'Maintient votre session ouverte ; renouvelé tant que vous utilisez le site.',
  remember: 'Vous reconnecte, si vous avez coché « Se souvenir de moi ».',
  device:
    'Distingue un navigateur qui s’est déjà connecté des inconnus qui devinent votre mot de passe.',
  pending: 'Entre votre mot de passe et votre code.',
  passkey: 'Ce à quoi votre clé d’accès doit répondre, pendant que vous l’utilisez.',
  intended:
    'La page que vous vouliez avant de vous connecter, et ce que vous y aviez saisi dans un formulaire mis en attente.',
  flash: 'Ce que la page suivante doit vous dire, une seule fois.',
  visitor: 'Avec le suivant : la preuve qu’un formulaire a été envoyé depuis ce site.',
  'XSRF-TOKEN': 'La même preuve, là où le script de la page peut la lire.',
  'language-offer':
    'Que vous ne souhaitez pas qu’une autre langue vous soit proposée ; déposé quand vous le dites.',
  appearance: 'Clair, sombre ou comme votre système ; déposé quand vous choisissez.',
  last_method:
    'Si vous vous êtes connecté par mot de passe ou par clé d’accès, pour vous le proposer de nouveau.',
  sidebar_state: 'Si la barre latérale du compte est ouverte ; déposé quand vous la repliez.',
  stylesheet:
    'La feuille de style que votre navigateur a chargée, afin que les pages viennent sans ses règles.',
} as const

export const statisticsRow = (counts: string) => [
  'Statistiques des pages publiques : combien de fois chacune a été ouverte un jour donné, depuis quel site et quel pays, recherches sans résultat, téléchargements, et de quelle page et sur quel marché venaient les demandes. Pour ce jour, un condensat de l’adresse de votre client et de votre navigateur avec une valeur aléatoire, qui dit combien de personnes il y a eu',
  'Savoir ce qui est lu, sans cookies et sans savoir par qui',
  `Les comptages ${counts} ; les condensats, et la valeur sans laquelle rien ne peut en être tiré, jusqu’à une heure après ce jour`,
]

export const storedRows = (d: StoredFor): string[][] => [
  [
    'Compte : nom, adresse e-mail, un condensat du mot de passe, le second facteur si vous en avez configuré un, des clés d’accès la partie publique, le nom et les dates, le rôle de ceux qui travaillent ici',
    'Vous donner accès, et à personne d’autre',
    'Jusqu’à ce que vous supprimiez le compte',
  ],
  [
    'Sessions : adresse du client, navigateur, pays et ville tels que Cloudflare les nomme, heures',
    `Vous montrer qui est connecté ; au plus ${d.maxSessions} par compte`,
    `${d.session} après le dernier usage, ${d.sessionMax} en tout`,
  ],
  ['Appareils mémorisés : un condensat du cookie', 'Vous reconnecter', d.remember],
  [
    'Liens envoyés par e-mail : un condensat de chacun',
    'Réinitialiser un mot de passe, ou reprendre une adresse après son changement',
    `${d.reset}, et ${d.emailUndo}`,
  ],
  [
    'Messages qui nous sont adressés : nom, adresse e-mail, société, service, marché et produit concernés, texte ; nos réponses et nos notes, et un index des mots de l’ensemble',
    'Vous répondre, et savoir ce qui a été dit ; une copie de chaque message arrive dans notre boîte aux lettres',
    `${d.contactDays} jours dans la base de données, à compter du dernier message ou de la dernière réponse ; jamais avant une consultation à venir`,
  ],
  [
    'Réponses à nos e-mails : le texte, l’expéditeur et les pièces jointes que nous acceptons',
    'Les lire avec le reste de la demande ; en cas de doute sur l’expéditeur, l’un de nous décide d’abord',
    'Aussi longtemps que les messages dont elles relèvent',
  ],
  [
    'Fichiers que vous nous envoyez, et les nôtres à votre intention : leur contenu, leur nom, qui les a téléchargés et quand',
    'Lire et remettre des pièces avec une demande ; personne d’autre que nous et l’auteur de la demande ne peut les télécharger',
    `Aussi longtemps que les messages dont ils relèvent ; ceux d’un compte jusqu’à sa suppression ; sans message ${d.unattachedFile}`,
  ],
  [
    'Espaces où nous vous remettons des fichiers : votre adresse e-mail, quand vous avez ouvert l’espace et quels fichiers vous avez téléchargés ; si l’espace a des conditions, que vous les avez acceptées, avec votre nom, l’adresse de votre client, l’heure et le texte',
    'Laisser entrer les personnes invitées, et prouver ce qui a été remis à qui et à quelles conditions',
    `${d.contactDays} jours après le dernier usage de l’espace. La suppression du compte met fin à l’accès ; la preuve demeure`,
  ],
  [
    'Consultations : l’horaire, le sujet, votre numéro de téléphone si vous l’avez indiqué, votre fuseau horaire, un condensat du lien de votre e-mail',
    'Être au rendez-vous, et vous permettre de le déplacer ou de l’annuler',
    `${d.bookingDays} jours après leur date, ou aussi longtemps que les messages dont elles relèvent si cette durée est plus courte`,
  ],
  [
    'Pour ceux d’entre nous qui tiennent des consultations : horaires et fuseau, les moments où leur propre agenda les dit occupés, son URL chiffrée, un condensat du lien vers leurs consultations',
    'Proposer des horaires où ils sont libres, et leur montrer leurs consultations dans leur agenda',
    'Jusqu’à ce qu’ils les retirent, ou que leur compte soit supprimé ; les moments occupés jusqu’à la prochaine lecture de l’agenda',
  ],
  [
    'Horaires réservés sans compte et non encore confirmés : nom, adresse e-mail, société, téléphone, sujet, votre fuseau horaire',
    'Garder l’horaire jusqu’à ce que vous utilisiez le lien de notre e-mail',
    `${d.hold} ; la page de votre lien dit pendant ${d.endedHold} encore comment cela s’est terminé`,
  ],
  [
    'Travail à notre bureau : qui d’entre nous a fait quoi, sur quel message et quand, jamais le texte ; qui a été invité à y travailler, par son adresse e-mail',
    'Savoir ce qu’est devenu un message, qui l’avait en main, et qui a donné accès à qui',
    d.deskLog,
  ],
  [
    'Textes non enregistrés de ceux d’entre nous qui écrivent, par auteur',
    'Continuer à écrire sur n’importe quel appareil',
    `${d.draft} après le dernier changement ; ou jusqu’à la suppression du compte`,
  ],
  [
    'Invitations à travailler ici : adresse e-mail, rôle, un condensat du lien',
    'Laisser entrer ceux qu’un propriétaire a invités, et personne d’autre',
    d.invitation,
  ],
  [
    'La lettre : votre adresse e-mail',
    'L’envoyer, après votre confirmation',
    `Jusqu’à votre désabonnement ; sans confirmation ${d.newsletterConfirm}`,
  ],
  [
    'Adresses dont nos e-mails reviennent : l’adresse, le code du système de messagerie, le jour',
    'N’envoyer ni lettre ni alerte là où personne ne les reçoit',
    `Jusqu’à la levée, ${d.suppression} au plus`,
  ],
  [
    'Alertes : les marchés que vous suivez, la fréquence, le lien de vos e-mails scellé et en condensat, et les alertes qui vous ont été envoyées',
    'Vous signaler les nouvelles règles et les données modifiées, chacune une fois',
    'Jusqu’à la suppression du compte ; les marchés jusqu’à ce que vous les retiriez',
  ],
  [
    'Alertes sans compte : votre adresse e-mail, et les mêmes données que ci-dessus',
    'Vous signaler les nouvelles règles et les données modifiées des marchés que vous suivez, après votre confirmation',
    `Jusqu’à ce que vous y mettiez fin ; sans confirmation ${d.followConfirm}. Un compte à cette adresse les reprend`,
  ],
  [
    'E-mails : ceux qui attendent d’être envoyés, scellés',
    'Qu’aucun ne se perde quand un serveur de messagerie est en panne',
    `Le texte jusqu’à l’envoi ; la date de l’envoi, ou un texte qui n’a pu être envoyé, ${d.outbox} ; le fait qu’une réponse n’est jamais arrivée, aussi longtemps que la réponse`,
  ],
  [
    'Formulaires que vous avez envoyés : un condensat à clé de chacun, et notre réponse, chiffrée',
    'Ne rien faire deux fois si un formulaire est renvoyé parce que notre réponse s’est perdue',
    d.submission,
  ],
  [
    'Compteurs de formulaires, de connexions et d’essais, sous un condensat à clé d’une adresse ou d’un compte',
    'Arrêter les essais de mots de passe et les envois en masse',
    `${d.counters} au plus`,
  ],
  [
    'Lignes de journal : le type de page, le résultat, la durée ; de ce qui arrive à un compte, son numéro, et un condensat à clé de l’adresse du client',
    'Trouver les pannes et les intrusions',
    'Aussi longtemps que Cloudflare garde ses journaux. Ils ne contiennent ni nom, ni message, ni lien qui ouvre quelque chose',
  ],
]

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
