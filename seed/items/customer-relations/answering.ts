// Items on answers, in writing and on the phone: clear, courteous, and promising no more than holds. Joined with the other topics by customer-relations.ts.
import type { SourceItem } from '#seed/items/source-item.ts'

export const answeringItems: readonly SourceItem[] = [
  {
    id: 'customer-relations-027',
    family: 'period-starts-anew',
    topic: 'answering',
    type: 'single',
    difficulty: [2, 3],
    seconds: 80,
    stem: {
      en: 'A customer claims €300 from a contract of two years ago. Which sentence, signed by someone who may bind the firm, makes the limitation period for this claim start anew in France and in Germany?',
      fr: 'Une cliente réclame 300 € au titre d’un contrat d’il y a deux ans. Quelle phrase, signée par une personne qui peut engager l’entreprise, fait repartir de zéro le délai de prescription en France comme en Allemagne ?',
    },
    options: [
      {
        en: '“Your registered letter reached us in due form on 2 June.”',
        fr: '« Votre lettre recommandée nous est bien parvenue le 2 juin. »',
      },
      {
        en: '“We are looking into your claim and will reply by 30 June.”',
        fr: '« Nous examinons votre demande et répondrons d’ici le 30 juin. »',
      },
      {
        en: '“A little patience: we’ll pay you the €300 in two parts.”',
        fr: '« Un peu de patience : nous paierons les 300 € en deux fois. »',
      },
      {
        en: '“We offer you €100 to settle this, and admit no debt at all.”',
        fr: '« Nous offrons 100 € pour en finir, sans reconnaître aucune dette. »',
      },
    ],
    key: [2],
    why: {
      en: 'Whoever promises to pay acknowledges the debt, which starts the period anew (French civil code, Article 2240; German civil code, § 212). Confirming a letter, looking into a claim or an offer that admits nothing does not.',
      fr: 'Promettre de payer, c’est reconnaître la dette, et le délai repart (Code civil, article 2240 ; code civil allemand, § 212). Accuser réception, examiner une demande ou offrir une somme sans rien reconnaître n’a pas cet effet.',
    },
  },
  {
    id: 'customer-relations-028',
    family: 'which-pronoun',
    topic: 'answering',
    type: 'single',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: 'A study of 2018 compared wordings like these, in experiments and in the real emails of a shop (Packard, Moore, McFerran). Which one went with more satisfaction and more purchases than the others?',
      fr: 'Une étude de 2018 a comparé de telles formulations, en laboratoire et dans les vrais e-mails d’une boutique (Packard, Moore, McFerran). Laquelle allait de pair avec plus de satisfaction et plus d’achats que les autres ?',
    },
    options: [
      {
        en: '“We’ve found your order, and we’re sending it off today.”',
        fr: '« Nous avons retrouvé votre commande et l’expédions aujourd’hui même. »',
      },
      {
        en: '“I’ve found your order, and I’m sending it off today.”',
        fr: '« J’ai retrouvé votre commande et je l’expédie aujourd’hui même. »',
      },
      {
        en: '“Your order is ready, and you’ll have it on its way today.”',
        fr: '« Votre commande est là, et vous la verrez partir dès aujourd’hui. »',
      },
      {
        en: '“Your order has been found, and it is being sent off today.”',
        fr: '« Votre commande a été retrouvée et son envoi se fait aujourd’hui même. »',
      },
    ],
    key: [1],
    why: {
      en: '“I” shows a person who feels and acts for the customer. “We” and a sentence without anybody did worse, and more of “you” brought next to nothing, though many managers advise it.',
      fr: '« Je » montre une personne qui comprend et agit pour le client. « Nous » et la phrase sans personne font moins bien, et multiplier les « vous » n’apporte presque rien, bien que beaucoup de responsables le conseillent.',
    },
  },
  {
    id: 'customer-relations-029',
    family: 'missing-house-number',
    topic: 'answering',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'The customer left out the house number and the parcel came back. Which sentence explains it without reproach?',
      fr: 'Le client a oublié le numéro de rue et le colis est revenu. Quelle phrase l’explique sans reproche ?',
    },
    options: [
      {
        en: '“As the form says, a parcel needs a house number.”',
        fr: '« Comme l’indique le formulaire, un numéro est requis. »',
      },
      {
        en: '“You did not give us a house number, so it came back.”',
        fr: '« Vous n’avez pas donné de numéro de rue : il est revenu. »',
      },
      {
        en: '“The house number was missing, so the parcel came back.”',
        fr: '« Il manquait le numéro de rue : le colis nous est revenu. »',
      },
      {
        en: '“Because of a wrong entry on your side it came back.”',
        fr: '« À cause d’une erreur de votre part, il nous est revenu. »',
      },
    ],
    key: [2],
    why: {
      en: 'It states the fact and the consequence without “you”. Who made the mistake changes nothing for the next step.',
      fr: 'Elle énonce le fait et sa conséquence sans « vous ». Qui a fait l’erreur ne change rien à la suite.',
    },
  },
  {
    id: 'customer-relations-030',
    family: 'useful-promise',
    topic: 'answering',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'You don’t have the answer yet. Which promise is worth most to the customer?',
      fr: 'Vous n’avez pas encore la réponse. Quelle promesse vaut le plus pour la cliente ?',
    },
    options: [
      {
        en: '“Please rest assured that we will come back to you at the right moment.”',
        fr: '« Soyez assurée que nous reviendrons vers vous le moment venu. »',
      },
      {
        en: '“You will hear from me by Thursday noon, even if I have no answer yet.”',
        fr: '« Je vous écris avant jeudi midi, même sans réponse encore. »',
      },
      {
        en: '“Your request has our full attention and will be handled very shortly.”',
        fr: '« Votre demande a toute notre attention et sera vite traitée. »',
      },
      {
        en: '“We are doing everything we can to answer you as quickly as possible.”',
        fr: '« Nous mettons tout en œuvre, soyez-en sûre, pour vous répondre. »',
      },
    ],
    key: [1],
    why: {
      en: 'It can be checked, and spares her from asking again. The others bind nobody to any date.',
      fr: 'Elle peut être vérifiée et lui évite de relancer. Les autres n’engagent personne à une date.',
    },
  },
  {
    id: 'customer-relations-031',
    family: 'lowest-of-thirty-days',
    topic: 'answering',
    type: 'number',
    difficulty: [3, 3],
    seconds: 110,
    stem: {
      en: 'In 2026 a jacket cost €90 until 4 May, €70 from 5 to 14 May, and €90 again from 15 May. On 25 May it is offered at €63, “−30%”, and a customer asks whether that is right. What reduction, in percent, may be announced at most under the EU rule on earlier prices?',
      fr: 'En 2026, une veste coûtait 90 € jusqu’au 4 mai, 70 € du 5 au 14 mai, puis de nouveau 90 € à partir du 15 mai. Le 25 mai, elle est proposée à 63 €, « −30 % », et une cliente demande si c’est exact. Quelle réduction, en pour cent, peut-on annoncer au plus selon la règle de l’UE sur le prix antérieur ?',
    },
    key: {
      value: 10,
    },
    why: {
      en: 'The earlier price is the lowest of the 30 days before, €70, and the percentage is reckoned from it: 7 / 70 = 10% (Directive 98/6, Article 6a; Court of Justice, C-330/23, 2024).',
      fr: 'Le prix antérieur est le plus bas des 30 jours précédents, 70 €, et le pourcentage se calcule sur lui : 7 / 70 = 10 % (directive 98/6, article 6 bis ; Cour de justice, C-330/23, 2024).',
    },
  },
  {
    id: 'customer-relations-032',
    family: 'on-hold',
    topic: 'answering',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'You need two minutes to look into the stock during a call. What do you say?',
      fr: 'Pendant un appel, il vous faut deux minutes pour consulter le stock. Que dites-vous ?',
    },
    options: [
      {
        en: '“One moment, please. Do not hang up, I’ll be back.”',
        fr: '« Un instant, ne quittez pas, je reviens vers vous. »',
      },
      {
        en: '“I’ll put you on hold, thank you for your patience.”',
        fr: '« Je vous mets en attente, merci de votre patience. »',
      },
      {
        en: '“The system is a little slow today, please bear with us.”',
        fr: '« Le système est lent aujourd’hui, merci de patienter. »',
      },
      {
        en: '“May I check the stock? It takes about two minutes.”',
        fr: '« Puis-je vérifier le stock ? Il me faut deux minutes. »',
      },
    ],
    key: [3],
    why: {
      en: 'Asking, with a reason and a time, lets the caller choose to wait. The others tell neither why nor how long.',
      fr: 'Demander, avec un motif et une durée, laisse le choix d’attendre. Les autres ne disent ni pourquoi ni combien.',
    },
  },
  {
    id: 'customer-relations-033',
    family: 'true-yet-forbidden',
    topic: 'answering',
    type: 'single',
    difficulty: [3, 3],
    seconds: 75,
    stem: {
      en: 'A web shop sells new goods to consumers. It keeps what all four sentences promise. Which one does EU law on unfair commercial practices forbid all the same?',
      fr: 'Une boutique en ligne vend des biens neufs à des consommateurs. Elle tient ce que promettent les quatre phrases. Laquelle le droit de l’UE sur les pratiques commerciales déloyales interdit-il malgré tout ?',
    },
    options: [
      {
        en: '“Our own guarantee runs for three years, one more than the law’s.”',
        fr: '« Notre propre garantie dure trois ans, un de plus que celle de la loi. »',
      },
      {
        en: '“We take things back for 30 days, not just for the 14 of the law.”',
        fr: '« Nous reprenons les articles 30 jours, au lieu des 14 jours légaux. »',
      },
      {
        en: '“As with any web shop, you have 14 days in which to withdraw.”',
        fr: '« Comme dans toute boutique en ligne, vous avez 14 jours pour changer d’avis. »',
      },
      {
        en: '“An extra that you get with us: two years’ cover for defects.”',
        fr: '« Notre petit plus pour vous : deux ans de garantie contre les défauts. »',
      },
    ],
    key: [3],
    why: {
      en: 'What the law gives to every buyer, such as two years’ liability for defects, may not be presented as a special feature of the shop (Directive 2005/29, Annex I, no. 10). More than the law gives may be.',
      fr: 'Ce que la loi donne à tout acheteur, comme deux ans de garantie contre les défauts, ne peut être présenté comme un atout de la boutique (directive 2005/29, annexe I, point 10). Ce qui va au-delà peut l’être.',
    },
  },
  {
    id: 'customer-relations-034',
    family: 'no-with-a-way-out',
    topic: 'answering',
    type: 'single',
    difficulty: [1, 1],
    seconds: 45,
    stem: {
      en: 'A silver ring in her size will be back in June. She needs a present by 10 May; the same ring in steel is in stock. Which reply serves her?',
      fr: 'Une bague en argent sera de nouveau disponible à sa taille en juin. Il lui faut un cadeau pour le 10 mai ; la même existe en acier, en stock. Quelle réponse lui est utile ?',
    },
    options: [
      {
        en: '“We are very sorry, and hope to serve you another time instead.”',
        fr: '« Nous sommes navrés et espérons vous servir une autre fois. »',
      },
      {
        en: '“Not in silver by the 10th. In steel it can be with you on the 6th.”',
        fr: '« Pas en argent pour le 10. En acier, vous pouvez l’avoir le 6. »',
      },
      {
        en: '“Silver may still arrive before the 10th; we will keep you posted.”',
        fr: '« L’argent arrivera peut-être avant le 10, nous vous tiendrons informée. »',
      },
      {
        en: '“Silver is well worth the wait: shall I put one aside for June?”',
        fr: '« L’argent vaut bien l’attente : je vous en réserve une en juin ? »',
      },
    ],
    key: [1],
    why: {
      en: 'A clear no, and an offer that meets the date she gave. False hope and June miss it.',
      fr: 'Un non clair, et une offre qui tient la date donnée. Le faux espoir et juin la manquent.',
    },
  },
  {
    id: 'customer-relations-035',
    family: 'third-answer-tomorrow',
    topic: 'answering',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'A customer puts three questions. You can answer two now; the third depends on a colleague who is back tomorrow. What do you send?',
      fr: 'Une cliente pose trois questions. Vous pouvez répondre à deux tout de suite ; la troisième dépend d’une collègue absente jusqu’à demain. Qu’envoyez-vous ?',
    },
    options: [
      {
        en: 'Two answers now, and the day on which the third comes',
        fr: 'Deux réponses tout de suite, et la date de la troisième',
      },
      {
        en: 'All three tomorrow, so that she gets a single message',
        fr: 'Les trois demain, pour ne faire qu’un seul message',
      },
      {
        en: 'Two answers, and the third one if she asks for it again',
        fr: 'Deux réponses, et la troisième si elle la redemande',
      },
      {
        en: 'Two answers, and for the third what is most likely true',
        fr: 'Deux réponses, et pour la troisième la plus probable',
      },
    ],
    key: [0],
    why: {
      en: 'She can act on two today and knows when to expect the rest. A guess or silence makes her write again.',
      fr: 'Elle avance sur deux points et sait quand attendre le reste. Une supposition ou un silence l’oblige à réécrire.',
    },
  },
  {
    id: 'customer-relations-036',
    family: 'chat-register',
    topic: 'answering',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'In the chat: “hey, quick one: can i still change the colour? thx”. It is possible until 6 p.m. Which answer is right in tone and content?',
      fr: 'Dans le chat : « slt, vite fait : je peux encore changer la couleur ? mci ». C’est possible jusqu’à 18 h. Quelle réponse convient par le ton et le contenu ?',
    },
    options: [
      {
        en: '“Hello! Yes, until 6 p.m. today. Which colour would you like?”',
        fr: '« Bonjour ! Oui, jusqu’à 18 h. Quelle couleur souhaitez-vous ? »',
      },
      {
        en: '“Dear customer, your enquiry has been received and is in hand.”',
        fr: '« Cher client, votre demande nous est parvenue et est à l’étude. »',
      },
      {
        en: '“Hello! Until 6 p.m., colours can be found in your account.”',
        fr: '« Bonjour ! Jusqu’à 18 h, les couleurs sont dans votre compte. »',
      },
      {
        en: '“hey, np, u can till 6, which one do u want then?”',
        fr: '« slt, pas de souci, t’as jusqu’à 18 h, tu veux laquelle ? »',
      },
    ],
    key: [0],
    why: {
      en: 'Short and friendly as the chat is, without copying its slang, with the answer, the limit and the next question.',
      fr: 'Bref et cordial comme le chat, sans en copier l’argot, avec la réponse, la limite et la question suivante.',
    },
  },
  {
    id: 'customer-relations-037',
    family: 'meter-visit',
    topic: 'answering',
    type: 'multiple',
    difficulty: [1, 1],
    seconds: 45,
    stem: {
      en: '“A technician will come to you on 9 May to replace the water meter.” Which two things does the customer still need to know?',
      fr: '« Un technicien passera chez vous le 9 mai remplacer le compteur d’eau. » Quelles sont les deux informations qui manquent encore au client ?',
    },
    options: [
      {
        en: 'For how long the technician has been trained',
        fr: 'La durée de formation du technicien',
      },
      {
        en: 'Whether somebody has to be at home for it',
        fr: 'Si quelqu’un doit être présent',
      },
      {
        en: 'Which make and type of meter will be fitted',
        fr: 'La marque et le type du nouveau compteur',
      },
      {
        en: 'How many meters are being replaced this year',
        fr: 'Le nombre de compteurs remplacés cette année',
      },
      {
        en: 'Between which hours to expect the visit',
        fr: 'Entre quelles heures attendre la visite',
      },
    ],
    key: [1, 4],
    why: {
      en: 'They decide how he plans the day. The rest changes nothing that he does.',
      fr: 'Elles déterminent l’organisation de sa journée. Le reste ne change rien à ce qu’il fait.',
    },
  },
  {
    id: 'customer-relations-038',
    family: 'table-top-letter',
    topic: 'answering',
    type: 'order',
    difficulty: [2, 2],
    seconds: 60,
    stem: {
      en: 'Put the parts of a reply about a damaged table in order.',
      fr: 'Mettez en ordre les parties d’une réponse au sujet d’une table abîmée.',
    },
    options: [
      {
        en: '“Good morning Ms Roy, thank you for the three photos.”',
        fr: '« Bonjour Madame Roy, merci pour les trois photos. »',
      },
      {
        en: '“Its driver will take back the damaged one.”',
        fr: '« Il reprendra celui qui est abîmé. »',
      },
      {
        en: '“If anything is unclear, write to me. Kind regards, Ana Costa”',
        fr: '« Une question ? Écrivez-moi. Cordialement, Ana Costa »',
      },
      {
        en: '“A van brings you a new table top on Monday.”',
        fr: '« Un livreur vous apporte un plateau neuf lundi. »',
      },
      {
        en: '“For that, please have it packed at the door.”',
        fr: '« Pour cela, laissez-le emballé près de la porte. »',
      },
    ],
    key: [0, 3, 1, 4, 2],
    why: {
      en: 'First the solution, then what follows from it, then what she has to do for that. “Its” and “for that” need what precedes them.',
      fr: 'D’abord la solution, puis ce qui en découle, puis ce qu’elle doit faire. « Son » et « pour cela » supposent ce qui précède.',
    },
  },
  {
    id: 'customer-relations-039',
    family: 'widow',
    topic: 'answering',
    type: 'single',
    difficulty: [1, 1],
    seconds: 50,
    stem: {
      en: 'A widow ends her late husband’s contract. Which sentence do you leave out of the reply?',
      fr: 'Une veuve résilie le contrat de son mari décédé. Quelle phrase supprimez-vous de la réponse ?',
    },
    options: [
      {
        en: '“To repay the €18, we need only your bank details.”',
        fr: '« Pour rembourser les 18 €, il nous faut votre seul RIB. »',
      },
      {
        en: '“The contract ended on 3 May; nothing more is due.”',
        fr: '« Le contrat a pris fin le 3 mai ; rien d’autre n’est dû. »',
      },
      {
        en: '“We are sorry to lose him and hope to win you back soon.”',
        fr: '« Nous regrettons ce départ et espérons vous revoir bientôt. »',
      },
      {
        en: '“We are sorry to hear that your husband has died.”',
        fr: '« Nous avons appris avec tristesse le décès de votre mari. »',
      },
    ],
    key: [2],
    why: {
      en: 'A stock phrase for leavers wounds here. Sympathy, the end of the contract and the one thing needed belong in it.',
      fr: 'La formule réservée aux départs blesse ici. La compassion, la fin du contrat et la seule pièce utile ont leur place.',
    },
  },
  {
    id: 'customer-relations-040',
    family: 'bank-details-needed',
    topic: 'answering',
    type: 'single',
    difficulty: [1, 1],
    seconds: 45,
    stem: {
      en: 'No refund is made until the customer has confirmed her bank details. Which sentence leaves no doubt that she has to act?',
      fr: 'Aucun remboursement ne part tant que la cliente n’a pas confirmé son RIB. Quelle phrase ne laisse aucun doute sur ce qu’elle doit faire ?',
    },
    options: [
      {
        en: '“Your bank details may be confirmed until 9 June for the refund.”',
        fr: '« Votre RIB peut être confirmé jusqu’au 9 juin pour le virement. »',
      },
      {
        en: '“To get your refund, please confirm your bank details by 9 June.”',
        fr: '« Pour être remboursée, confirmez votre RIB avant le 9 juin. »',
      },
      {
        en: '“Bank details are to be confirmed before the refund of 9 June.”',
        fr: '« Le RIB est à confirmer avant le remboursement du 9 juin. »',
      },
      {
        en: '“Refunds are made to customers whose bank details are confirmed.”',
        fr: '« Sont remboursés les clients dont le RIB est confirmé. »',
      },
    ],
    key: [1],
    why: {
      en: 'It says what for, who, what and by when. In the others nobody acts, or acting looks voluntary.',
      fr: 'Elle dit pourquoi, qui, quoi et pour quand. Dans les autres, personne n’agit, ou l’action semble facultative.',
    },
  },
  {
    id: 'customer-relations-041',
    family: 'perhaps-friday',
    topic: 'answering',
    type: 'single',
    difficulty: [1, 1],
    seconds: 50,
    stem: {
      en: 'The workshop tells you: “Probably Friday, it depends on a part.” What do you tell the customer?',
      fr: 'L’atelier vous dit : « Sans doute vendredi, cela dépend d’une pièce. » Que dites-vous à la cliente ?',
    },
    options: [
      { en: '“The workshop can’t tell us a date at present.”', fr: '« L’atelier ne peut pas nous donner de date. »' },
      {
        en: '“It will be ready in ten days, perhaps sooner.”',
        fr: '« Ce sera prêt dans dix jours, peut-être avant. »',
      },
      {
        en: '“It will be ready on Friday, you can fully rely on that.”',
        fr: '« Ce sera prêt vendredi, vous pouvez compter dessus. »',
      },
      {
        en: '“Friday, if a part arrives. I’ll confirm on Thursday.”',
        fr: '« Vendredi, si une pièce arrive. Je confirme jeudi. »',
      },
    ],
    key: [3],
    why: {
      en: 'She learns what is known, what it depends on and when it is certain. The others promise too much, hide it or pad it.',
      fr: 'Elle apprend ce que l’on sait, de quoi cela dépend et quand ce sera sûr. Les autres promettent trop, taisent ou gonflent.',
    },
  },
  {
    id: 'customer-relations-042',
    family: 'deposit-in-public',
    topic: 'answering',
    type: 'single',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'On your public page: “You have kept my €200 deposit. Order 5521.” The file shows that she damaged the rented suit. What do you write there?',
      fr: 'Sur votre page publique : « Vous avez gardé ma caution de 200 €. Commande 5521. » Le dossier montre qu’elle a abîmé le costume loué. Qu’y écrivez-vous ?',
    },
    options: [
      {
        en: 'That she gets a voucher of €50 for her disappointment',
        fr: 'Qu’elle reçoit un bon de 50 € pour sa déception',
      },
      {
        en: 'That the suit came back damaged, as your photos show',
        fr: 'Que le costume est revenu abîmé, photos à l’appui',
      },
      {
        en: 'Nothing; and you hide the post, since it is not fair',
        fr: 'Rien ; et vous masquez le message, qui est injuste',
      },
      {
        en: 'That you will look into it with her in a private message',
        fr: 'Que vous allez voir cela avec elle en message privé',
      },
    ],
    key: [3],
    why: {
      en: 'Readers see that you answer; her file is nobody else’s affair. Details, public gifts and hiding all make it larger.',
      fr: 'Les lecteurs voient que vous répondez ; son dossier ne regarde qu’elle. Détails, cadeaux publics et masquage enveniment.',
    },
  },
  {
    id: 'customer-relations-043',
    family: 'not-believed',
    topic: 'answering',
    type: 'multiple',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'Which two sentences tell a customer that you do not believe him?',
      fr: 'Quelles sont les deux phrases qui disent au client qu’on ne le croit pas ?',
    },
    options: [
      {
        en: '“Could you send us the receipt of the post office?”',
        fr: '« Pouvez-vous nous envoyer le reçu de la poste ? »',
      },
      {
        en: '“I can’t see any call from us in the file so far.”',
        fr: '« Je ne vois pour l’instant aucun rappel au dossier. »',
      },
      {
        en: '“You wrote that you posted the parcel on the 3rd.”',
        fr: '« Vous avez écrit avoir posté le colis le 3. »',
      },
      {
        en: '“No one has called you back, so you tell us.”',
        fr: '« Personne ne vous aurait soi-disant rappelé. »',
      },
      {
        en: '“You claim to have posted the parcel on the 3rd.”',
        fr: '« Vous prétendez avoir posté le colis le 3. »',
      },
    ],
    key: [3, 4],
    why: {
      en: '“Claim” and “so you tell us” doubt his word. Reporting it, saying what one sees and asking for a receipt do not.',
      fr: '« Prétendre » et « soi-disant » mettent sa parole en doute. La rapporter, dire ce qu’on voit ou demander un reçu, non.',
    },
  },
  {
    id: 'customer-relations-044',
    family: 'voicemail',
    topic: 'answering',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'You reach an answering machine that a whole family uses. Which message do you leave about an unpaid bill of Mr Weiss?',
      fr: 'Vous tombez sur le répondeur de toute une famille. Quel message laissez-vous au sujet d’une facture impayée de M. Weiss ?',
    },
    options: [
      {
        en: '“It’s Ana. Mr Weiss knows what it’s about. I’ll call again.”',
        fr: '« C’est Ana. M. Weiss sait de quoi il s’agit. Je rappellerai. »',
      },
      {
        en: '“Ana Costa of Nord Telecom for Mr Weiss, on 01 55 00 12.”',
        fr: '« Ana Costa, de Nord Télécom, pour M. Weiss, au 01 55 00 12. »',
      },
      {
        en: '“Ana Costa, Nord Telecom: Mr Weiss, it’s about your last bill.”',
        fr: '« Ana Costa, de Nord Télécom : M. Weiss, c’est pour votre facture. »',
      },
      {
        en: '“Ana Costa, Nord Telecom: could anyone settle the €64 today?”',
        fr: '« Ana Costa, de Nord Télécom : quelqu’un peut-il régler les 64 € ? »',
      },
    ],
    key: [1],
    why: {
      en: 'Who calls, for whom and how to reach you; the matter is for his ears. Without a name or number he cannot call back.',
      fr: 'Qui appelle, pour qui et comment vous joindre ; l’objet ne regarde que lui. Sans nom ni numéro, il ne peut rappeler.',
    },
  },
  {
    id: 'customer-relations-045',
    family: 'first-year-total',
    topic: 'answering',
    type: 'number',
    difficulty: [2, 3],
    seconds: 70,
    stem: {
      en: '“What does the first year cost me?” Connection €20 once; €30 a month, the first three months at half price. Which total in euros do you give?',
      fr: '« Combien me coûte la première année ? » Raccordement : 20 € une fois ; 30 € par mois, les trois premiers à moitié prix. Quel total donnez-vous, en euros ?',
    },
    key: {
      value: 335,
    },
    why: {
      en: '20 + 3 × 15 + 9 × 30 = 20 + 45 + 270 = 335. One total answers better than the tariff.',
      fr: '20 + 3 × 15 + 9 × 30 = 20 + 45 + 270 = 335. Un total répond mieux que le tarif.',
    },
  },
  {
    id: 'customer-relations-046',
    family: 'bad-news-call',
    topic: 'answering',
    type: 'order',
    difficulty: [2, 2],
    seconds: 75,
    stem: {
      en: 'You call a customer: the trip she has looked forward to is cancelled. Put the steps in order.',
      fr: 'Vous appelez une cliente : le voyage qu’elle attendait est annulé. Mettez les étapes en ordre.',
    },
    options: [
      {
        en: 'Leave room for her reaction, and answer it',
        fr: 'La laisser réagir et l’écouter',
      },
      {
        en: 'Say who you are, and ask whether she can talk',
        fr: 'Vous présenter et demander si elle peut parler',
      },
      {
        en: 'Say in one sentence that the trip is cancelled',
        fr: 'Dire en une phrase que le voyage est annulé',
      },
      {
        en: 'Confirm her choice in writing',
        fr: 'Confirmer son choix par écrit',
      },
      {
        en: 'Put the two possible replacements to her',
        fr: 'Lui exposer les deux solutions de remplacement',
      },
    ],
    key: [1, 2, 0, 4, 3],
    why: {
      en: 'The news comes soon and plainly. Offers made before it has sunk in are not heard.',
      fr: 'La nouvelle vient vite et clairement. Les solutions offertes avant qu’elle soit comprise ne s’entendent pas.',
    },
  },
  {
    id: 'customer-relations-047',
    family: 'heater-in-doubt',
    topic: 'answering',
    type: 'single',
    difficulty: [2, 1],
    seconds: 75,
    stem: {
      en: 'A heater is recalled for a risk of fire. The maker publishes tonight which models are concerned; so far a customer’s model is not on the list. She asks whether she may use it. What do you say?',
      fr: 'Un radiateur est rappelé pour risque d’incendie. Le fabricant publie ce soir les modèles concernés ; pour l’instant, celui d’une cliente n’y figure pas. Elle demande si elle peut s’en servir. Que dites-vous ?',
    },
    options: [
      {
        en: '“It isn’t on the list, so you may use it as before.”',
        fr: '« Il n’est pas sur la liste, vous pouvez l’utiliser. »',
      },
      {
        en: '“Use it while you are in the room, until tomorrow.”',
        fr: '« Utilisez-le en votre présence jusqu’à demain. »',
      },
      {
        en: '“Leave it unplugged until I call you tomorrow.”',
        fr: '« Laissez-le débranché jusqu’à mon appel de demain. »',
      },
      {
        en: '“I can’t say anything until the list is complete.”',
        fr: '« Je ne peux rien dire tant que la liste est incomplète. »',
      },
    ],
    key: [2],
    why: {
      en: 'A cold evening weighs less than a fire. Where safety is open, advise the safe side and say until when.',
      fr: 'Une soirée fraîche pèse moins qu’un incendie. Quand la sécurité est en doute, on conseille la prudence, avec une échéance.',
    },
  },
  {
    id: 'customer-relations-048',
    family: 'wet-floor',
    topic: 'answering',
    type: 'single',
    difficulty: [2, 2],
    seconds: 75,
    stem: {
      en: 'A customer slipped on your wet floor, is hurt and wants you to admit the fault and pay. You work at the desk. Apart from having her looked after, what is right?',
      fr: 'Une cliente a glissé sur votre sol mouillé, s’est blessée et veut que vous reconnaissiez la faute et payiez. Vous êtes à l’accueil. Outre les soins, que faire ?',
    },
    options: [
      { en: 'Note the facts, and say who will decide on them', fr: 'Noter les faits, et dire qui en décidera' },
      {
        en: 'Admit it, since an open word calms and costs nothing',
        fr: 'Reconnaître la faute, car la franchise apaise et ne coûte rien',
      },
      { en: 'Offer a voucher against a signature', fr: 'Offrir un bon d’achat contre signature' },
      {
        en: 'Deny it, since a warning sign was there and easy to see',
        fr: 'La contester, car un panneau était là et bien visible',
      },
    ],
    key: [0],
    why: {
      en: 'Who is liable is decided on facts, by those entitled to. At the desk neither yes nor no is yours to give.',
      fr: 'La responsabilité se décide sur les faits, par qui en a le pouvoir. À l’accueil, ni le oui ni le non ne vous appartiennent.',
    },
  },
  {
    id: 'customer-relations-049',
    family: 'three-agents',
    topic: 'answering',
    type: 'single',
    difficulty: [3, 3],
    seconds: 75,
    stem: {
      en: 'A customer writes for the third time. Three agents have each answered a part, her messages get longer, and half of what she asks has by now been done. What settles it best?',
      fr: 'Une cliente écrit pour la troisième fois. Trois conseillers ont chacun répondu en partie, ses messages s’allongent, et la moitié de ses demandes est déjà traitée. Comment en finir au mieux ?',
    },
    options: [
      {
        en: 'She is asked for a list of the points that are still open',
        fr: 'On lui demande la liste des points encore ouverts',
      },
      {
        en: 'One of you calls her, then writes down what was agreed',
        fr: 'L’un de vous l’appelle, puis écrit ce qui a été convenu',
      },
      {
        en: 'One of you writes to her once more, point by point',
        fr: 'L’un de vous lui réécrit encore, point par point',
      },
      {
        en: 'She gets an apology and a voucher for her long patience',
        fr: 'Elle reçoit des excuses et un bon pour sa patience',
      },
    ],
    key: [1],
    why: {
      en: 'A talk sorts out in minutes what is open, with one person. A fourth letter, a task or a gift starts another round.',
      fr: 'Un échange démêle en quelques minutes ce qui reste, avec un seul interlocuteur. Une lettre, une tâche ou un cadeau relance le cycle.',
    },
  },
  {
    id: 'customer-relations-050',
    family: 'open-ended-promise',
    topic: 'answering',
    type: 'single',
    difficulty: [3, 2],
    seconds: 70,
    stem: {
      en: 'Your shop takes back unworn goods for 14 days. Which answer in the chat promises more than that?',
      fr: 'Votre boutique reprend sous 14 jours les articles non portés. Quelle réponse du chat promet davantage ?',
    },
    options: [
      {
        en: '“You have two weeks to send it back, as long as it’s unworn.”',
        fr: '« Vous avez deux semaines pour le renvoyer, non porté. »',
      },
      {
        en: '“If it arrives with a defect, we’ll repair or replace it.”',
        fr: '« S’il arrive avec un défaut, nous le réparons ou l’échangeons. »',
      },
      {
        en: '“Try it at leisure: if you don’t like it, we’ll take it back.”',
        fr: '« Essayez à loisir : s’il ne plaît pas, nous le reprenons. »',
      },
      {
        en: '“If it’s two days late, we’ll look at what can be done.”',
        fr: '« S’il a deux jours de retard, nous verrons que faire. »',
      },
    ],
    key: [2],
    why: {
      en: '“At leisure” has no end, and nothing is said of wear: she may rely on it. The others stay within what holds anyway.',
      fr: '« À loisir » n’a pas de fin et rien n’est dit de l’usure : elle peut s’en prévaloir. Les autres restent dans les règles.',
    },
  },
  {
    id: 'customer-relations-051',
    family: 'drafted-by-a-program',
    topic: 'answering',
    type: 'multiple',
    difficulty: [2, 2],
    seconds: 70,
    stem: {
      en: 'A program has drafted a reply that reads very well. Which two sentences do you check at their source before it is sent?',
      fr: 'Un programme a rédigé une réponse fort bien tournée. Quelles sont les deux phrases que vous vérifiez à la source avant l’envoi ?',
    },
    options: [
      {
        en: '“Should anything be unclear, just reply to us.”',
        fr: '« Si un point reste obscur, répondez-nous. »',
      },
      {
        en: '“The repair is free of charge until 3 March.”',
        fr: '« La réparation est gratuite jusqu’au 3 mars. »',
      },
      {
        en: '“Thank you for the two photos of the switch.”',
        fr: '« Merci pour les deux photos de l’interrupteur. »',
      },
      {
        en: '“Please send the drill to 12 Harbour Street.”',
        fr: '« Envoyez la perceuse au 12, rue du Port. »',
      },
      {
        en: '“I’m sorry that the switch has broken again.”',
        fr: '« Je suis désolée que l’interrupteur ait encore cassé. »',
      },
    ],
    key: [1, 3],
    why: {
      en: 'Dates, rights and addresses may be invented and bind you. Her photos and complaint are in front of you.',
      fr: 'Dates, droits et adresses peuvent être inventés et vous engagent. Ses photos et sa plainte sont sous vos yeux.',
    },
  },
  {
    id: 'customer-relations-052',
    family: 'cheaper-from',
    topic: 'answering',
    type: 'number',
    difficulty: [3, 3],
    seconds: 90,
    stem: {
      en: 'Plan A: €12 with 5 GB, then €3 for each further GB begun. Plan B: €20 with 20 GB. From how many GB a month (a whole number) do you advise plan B?',
      fr: 'Formule A : 12 € avec 5 Go, puis 3 € par Go entamé. Formule B : 20 € avec 20 Go. À partir de combien de Go par mois (nombre entier) conseillez-vous la formule B ?',
    },
    key: {
      value: 8,
    },
    why: {
      en: 'With 7 GB A costs 12 + 2 × 3 = 18, with 8 GB 21. From 8 GB on B is cheaper.',
      fr: 'Avec 7 Go, A coûte 12 + 2 × 3 = 18 ; avec 8 Go, 21. À partir de 8 Go, B est moins chère.',
    },
  },
  {
    id: 'customer-relations-053',
    family: 'seven-reproaches',
    topic: 'answering',
    type: 'single',
    difficulty: [3, 3],
    seconds: 90,
    stem: {
      en: 'A complaint about an invoice holds seven reproaches. Four are true, three are not, and one of these three decides whether the amount is due. How do you build the reply?',
      fr: 'Une réclamation sur une facture contient sept reproches. Quatre sont fondés, trois non, et l’un de ces trois détermine si la somme est due. Comment construire la réponse ?',
    },
    options: [
      {
        en: 'The four that are true alone, as contradicting her leads to new anger',
        fr: 'Les quatre fondés seulement, car la contredire relance la colère',
      },
      {
        en: 'The three that are untrue first, to clear the ground for the four others',
        fr: 'Les trois infondés d’abord, pour déblayer le terrain des quatre autres',
      },
      {
        en: 'All seven in the customer’s own order, so that nothing is passed over',
        fr: 'Les sept dans l’ordre de la cliente, pour n’en négliger aucun',
      },
      {
        en: 'The amount first, with the fact that decides it; then what went wrong',
        fr: 'La somme d’abord, avec le fait qui la fonde, puis ce qui a mal tourné',
      },
    ],
    key: [3],
    why: {
      en: 'She wants to know what she owes and why. Faults of yours are owned to; untrue side issues need no trial.',
      fr: 'Elle veut savoir ce qu’elle doit et pourquoi. Vos torts sont reconnus ; les griefs annexes infondés n’appellent pas de procès.',
    },
  },
  {
    id: 'customer-relations-054',
    family: 'two-readings',
    topic: 'answering',
    type: 'single',
    difficulty: [4, 3],
    seconds: 80,
    stem: {
      en: 'Which sentence can be read both as “the visit is free” and as “the visit has to be paid”?',
      fr: 'Quelle phrase peut se lire à la fois « la visite est gratuite » et « la visite est payante » ?',
    },
    options: [
      {
        en: '“We don’t charge for the visit because the part has failed.”',
        fr: '« Nous ne facturons pas la visite parce que la pièce a lâché. »',
      },
      {
        en: '“Whether or not the part has failed, the visit costs €40.”',
        fr: '« Que la pièce ait lâché ou non, la visite coûte 40 €. »',
      },
      {
        en: '“Since the part has failed, neither it nor the visit is charged for.”',
        fr: '« Comme la pièce a lâché, ni elle ni la visite ne sont facturées. »',
      },
      {
        en: '“We charge for the visit, though not for the failed part.”',
        fr: '« Nous facturons la visite, mais pas la pièce qui a lâché. »',
      },
    ],
    key: [0],
    why: {
      en: 'Either the failure is why it is free, or it is charged for, only for another reason. “Not … because” is read in both ways.',
      fr: 'Soit la panne rend la visite gratuite, soit on la facture, mais pour un autre motif. « Ne pas… parce que » se lit des deux façons.',
    },
  },
  {
    id: 'customer-relations-055',
    family: 'who-acts-next',
    topic: 'answering',
    type: 'single',
    difficulty: [4, 3],
    seconds: 75,
    stem: {
      en: 'A file is at a standstill because each side waits for the other. Which sentence in your last email caused it?',
      fr: 'Un dossier est bloqué : chacun attend l’autre. Quelle phrase de votre dernier e-mail en est la cause ?',
    },
    options: [
      {
        en: '“Once your form has arrived, we will close the case.”',
        fr: '« Dès réception de votre formulaire, nous clôturerons le dossier. »',
      },
      {
        en: '“The form is then completed, and the case is closed.”',
        fr: '« Le formulaire est ensuite rempli et le dossier clos. »',
      },
      {
        en: '“If you agree to the form, there is nothing to be done.”',
        fr: '« Si le formulaire vous convient, vous n’avez rien à faire. »',
      },
      {
        en: '“We complete the form and close the case by Monday.”',
        fr: '« Nous remplissons le formulaire et clôturons d’ici lundi. »',
      },
    ],
    key: [1],
    why: {
      en: 'It is the only one that does not tell who completes the form.',
      fr: 'C’est la seule qui ne dise pas qui remplit le formulaire.',
    },
  },
]
