// Items on what customers ask for: listening, questions, finding the cause. Joined with the other topics by customer-relations.ts.
import type { SourceItem } from '#seed/items/source-item.ts'

export const understandingItems: readonly SourceItem[] = [
  {
    id: 'customer-relations-001',
    family: 'test-order',
    topic: 'understanding',
    type: 'single',
    difficulty: [3, 3],
    seconds: 130,
    stem: {
      en: 'Some orders get no confirmation email, always for one and the same cause. In the log, “+” stands for a promo code that was used, or an email that was sent. One test order is left. Which one brings you closest to the cause?',
      fr: 'Certaines commandes ne reçoivent aucun e-mail de confirmation, toujours pour une seule et même cause. Dans le journal, « + » indique un code promo utilisé ou un e-mail envoyé. Il reste une commande d’essai. Laquelle rapproche le plus de la cause ?',
    },
    code: `#   app   pay    promo   via   email
1   4.2   Visa   +       DPD   -
2   4.2   Visa   +       UPS   -
3   4.1   Visa   +       DPD   +
4   4.2   SEPA   -       DPD   +`,
    options: [
      {
        en: 'Version 4.1, paid by Visa, without a code, sent by UPS',
        fr: 'Version 4.1, payée par Visa, sans code, envoi UPS',
      },
      {
        en: 'Version 4.1, paid by SEPA, with a code, sent by DPD',
        fr: 'Version 4.1, payée par SEPA, avec code, envoi DPD',
      },
      {
        en: 'Version 4.2, paid by SEPA, without a code, sent by UPS',
        fr: 'Version 4.2, payée par SEPA, sans code, envoi UPS',
      },
      {
        en: 'Version 4.2, paid by SEPA, with a code, sent by UPS',
        fr: 'Version 4.2, payée par SEPA, avec code, envoi UPS',
      },
    ],
    key: [3],
    why: {
      en: 'Line 3 points to version 4.2, line 4 shows that it takes Visa or the code as well. The right test keeps 4.2 and just one of the two; in the others the email would leave under either suspicion.',
      fr: 'La ligne 3 désigne la version 4.2 ; la ligne 4 montre qu’il y faut aussi Visa ou le code. Le bon essai garde 4.2 et un seul des deux ; les autres e-mails partiraient dans les deux hypothèses.',
    },
  },
  {
    id: 'customer-relations-002',
    family: 'flagged-as-leaving',
    topic: 'understanding',
    type: 'number',
    difficulty: [3, 3],
    seconds: 120,
    stem: {
      en: '4% of customers cancel within three months. A program that reads their messages flags 75% of those who will cancel, and 12.5% of those who will stay. What share of the flagged customers will cancel, in percent?',
      fr: '4 % des clients résilient dans les trois mois. Un programme qui lit leurs messages signale 75 % de ceux qui résilieront, et 12,5 % de ceux qui resteront. Quelle part des clients signalés résiliera, en pour cent ?',
    },
    key: {
      value: 20,
    },
    why: {
      en: 'Of 1,000 customers it flags 30 of the 40 who leave and 120 of the 960 who stay: 30 / 150 = 20%. As few leave, most alarms are false.',
      fr: 'Sur 1 000 clients, il en signale 30 des 40 qui partent et 120 des 960 qui restent : 30 / 150 = 20 %. Les départs étant rares, la plupart des alertes sont fausses.',
    },
  },
  {
    id: 'customer-relations-003',
    family: 'one-open-order',
    topic: 'understanding',
    type: 'single',
    difficulty: [1, 2],
    seconds: 35,
    stem: {
      en: 'A customer writes from the address of her account: “Where is my parcel?” She gives no number. The account has exactly one open order. What do you do?',
      fr: 'Une cliente écrit depuis l’adresse de son compte : « Où est mon colis ? » Elle ne donne aucun numéro. Le compte a exactement une commande en cours. Que faites-vous ?',
    },
    options: [
      {
        en: 'Ask for the order number first, to be on the safe side',
        fr: 'Demander d’abord le numéro, par précaution',
      },
      {
        en: 'Answer for that order, and name it in the reply',
        fr: 'Répondre pour cette commande, en la nommant',
      },
      {
        en: 'Send the page where any order number can be tracked',
        fr: 'Envoyer la page où l’on suit un numéro de commande',
      },
      {
        en: 'Answer that parcels usually arrive within three days',
        fr: 'Répondre qu’un colis arrive en général sous trois jours',
      },
    ],
    key: [1],
    why: {
      en: 'What the account shows need not be asked for. Naming the order lets her object if she meant another.',
      fr: 'On ne demande pas ce que le compte montre. Nommer la commande lui permet de dire s’il s’agit d’une autre.',
    },
  },
  {
    id: 'customer-relations-004',
    family: 'who-writes-in',
    topic: 'understanding',
    type: 'number',
    difficulty: [3, 3],
    seconds: 110,
    stem: {
      en: 'Of those who are charged twice, 50% write to you; of those who get no invoice, only 5%. This month 60 wrote about a double charge, 24 about a missing invoice; nobody had both. Of all those who had one of the two troubles, what share got no invoice, in percent?',
      fr: 'Parmi les clients prélevés deux fois, 50 % vous écrivent ; parmi ceux qui n’ont pas eu leur facture, 5 % seulement. Ce mois-ci, 60 ont écrit pour un double prélèvement, 24 pour une facture manquante ; personne n’a eu les deux. Parmi tous les clients touchés, quelle part n’a pas eu sa facture, en pour cent ?',
    },
    key: {
      value: 80,
    },
    why: {
      en: '60 / 0.5 = 120 were charged twice, 24 / 0.05 = 480 had no invoice; 480 / 600 = 80%. What is complained of least may be the most common.',
      fr: '60 / 0,5 = 120 prélevés deux fois, 24 / 0,05 = 480 sans facture ; 480 / 600 = 80 %. Ce dont on se plaint le moins peut être le plus fréquent.',
    },
  },
  {
    id: 'customer-relations-005',
    family: 'withdrawn-or-not',
    topic: 'understanding',
    type: 'single',
    difficulty: [3, 3],
    seconds: 75,
    stem: {
      en: 'Four consumers have each ordered a lamp from your web shop, which informed them duly of the 14 days. None uses a form or a button. Who has validly withdrawn within the period under EU rules?',
      fr: 'Quatre consommateurs ont chacun commandé une lampe dans votre boutique en ligne, qui les a dûment informés des 14 jours. Aucun n’utilise de formulaire ni de bouton. Qui s’est valablement rétracté dans le délai, selon les règles de l’UE ?',
    },
    options: [
      {
        en: 'The one who says on your voicemail: “I cancel the order”',
        fr: 'Celui qui dit à votre répondeur : « J’annule la commande »',
      },
      {
        en: 'The one who never collects the parcel from the post office',
        fr: 'Celui qui laisse le colis à la poste sans aller le chercher',
      },
      {
        en: 'The one who asks by email how a lamp can be sent back',
        fr: 'Celui qui demande par e-mail comment renvoyer la lampe',
      },
      {
        en: 'The one who writes that he would rather have it in blue now',
        fr: 'Celui qui écrit qu’il la préférerait finalement en bleu',
      },
    ],
    key: [0],
    why: {
      en: 'Any unequivocal statement will do, also by phone (Directive 2011/83, Article 11 and recital 44). Silence, a question or a wish for another colour is none.',
      fr: 'Toute déclaration dénuée d’ambiguïté suffit, même par téléphone (directive 2011/83, article 11 et considérant 44). Un silence, une question ou l’envie d’une autre couleur n’en est pas une.',
    },
  },
  {
    id: 'customer-relations-006',
    family: 'closed-question',
    topic: 'understanding',
    type: 'single',
    difficulty: [1, 2],
    seconds: 40,
    stem: {
      en: 'A caller has wandered off three times while you look for the fault in his router. Which question brings the next fact soonest?',
      fr: 'Un abonné s’est égaré trois fois pendant que vous cherchez la panne de sa box. Quelle question apporte le plus vite le fait suivant ?',
    },
    options: [
      {
        en: '“What do you think could be wrong with the box?”',
        fr: '« D’après vous, d’où pourrait venir le problème ? »',
      },
      {
        en: '“Could you describe once more how it all began?”',
        fr: '« Pouvez-vous me redire comment tout a commencé ? »',
      },
      {
        en: '“What can you tell me about the box right now?”',
        fr: '« Que pouvez-vous me dire de la box en ce moment ? »',
      },
      {
        en: '“Is the light at the front green or red?”',
        fr: '« Le voyant de devant est-il vert ou rouge ? »',
      },
    ],
    key: [3],
    why: {
      en: 'Open questions are for beginnings. To check one fact with somebody who strays, offer the possible answers.',
      fr: 'Les questions ouvertes servent au début. Pour vérifier un fait avec quelqu’un qui s’égare, on propose les réponses possibles.',
    },
  },
  {
    id: 'customer-relations-007',
    family: 'poor-line',
    topic: 'understanding',
    type: 'single',
    difficulty: [2, 2],
    seconds: 40,
    stem: {
      en: 'On a bad line you have understood the street but not the house number, which the caller has said twice. What works best?',
      fr: 'La ligne est mauvaise : vous avez compris la rue, mais pas le numéro, que la personne a déjà dit deux fois. Que faire ?',
    },
    options: [
      {
        en: 'Repeat the street, then ask for each digit',
        fr: 'Répéter la rue, puis demander chaque chiffre',
      },
      {
        en: 'Ask for the whole address again, slowly and a little louder',
        fr: 'Redemander toute l’adresse, lentement et un peu plus fort',
      },
      {
        en: 'Note the number that seems likeliest and go on',
        fr: 'Noter le numéro le plus probable et poursuivre',
      },
      {
        en: 'Say that no address can be taken on such a line',
        fr: 'Dire qu’aucune adresse ne se prend sur une telle ligne',
      },
    ],
    key: [0],
    why: {
      en: 'It shows what has been understood and narrows the question to what is missing.',
      fr: 'On montre ce qui est compris et l’on réduit la question à ce qui manque.',
    },
  },
  {
    id: 'customer-relations-008',
    family: 'billed-twice',
    topic: 'understanding',
    type: 'number',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'A subscription is charged every 30 days. A customer who was charged on 1 March complains of being charged twice that month. On which day of March was the second charge?',
      fr: 'Un abonnement est prélevé tous les 30 jours. Une cliente prélevée le 1er mars se plaint d’un second prélèvement le même mois. Quel jour de mars a-t-il eu lieu ?',
    },
    key: {
      value: 31,
    },
    why: {
      en: '1 + 30 = 31: the charge is right, and her surprise too. Say so before explaining the rule.',
      fr: '1 + 30 = 31 : le prélèvement est exact, et sa surprise légitime. Il faut le dire avant d’expliquer la règle.',
    },
  },
  {
    id: 'customer-relations-009',
    family: 'unspoken-requests',
    topic: 'understanding',
    type: 'multiple',
    difficulty: [2, 2],
    seconds: 55,
    stem: {
      en: 'Which two messages ask for something to be done, though they contain no question?',
      fr: 'Quels sont les deux messages qui demandent d’agir, bien qu’ils ne posent aucune question ?',
    },
    options: [
      {
        en: '“It’s the 12th, and I still have no tickets for the 14th.”',
        fr: '« Nous sommes le 12 et je n’ai pas mes billets pour le 14. »',
      },
      {
        en: '“The tickets came in time, and my son was delighted.”',
        fr: '« Les billets sont arrivés à temps, mon fils était ravi. »',
      },
      {
        en: '“One of the shoes in the box is a 39, the other a 40.”',
        fr: '« L’une des chaussures de la boîte est un 39, l’autre un 40. »',
      },
      {
        en: '“The refund has arrived, so that is settled for me.”',
        fr: '« Le remboursement est arrivé : pour moi, c’est réglé. »',
      },
      {
        en: '“I chose your shop because my sister often buys there.”',
        fr: '« J’ai choisi votre boutique, ma sœur y achète souvent. »',
      },
    ],
    key: [0, 2],
    why: {
      en: 'A mismatched pair and tickets missing two days before the date call for action. The others report or thank.',
      fr: 'Une paire dépareillée et des billets absents deux jours avant la date appellent une action. Les autres informent ou remercient.',
    },
  },
  {
    id: 'customer-relations-010',
    family: 'battery-that-fits',
    topic: 'understanding',
    type: 'multiple',
    difficulty: [1, 1],
    seconds: 45,
    stem: {
      en: 'A caller asks whether a spare battery fits her electric bicycle. Which two things do you have to know?',
      fr: 'Une personne demande si une batterie de rechange convient à son vélo électrique. Quelles sont les deux informations nécessaires ?',
    },
    options: [
      {
        en: 'The reason why she needs another battery',
        fr: 'La raison pour laquelle il lui en faut une autre',
      },
      {
        en: 'The type printed on the present battery',
        fr: 'Le type inscrit sur la batterie actuelle',
      },
      {
        en: 'The distance she rides in a usual week',
        fr: 'La distance parcourue chaque semaine',
      },
      {
        en: 'The model of the bicycle and its year',
        fr: 'Le modèle du vélo et son année',
      },
      {
        en: 'The place where the bicycle was bought',
        fr: 'Le magasin où le vélo a été acheté',
      },
    ],
    key: [1, 3],
    why: {
      en: 'What decides is whether the parts fit. The rest may interest a seller; it does not answer her.',
      fr: 'Seule compte la compatibilité des pièces. Le reste intéresse un vendeur, mais ne répond pas à la question.',
    },
  },
  {
    id: 'customer-relations-011',
    family: 'first-steps-of-a-call',
    topic: 'understanding',
    type: 'order',
    difficulty: [2, 3],
    seconds: 60,
    stem: {
      en: 'A customer calls because a heater has stopped. Put the steps of the call in order.',
      fr: 'Un client appelle parce qu’un radiateur s’est arrêté. Mettez les étapes de l’appel en ordre.',
    },
    options: [
      {
        en: 'Look for the cause with questions and the file',
        fr: 'Chercher la cause par des questions et le dossier',
      },
      {
        en: 'Say who does what next, and note it',
        fr: 'Dire qui fait quoi ensuite, et le noter',
      },
      {
        en: 'Sum it up and have it confirmed',
        fr: 'Résumer et faire confirmer',
      },
      {
        en: 'Propose a remedy and get his agreement',
        fr: 'Proposer une solution et obtenir son accord',
      },
      {
        en: 'Let him tell what happened',
        fr: 'Le laisser raconter ce qui s’est passé',
      },
    ],
    key: [4, 2, 0, 3, 1],
    why: {
      en: 'Understanding comes before diagnosis, diagnosis before the remedy, and an agreed remedy before the record of it.',
      fr: 'Comprendre précède le diagnostic, le diagnostic la solution, et la solution acceptée son inscription au dossier.',
    },
  },
  {
    id: 'customer-relations-012',
    family: 'nine-in-twenty-minutes',
    topic: 'understanding',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'Within twenty minutes nine customers write that their invoice does not open. Yesterday nobody did. What do you do first?',
      fr: 'En vingt minutes, neuf clients écrivent que leur facture ne s’ouvre pas. Hier, aucun. Que faites-vous d’abord ?',
    },
    options: [
      {
        en: 'Answer each in turn with the usual steps to open a file',
        fr: 'Donner à chacun les étapes d’ouverture habituelles',
      },
      {
        en: 'Send each one the invoice from your own computer',
        fr: 'Envoyer à chacun la facture depuis votre poste',
      },
      {
        en: 'Report an incident before any of the nine is answered',
        fr: 'Signaler un incident avant de répondre aux neuf',
      },
      {
        en: 'Ask each one which program and which device is used',
        fr: 'Demander à chacun quel programme et quel appareil il utilise',
      },
    ],
    key: [2],
    why: {
      en: 'So many alike at once have one cause, probably with you. Treated singly, the tenth to the hundredth follow.',
      fr: 'Tant de cas semblables à la fois ont une cause unique, sans doute chez vous. Traités un à un, il en viendra cent autres.',
    },
  },
  {
    id: 'customer-relations-013',
    family: 'wrong-diagnosis',
    topic: 'understanding',
    type: 'single',
    difficulty: [1, 1],
    seconds: 50,
    stem: {
      en: '“My account is broken, please send me a new password.” The log shows three successful logins today, then a payment refused because the card has expired. What do you write?',
      fr: '« Mon compte est cassé, envoyez-moi un nouveau mot de passe. » Le journal montre trois connexions réussies aujourd’hui, puis un paiement refusé pour carte expirée. Qu’écrivez-vous ?',
    },
    options: [
      {
        en: 'That the account is being repaired by the technicians',
        fr: 'Que les techniciens réparent actuellement le compte',
      },
      {
        en: 'That a new password is on its way, as she asks for it',
        fr: 'Qu’un nouveau mot de passe arrive, comme demandé',
      },
      {
        en: 'That the login works, and that the card has expired',
        fr: 'Que la connexion marche, mais que la carte a expiré',
      },
      {
        en: 'That she should send a picture, to show the screen',
        fr: 'Qu’elle doit envoyer une photo de ce que montre l’écran',
      },
    ],
    key: [2],
    why: {
      en: 'Her request rests on a wrong diagnosis. A new password would change nothing, and the log already tells the cause.',
      fr: 'Sa demande repose sur un mauvais diagnostic. Un nouveau mot de passe ne changerait rien, et le journal dit déjà la cause.',
    },
  },
  {
    id: 'customer-relations-014',
    family: 'son-who-pays',
    topic: 'understanding',
    type: 'single',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'A man asks to which address his mother’s order goes. He knows her name and the order number, and says that he pays. The account is hers. What is right?',
      fr: 'Un homme demande à quelle adresse part la commande de sa mère. Il connaît son nom et le numéro de commande, et dit que c’est lui qui paie. Le compte est à elle. Que faut-il faire ?',
    },
    options: [
      {
        en: 'Tell him the town and the day, but not the street',
        fr: 'Lui dire la ville et le jour, mais non la rue',
      },
      {
        en: 'Offer to tell her, if she calls or comes to the phone',
        fr: 'Proposer de le lui dire à elle, ou de l’avoir au téléphone',
      },
      {
        en: 'Tell him, because he knows the number of the order',
        fr: 'Le lui dire, car il connaît le numéro de commande',
      },
      {
        en: 'Ask for her date of birth, and tell him if it is right',
        fr: 'Demander la date de naissance de sa mère, puis le lui dire',
      },
    ],
    key: [1],
    why: {
      en: 'Neither paying nor knowing details makes him the customer. Relatives know a date of birth as well.',
      fr: 'Ni payer ni connaître des détails ne fait de lui le client. Un proche connaît aussi une date de naissance.',
    },
  },
  {
    id: 'customer-relations-015',
    family: 'bigger-plan',
    topic: 'understanding',
    type: 'single',
    difficulty: [2, 2],
    seconds: 60,
    stem: {
      en: 'A customer asks for 2 TB of storage. He uses 40 GB of his 200, and has just searched the help for “upload stops at 5 GB”, the limit of a single file in every plan. What do you tell him?',
      fr: 'Un client demande 2 To de stockage. Il utilise 40 Go sur 200 et vient de chercher dans l’aide « envoi bloqué à 5 Go », limite d’un fichier dans toutes les formules. Que lui dire ?',
    },
    options: [
      {
        en: 'That he should split the file, as space is not the problem',
        fr: 'De scinder le fichier, car l’espace n’est pas en cause',
      },
      {
        en: 'How to change to 2 TB, and what it costs by month and year',
        fr: 'Comment passer à 2 To, et ce qu’il en coûte par mois et par an',
      },
      {
        en: 'That 1 TB is enough for him, as he does not need 2',
        fr: 'Qu’un téraoctet lui suffit, car il n’a pas besoin de 2',
      },
      {
        en: 'That he still has 160 GB, so that he need not pay more',
        fr: 'Qu’il lui reste 160 Go et qu’il n’a rien à payer de plus',
      },
    ],
    key: [0],
    why: {
      en: 'He asks for a remedy to a trouble that he does not name. The limit of a file is the same in the larger plan.',
      fr: 'Il demande un remède à un problème qu’il ne nomme pas. La limite par fichier reste la même dans la grande formule.',
    },
  },
  {
    id: 'customer-relations-016',
    family: 'about-to-leave',
    topic: 'understanding',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'Which message says most clearly that a business customer may soon leave?',
      fr: 'Quel message annonce le plus nettement le départ prochain d’un client professionnel ?',
    },
    options: [
      {
        en: '“This is the second time in a week that it is slow.”',
        fr: '« C’est la deuxième fois cette semaine que c’est lent. »',
      },
      {
        en: '“Your new menu is a shame. Give us back the old one!”',
        fr: '« Votre nouveau menu est une honte. Rendez l’ancien ! »',
      },
      {
        en: '“Six colleagues are joining. Can we pay by quarter?”',
        fr: '« Six collègues arrivent. Peut-on payer par trimestre ? »',
      },
      {
        en: '“How can all of our data be exported, please?”',
        fr: '« Comment peut-on exporter toutes nos données ? »',
      },
    ],
    key: [3],
    why: {
      en: 'Whoever complains still expects something. A polite question on taking the data out prepares a move.',
      fr: 'Qui se plaint attend encore quelque chose. Une question polie sur la sortie des données prépare un départ.',
    },
  },
  {
    id: 'customer-relations-017',
    family: 'which-of-two-orders',
    topic: 'understanding',
    type: 'single',
    difficulty: [1, 1],
    seconds: 55,
    stem: {
      en: '“Please cancel my last order.” Two orders were made within two minutes, one chair and four chairs. Both are packed in half an hour, and the customer cannot be reached. What do you do?',
      fr: '« Annulez ma dernière commande. » Deux commandes ont été passées à deux minutes d’écart : une chaise, puis quatre. Les deux seront emballées dans une demi-heure et le client est injoignable. Que faites-vous ?',
    },
    options: [
      {
        en: 'Cancel the single chair, which was clearly a mistake',
        fr: 'Annuler la chaise seule, manifestement une erreur',
      },
      {
        en: 'Let both of them leave, as they can still be returned',
        fr: 'Laisser partir les deux, puisqu’on peut les retourner',
      },
      {
        en: 'Stop both for now, and ask which of them is meant',
        fr: 'Suspendre les deux et demander laquelle est visée',
      },
      {
        en: 'Cancel the four chairs, as the later of the two',
        fr: 'Annuler les quatre chaises, dernière en date',
      },
    ],
    key: [2],
    why: {
      en: 'A stop can be undone and costs an hour. A wrong cancellation or a shipment cannot be undone so cheaply.',
      fr: 'Une suspension se lève et coûte une heure. Une annulation erronée ou un envoi ne se rattrape pas à ce prix.',
    },
  },
  {
    id: 'customer-relations-018',
    family: 'checks-before-no',
    topic: 'understanding',
    type: 'multiple',
    difficulty: [2, 1],
    seconds: 60,
    stem: {
      en: 'A code takes €10 off from €50 of goods that are not on sale. A customer with a basket of €62 says that it was not applied. Which two facts do you check before saying that she is wrong?',
      fr: 'Un code retire 10 € dès 50 € d’articles non soldés. Une cliente dont le panier vaut 62 € dit qu’il n’a pas été appliqué. Quels sont les deux faits à vérifier avant de lui donner tort ?',
    },
    options: [
      {
        en: 'How much of the €62 was for goods on sale',
        fr: 'Quelle part des 62 € concernait des soldes',
      },
      {
        en: 'Whether the code was valid when she ordered',
        fr: 'Si le code était valable à la commande',
      },
      {
        en: 'Which kind of card she has paid the order with',
        fr: 'Avec quelle sorte de carte elle a payé',
      },
      {
        en: 'How long she has been a customer of the shop',
        fr: 'Depuis quand elle est cliente de la boutique',
      },
      {
        en: 'Whether she has used many other codes before',
        fr: 'Si elle a déjà utilisé beaucoup d’autres codes',
      },
    ],
    key: [0, 1],
    why: {
      en: 'Only the conditions of the code decide: the goods that count, and the dates.',
      fr: 'Seules les conditions du code décident : les articles pris en compte et les dates.',
    },
  },
  {
    id: 'customer-relations-019',
    family: 'one-cause-for-three',
    topic: 'understanding',
    type: 'single',
    difficulty: [2, 2],
    seconds: 70,
    stem: {
      en: 'A customer writes on three days: she sees no points; she never got a welcome email; and since she joined, her sister gets the newsletter twice. Which single cause explains all three?',
      fr: 'Une cliente écrit trois jours de suite : elle ne voit aucun point ; elle n’a pas reçu d’e-mail de bienvenue ; sa sœur reçoit la lettre d’information en double depuis sa propre inscription. Quelle cause explique le tout ?',
    },
    options: [
      {
        en: 'The newsletter system sends each message twice',
        fr: 'Le système d’envoi expédie chaque lettre deux fois',
      },
      {
        en: 'Her account was opened with her sister’s address',
        fr: 'Son compte a été ouvert avec l’adresse de sa sœur',
      },
      {
        en: 'Points only show two weeks after the first order',
        fr: 'Les points n’apparaissent que deux semaines après l’achat',
      },
      {
        en: 'Messages of the shop end up in her junk folder',
        fr: 'Les messages de la boutique finissent dans ses indésirables',
      },
    ],
    key: [1],
    why: {
      en: 'What she lacks arrives at her sister’s. Each of the others explains one message and leaves two open.',
      fr: 'Ce qui lui manque arrive chez sa sœur. Chacune des autres causes explique un message et en laisse deux.',
    },
  },
  {
    id: 'customer-relations-020',
    family: 'two-neighbours',
    topic: 'understanding',
    type: 'single',
    difficulty: [2, 2],
    seconds: 70,
    stem: {
      en: 'The carrier shows “handed over at 10:42, signed Martin”. Mr Martin, a new customer, writes that he was at work and has nothing; two Martins live at his address. What do you do?',
      fr: 'Le transporteur indique « remis à 10 h 42, signé Martin ». M. Martin, nouveau client, écrit qu’il était au travail et n’a rien ; deux Martin habitent à son adresse. Que faire ?',
    },
    options: [
      {
        en: 'Send another one at once, and write the first one off',
        fr: 'En renvoyer un aussitôt, et passer le premier en pertes',
      },
      { en: 'Ask his employer where he was', fr: 'Demander à son employeur où il était' },
      {
        en: 'Decline, because time and signature prove that he has it',
        fr: 'Refuser, car l’heure et la signature prouvent qu’il l’a reçu',
      },
      {
        en: 'Ask the carrier at which door it was handed over',
        fr: 'Demander au transporteur à quelle porte il l’a remis',
      },
    ],
    key: [3],
    why: {
      en: 'Both may be telling the truth. One question to the carrier can settle it before anybody is accused or goods are lost.',
      fr: 'Les deux peuvent dire vrai. Une question au transporteur peut trancher avant d’accuser quiconque ou de perdre le colis.',
    },
  },
  {
    id: 'customer-relations-021',
    family: 'refused-card',
    topic: 'understanding',
    type: 'multiple',
    difficulty: [3, 2],
    seconds: 70,
    stem: {
      en: '“Your shop refuses my card!” The log: wrong security code, wrong security code, then declined by the bank, “too many attempts”. Which two things do you tell?',
      fr: '« Votre boutique refuse ma carte ! » Le journal : code de sécurité erroné, de nouveau erroné, puis refus de la banque, « trop d’essais ». Quelles sont les deux choses à lui dire ?',
    },
    options: [
      {
        en: 'The account does not hold enough money for the order',
        fr: 'Le compte n’est pas assez approvisionné pour la commande',
      },
      {
        en: 'The shop has blocked the card to protect its owner',
        fr: 'La boutique a bloqué la carte pour protéger son titulaire',
      },
      {
        en: 'The first two attempts failed on the security code',
        fr: 'Les deux premiers essais ont échoué sur le code de sécurité',
      },
      {
        en: 'A fourth attempt with the right code will succeed',
        fr: 'Un quatrième essai avec le bon code aboutira',
      },
      {
        en: 'Only the bank can now allow the card to pay again',
        fr: 'Seule la banque peut maintenant réautoriser la carte',
      },
    ],
    key: [2, 4],
    why: {
      en: 'The log says why each attempt failed and who refuses now. It says nothing about money, and the shop blocked nothing.',
      fr: 'Le journal dit pourquoi chaque essai a échoué et qui refuse à présent. Il ne dit rien du solde, et la boutique n’a rien bloqué.',
    },
  },
  {
    id: 'customer-relations-022',
    family: 'fourth-call',
    topic: 'understanding',
    type: 'order',
    difficulty: [3, 3],
    seconds: 75,
    stem: {
      en: 'A customer calls for the fourth time about the same fault. Put what you do in order.',
      fr: 'Un client appelle pour la quatrième fois au sujet de la même panne. Mettez vos actions en ordre.',
    },
    options: [
      {
        en: 'Ask what is still wrong today',
        fr: 'Demander ce qui ne va toujours pas aujourd’hui',
      },
      {
        en: 'Call back to see whether it holds',
        fr: 'Rappeler pour vérifier que cela tient',
      },
      {
        en: 'Read what was done and promised before',
        fr: 'Lire ce qui a été fait et promis jusqu’ici',
      },
      {
        en: 'Have the cause fixed that this points to',
        fr: 'Faire corriger la cause ainsi trouvée',
      },
      {
        en: 'Compare that with what the systems show',
        fr: 'Le comparer à ce que montrent les systèmes',
      },
    ],
    key: [2, 0, 4, 3, 1],
    why: {
      en: 'The file spares him a fourth telling, today’s state comes before the search for the cause, and proof after the repair.',
      fr: 'Le dossier lui évite un quatrième récit, l’état du jour précède la recherche de la cause, et la preuve suit la réparation.',
    },
  },
  {
    id: 'customer-relations-023',
    family: 'fee-and-its-cause',
    topic: 'understanding',
    type: 'single',
    difficulty: [2, 1],
    seconds: 75,
    stem: {
      en: '“Cancel the €15 reminder fee!” The file: she reported her move in May, the change was never entered, and the invoice and two letters went to her old flat. Which answer settles the whole matter?',
      fr: '« Annulez les 15 € de frais de rappel ! » Le dossier : elle a signalé son déménagement en mai, rien n’a été saisi, la facture et deux lettres sont parties à l’ancienne adresse. Quelle réponse règle toute l’affaire ?',
    },
    options: [
      {
        en: 'Cancel it, enter the address, send again what she missed',
        fr: 'Annuler, saisir l’adresse, renvoyer ce qu’elle a manqué',
      },
      {
        en: 'Cancel it as a favour, and tell her that it is an exception',
        fr: 'Annuler par faveur, en précisant que c’est une exception',
      },
      {
        en: 'Explain the fee, and offer to pay the invoice in two parts',
        fr: 'Expliquer les frais, et proposer de payer en deux fois',
      },
      {
        en: 'Cancel it, ask her to report, in writing, the new address',
        fr: 'Annuler, lui demander de signaler, par écrit, sa nouvelle adresse',
      },
    ],
    key: [0],
    why: {
      en: 'The fault is yours, so it is no favour. Unless the address is entered and the letters are sent, the next fee follows.',
      fr: 'La faute est la vôtre : ce n’est pas une faveur. Sans l’adresse et les lettres, les prochains frais suivront.',
    },
  },
  {
    id: 'customer-relations-024',
    family: 'does-both-fridays',
    topic: 'understanding',
    type: 'single',
    difficulty: [3, 3],
    seconds: 75,
    stem: {
      en: 'On Tuesday 3 March a customer writes: “I need the tent by next Friday.” She may mean the 6th or the 13th. Sent now, it arrives on the 5th for certain, at no extra cost. What do you do?',
      fr: 'Le mardi 3 mars, une cliente écrit : « Il me faut la tente pour vendredi prochain. » Ce peut être le 6 comme le 13. Expédiée maintenant, elle arrive le 5 à coup sûr, sans surcoût. Que faites-vous ?',
    },
    options: [
      {
        en: 'Send it now, and tell her that it comes on the 5th',
        fr: 'L’expédier, en lui annonçant l’arrivée pour le 5',
      },
      {
        en: 'Ask which Friday, and offer express for the 6th',
        fr: 'Demander quel vendredi, et proposer l’express pour le 6',
      },
      {
        en: 'Ask which Friday, and send it when she has answered',
        fr: 'Demander quel vendredi, et expédier après sa réponse',
      },
      {
        en: 'Plan it for the 12th, as next Friday means the 13th',
        fr: 'La prévoir pour le 12, car il s’agit du vendredi 13',
      },
    ],
    key: [0],
    why: {
      en: 'Both readings are served by the same act, so the question would only cost time. Telling the day lets her object.',
      fr: 'Le même geste satisfait les deux lectures : la question ne coûterait que du temps. Annoncer le jour lui permet de réagir.',
    },
  },
  {
    id: 'customer-relations-025',
    family: 'usual-rate',
    topic: 'understanding',
    type: 'single',
    difficulty: [3, 3],
    seconds: 90,
    stem: {
      en: 'After an update that 4,000 customers installed, ten report within a week that printing fails since then. Without any update about nine of 4,000 report printing trouble in a week. What follows?',
      fr: 'Après une mise à jour installée par 4 000 clients, dix signalent en une semaine que l’impression échoue depuis. Sans mise à jour, environ neuf clients sur 4 000 signalent un tel problème par semaine. Qu’en conclure ?',
    },
    options: [
      {
        en: 'It is certain that the update has nothing to do with it',
        fr: 'Il est certain que la mise à jour n’y est pour rien',
      },
      {
        en: 'So far there is no sign that the update is the cause',
        fr: 'Rien n’indique encore que la mise à jour soit en cause',
      },
      {
        en: 'The update is the cause, since all ten date it to then',
        fr: 'La mise à jour est en cause, car les dix la datent ainsi',
      },
      {
        en: 'The update is the cause for one customer out of ten',
        fr: 'La mise à jour est en cause pour un client sur dix',
      },
    ],
    key: [1],
    why: {
      en: 'Ten is what a usual week brings, and people date a trouble to the last event. One more is neither proof nor disproof.',
      fr: 'Dix, c’est une semaine ordinaire, et l’on date un ennui du dernier événement. Un de plus ne prouve ni n’exclut rien.',
    },
  },
  {
    id: 'customer-relations-026',
    family: 'where-is-my-order',
    topic: 'understanding',
    type: 'single',
    difficulty: [2, 2],
    seconds: 90,
    stem: {
      en: 'A shop promises 3 to 5 working days. Two thirds of its “where is my order” messages come on the evening of day 3. The email with the tracking link leaves with the parcel, on day 4 on average. What would prevent most of them?',
      fr: 'Une boutique promet 3 à 5 jours ouvrés. Deux tiers des messages « où est ma commande » arrivent le soir du jour 3. L’e-mail avec le lien de suivi part avec le colis, le jour 4 en moyenne. Qu’est-ce qui en éviterait le plus ?',
    },
    options: [
      {
        en: 'Two more agents in the evenings of such days',
        fr: 'Deux conseillers de plus les soirs concernés',
      },
      {
        en: 'A tracking link that shows where the van is',
        fr: 'Un lien de suivi qui montre où est la camionnette',
      },
      {
        en: 'A shorter promise: three working days at most',
        fr: 'Une promesse plus courte : trois jours ouvrés au plus',
      },
      {
        en: 'A message on day 2 or 3 with the day of arrival',
        fr: 'Un message, le jour 2 ou 3, avec le jour d’arrivée',
      },
    ],
    key: [3],
    why: {
      en: 'People ask when the earliest promised day passes in silence. A better link still comes on day 4; a shorter promise is broken more often.',
      fr: 'On écrit quand le premier jour promis passe en silence. Un meilleur lien n’arrive toujours que le jour 4 ; une promesse plus courte serait plus souvent rompue.',
    },
  },
]
