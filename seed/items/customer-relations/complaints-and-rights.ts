// Items on complaints, refunds and the rights of consumers under EU rules. Joined with the other topics by customer-relations.ts.
import type { SourceItem } from '#seed/items/source-item.ts'

export const complaintsAndRightsItems: readonly SourceItem[] = [
  {
    id: 'customer-relations-056',
    family: 'reduced-in-proportion',
    topic: 'complaints-and-rights',
    type: 'number',
    difficulty: [3, 3],
    seconds: 110,
    stem: {
      en: 'On sale, a consumer pays €600 for a sofa that is worth €800 when sound. It arrives with a flaw, which makes it worth €640; neither repair nor replacement is possible. She keeps it and asks for a price reduction. How many euros are due to her under EU law?',
      fr: 'En promotion, une consommatrice paie 600 € un canapé qui, sans défaut, en vaut 800. Il arrive avec un défaut qui ramène sa valeur à 640 € ; ni réparation ni remplacement n’est possible. Elle le garde et demande une réduction du prix. Combien d’euros lui sont dus selon le droit de l’UE ?',
    },
    key: {
      value: 120,
    },
    why: {
      en: 'The price falls in proportion to the loss of value: 640 / 800 = 80%, so that €480 are due and 120 come back (Directive 2019/771, Article 15). That she paid less than its value takes nothing away.',
      fr: 'Le prix baisse en proportion de la valeur perdue : 640 / 800 = 80 %, soit 480 € dus et 120 rendus (directive 2019/771, article 15). L’avoir payé moins que sa valeur n’y change rien.',
    },
  },
  {
    id: 'customer-relations-057',
    family: 'wired-at-home',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [4, 4],
    seconds: 80,
    stem: {
      en: 'In 2026, an electrician calls at a consumer’s home; she signs an order for new wiring at €4,000, to be started at once. He doesn’t tell her of any right of withdrawal. The work is done within a month; in month three she withdraws, having paid nothing. What does she owe under EU law?',
      fr: 'En 2026, un électricien se rend chez une consommatrice ; elle lui commande une nouvelle installation pour 4 000 €, à commencer aussitôt. Il ne lui parle d’aucun droit de rétractation. Le travail est fini en un mois ; au troisième mois, elle se rétracte, sans avoir rien payé. Que doit-elle selon le droit de l’UE ?',
    },
    options: [
      {
        en: 'The materials, but not the hours that were worked',
        fr: 'Le matériel, mais non les heures de travail',
      },
      {
        en: 'The full price, as the work had been completed',
        fr: 'Le prix entier, car le travail était achevé',
      },
      {
        en: 'Nothing at all, and the wiring stays where it is',
        fr: 'Rien du tout, et l’installation reste là',
      },
      {
        en: 'The value of the work, but without any margin',
        fr: 'La valeur du travail, mais sans aucune marge',
      },
    ],
    key: [2],
    why: {
      en: 'Whoever was not informed of the right pays nothing for a service performed before withdrawal, even in full (Directive 2011/83, Article 14(4) and (5); Court of Justice, C-97/22, 2023).',
      fr: 'Qui n’a pas été informé de ce droit ne paie rien pour le service fourni avant la rétractation, même achevé (directive 2011/83, article 14, paragraphes 4 et 5 ; Cour de justice, C-97/22, 2023).',
    },
  },
  {
    id: 'customer-relations-058',
    family: 'storage-that-failed',
    topic: 'complaints-and-rights',
    type: 'number',
    difficulty: [2, 3],
    seconds: 100,
    stem: {
      en: 'A consumer has paid €120 in advance for a year of online storage. It works for five months, then fails for two; reminders change nothing, and at the end of month seven she lawfully ends the contract. How many euros are due to her under EU law?',
      fr: 'Une consommatrice a payé d’avance 120 € pour un an de stockage en ligne. Il marche cinq mois, puis est en panne deux mois ; les relances n’y changent rien et, à la fin du septième mois, elle met valablement fin au contrat. Combien d’euros lui sont dus selon le droit de l’UE ?',
    },
    key: {
      value: 70,
    },
    why: {
      en: 'The two months that failed and the five that are left: 7 × 10 = 70. Only the months in conformity remain paid (Directive 2019/770, Article 16(1)).',
      fr: 'Les deux mois de panne et les cinq qui restent : 7 × 10 = 70. Seuls les mois conformes restent payés (directive 2019/770, article 16, paragraphe 1).',
    },
  },
  {
    id: 'customer-relations-059',
    family: 'bought-in-the-shop',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [3, 3],
    seconds: 40,
    stem: {
      en: 'A customer bought a faultless scarf in your shop and no longer likes the colour. What does EU law give her?',
      fr: 'Une cliente a acheté dans votre magasin une écharpe sans défaut, dont la couleur ne lui plaît plus. Que lui donne le droit de l’UE ?',
    },
    options: [
      {
        en: 'A voucher for the price, valid for two years',
        fr: 'Un bon d’achat du même montant, valable deux ans',
      },
      {
        en: 'Nothing: what counts is what the shop itself offers',
        fr: 'Rien : seul compte ce que propose le magasin',
      },
      {
        en: 'An exchange for another one of the same price',
        fr: 'Un échange contre une autre du même prix',
      },
      {
        en: 'A period of 14 days to give it back, if unworn',
        fr: 'Un délai de 14 jours pour la rendre, si non portée',
      },
    ],
    key: [1],
    why: {
      en: 'The right of withdrawal is for sales at a distance or away from business premises. Many shops offer more of their own accord.',
      fr: 'Le droit de rétractation vise la vente à distance ou hors établissement. Beaucoup de magasins offrent davantage d’eux-mêmes.',
    },
  },
  {
    id: 'customer-relations-060',
    family: 'month-twenty',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [2, 2],
    seconds: 40,
    stem: {
      en: 'In month 20 a washing machine fails through a defect of its own. The leaflet of the shop says “12 months’ guarantee”. What do you tell the customer?',
      fr: 'Au vingtième mois, un lave-linge tombe en panne par un défaut d’origine. La notice du magasin dit « garantie 12 mois ». Que dites-vous au client ?',
    },
    options: [
      { en: 'That the maker may perhaps be generous', fr: 'Qu’un geste du fabricant reste envisageable' },
      { en: 'That the guarantee he was promised has run out', fr: 'Que la garantie qui lui a été promise a expiré' },
      {
        en: 'That the repair can be had at half price in the second year',
        fr: 'Que la réparation peut se faire à moitié prix la seconde année',
      },
      {
        en: 'That the legal guarantee of two years still applies',
        fr: 'Que la garantie légale de deux ans s’applique encore',
      },
    ],
    key: [3],
    why: {
      en: 'A shop’s own guarantee comes on top of the legal one, and cannot shorten it.',
      fr: 'La garantie du magasin s’ajoute à la garantie légale et ne peut l’abréger.',
    },
  },
  {
    id: 'customer-relations-061',
    family: 'sale-without-returns',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [2, 2],
    seconds: 40,
    stem: {
      en: '“No returns on sale items” hangs above the rack. A jacket bought there at half price turns out to have a torn lining. What applies?',
      fr: '« Articles soldés ni repris ni échangés », dit l’affiche. Une veste achetée à moitié prix a la doublure déchirée d’origine. Qu’est-ce qui s’applique ?',
    },
    options: [
      {
        en: 'The legal guarantee, but for half of the time',
        fr: 'La garantie légale, mais moitié moins longtemps',
      },
      {
        en: 'The sign, since it was there to be read',
        fr: 'L’affiche, puisque chacun pouvait la lire',
      },
      {
        en: 'The legal guarantee, as for the full price',
        fr: 'La garantie légale, comme à plein tarif',
      },
      {
        en: 'The sign, unless she has not taken it off the hanger',
        fr: 'L’affiche, sauf si la veste n’a jamais été portée',
      },
    ],
    key: [2],
    why: {
      en: 'A lower price takes no rights away for defects that the buyer was not told of.',
      fr: 'Un prix réduit n’ôte aucun droit pour un défaut qui n’a pas été signalé à l’acheteur.',
    },
  },
  {
    id: 'customer-relations-062',
    family: 'voucher-or-money',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [2, 2],
    seconds: 40,
    stem: {
      en: 'A customer who paid by card withdraws in time from an online purchase. Your manager would like to give vouchers. What is right?',
      fr: 'Une cliente qui a payé par carte se rétracte à temps d’un achat en ligne. Votre responsable préférerait des bons d’achat. Que faire ?',
    },
    options: [
      {
        en: 'Refund the card, unless she prefers a voucher',
        fr: 'Rembourser la carte, sauf si elle préfère un bon',
      },
      {
        en: 'Refund the card, less a fee for handling it',
        fr: 'Rembourser la carte, moins des frais de dossier',
      },
      {
        en: 'Give a voucher, as long as the terms of sale say so',
        fr: 'Donner un bon, si les conditions de vente le prévoient',
      },
      {
        en: 'Give a voucher, if it is worth 10% more',
        fr: 'Donner un bon, s’il vaut 10 % de plus',
      },
    ],
    key: [0],
    why: {
      en: 'The refund takes the means by which she paid, without a fee, unless she expressly agrees to another.',
      fr: 'Le remboursement suit le moyen de paiement utilisé, sans frais, sauf accord exprès de sa part.',
    },
  },
  {
    id: 'customer-relations-063',
    family: 'no-way-back',
    topic: 'complaints-and-rights',
    type: 'multiple',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'Which two online purchases can’t be withdrawn from?',
      fr: 'Quels sont les deux achats en ligne que l’on ne peut pas annuler par rétractation ?',
    },
    options: [
      {
        en: 'A lamp that was sold at half its price',
        fr: 'Une lampe vendue à moitié prix',
      },
      {
        en: 'A coat that was tried on at home',
        fr: 'Un manteau essayé à la maison',
      },
      {
        en: 'A used phone from a dealer',
        fr: 'Un téléphone d’occasion d’un marchand',
      },
      {
        en: 'A ring engraved with the name of the buyer',
        fr: 'Une bague gravée au nom de l’acheteuse',
      },
      {
        en: 'A box of strawberries for the weekend',
        fr: 'Une barquette de fraises pour le week-end',
      },
    ],
    key: [3, 4],
    why: {
      en: 'Goods made to a person’s wish and goods that soon spoil are excepted. Trying on, a sale or being used changes nothing.',
      fr: 'Les biens personnalisés et périssables sont exclus. L’essai, le solde ou l’occasion n’y changent rien.',
    },
  },
  {
    id: 'customer-relations-064',
    family: 'fourteen-days',
    topic: 'complaints-and-rights',
    type: 'number',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'A parcel bought online arrives on Monday 3 March. On which day of March does the 14-day withdrawal period end?',
      fr: 'Un colis acheté en ligne arrive le lundi 3 mars. Quel jour de mars le délai de rétractation de 14 jours prend-il fin ?',
    },
    key: {
      value: 17,
    },
    why: {
      en: 'The day of delivery is not counted: day 1 is the 4th, day 14 the 17th, a Monday.',
      fr: 'Le jour de la livraison ne compte pas : le 4 est le premier jour, le 17, un lundi, le quatorzième.',
    },
  },
  {
    id: 'customer-relations-065',
    family: 'complaint-steps',
    topic: 'complaints-and-rights',
    type: 'order',
    difficulty: [2, 2],
    seconds: 65,
    stem: {
      en: 'Put the steps of handling a complaint in order.',
      fr: 'Mettez en ordre les étapes du traitement d’une réclamation.',
    },
    options: [
      {
        en: 'Find out what happened, from the file and colleagues',
        fr: 'Établir les faits, avec le dossier et les collègues',
      },
      {
        en: 'Decide on what is due, and on a gesture',
        fr: 'Décider de ce qui est dû et d’un éventuel geste',
      },
      {
        en: 'Tell the customer, with the reasons',
        fr: 'L’annoncer au client, avec les raisons',
      },
      {
        en: 'Report the cause to whoever can remove it',
        fr: 'Signaler la cause à qui peut la supprimer',
      },
      {
        en: 'Confirm that it has arrived, and when the answer comes',
        fr: 'En accuser réception et annoncer la date de réponse',
      },
    ],
    key: [4, 0, 1, 2, 3],
    why: {
      en: 'Facts before the decision, the decision before the answer; the cause is removed once the customer has been served.',
      fr: 'Les faits avant la décision, la décision avant la réponse ; on supprime la cause une fois le client servi.',
    },
  },
  {
    id: 'customer-relations-066',
    family: 'lost-on-the-way',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'A parcel is lost by the carrier that your shop had chosen. Who bears the loss of the buyer, a consumer?',
      fr: 'Un colis est perdu par le transporteur qu’avait choisi votre boutique. Qui supporte la perte de l’acheteuse, une consommatrice ?',
    },
    options: [
      {
        en: 'She herself: she had not taken insurance, or not enough',
        fr: 'Elle-même : elle n’avait pas pris l’assurance',
      },
      { en: 'The carrier: she has to write to it', fr: 'Le transporteur : elle doit lui écrire' },
      { en: 'Your shop: it sends another, or refunds', fr: 'La boutique : elle renvoie ou rembourse' },
      { en: 'Each of the two, for one half of the price', fr: 'Chacune des deux, pour moitié du prix' },
    ],
    key: [2],
    why: {
      en: 'The risk passes when she holds the goods. The carrier is a matter between it and the shop.',
      fr: 'Le risque passe à la remise du bien. Le transporteur est l’affaire de la boutique.',
    },
  },
  {
    id: 'customer-relations-067',
    family: 'return-postage',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'A shop offers no free returns, and said before the sale who pays for them. A buyer withdraws because she doesn’t like the lamp. Who pays the postage for sending it back?',
      fr: 'Une boutique n’offre pas le retour et a indiqué avant la vente qui le paie. Une acheteuse se rétracte, car la lampe ne lui plaît pas. Qui paie le renvoi ?',
    },
    options: [
      {
        en: 'The shop does, up to the delivery cost',
        fr: 'La boutique, jusqu’au coût de l’aller',
      },
      {
        en: 'She does, as she was told in advance',
        fr: 'Elle, puisqu’elle en était informée',
      },
      {
        en: 'Each side pays one half of the cost',
        fr: 'Chaque partie, pour moitié des frais',
      },
      {
        en: 'The shop does, in any withdrawal',
        fr: 'La boutique, pour toute rétractation',
      },
    ],
    key: [1],
    why: {
      en: 'The buyer pays the direct cost of returning, unless the shop takes it on or failed to say so before.',
      fr: 'L’acheteur paie le coût direct du renvoi, sauf si la boutique l’assume ou ne l’en a pas informé.',
    },
  },
  {
    id: 'customer-relations-068',
    family: 'express-delivery',
    topic: 'complaints-and-rights',
    type: 'number',
    difficulty: [4, 4],
    seconds: 60,
    stem: {
      en: 'A blanket cost €80. Standard delivery would have been €5; the buyer chose express for €15. She withdraws in time and returns it unused. How many euros do you refund?',
      fr: 'Une couverture a coûté 80 €. La livraison standard coûtait 5 € ; l’acheteuse a choisi l’express à 15 €. Elle se rétracte à temps et la renvoie inutilisée. Combien d’euros remboursez-vous ?',
    },
    key: {
      value: 85,
    },
    why: {
      en: 'The price and the cheapest standard delivery: 80 + 5. The extra cost of express was her choice.',
      fr: 'Le prix et la livraison standard la moins chère : 80 + 5. Le surcoût de l’express était son choix.',
    },
  },
  {
    id: 'customer-relations-069',
    family: 'until-it-is-back',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [3, 4],
    seconds: 55,
    stem: {
      en: 'A buyer withdrew from a sale of a mixer on 2 June, by email. Until when may you hold back the refund?',
      fr: 'Une acheteuse s’est rétractée de l’achat d’un robot le 2 juin, par e-mail. Jusqu’à quand pouvez-vous différer le remboursement ?',
    },
    options: [
      {
        en: 'Until it is back, or she shows that it was sent',
        fr: 'Jusqu’au retour, ou à la preuve de l’envoi',
      },
      {
        en: 'Until 30 days have passed after the sale',
        fr: 'Jusqu’à 30 jours après la vente',
      },
      {
        en: 'Until 16 June, wherever the mixer may then be',
        fr: 'Jusqu’au 16 juin, où que soit alors le robot',
      },
      {
        en: 'Until it is back and has been tested by you',
        fr: 'Jusqu’au retour et à la fin de vos tests',
      },
    ],
    key: [0],
    why: {
      en: 'The refund is due within 14 days, but may wait for the goods or for proof of sending, whichever is earlier.',
      fr: 'Le remboursement est dû sous 14 jours, mais peut attendre le bien ou la preuve d’envoi, au premier des deux.',
    },
  },
  {
    id: 'customer-relations-070',
    family: 'last-evening',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [3, 2],
    seconds: 50,
    stem: {
      en: 'The period of withdrawal ends on Thursday at midnight. A buyer emails at 23:30; your office reads it on Friday, and the goods arrive on Monday. Is she in time?',
      fr: 'Le délai de rétractation expire jeudi à minuit. Une acheteuse écrit à 23 h 30 ; vous lisez vendredi, et le bien arrive lundi. Est-elle dans les temps ?',
    },
    options: [
      {
        en: 'Yes, but for half of the price, being so late',
        fr: 'Oui, mais pour moitié, si tard dans le délai',
      },
      {
        en: 'No: what counts is when the message was read',
        fr: 'Non : c’est la lecture du message qui compte',
      },
      {
        en: 'No: what counts is when the goods were back',
        fr: 'Non : c’est le retour du bien qui compte',
      },
      {
        en: 'Yes: what counts is when she sent the message',
        fr: 'Oui : c’est l’envoi du message qui compte',
      },
    ],
    key: [3],
    why: {
      en: 'The declaration must be sent before the end. For sending the goods she then has 14 days more.',
      fr: 'La déclaration doit être envoyée avant la fin. Elle a ensuite 14 jours pour expédier le bien.',
    },
  },
  {
    id: 'customer-relations-071',
    family: 'worn-to-a-wedding',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [3, 3],
    seconds: 55,
    stem: {
      en: 'A dress bought online comes back within the 14 days of which the shop had informed her, with wine stains and a smell of smoke. What is the right treatment?',
      fr: 'Une robe achetée en ligne revient dans les 14 jours, tachée de vin et sentant la fumée. Comment la traiter ?',
    },
    options: [
      {
        en: 'Refund less what it has lost in value by being worn',
        fr: 'Rembourser, moins la perte de valeur due à l’usage',
      },
      {
        en: 'A voucher for the price, instead of a refund',
        fr: 'Donner un bon du même montant, au lieu de rembourser',
      },
      {
        en: 'Refund in full, since the 14 days have been met',
        fr: 'Rembourser en entier, le délai étant respecté',
      },
      {
        en: 'No refund, since whatever has been worn is excluded',
        fr: 'Ne rien rembourser, un article porté étant exclu',
      },
    ],
    key: [0],
    why: {
      en: 'Trying on is free; use beyond that lowers the refund by the loss of value, but does not end the right.',
      fr: 'Essayer est gratuit ; un usage au-delà réduit le remboursement de la perte de valeur, sans supprimer le droit.',
    },
  },
  {
    id: 'customer-relations-072',
    family: 'three-parcels',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [3, 2],
    seconds: 50,
    stem: {
      en: 'One online order of three things arrives in parcels on 2, 5 and 12 May. From which day do the 14 days run for the whole order?',
      fr: 'Une commande en ligne de trois articles arrive en trois colis, les 2, 5 et 12 mai. À partir de quel jour courent les 14 jours pour l’ensemble ?',
    },
    options: [
      {
        en: 'The day of the order',
        fr: 'Le jour de la commande',
      },
      {
        en: '5 May',
        fr: 'Le 5 mai',
      },
      {
        en: '2 May',
        fr: 'Le 2 mai',
      },
      {
        en: '12 May',
        fr: 'Le 12 mai',
      },
    ],
    key: [3],
    why: {
      en: 'For goods of one order that come separately, the last one counts.',
      fr: 'Pour les biens d’une même commande livrés séparément, le dernier compte.',
    },
  },
  {
    id: 'customer-relations-073',
    family: 'paid-extension',
    topic: 'complaints-and-rights',
    type: 'multiple',
    difficulty: [3, 3],
    seconds: 70,
    stem: {
      en: 'For €30 a shop sells a “two-year guarantee” with a new camera. Which two statements to the buyer are true?',
      fr: 'Pour 30 €, un magasin vend une « garantie deux ans » avec un appareil photo neuf. Quelles sont les deux affirmations exactes ?',
    },
    options: [
      {
        en: 'With it, the buyer can’t turn to the seller',
        fr: 'Avec elle, l’acheteur ne peut plus saisir le vendeur',
      },
      {
        en: 'It has to offer more than what the law gives anyway',
        fr: 'Elle doit offrir plus que ce que la loi donne déjà',
      },
      {
        en: 'Without it, there are no rights after one year',
        fr: 'Sans elle, plus aucun droit après un an',
      },
      {
        en: 'Without it, the seller answers for defects as well',
        fr: 'Sans elle, le vendeur répond aussi des défauts',
      },
      {
        en: 'It takes the place of the legal guarantee',
        fr: 'Elle remplace la garantie légale',
      },
    ],
    key: [1, 3],
    why: {
      en: 'The legal guarantee of two years is free and stays. What costs money may not present the same rights as a bonus.',
      fr: 'La garantie légale de deux ans est gratuite et demeure. Ce qui est payant ne peut présenter ces droits comme un avantage.',
    },
  },
  {
    id: 'customer-relations-074',
    family: 'repair-first',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [3, 2],
    seconds: 60,
    stem: {
      en: 'After eight months an oven shows a defect that was in it from the start. The buyer wants her money at once. What may the seller answer under EU rules?',
      fr: 'Après huit mois, un four révèle un défaut d’origine. L’acheteuse veut aussitôt son argent. Que peut répondre le vendeur selon les règles de l’UE ?',
    },
    options: [
      {
        en: 'That she gets the money, less eight months of use',
        fr: 'Qu’elle aura l’argent, moins huit mois d’usage',
      },
      {
        en: 'That he repairs it once she has proved the defect',
        fr: 'Qu’il le réparera quand elle aura prouvé le défaut',
      },
      {
        en: 'That he will first repair or replace it, free of charge',
        fr: 'Qu’il va d’abord le réparer ou le remplacer, sans frais',
      },
      {
        en: 'That she gets the money as soon as it has been returned',
        fr: 'Qu’elle aura l’argent dès le retour du four',
      },
    ],
    key: [2],
    why: {
      en: 'Repair or replacement comes first. Money follows if that fails, is refused, takes too long or the defect is serious.',
      fr: 'La réparation ou le remplacement passe d’abord. L’argent vient en cas d’échec, de refus, de lenteur ou de défaut grave.',
    },
  },
  {
    id: 'customer-relations-075',
    family: 'burden-of-proof',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [4, 3],
    seconds: 65,
    stem: {
      en: 'In month seven the handle of a pan comes off. Nothing suggests misuse. The shop writes: “Please prove that it was faulty when sold.” What is right?',
      fr: 'Au septième mois, la poignée d’une casserole se détache. Rien n’évoque un mauvais usage. Le magasin écrit : « Prouvez qu’elle était défectueuse à la vente. » Qu’en est-il ?',
    },
    options: [
      {
        en: 'An expert decides, and both sides share what that costs',
        fr: 'Un expert tranche, aux frais partagés des deux parties',
      },
      { en: 'It’s for the shop to prove that it was sound', fr: 'C’est au magasin de prouver l’absence de défaut' },
      {
        en: 'The shop is right, as six months have passed since the sale',
        fr: 'Le magasin a raison, car six mois ont passé',
      },
      {
        en: 'The shop is right: whoever wants something has to prove it',
        fr: 'Le magasin a raison : c’est à celui qui demande de prouver',
      },
    ],
    key: [1],
    why: {
      en: 'For at least a year after delivery a defect is taken to have been there from the start (two years in some countries).',
      fr: 'Pendant au moins un an après la livraison, le défaut est réputé d’origine (deux ans dans certains pays).',
    },
  },
  {
    id: 'customer-relations-076',
    family: 'dentist-chair',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: 'A dentist orders a chair for her practice from an online shop and wants to send it back on day 5, because she prefers another. What applies?',
      fr: 'Une dentiste commande en ligne un fauteuil pour son cabinet et veut le renvoyer le cinquième jour, car elle en préfère un autre. Qu’est-ce qui s’applique ?',
    },
    options: [
      {
        en: 'Only what was agreed: she did not buy as a consumer',
        fr: 'Le contrat seul : elle n’achète pas en consommatrice',
      },
      {
        en: 'The right of withdrawal, though for seven days only',
        fr: 'La rétractation, mais pendant sept jours seulement',
      },
      {
        en: 'The legal guarantee: the chair does not suit her',
        fr: 'La garantie légale : le fauteuil ne lui convient pas',
      },
      {
        en: 'The right of withdrawal: what matters is the distance',
        fr: 'La rétractation : seul compte l’achat à distance',
      },
    ],
    key: [0],
    why: {
      en: 'The right of withdrawal for distance sales protects people who buy outside their profession. The shop may be generous.',
      fr: 'La rétractation à distance protège qui achète hors de sa profession. La boutique peut se montrer généreuse.',
    },
  },
  {
    id: 'customer-relations-077',
    family: 'boxes-ticked',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [3, 2],
    seconds: 60,
    stem: {
      en: 'When ordering a bicycle online, a customer overlooked a box for theft insurance, €9 a month, that was ticked already. He wants his money back. What is right?',
      fr: 'En commandant un vélo en ligne, un client n’a pas vu une case déjà cochée : assurance vol, 9 € par mois. Il veut être remboursé. Que faire ?',
    },
    options: [
      { en: 'Refund it, as a gesture, not as a duty', fr: 'Rembourser, par geste et non par devoir' },
      { en: 'Refund it: a ticked box is not his consent', fr: 'Rembourser : une case précochée ne vaut pas accord' },
      { en: 'Refund half: both sides were careless', fr: 'Rembourser la moitié : chacun fut négligent' },
      { en: 'Decline: he could have removed the tick', fr: 'Refuser : il pouvait décocher la case' },
    ],
    key: [1],
    why: {
      en: 'Extra payments need express consent. If it is taken from a default that has to be refused, the money is returned.',
      fr: 'Un paiement supplémentaire exige un accord exprès. S’il découle d’une option par défaut, il est remboursé.',
    },
  },
  {
    id: 'customer-relations-078',
    family: 'fourteen-days',
    topic: 'complaints-and-rights',
    type: 'number',
    difficulty: [5, 5],
    seconds: 80,
    stem: {
      en: 'A consumer’s online order arrives on Saturday 7 June. The following weeks have no public holiday. On which day of June does the 14-day withdrawal period end under EU rules on periods?',
      fr: 'La commande en ligne d’une consommatrice arrive le samedi 7 juin. Les semaines suivantes n’ont aucun jour férié. Quel jour de juin le délai de 14 jours expire-t-il selon les règles de l’UE sur les délais ?',
    },
    key: {
      value: 23,
    },
    why: {
      en: 'Day 14 is the 21st, a Saturday. A period whose last day is a Saturday, Sunday or holiday ends with the next working day: Monday the 23rd.',
      fr: 'Le quatorzième jour est le samedi 21. Un délai dont le dernier jour est un samedi, un dimanche ou un jour férié expire le jour ouvrable suivant : lundi 23.',
    },
  },
  {
    id: 'customer-relations-079',
    family: 'never-informed',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [5, 4],
    seconds: 80,
    stem: {
      en: 'Goods bought online by a consumer arrive on 8 January 2026. The shop never informs her of the right of withdrawal. Until when can she still withdraw?',
      fr: 'Un bien acheté en ligne par une consommatrice arrive le 8 janvier 2026. La boutique ne l’informe jamais du droit de rétractation. Jusqu’à quand peut-elle se rétracter ?',
    },
    options: [
      {
        en: '8 January 2027',
        fr: 'Le 8 janvier 2027',
      },
      {
        en: '8 January 2028',
        fr: 'Le 8 janvier 2028',
      },
      {
        en: '22 January 2026',
        fr: 'Le 22 janvier 2026',
      },
      {
        en: '22 January 2027',
        fr: 'Le 22 janvier 2027',
      },
    ],
    key: [3],
    why: {
      en: 'Twelve months are added to the end of the first 14 days: 22 January 2026 becomes 22 January 2027.',
      fr: 'Douze mois s’ajoutent à la fin des 14 premiers jours : le 22 janvier 2026 devient le 22 janvier 2027.',
    },
  },
  {
    id: 'customer-relations-080',
    family: 'mattress',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [5, 5],
    seconds: 75,
    stem: {
      en: 'A mattress bought online comes back on day 10; the buyer has removed its protective film and slept on it twice. May the shop refuse the withdrawal “for reasons of hygiene”?',
      fr: 'Un matelas acheté en ligne revient le dixième jour ; l’acheteuse a ôté le film protecteur et y a dormi deux fois. La boutique peut-elle refuser « pour raison d’hygiène » ?',
    },
    options: [
      {
        en: 'Yes: a broken seal ends the right for any goods',
        fr: 'Oui : un film ôté met fin au droit pour tout bien',
      },
      { en: 'No: reasons of hygiene are never grounds for refusal', fr: 'Non : l’hygiène ne permet jamais de refuser' },
      {
        en: 'No: it can be cleaned and sold again, as clothes can',
        fr: 'Non : il peut être nettoyé et revendu, comme un vêtement',
      },
      {
        en: 'Yes: she has used it more than was needed to try it',
        fr: 'Oui : elle l’a utilisé et usé plus que pour un essai',
      },
    ],
    key: [2],
    why: {
      en: 'So the Court of Justice decided in 2019. The exception is for goods that cannot be made fit for sale; use only affects the amount.',
      fr: 'Ainsi a jugé la Cour de justice en 2019. L’exception vise ce qui n’est plus commercialisable ; l’usage ne touche que le montant.',
    },
  },
  {
    id: 'customer-relations-081',
    family: 'paid-hotline',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [4, 4],
    seconds: 70,
    stem: {
      en: 'For questions on orders a web shop gives consumers one phone number only, at €0.99 a minute. What is true under EU rules?',
      fr: 'Pour les questions sur les commandes, une boutique en ligne ne donne aux consommateurs qu’un numéro, à 0,99 € la minute. Qu’en est-il selon les règles de l’UE ?',
    },
    options: [
      {
        en: 'Only the basic rate may be charged for such calls',
        fr: 'Seul le tarif de base peut être facturé pour ces appels',
      },
      {
        en: 'Such calls have to be free of charge in every case',
        fr: 'Ces appels doivent toujours être gratuits',
      },
      {
        en: 'It is allowed, if an email address is given as well',
        fr: 'C’est permis, si une adresse e-mail est donnée aussi',
      },
      {
        en: 'It is allowed, if the price is said before each call',
        fr: 'C’est permis, si le prix est annoncé avant l’appel',
      },
    ],
    key: [0],
    why: {
      en: 'Whoever calls about a contract already made pays no more than the basic rate; free it need not be.',
      fr: 'Qui appelle pour un contrat déjà conclu ne paie pas plus que le tarif de base ; la gratuité n’est pas imposée.',
    },
  },
  {
    id: 'customer-relations-082',
    family: 'half-used-course',
    topic: 'complaints-and-rights',
    type: 'number',
    difficulty: [3, 2],
    seconds: 80,
    stem: {
      en: 'Online, a consumer books 30 equal lessons with a teacher by video call for €90, and expressly asks to start at once; she was duly informed. She withdraws in time, after 10 lessons. How many euros does she get back?',
      fr: 'Une consommatrice réserve en ligne, pour 90 €, 30 leçons égales en visio avec un professeur et demande expressément à commencer aussitôt ; elle a été dûment informée. Elle se rétracte à temps, après 10 leçons. Combien d’euros récupère-t-elle ?',
    },
    key: {
      value: 60,
    },
    why: {
      en: 'For a service begun at her request she pays in proportion: 90 × 10/30 = 30, so that 60 are refunded.',
      fr: 'Pour un service commencé à sa demande, elle paie au prorata : 90 × 10/30 = 30 ; 60 sont remboursés.',
    },
  },
  {
    id: 'customer-relations-083',
    family: 'advert-or-certificate',
    topic: 'complaints-and-rights',
    type: 'single',
    difficulty: [3, 3],
    seconds: 80,
    stem: {
      en: 'In 2023 a consumer bought an electric bicycle that its maker advertised with “five years’ guarantee on everything”, never corrected. The certificate in the box gives the battery two years only. In year four the battery fails through a defect. Does the maker’s guarantee cover it under EU law?',
      fr: 'En 2023, un consommateur a acheté un vélo électrique que le fabricant vantait, sans jamais rectifier, avec « cinq ans de garantie sur tout ». Le certificat joint ne donne que deux ans à la batterie. La quatrième année, elle lâche à cause d’un défaut. La garantie du fabricant joue-t-elle selon le droit de l’UE ?',
    },
    options: [
      {
        en: 'Yes: what the advert said is binding on the maker',
        fr: 'Oui : ce que disait la publicité engage le fabricant',
      },
      {
        en: 'No: the certificate states the terms of the guarantee',
        fr: 'Non : c’est le certificat qui fixe les termes de la garantie',
      },
      {
        en: 'No: after two years the law ends every guarantee',
        fr: 'Non : après deux ans, la loi met fin à toute garantie',
      },
      {
        en: 'Yes: but only for half, as the two texts conflict',
        fr: 'Oui : mais pour moitié, car les deux textes se contredisent',
      },
    ],
    key: [0],
    why: {
      en: 'A commercial guarantee binds on the terms advertised if those of the certificate are worse, unless the advert was corrected before the purchase (Directive 2019/771, Article 17(1)).',
      fr: 'Une garantie commerciale engage selon la publicité si le certificat est moins favorable, sauf si cette publicité a été rectifiée avant l’achat (directive 2019/771, article 17, paragraphe 1).',
    },
  },
  {
    id: 'customer-relations-084',
    family: 'discount-shared-out',
    topic: 'complaints-and-rights',
    type: 'number',
    difficulty: [3, 3],
    seconds: 75,
    stem: {
      en: 'A code took €25 off a basket of €75 and €50, shared out in proportion to the prices. The buyer withdraws in time from the thing at €50 alone; delivery was free. How many euros do you refund?',
      fr: 'Un code a retiré 25 € d’un panier de 75 € et 50 €, répartis au prorata des prix. L’acheteur se rétracte à temps du seul article à 50 € ; la livraison était gratuite. Combien d’euros remboursez-vous ?',
    },
    key: {
      value: 40,
    },
    why: {
      en: '25 of 125 is 20%: he paid 40 for it. Refunding 50 would give him a discount twice.',
      fr: '25 sur 125, c’est 20 % : il l’a payé 40. Rembourser 50 doublerait la remise.',
    },
  },
]
