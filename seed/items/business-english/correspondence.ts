// Items on written English at work: tone, structure, clarity. Joined with the other topics by business-english.ts.
import type { SourceItem } from '#seed/items/source-item.ts'

export const correspondenceItems: readonly SourceItem[] = [
  {
    id: 'business-english-001',
    family: 'closing-formula',
    topic: 'correspondence',
    type: 'single',
    difficulty: [1, 1],
    seconds: 25,
    stem: {
      en: 'An e-mail to a customer begins “Dear Ms Okafor,”. Which close fits?',
      fr: 'Un e-mail à une cliente commence par « Dear Ms Okafor, ». Quelle formule finale convient ?',
    },
    options: [
      { en: 'Kind regards,', fr: 'Kind regards,' },
      { en: 'Your servant,', fr: 'Your servant,' },
      { en: 'Bye for now!', fr: 'Bye for now!' },
      { en: 'Lots of love,', fr: 'Lots of love,' },
    ],
    key: [0],
    why: {
      en: '“Kind regards” is friendly and correct with a surname. The others are too intimate, too casual or out of use.',
      fr: '« Kind regards » est cordial et correct avec un nom de famille. Les autres sont trop intimes, trop familières ou désuètes.',
    },
  },
  {
    id: 'business-english-002',
    family: 'subject-line',
    topic: 'correspondence',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'Which subject line tells the reader best what is wanted?',
      fr: 'Quel objet d’e-mail dit le mieux au destinataire ce que l’on attend de lui ?',
    },
    options: [
      { en: 'Quick question about something for our event', fr: 'Quick question about something for our event' },
      {
        en: 'IMPORTANT!!! Read this by 12:00 if you possibly can',
        fr: 'IMPORTANT!!! Read this by 12:00 if you possibly can',
      },
      { en: 'Please approve by Thursday: venue quote, €4,200', fr: 'Please approve by Thursday: venue quote, €4,200' },
      {
        en: 'Re: Fwd: Re: Re: documents for the meeting on 14 May',
        fr: 'Re: Fwd: Re: Re: documents for the meeting on 14 May',
      },
    ],
    key: [2],
    why: {
      en: 'It names the action, the date and the matter. The others make the reader open the message to find out.',
      fr: 'Il nomme l’action, la date et le sujet. Les autres obligent à ouvrir le message pour savoir.',
    },
  },
  {
    id: 'business-english-003',
    family: 'please-find-attached',
    topic: 'correspondence',
    type: 'single',
    difficulty: [1, 2],
    seconds: 25,
    stem: {
      en: 'Complete the sentence: “Please find ____ the signed contract.”',
      fr: 'Complétez la phrase : « Please find ____ the signed contract. »',
    },
    options: [
      { en: 'attaching', fr: 'attaching' },
      { en: 'attached', fr: 'attached' },
      { en: 'in joint', fr: 'in joint' },
      { en: 'joined', fr: 'joined' },
    ],
    key: [1],
    why: {
      en: 'A file is attached to a message; “joined” copies the French “ci-joint”.',
      fr: 'Un fichier est « attached » ; « joined » calque le français « ci-joint ».',
    },
  },
  {
    id: 'business-english-004',
    family: 'polite-request',
    topic: 'correspondence',
    type: 'single',
    difficulty: [1, 1],
    seconds: 30,
    stem: {
      en: 'You need figures from a partner whom you hardly know. Which request is polite and clear?',
      fr: 'Vous avez besoin de chiffres d’une partenaire que vous connaissez à peine. Quelle demande est polie et claire ?',
    },
    options: [
      { en: 'I want that you send me the figures by Friday.', fr: 'I want that you send me the figures by Friday.' },
      { en: 'You must send me the figures by Friday, please.', fr: 'You must send me the figures by Friday, please.' },
      {
        en: 'It must be possible to send me some figures soon.',
        fr: 'It must be possible to send me some figures soon.',
      },
      {
        en: 'Could you send me the figures by Friday, please?',
        fr: 'Could you send me the figures by Friday, please?',
      },
    ],
    key: [3],
    why: {
      en: '“Could you … please?” is polite, and the date makes it clear. “I want that you” is also a fault of grammar.',
      fr: '« Could you … please? » est poli, et la date rend la demande claire. « I want that you » est de plus une faute de grammaire.',
    },
  },
  {
    id: 'business-english-005',
    family: 'missing-figures-tact',
    topic: 'correspondence',
    type: 'single',
    difficulty: [1, 2],
    seconds: 35,
    stem: {
      en: 'A client’s file has no figures for May. Which sentence points this out most tactfully?',
      fr: 'Le fichier d’un client ne contient pas les chiffres de mai. Quelle phrase le signale avec le plus de tact ?',
    },
    options: [
      {
        en: 'You forgot to include the May figures in the file.',
        fr: 'You forgot to include the May figures in the file.',
      },
      {
        en: 'The May figures seem to be missing from the file.',
        fr: 'The May figures seem to be missing from the file.',
      },
      { en: 'I cannot use a file that lacks the May figures.', fr: 'I cannot use a file that lacks the May figures.' },
      {
        en: 'Why are there no May figures in the file, please?',
        fr: 'Why are there no May figures in the file, please?',
      },
    ],
    key: [1],
    why: {
      en: 'It names the fact and leaves the person out of it; “seem” leaves room for a mistake of one’s own.',
      fr: 'Elle énonce le fait sans mettre la personne en cause ; « seem » laisse place à une erreur de sa propre part.',
    },
  },
  {
    id: 'business-english-006',
    family: 'look-forward',
    topic: 'correspondence',
    type: 'single',
    difficulty: [2, 3],
    seconds: 25,
    stem: {
      en: 'Complete the sentence: “We look forward to ____ you in June.”',
      fr: 'Complétez la phrase : « We look forward to ____ you in June. »',
    },
    options: [
      { en: 'meet', fr: 'meet' },
      { en: 'having meet', fr: 'having meet' },
      { en: 'be meeting', fr: 'be meeting' },
      { en: 'meeting', fr: 'meeting' },
    ],
    key: [3],
    why: {
      en: '“To” is a preposition here, so the -ing form follows.',
      fr: '« To » est ici une préposition : on emploie donc la forme en -ing.',
    },
  },
  {
    id: 'business-english-007',
    family: 'apology-order',
    topic: 'correspondence',
    type: 'order',
    difficulty: [2, 2],
    seconds: 75,
    stem: {
      en: 'Put these sentences of a reply to a complaint in order.',
      fr: 'Mettez dans l’ordre ces phrases d’une réponse à une réclamation.',
    },
    options: [
      {
        en: 'Six new ones, packed properly this time, leave today.',
        fr: 'Six new ones, packed properly this time, leave today.',
      },
      {
        en: 'We have found that their box had not been padded.',
        fr: 'We have found that their box had not been padded.',
      },
      {
        en: 'I am sorry that six of them were broken on arrival.',
        fr: 'I am sorry that six of them were broken on arrival.',
      },
      {
        en: 'Thank you for telling us about the lamps you received.',
        fr: 'Thank you for telling us about the lamps you received.',
      },
      {
        en: 'If they are not with you by Friday, please call me.',
        fr: 'If they are not with you by Friday, please call me.',
      },
    ],
    key: [3, 2, 1, 0, 4],
    why: {
      en: 'Thanks, apology, cause, remedy, next contact; “six of them”, “their box” and “this time” each look back at the sentence before.',
      fr: 'Remerciement, excuse, cause, remède, suite ; « six of them », « their box » et « this time » renvoient chacun à la phrase précédente.',
    },
  },
  {
    id: 'business-english-008',
    family: 'asap-formal',
    topic: 'correspondence',
    type: 'single',
    difficulty: [2, 2],
    seconds: 40,
    stem: {
      en: 'Which phrase replaces “get back to us asap” in a formal letter?',
      fr: 'Quelle expression remplace « get back to us asap » dans une lettre formelle ?',
    },
    options: [
      { en: 'reply at your earliest convenience', fr: 'reply at your earliest convenience' },
      { en: 'come back toward us as quick as you can', fr: 'come back toward us as quick as you can' },
      { en: 'give us a shout when you have a sec', fr: 'give us a shout when you have a sec' },
      { en: 'return back to us with high urgency', fr: 'return back to us with high urgency' },
    ],
    key: [0],
    why: {
      en: 'It is the set formal phrase. “Give us a shout” is slang, and the others are not idiomatic.',
      fr: 'C’est la formule consacrée. « Give us a shout » est familier, et les autres ne sont pas idiomatiques.',
    },
  },
  {
    id: 'business-english-009',
    family: 'parallel-list',
    topic: 'correspondence',
    type: 'single',
    difficulty: [2, 3],
    seconds: 35,
    stem: {
      en: 'Complete the sentence: “The job involves planning shifts, ____ and training newcomers.”',
      fr: 'Complétez la phrase : « The job involves planning shifts, ____ and training newcomers. »',
    },
    options: [
      { en: 'that you order supplies', fr: 'that you order supplies' },
      { en: 'the order of supplies', fr: 'the order of supplies' },
      { en: 'ordering supplies', fr: 'ordering supplies' },
      { en: 'to order supplies', fr: 'to order supplies' },
    ],
    key: [2],
    why: {
      en: 'The parts of a list take the same form: planning, ordering, training.',
      fr: 'Les éléments d’une énumération prennent la même forme : planning, ordering, training.',
    },
  },
  {
    id: 'business-english-010',
    family: 'who-does-what',
    topic: 'correspondence',
    type: 'multiple',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'Which two sentences of the minutes make clear who has to act?',
      fr: 'Quelles sont les deux phrases du compte rendu qui disent clairement qui doit agir ?',
    },
    options: [
      { en: 'Priya will send the draft on Monday.', fr: 'Priya will send the draft on Monday.' },
      { en: 'The draft is to be sent out on Monday.', fr: 'The draft is to be sent out on Monday.' },
      { en: 'It was agreed that action should be taken.', fr: 'It was agreed that action should be taken.' },
      { en: 'A refund will be issued in due course.', fr: 'A refund will be issued in due course.' },
      { en: 'The printers have promised proofs by 9 May.', fr: 'The printers have promised proofs by 9 May.' },
    ],
    key: [0, 4],
    why: {
      en: 'Both have a person or a firm as their subject. The passive sentences leave the actor out.',
      fr: 'Toutes deux ont pour sujet une personne ou une entreprise. Les phrases passives taisent l’acteur.',
    },
  },
  {
    id: 'business-english-011',
    family: 'declining-reply',
    topic: 'correspondence',
    type: 'single',
    difficulty: [2, 2],
    seconds: 40,
    stem: {
      en: 'A speaker answers your invitation: “I’m afraid I’ll have to pass this time, but do ask me again.” What does she mean?',
      fr: 'Une conférencière répond à votre invitation : « I’m afraid I’ll have to pass this time, but do ask me again. » Que veut-elle dire ?',
    },
    options: [
      { en: 'No for now, yes perhaps another time', fr: 'Non cette fois, oui peut-être plus tard' },
      { en: 'Yes, if you repeat your invitation', fr: 'Oui, si vous renouvelez l’invitation' },
      { en: 'No, she can’t, but a colleague might', fr: 'Non, elle ne peut pas, mais un collègue peut-être' },
      { en: 'Yes, but she will only drop in briefly', fr: 'Oui, mais elle ne fera que passer' },
    ],
    key: [0],
    why: {
      en: '“I’m afraid” softens bad news; “to pass” is to decline.',
      fr: '« I’m afraid » adoucit une mauvaise nouvelle ; « to pass » signifie décliner.',
    },
  },
  {
    id: 'business-english-012',
    family: 'wordy-opening',
    topic: 'correspondence',
    type: 'single',
    difficulty: [3, 3],
    seconds: 45,
    stem: {
      en: 'Which short version says the same as this? “In view of the fact that the goods were not in a condition that made it possible for them to be sold, we sent them back.”',
      fr: 'Quelle version courte dit la même chose ? « In view of the fact that the goods were not in a condition that made it possible for them to be sold, we sent them back. »',
    },
    options: [
      {
        en: 'Not being sold, the goods had to be sent back to us.',
        fr: 'Not being sold, the goods had to be sent back to us.',
      },
      {
        en: 'As the goods might not be sold, we sent them back.',
        fr: 'As the goods might not be sold, we sent them back.',
      },
      {
        en: 'As the goods could not be sold, we sent them back.',
        fr: 'As the goods could not be sold, we sent them back.',
      },
      {
        en: 'The goods were not sold because we sent them back.',
        fr: 'The goods were not sold because we sent them back.',
      },
    ],
    key: [2],
    why: {
      en: '“Not in a condition that made it possible” is “could not”. The others change the meaning: unsold goods need not be unsaleable.',
      fr: '« Not in a condition that made it possible » équivaut à « could not ». Les autres changent le sens : des biens non vendus ne sont pas forcément invendables.',
    },
  },
  {
    id: 'business-english-013',
    family: 'monday-ambiguity',
    topic: 'correspondence',
    type: 'single',
    difficulty: [3, 3],
    seconds: 50,
    stem: {
      en: '“We met the clients who had complained on Monday.” Which version says beyond doubt that the meeting was on Monday?',
      fr: '« We met the clients who had complained on Monday. » Quelle version indique sans aucun doute que la rencontre a eu lieu lundi ?',
    },
    options: [
      {
        en: 'We met the clients, who had complained on Monday.',
        fr: 'We met the clients, who had complained on Monday.',
      },
      {
        en: 'On Monday we met the clients who had complained.',
        fr: 'On Monday we met the clients who had complained.',
      },
      {
        en: 'We met the clients that had complained on Monday.',
        fr: 'We met the clients that had complained on Monday.',
      },
      {
        en: 'We met the clients who on Monday had complained.',
        fr: 'We met the clients who on Monday had complained.',
      },
    ],
    key: [1],
    why: {
      en: 'Placed first, “On Monday” can only go with “met”.',
      fr: 'Placé en tête, « On Monday » ne peut se rapporter qu’à « met ».',
    },
  },
  {
    id: 'business-english-014',
    family: 'decline-an-offer',
    topic: 'correspondence',
    type: 'single',
    difficulty: [3, 2],
    seconds: 50,
    stem: {
      en: 'Which reply turns down a supplier clearly and keeps the door open?',
      fr: 'Quelle réponse refuse clairement l’offre d’un fournisseur tout en laissant la porte ouverte ?',
    },
    options: [
      {
        en: 'We have taken note of your bid and thank you for your understanding.',
        fr: 'We have taken note of your bid and thank you for your understanding.',
      },
      {
        en: 'We found your price far too high, so please try harder next year.',
        fr: 'We found your price far too high, so please try harder next year.',
      },
      {
        en: 'We are still looking at your bid and may return to it at some point.',
        fr: 'We are still looking at your bid and may return to it at some point.',
      },
      {
        en: 'We have chosen another firm, but would welcome your bid in spring.',
        fr: 'We have chosen another firm, but would welcome your bid in spring.',
      },
    ],
    key: [3],
    why: {
      en: 'It gives the decision and a real opening. Two others hide the refusal and one insults.',
      fr: 'Elle donne la décision et une ouverture réelle. Deux autres cachent le refus et une blesse.',
    },
  },
  {
    id: 'business-english-015',
    family: 'first-reminder',
    topic: 'correspondence',
    type: 'single',
    difficulty: [3, 2],
    seconds: 50,
    stem: {
      en: 'An invoice of a good customer is five days overdue. Which sentence suits a first reminder?',
      fr: 'Une facture d’un bon client est échue depuis cinq jours. Quelle phrase convient à une première relance ?',
    },
    options: [
      {
        en: 'Invoice 204 was due on 3 May; could you check whether it has been paid?',
        fr: 'Invoice 204 was due on 3 May; could you check whether it has been paid?',
      },
      {
        en: 'Invoice 204 is unpaid, and our lawyers will be in touch with you shortly.',
        fr: 'Invoice 204 is unpaid, and our lawyers will be in touch with you shortly.',
      },
      {
        en: 'You have not paid invoice 204 of 3 May, which we find hard to understand.',
        fr: 'You have not paid invoice 204 of 3 May, which we find hard to understand.',
      },
      {
        en: 'We hope you are well; please pay invoice 204 whenever it suits you.',
        fr: 'We hope you are well; please pay invoice 204 whenever it suits you.',
      },
    ],
    key: [0],
    why: {
      en: 'It states the fact and asks without accusing: the payment may have crossed the letter.',
      fr: 'Elle énonce le fait et demande sans accuser : le paiement a pu croiser la lettre.',
    },
  },
  {
    id: 'business-english-016',
    family: 'apostrophes',
    topic: 'correspondence',
    type: 'multiple',
    difficulty: [3, 3],
    seconds: 45,
    stem: {
      en: 'In which three phrases is the apostrophe right?',
      fr: 'Dans quelles trois expressions l’apostrophe est-elle correcte ?',
    },
    options: [
      { en: 'the invoice’s are ready', fr: 'the invoice’s are ready' },
      { en: 'all our clients’ data', fr: 'all our clients’ data' },
      { en: 'it’s been signed', fr: 'it’s been signed' },
      { en: 'two weeks’ notice', fr: 'two weeks’ notice' },
      { en: 'the report and it’s author', fr: 'the report and it’s author' },
    ],
    key: [1, 2, 3],
    why: {
      en: '“Weeks’” and “clients’” are plural possessives; “it’s” stands for “it has”. The possessive is “its”, and a plural takes no apostrophe.',
      fr: '« Weeks’ » et « clients’ » sont des possessifs pluriels ; « it’s » est mis pour « it has ». Le possessif est « its », et le pluriel ne prend pas d’apostrophe.',
    },
  },
  {
    id: 'business-english-017',
    family: 'proposal-order',
    topic: 'correspondence',
    type: 'order',
    difficulty: [3, 3],
    seconds: 80,
    stem: {
      en: 'Put these sentences of a proposal in order.',
      fr: 'Mettez dans l’ordre ces phrases d’une proposition.',
    },
    options: [
      { en: 'Last year this waste alone came to €40,000.', fr: 'Last year this waste alone came to €40,000.' },
      {
        en: 'A single list, shared by all, would put an end to it.',
        fr: 'A single list, shared by all, would put an end to it.',
      },
      { en: 'We therefore ask for €9,000 to set one up.', fr: 'We therefore ask for €9,000 to set one up.' },
      {
        en: 'Our three sites each keep a stock list of their own.',
        fr: 'Our three sites each keep a stock list of their own.',
      },
      {
        en: 'As a result, the same part is often bought twice.',
        fr: 'As a result, the same part is often bought twice.',
      },
    ],
    key: [3, 4, 0, 1, 2],
    why: {
      en: '“As a result”, “this waste”, “an end to it” and “therefore … set one up” each need what comes before.',
      fr: '« As a result », « this waste », « an end to it » et « therefore … set one up » demandent chacun ce qui précède.',
    },
  },
  {
    id: 'business-english-018',
    family: 'claim-and-data',
    topic: 'correspondence',
    type: 'single',
    difficulty: [3, 3],
    seconds: 55,
    stem: {
      en: '26 of 40 customers who were asked preferred the new form. Which sentence claims no more than that?',
      fr: 'Sur 40 clients interrogés, 26 ont préféré le nouveau formulaire. Quelle phrase n’affirme rien de plus ?',
    },
    options: [
      {
        en: 'The great majority of the customers we asked prefer the new form.',
        fr: 'The great majority of the customers we asked prefer the new form.',
      },
      {
        en: 'About two thirds of our customers would rather use the new form.',
        fr: 'About two thirds of our customers would rather use the new form.',
      },
      {
        en: 'About two thirds of the customers we asked prefer the new form.',
        fr: 'About two thirds of the customers we asked prefer the new form.',
      },
      {
        en: 'About two thirds of our customers prefer the new form to the old one.',
        fr: 'About two thirds of our customers prefer the new form to the old one.',
      },
    ],
    key: [2],
    why: {
      en: 'It keeps to those who were asked. The others extend it to all customers, turn taste into quality or make 65% a “great majority”.',
      fr: 'Elle s’en tient aux clients interrogés. Les autres l’étendent à tous, changent un goût en qualité ou font de 65 % une « great majority ».',
    },
  },
  {
    id: 'business-english-019',
    family: 'should-you-inversion',
    topic: 'correspondence',
    type: 'single',
    difficulty: [4, 4],
    seconds: 35,
    stem: {
      en: 'Complete the sentence: “____ you require further copies, please let us know.”',
      fr: 'Complétez la phrase : « ____ you require further copies, please let us know. »',
    },
    options: [
      { en: 'Were', fr: 'Were' },
      { en: 'Should', fr: 'Should' },
      { en: 'Had', fr: 'Had' },
      { en: 'Might', fr: 'Might' },
    ],
    key: [1],
    why: {
      en: '“Should you require” is a formal “if you require”. “Had” needs a participle and “Were” an infinitive with “to”.',
      fr: '« Should you require » est la forme soutenue de « if you require ». « Had » demande un participe et « Were » un infinitif avec « to ».',
    },
  },
  {
    id: 'business-english-020',
    family: 'appreciate-it',
    topic: 'correspondence',
    type: 'single',
    difficulty: [4, 4],
    seconds: 40,
    stem: { en: 'Which sentence is built correctly?', fr: 'Quelle phrase est correctement construite ?' },
    options: [
      {
        en: 'I would appreciate you to confirm the date to me.',
        fr: 'I would appreciate you to confirm the date to me.',
      },
      {
        en: 'I would appreciate that you could confirm the date.',
        fr: 'I would appreciate that you could confirm the date.',
      },
      {
        en: 'I would appreciate if you could confirm the date.',
        fr: 'I would appreciate if you could confirm the date.',
      },
      {
        en: 'I would appreciate it if you could confirm the date.',
        fr: 'I would appreciate it if you could confirm the date.',
      },
    ],
    key: [3],
    why: {
      en: '“Appreciate” needs an object before “if”: “appreciate it if”.',
      fr: '« Appreciate » demande un complément avant « if » : « appreciate it if ».',
    },
  },
  {
    id: 'business-english-021',
    family: 'third-request',
    topic: 'correspondence',
    type: 'single',
    difficulty: [4, 3],
    seconds: 50,
    stem: {
      en: 'You have asked twice for a bank form. Which third message is firm and still courteous?',
      fr: 'Vous avez déjà demandé deux fois un formulaire bancaire. Quel troisième message est ferme tout en restant courtois ?',
    },
    options: [
      {
        en: 'Despite two e-mails you have not managed to send us the form. Do so by Friday.',
        fr: 'Despite two e-mails you have not managed to send us the form. Do so by Friday.',
      },
      {
        en: 'Please send us the form by Friday: until it reaches us, we are unable to pay you.',
        fr: 'Please send us the form by Friday: until it reaches us, we are unable to pay you.',
      },
      {
        en: 'We would be so very grateful if you might perhaps find time to send the form.',
        fr: 'We would be so very grateful if you might perhaps find time to send the form.',
      },
      {
        en: 'I told you already on 2 May and again on 9 May: do I have to say it a third time?',
        fr: 'I told you already on 2 May and again on 9 May: do I have to say it a third time?',
      },
    ],
    key: [1],
    why: {
      en: 'It gives a date and the consequence without reproach. “I told you already” scolds, “you have not managed” blames, and “so very grateful” pleads.',
      fr: 'Elle donne une date et la conséquence sans reproche. « I told you already » gronde, « you have not managed » accuse, et « so very grateful » supplie.',
    },
  },
  {
    id: 'business-english-022',
    family: 'commas-of-relative',
    topic: 'correspondence',
    type: 'single',
    difficulty: [4, 4],
    seconds: 55,
    stem: {
      en: '“The suppliers who were late will be replaced.” What changes if commas are put before “who” and after “late”?',
      fr: '« The suppliers who were late will be replaced. » Que change l’ajout de virgules avant « who » et après « late » ?',
    },
    options: [
      {
        en: 'Nothing: commas here are a matter of taste or rhythm',
        fr: 'Rien : ici, les virgules sont affaire de goût et de rythme',
      },
      {
        en: 'Only the late suppliers will be replaced, not the others',
        fr: 'Seuls les fournisseurs en retard seront remplacés',
      },
      {
        en: 'The suppliers will be replaced later than was planned',
        fr: 'Les fournisseurs seront remplacés plus tard que prévu',
      },
      {
        en: 'All the suppliers were late, all will be replaced',
        fr: 'Tous étaient en retard, et tous seront remplacés',
      },
    ],
    key: [3],
    why: {
      en: 'With commas the clause is a remark about all of them; without, it picks out some.',
      fr: 'Avec virgules, la relative est une remarque sur tous ; sans virgules, elle en désigne une partie.',
    },
  },
  {
    id: 'business-english-023',
    family: 'subject-to-approval',
    topic: 'correspondence',
    type: 'single',
    difficulty: [4, 4],
    seconds: 50,
    stem: {
      en: '“We accept your price subject to our board’s approval.” What follows?',
      fr: '« We accept your price subject to our board’s approval. » Qu’en résulte-t-il ?',
    },
    options: [
      { en: 'There is no deal if the board says no', fr: 'Il n’y a pas d’accord si le conseil refuse' },
      { en: 'The board can set the price in your place', fr: 'Le conseil pourra fixer le prix à votre place' },
      { en: 'The deal holds, and the board is told of it', fr: 'L’accord est conclu, le conseil en est informé' },
      {
        en: 'The board has no objection, so the deal is done',
        fr: 'Le conseil n’a rien à redire, l’accord est conclu',
      },
    ],
    key: [0],
    why: {
      en: '“Subject to” makes the acceptance depend on a condition that has yet to be met.',
      fr: '« Subject to » fait dépendre l’acceptation d’une condition qui reste à remplir.',
    },
  },
  {
    id: 'business-english-024',
    family: 'dangling-opening',
    topic: 'correspondence',
    type: 'single',
    difficulty: [5, 5],
    seconds: 50,
    stem: {
      en: 'In which sentence does the opening phrase go with the right subject?',
      fr: 'Dans quelle phrase le groupe initial se rapporte-t-il au bon sujet ?',
    },
    options: [
      {
        en: 'Having read your offer, it seems that two terms are unclear.',
        fr: 'Having read your offer, it seems that two terms are unclear.',
      },
      {
        en: 'Having read your offer, two of its terms are not clear.',
        fr: 'Having read your offer, two of its terms are not clear.',
      },
      {
        en: 'Having read your offer, we find two of its terms unclear.',
        fr: 'Having read your offer, we find two of its terms unclear.',
      },
      {
        en: 'Having read your offer, there are two terms to clarify.',
        fr: 'Having read your offer, there are two terms to clarify.',
      },
    ],
    key: [2],
    why: {
      en: 'Those who read must be the subject: “we”. In the others the terms, “there” or “it” would have read the offer.',
      fr: 'Ceux qui ont lu doivent être le sujet : « we ». Dans les autres, ce sont les termes, « there » ou « it » qui auraient lu l’offre.',
    },
  },
  {
    id: 'business-english-025',
    family: 'notwithstanding-clause',
    topic: 'correspondence',
    type: 'single',
    difficulty: [5, 5],
    seconds: 80,
    stem: {
      en: '“Notwithstanding clause 4, either party may withdraw, provided that notice is given no later than 30 days prior to renewal.” Renewal is on 1 July; a party gives notice on 20 May. Clause 4 says: “The contract runs for two years.” What is the result after one year?',
      fr: '« Notwithstanding clause 4, either party may withdraw, provided that notice is given no later than 30 days prior to renewal. » Le renouvellement est le 1er juillet ; une partie donne son préavis le 20 mai. La clause 4 dit : « The contract runs for two years. » Qu’en est-il au bout d’un an ?',
    },
    options: [
      { en: 'The withdrawal fails because of clause 4', fr: 'Le retrait échoue en raison de la clause 4' },
      { en: 'The withdrawal is valid in spite of clause 4', fr: 'Le retrait est valable malgré la clause 4' },
      { en: 'The withdrawal comes too late to be valid', fr: 'Le retrait intervient trop tard' },
      { en: 'The withdrawal needs the other’s consent', fr: 'Le retrait exige l’accord de l’autre partie' },
    ],
    key: [1],
    why: {
      en: '“Notwithstanding” means in spite of: clause 4 gives way. 20 May is 42 days before 1 July, so the notice is in time, and “either party” may act alone.',
      fr: '« Notwithstanding » signifie malgré : la clause 4 cède. Le 20 mai précède le 1er juillet de 42 jours, le préavis est donc à temps, et « either party » peut agir seule.',
    },
  },
  {
    id: 'business-english-026',
    family: 'failing-which',
    topic: 'correspondence',
    type: 'single',
    difficulty: [5, 5],
    seconds: 70,
    stem: {
      en: '“Payment is due on 30 June, failing which the licence lapses unless otherwise agreed in writing.” On 29 June your partner says on the telephone that July will do. You pay on 5 July. What does the text say?',
      fr: '« Payment is due on 30 June, failing which the licence lapses unless otherwise agreed in writing. » Le 29 juin, votre partenaire dit au téléphone que juillet conviendra. Vous payez le 5 juillet. Que dit le texte ?',
    },
    options: [
      { en: 'The licence goes on, as July was agreed', fr: 'La licence continue, juillet ayant été convenu' },
      { en: 'The licence goes on, as payment was made', fr: 'La licence continue, le paiement ayant été fait' },
      { en: 'The licence lapsed only until 5 July', fr: 'La licence a cessé seulement jusqu’au 5 juillet' },
      { en: 'The licence has lapsed', fr: 'La licence est devenue caduque' },
    ],
    key: [3],
    why: {
      en: '“Failing which” names the consequence of not paying by the date; only a written agreement would prevent it.',
      fr: '« Failing which » annonce la conséquence du défaut de paiement à la date ; seul un accord écrit l’empêcherait.',
    },
  },
  {
    id: 'business-english-027',
    family: 'formal-multiple',
    topic: 'correspondence',
    type: 'multiple',
    difficulty: [5, 5],
    seconds: 70,
    stem: {
      en: 'Which two sentences could stand unchanged in a formal report?',
      fr: 'Quelles sont les deux phrases qui pourraient figurer telles quelles dans un rapport formel ?',
    },
    options: [
      {
        en: 'Regarding to the alarm, it must to be tested every month.',
        fr: 'Regarding to the alarm, it must to be tested every month.',
      },
      {
        en: 'If the alarm would have been tested, we had lost far less.',
        fr: 'If the alarm would have been tested, we had lost far less.',
      },
      {
        en: 'The alarm should of been tested, which it wasn’t, basically.',
        fr: 'The alarm should of been tested, which it wasn’t, basically.',
      },
      {
        en: 'Had the alarm been tested, the loss would have been smaller.',
        fr: 'Had the alarm been tested, the loss would have been smaller.',
      },
      {
        en: 'It is recommended that the alarm be tested every month.',
        fr: 'It is recommended that the alarm be tested every month.',
      },
    ],
    key: [3, 4],
    why: {
      en: '“Had the alarm been tested” is a correct inversion (“if … had been tested”), “be tested” a subjunctive after “recommended that”. The others hold faults: “should of”, “if … would have”, “regarding to”, “must to”.',
      fr: '« Had the alarm been tested » est une inversion correcte (« if … had been tested »), « be tested » un subjonctif après « recommended that ». Les autres contiennent des fautes : « should of », « if … would have », « regarding to », « must to ».',
    },
  },
]
