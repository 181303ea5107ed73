import type { Texts } from '../../translated-texts.ts'

export const texts: Texts = {
  'Frequently Asked Questions': 'Questions fréquentes',
  '## How long does a consultation take?': '## Combien de temps dure une consultation ?',
  'A consultation takes 30-60 minutes. Thirty are enough for one market and one product. If you bring a structure chart or a term sheet, allow the full hour.':
    'Une consultation dure de 30 à 60 minutes. Trente minutes suffisent pour un marché et un produit. Si vous apportez un organigramme ou une lettre d’intention, prévoyez l’heure entière.',
  '## Which African markets do you cover?': '## Quels marchés africains couvrez-vous ?',
  'We cover 15+ African markets across East, West and Southern Africa. South Africa, Nigeria, Kenya and Ghana are the four we are asked about most.':
    'Nous couvrons plus de 15 marchés africains en Afrique de l’Est, de l’Ouest et australe. L’Afrique du Sud, le Nigeria, le Kenya et le Ghana sont les quatre sur lesquels on nous interroge le plus.',
  '## Do you work with operators or with investors?':
    '## Travaillez-vous avec les opérateurs ou avec les investisseurs ?',
  'We serve both. Operators come for licences, entry plans and operations; investors come for diligence and market work. We never act for both sides of the same transaction.':
    'Avec les uns et les autres. Les opérateurs viennent pour les agréments, les plans d’entrée et l’exploitation ; les investisseurs, pour l’audit préalable et l’étude des marchés. Nous n’agissons jamais pour les deux parties d’une même opération.',
  'Privacy Policy': 'Politique de confidentialité',
  'What we store about you, for how long and why, and how to access it.':
    'Ce que nous conservons à votre sujet, combien de temps et pourquoi, et comment y accéder.',
  'What this site stores about visitors and members, for how long, why and where, its cookies by name, and how to export or delete it.':
    'Ce que ce site conserve sur ses visiteurs et ses membres, combien de temps, pourquoi et où, ses cookies nommés un à un, et comment exporter ou effacer ces données.',
  '## In short': '## En bref',
  'We keep what you type into our forms, what an account needs, and what protects both. There is no advertising, no tracker and no content from other hosts on this site, and no cookie counts you; nobody buys or is given what we hold for purposes of their own.':
    'Nous conservons ce que vous saisissez dans nos formulaires, ce dont un compte a besoin, et ce qui protège les deux. Il n’y a sur ce site ni publicité, ni traceur, ni contenu d’autres hôtes, et aucun cookie ne vous compte ; personne n’achète ni ne reçoit ce que nous détenons à ses propres fins.',
  '## What is stored, why, and for how long':
    '## Ce qui est conservé, pourquoi et combien de temps',
  'Data is deleted automatically when its retention period ends.':
    'Les données sont effacées automatiquement à la fin de leur durée de conservation.',
  '## Cookies': '## Cookies',
  'Each is needed for something you do here, so there is no banner. Of two names the one with `__Host-` is used where the site is reached by https. A cookie that is renewed lasts from its last use.':
    'Chacun est nécessaire à quelque chose que vous faites ici ; il n’y a donc pas de bandeau. Lorsqu’il y a deux noms, celui qui porte `__Host-` est employé lorsque le site est joint par https. Un cookie renouvelé dure à compter de son dernier usage.',
  'The browser itself also keeps your choice of appearance; and, until you close the tab, the unsent text of the contact and booking forms and of what you add to an enquiry, which account is logged in, and that a page was loaded anew. None of it is sent to us.':
    'Le navigateur lui-même garde aussi votre choix d’apparence et, jusqu’à la fermeture de l’onglet, le texte non envoyé des formulaires de contact et de réservation et de ce que vous ajoutez à une demande, le compte connecté, et le fait qu’une page a été rechargée. Rien de cela ne nous est transmis.',
  '## Where it is, and who handles it': '## Où se trouvent les données, et qui les traite',
  'The site runs on Cloudflare Workers. What is stored lies in Cloudflare’s database D1; sessions and counters are also in its key-value store KV. Mails leave through a mail relay or Cloudflare’s mail service, which sees them as any carrier does. These handle data for us and not for themselves.':
    'Le site fonctionne sur Cloudflare Workers. Ce qui est conservé se trouve dans la base de données D1 de Cloudflare ; les sessions et les compteurs sont aussi dans son magasin clé-valeur KV. Les e-mails partent par un relais de messagerie ou par le service de messagerie de Cloudflare, qui les voit comme le ferait tout transporteur. Ces services traitent les données pour nous et non pour eux-mêmes.',
  'Passwords and one-time links are stored as hashes, second factors and waiting mails sealed with a key that is not in the database. Names, addresses, messages, answers, notes and consultations are stored as they were typed.':
    'Les mots de passe et les liens à usage unique sont conservés sous forme de condensats, les seconds facteurs et les e-mails en attente scellés avec une clé qui n’est pas dans la base. Noms, adresses, messages, réponses, notes et consultations sont conservés tels qu’ils ont été saisis.',
  'Only staff who handle enquiries can read them: people with a role at its desk, each of whom signs in with a second factor. What they change is logged, and the role is gone on the very next click when it is taken away.':
    'Seules les personnes du cabinet qui traitent les demandes peuvent les lire : celles qui ont un rôle à son bureau, et dont chacune se connecte avec un second facteur. Ce qu’elles modifient est consigné, et le rôle disparaît dès le clic suivant lorsqu’il est retiré.',
  'Cloudflare can restore the database to any minute of the last 30 days at most. What was deleted is gone from there when that time is over.':
    'Cloudflare peut rétablir la base à n’importe quelle minute des 30 derniers jours au plus. Ce qui a été effacé en disparaît lorsque ce délai est écoulé.',
  'Files that come with a message lie in Cloudflare’s storage R2, and are deleted with it. Where nightly backups of the database and the files are made, they are encrypted with a key of their own and kept for 30 days; what was deleted is gone from them after that time.':
    'Les fichiers joints à un message se trouvent dans l’espace de stockage R2 de Cloudflare et sont effacés avec lui. Lorsque des sauvegardes nocturnes de la base et des fichiers sont faites, elles sont chiffrées avec une clé qui leur est propre et gardées 30 jours ; ce qui a été effacé en disparaît passé ce délai.',
  'The words of a search that found nothing are kept as they were typed, without who typed them.':
    'Les mots d’une recherche sans résultat sont conservés tels qu’ils ont été saisis, sans leur auteur.',
  'The links to Telegram and LinkedIn lead to services of others, and do nothing until you follow them.':
    'Les liens vers Telegram et LinkedIn mènent à des services tiers et ne font rien tant que vous ne les suivez pas.',
  '## Your rights, and how to use them': '## Vos droits, et comment les exercer',
  'You may ask what we hold about you, have it corrected, taken away in a file, or deleted, and you may object. Most of it needs no letter:':
    'Vous pouvez demander ce que nous détenons à votre sujet, le faire corriger, l’emporter dans un fichier ou le faire effacer, et vous pouvez vous opposer au traitement. La plupart du temps, aucune lettre n’est nécessaire :',
  '- Read what you wrote to us and what we answered: [Your enquiries](/enquiries), with an account under the address you wrote from.':
    '- Lire ce que vous nous avez écrit et ce que nous avons répondu : [Vos demandes](/enquiries), avec un compte à l’adresse d’où vous avez écrit.',
  '- See and take it: [Profile settings](/settings/profile) offers what we hold about you, under your verified address, as one file; for our notes write to us.':
    '- Le voir et l’emporter : les [réglages du profil](/settings/profile) proposent en un fichier ce que nous détenons sous votre adresse vérifiée ; pour nos notes, écrivez-nous.',
  '- Correct it: name and address are changed in [Profile settings](/settings/profile) as well.':
    '- Le corriger : le nom et l’adresse se modifient aussi dans les [réglages du profil](/settings/profile).',
  '- See who is signed in, and end it: [Sessions](/settings/sessions).':
    '- Voir qui est connecté, et y mettre fin : [Sessions](/settings/sessions).',
  '- Delete the account: at the foot of [Profile settings](/settings/profile). It is gone at once, with its sessions.':
    '- Supprimer le compte : au bas des [réglages du profil](/settings/profile). Il disparaît aussitôt, avec ses sessions.',
  '- Have messages erased: what you wrote, our answers and notes, consultations and a subscription to the letter belong to no account and outlive it. Write to us, and an owner erases them, with the mails about them that still wait, and the copies in our mailbox. The log keeps that something was erased, and no word of it.':
    '- Faire effacer des messages : ce que vous avez écrit, nos réponses et nos notes, les consultations et un abonnement à la lettre n’appartiennent à aucun compte et lui survivent. Écrivez-nous, et un propriétaire les efface, avec les e-mails en attente à leur sujet et les copies de notre boîte. Le journal garde la trace d’un effacement, et aucun mot de ce qui a été effacé.',
  '- Leave the letter: one click in each of them. Whether you open our emails or follow their links is not tracked.':
    '- Se désabonner de la lettre : un clic dans chaque envoi. Nous ne suivons ni l’ouverture de nos e-mails ni les liens que vous y suivez.',
  '- Leave the alerts: one click in each of them, or in the [settings](/settings/alerts), where you also choose the markets. Without an account, the link in each of them changes the markets, and leaving deletes your address.':
    '- Arrêter les alertes : un clic dans chacune d’elles, ou dans les [réglages](/settings/alerts), où vous choisissez aussi les marchés. Sans compte, le lien que porte chacune change les marchés, et s’en désabonner efface votre adresse.',
  '- Everything else, or without an account: write to [{email}](mailto:{email}) from the address it is about.':
    '- Tout le reste, ou sans compte : écrivez à [{email}](mailto:{email}) depuis l’adresse concernée.',
  '- You may also complain to the authority for data protection where you live.':
    '- Vous pouvez aussi saisir l’autorité de protection des données de votre lieu de résidence.',
  'Terms of Service': 'Conditions d’utilisation',
  'What you may expect of this site, and what it may expect of you.':
    'Ce que vous pouvez attendre de ce site, et ce qu’il peut attendre de vous.',
  'Terms of this site: information and no legal advice, ratings are opinion, figures may be reused under CC BY 4.0, accounts, no warranty.':
    'Conditions de ce site : de l’information et non un conseil juridique, des notes qui sont des avis, des chiffres réutilisables sous CC BY 4.0, les comptes, l’absence de garantie.',
  '## What this site is': '## Ce qu’est ce site',
  'It tells you what we know about gaming markets in Africa, with sources and dates: {rules} changes of rules in {markets} markets by now, last checked on {checked}. It is information. It is no legal, tax or investment advice, and reading it makes nobody our client: that takes an agreement in writing.':
    'Il vous dit ce que nous savons des marchés du jeu en Afrique, avec sources et dates : {rules} changements de règles sur {markets} marchés à ce jour, vérifiés pour la dernière fois le {checked}. C’est de l’information. Ce n’est pas un conseil juridique, fiscal ou d’investissement, et le lire ne fait de personne notre client : il y faut un accord écrit.',
  '## Facts and opinion': '## Faits et avis',
  'A figure has its source next to it, and the day on which we checked it. A rating, a judgement on a market and a note are our opinion on their date. Laws change between two readings: look at the source, and ask counsel in the country, before you decide.':
    'Un chiffre est accompagné de sa source et du jour où nous l’avons vérifié. Une note, une appréciation d’un marché et un article sont notre avis à leur date. Les lois changent d’une lecture à l’autre : consultez la source, et un conseil dans le pays, avant de décider.',
  'If you find something wrong, [write to us](mailto:{email}). What was wrong in a note is corrected in the open, with the day.':
    'Si vous relevez une erreur, [écrivez-nous](mailto:{email}). Ce qui était faux dans un article est corrigé publiquement, avec la date.',
  '## Reuse': '## Réutilisation',
  'Our compilation of figures and rules, as it stands under [Data](/data), may be reused under the licence [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/): say that it is ours, link to where you took it, and say what you changed. The sources behind it belong to those who published them.':
    'Notre compilation de chiffres et de règles, telle qu’elle figure sous [Données](/data), peut être réutilisée selon la licence [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/) : dites qu’elle est de nous, donnez un lien vers l’endroit d’où vous l’avez prise, et dites ce que vous avez changé. Les sources sur lesquelles elle repose appartiennent à ceux qui les ont publiées.',
  'Quote the notes and reports as you quote a journal, with their address. To reprint one in whole, ask us.':
    'Citez les articles et les rapports comme vous citeriez une revue, avec leur adresse. Pour en reproduire un en entier, demandez-nous.',
  '## Accounts': '## Comptes',
  'An account is for one person, who gives an address that they read and keeps the password to themselves. Do not try to get at what is not yours, and do not burden the site so that others cannot use it. We may close an account that does.':
    'Un compte est destiné à une seule personne, qui donne une adresse qu’elle lit et garde le mot de passe pour elle. N’essayez pas d’accéder à ce qui n’est pas à vous, et ne surchargez pas le site au point que d’autres ne puissent plus s’en servir. Nous pouvons fermer un compte qui le fait.',
  'You may delete yours whenever you like, in [Profile settings](/settings/profile).':
    'Vous pouvez supprimer le vôtre quand vous le voulez, dans les [réglages du profil](/settings/profile).',
  '## No warranty': '## Absence de garantie',
  'We take care, and we make mistakes. The site is offered as it is: we do not promise that it is complete, free of errors or always there, and a decision made on it alone is yours. What the law does not let us exclude is not excluded.':
    'Nous travaillons avec soin, et il nous arrive de nous tromper. Le site est proposé tel quel : nous ne promettons pas qu’il soit complet, exempt d’erreurs ou toujours disponible, et une décision prise sur sa seule foi n’engage que vous. Ce que la loi ne nous permet pas d’exclure n’est pas exclu.',
  '## What we store about you': '## Ce que nous conservons à votre sujet',
  'That stands on a page of its own: [Privacy Policy](/privacy).':
    'Cela figure sur une page à part : [Politique de confidentialité](/privacy).',
  Accessibility: 'Accessibilité',
  'How this site can be used, what we test, and whom to tell if something stops you.':
    'Comment ce site peut être utilisé, ce que nous vérifions, et à qui signaler un obstacle.',
  'How this site can be used by keyboard, screen reader, on small screens and without scripts, what is tested, and whom to tell of an obstacle.':
    'Comment ce site peut être utilisé au clavier, avec un lecteur d’écran, sur de petits écrans et sans scripts, ce qui est vérifié, et à qui signaler un obstacle.',
  '## What you can rely on': '## Ce sur quoi vous pouvez compter',
  'Every page works by keyboard, with its focus in sight, in light and dark, from a width of 320 pixels and with larger text. Pages can be read and forms can be sent without a script. Motion stops where your system asks for less of it.':
    'Chaque page fonctionne au clavier, avec un focus visible, en clair et en sombre, à partir d’une largeur de 320 pixels et avec un texte agrandi. Les pages se lisent et les formulaires s’envoient sans script. Les animations s’arrêtent si votre système en demande moins.',
  'Maps and drawings are decoration: what they show stands beside them as text or in a table.':
    'Les cartes et les dessins sont décoratifs : ce qu’ils montrent figure à côté, en texte ou dans un tableau.',
  '## What we test, and what we do not':
    '## Ce que nous vérifions, et ce que nous ne vérifions pas',
  'A program checks each screen in a browser against the rules of WCAG 2.2 that can be checked by a program, in light and dark, on a phone’s width and on a desktop’s. Most of what makes a page easy to use cannot be checked so, and nobody outside the firm has audited this site.':
    'Un programme contrôle chaque écran dans un navigateur selon celles des règles WCAG 2.2 qu’un programme peut contrôler, en clair et en sombre, à la largeur d’un téléphone et d’un ordinateur. L’essentiel de ce qui rend une page facile à utiliser ne se contrôle pas ainsi, et personne d’extérieur au cabinet n’a audité ce site.',
  '## If something stops you': '## Si quelque chose vous arrête',
  '[Send us a message](/contact) or write to [{email}](mailto:{email}), and say which page it was and what you use to read it. If you need something from this site in another form, ask for it there.':
    '[Envoyez-nous un message](/contact) ou écrivez à [{email}](mailto:{email}), en disant quelle page c’était et avec quoi vous la lisez. S’il vous faut quelque chose de ce site sous une autre forme, demandez-le au même endroit.',
  'A small firm with a long memory for rules': 'Un petit cabinet, une longue mémoire des règles',
  'Since {founded} we have helped gaming companies and their investors read African markets correctly, and act on what they read.':
    'Depuis {founded}, nous aidons les sociétés de jeux et leurs investisseurs à bien comprendre les marchés africains, et à agir en conséquence.',
  'A {city} advisory firm founded in {founded}. We bridge global iGaming excellence and African market opportunities, with responsible growth.':
    'Un cabinet de conseil établi à {city} et fondé en {founded}. Nous relions l’excellence mondiale du jeu en ligne et les possibilités des marchés africains, avec une croissance responsable.',
  '## Our Story': '## Notre histoire',
  'We were founded in {founded}. Smartphones and mobile money had already carried betting out of the shop and into the hand, while most of the laws that governed it had been written for counters, coupons and race days.':
    'Le cabinet a été fondé en {founded}. Les smartphones et l’argent mobile avaient déjà fait passer le pari du point de vente au creux de la main, alors que la plupart des lois qui le régissaient avaient été écrites pour des guichets, des coupons et des jours de courses.',
  'Between the two lay a gap, and good companies kept falling into it. Some applied to the wrong authority. Some bought a licence that did not cover their product. Some never came, though they would have been welcome. The experience we brought to that gap is older than the firm, and it is still what we sell: reading a rule, asking the office that applies it, and writing down the answer.':
    'Entre les deux s’ouvrait un vide, et de bonnes sociétés y tombaient sans cesse. Certaines s’adressaient à la mauvaise autorité. D’autres achetaient un agrément qui ne couvrait pas leur produit. D’autres encore ne sont jamais venues, alors qu’elles auraient été bienvenues. L’expérience que nous y avons apportée est plus ancienne que le cabinet, et c’est toujours elle que nous vendons : lire une règle, interroger le service qui l’applique et consigner la réponse.',
  'The gap is closing. Since we began, Lagos has passed a single gaming law, Nigeria’s highest court has settled who may license, and Kenya has replaced an act that dated from 1966. Each change made the markets harder to enter carelessly and better to enter well.':
    'Le vide se comble. Depuis nos débuts, Lagos s’est dotée d’une loi unique sur les jeux, la plus haute juridiction du Nigeria a tranché qui peut délivrer les agréments, et le Kenya a remplacé une loi de 1966. Chaque changement a rendu les marchés plus difficiles pour les imprudents et meilleurs pour qui s’y prépare bien.',
  'We stay small on purpose. We cover more than fifteen markets from {city}, with local counsel where the law asks for local counsel, and we take on work we can finish.':
    'Nous restons petits à dessein. Nous couvrons plus de quinze marchés depuis {city}, avec des avocats locaux là où la loi en exige, et n’acceptons que le travail que nous pouvons mener à terme.',
  '## Our Mission': '## Notre mission',
  '> To bridge global iGaming excellence and African market opportunities, with responsible growth.':
    '> Relier l’excellence mondiale du jeu en ligne et les possibilités des marchés africains, avec une croissance responsable.',
  'Responsibility is not an afterthought. Most people in the markets we serve are young and many earn by the day. A market that harms its players loses its licence to exist, first in public and then in law. We advise on growth that can be defended in both places.':
    'La responsabilité ne vient pas après coup. Sur les marchés que nous servons, la plupart des gens sont jeunes et beaucoup gagnent leur vie au jour le jour. Un marché qui nuit à ses joueurs perd son droit d’exister, d’abord devant l’opinion, puis devant la loi. La croissance que nous conseillons peut se défendre devant l’une comme devant l’autre.',
  '## Our Values': '## Nos valeurs',
  '### Excellence': '### Excellence',
  'We cite what we have read, say where we have not read the act itself, date every fact and correct ourselves in writing.':
    'Nous citons ce que nous avons lu, disons quand nous n’avons pas lu le texte lui-même, datons chaque fait et corrigeons nos erreurs par écrit.',
  '### Partnership': '### Partenariat',
  'We work with your team and local counsel, and we treat regulators as colleagues in the same market.':
    'Nous travaillons avec votre équipe et des avocats locaux, et voyons dans les autorités des acteurs du même marché.',
  '### Innovation': '### Innovation',
  'We look for the better route the rules allow, and test it before anyone depends on it.':
    'Nous cherchons la meilleure voie que les règles permettent, et la mettons à l’épreuve avant que quiconque en dépende.',
  '### Integrity': '### Intégrité',
  'No facilitation, no shortcuts, no promises about decisions that belong to a public office.':
    'Ni paiements de facilitation, ni raccourcis, ni promesses sur des décisions qui appartiennent à une administration.',
  '## Milestones': '## Jalons',
  '### 2004: South Africa sets its national frame':
    '### 2004 : l’Afrique du Sud fixe son cadre national',
  'The National Gambling Act divides the work: national norms, provincial licences.':
    'Le National Gambling Act répartit le travail : normes nationales, agréments provinciaux.',
  '*National Gambling Act 7 of 2004, South Africa*':
    '*National Gambling Act 7 of 2004, Afrique du Sud*',
  '### 2006: Ghana gives games of chance one regulator':
    '### 2006 : le Ghana confie les jeux de hasard à une seule autorité',
  'The Gaming Act creates the Gaming Commission; lotteries go to a separate authority.':
    'Le Gaming Act crée la Gaming Commission ; les loteries relèvent d’une autorité distincte.',
  '*Gaming Act, 2006 (Act 721), Ghana*': '*Gaming Act, 2006 (Act 721), Ghana*',
  '### 2016: Uganda and Botswana renew':
    '### 2016 : l’Ouganda et le Botswana renouvellent leur loi',
  'Within the same month, both bring a modern gambling act into operation.':
    'Le même mois, les deux pays font entrer en vigueur une loi moderne sur les jeux.',
  '*Lotteries and Gaming Act, 2016, Uganda; Gambling Act, 2012, Botswana*':
    '*Lotteries and Gaming Act, 2016, Ouganda ; Gambling Act, 2012, Botswana*',
  '### {founded}: We are founded': '### {founded} : le cabinet est fondé',
  'We begin with licensing questions and are soon asked about everything around them.':
    'Nous commençons par des questions d’agrément et l’on nous interroge bientôt sur tout ce qui les entoure.',
  '### 2021: Lagos writes one gaming law': '### 2021 : Lagos adopte une loi unique sur les jeux',
  'One authority replaces separate laws for lotteries, pools and casinos in the state.':
    'Une seule autorité remplace des lois distinctes sur les loteries, les pronostics et les casinos de l’État.',
  '*Lagos State Lotteries and Gaming Authority Law, 2021, Nigeria*':
    '*Lagos State Lotteries and Gaming Authority Law, 2021, Nigeria*',
  '### 2024: Nigeria’s Supreme Court decides for the states':
    '### 2024 : la Cour suprême du Nigeria donne raison aux États',
  'On 22 November the court ends the National Lottery Act’s reach outside the Federal Capital Territory.':
    'Le 22 novembre, la Cour met fin à l’application du National Lottery Act hors du Territoire de la capitale fédérale.',
  '*Attorney-General of Lagos State v Attorney-General of the Federation, SC/1/2008*':
    '*Attorney-General of Lagos State v Attorney-General of the Federation, SC/1/2008*',
  '### 2025: Kenya replaces its 1966 act': '### 2025 : le Kenya remplace sa loi de 1966',
  'The Gambling Control Act takes effect on 26 August and creates a new regulator.':
    'Le Gambling Control Act entre en vigueur le 26 août et crée une nouvelle autorité.',
  '*Gambling Control Act, 2025 (No. 14 of 2025), Kenya*':
    '*Gambling Control Act, 2025 (No. 14 of 2025), Kenya*',
  'How We Work': 'Notre méthode',
  'Four stages. You can stop after any of them with a complete file. Durations cover our work; regulator review is additional.':
    'Quatre étapes. Vous pouvez vous arrêter après chacune avec un dossier complet. Les durées sont celles de notre travail ; l’examen par l’autorité s’y ajoute.',
  '## Discovery & Assessment (2 weeks)': '## Étude préalable (2 semaines)',
  'We learn the product, the owners and the goal, then check them against the law of the market. You receive a short paper that says whether to go on.':
    'Nous étudions le produit, les actionnaires et l’objectif, puis nous les confrontons à la loi du marché. Vous recevez une note brève qui dit s’il faut poursuivre.',
  '## Strategy Development (3–4 weeks)': '## Stratégie (3 à 4 semaines)',
  'We settle the licence route, structure, tax model and budget, and list what could stop the plan. Your board decides on a written recommendation.':
    'Nous arrêtons la voie d’agrément, la structure, le modèle fiscal et le budget, et nous dressons la liste de ce qui pourrait arrêter le projet. Votre conseil d’administration se prononce sur une recommandation écrite.',
  '## Implementation Support (As the regulator sets)': '## Mise en œuvre (Selon l’autorité)',
  'We prepare and file, coordinate counsel and suppliers, and answer the regulator’s questions with you until the licence is in hand.':
    'Nous préparons et déposons les dossiers, coordonnons avocats et fournisseurs, et répondons avec vous aux questions de l’autorité jusqu’à l’obtention de l’agrément.',
  '## Optimization & Growth (Quarterly)': '## Suivi et croissance (Chaque trimestre)',
  'We review the first quarters of trading: reporting, payments, player protection and the next market. Then we hand over.':
    'Nous examinons les premiers trimestres d’exploitation : déclarations, paiements, protection des joueurs et marché suivant. Puis nous vous passons la main.',
}
