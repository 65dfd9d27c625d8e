// Items on spoken English at work: meetings, calls, negotiation, presentations. Joined with the other topics by business-english.ts.
import type { SourceItem } from '#seed/items/source-item.ts'

export const meetingsAndCallsItems: readonly SourceItem[] = [
  {
    id: 'business-english-028',
    family: 'absent-colleague',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [1, 1],
    seconds: 30,
    stem: {
      en: 'Someone rings up for your colleague, who is out. What do you say?',
      fr: 'Quelqu’un appelle votre collègue, qui est sortie. Que dites-vous ?',
    },
    options: [
      {
        en: 'I’m afraid she isn’t here. You must call again later.',
        fr: 'I’m afraid she isn’t here. You must call again later.',
      },
      {
        en: 'I’m afraid of her being out. What message is it?',
        fr: 'I’m afraid of her being out. What message is it?',
      },
      { en: 'I’m afraid she’s out. Can I take a message?', fr: 'I’m afraid she’s out. Can I take a message?' },
      {
        en: 'Excuse me, she has gone out. What is her message?',
        fr: 'Excuse me, she has gone out. What is her message?',
      },
    ],
    key: [2],
    why: {
      en: '“I’m afraid” announces bad news politely, and an offer of help follows. “I let her a message” is not English.',
      fr: '« I’m afraid » annonce poliment une mauvaise nouvelle, suivie d’une offre d’aide. « I let her a message » n’est pas de l’anglais.',
    },
  },
  {
    id: 'business-english-029',
    family: 'ask-to-repeat',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [1, 1],
    seconds: 25,
    stem: {
      en: 'You did not catch a name on the telephone. What do you say?',
      fr: 'Vous n’avez pas saisi un nom au téléphone. Que dites-vous ?',
    },
    options: [
      { en: 'Sorry, could you say that again?', fr: 'Sorry, could you say that again?' },
      { en: 'Sorry, repeat you please?', fr: 'Sorry, repeat you please?' },
      { en: 'Sorry, I don’t listen to you.', fr: 'Sorry, I don’t listen to you.' },
      { en: 'Sorry, what do you tell me?', fr: 'Sorry, what do you tell me?' },
    ],
    key: [0],
    why: {
      en: 'The polite set phrase. “I don’t listen to you” says that you do not want to hear.',
      fr: 'C’est la formule polie consacrée. « I don’t listen to you » signifie que vous ne voulez pas écouter.',
    },
  },
  {
    id: 'business-english-030',
    family: 'agreeing',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [1, 1],
    seconds: 25,
    stem: { en: 'Which sentence expresses agreement correctly?', fr: 'Quelle phrase exprime correctement l’accord ?' },
    options: [
      { en: 'I am agree with you about the price.', fr: 'I am agree with you about the price.' },
      { en: 'I agree with you about the price.', fr: 'I agree with you about the price.' },
      { en: 'I’m agreed on you for the price.', fr: 'I’m agreed on you for the price.' },
      { en: 'I am agree on the price.', fr: 'I am agree on the price.' },
    ],
    key: [1],
    why: {
      en: '“Agree” is a verb in English: I agree, not “I am agree”.',
      fr: '« Agree » est un verbe en anglais : « I agree », et non « I am agree ».',
    },
  },
  {
    id: 'business-english-031',
    family: 'opening-a-meeting',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [1, 1],
    seconds: 25,
    stem: {
      en: 'Everyone has arrived. How do you open the meeting?',
      fr: 'Tout le monde est là. Comment ouvrez-vous la réunion ?',
    },
    options: [
      { en: 'Do we have to begin now?', fr: 'Do we have to begin now?' },
      { en: 'Have we started yet?', fr: 'Have we started yet?' },
      { en: 'When are we to start?', fr: 'When are we to start?' },
      { en: 'Shall we get started?', fr: 'Shall we get started?' },
    ],
    key: [3],
    why: {
      en: '“Shall we …?” is the usual suggestion. “Do we have to” sounds unwilling; “have we” and “when are we” only ask for information.',
      fr: '« Shall we …? » est la suggestion habituelle. « Do we have to » marque la réticence ; « have we » et « when are we » ne font que se renseigner.',
    },
  },
  {
    id: 'business-english-032',
    family: 'spoken-million',
    topic: 'meetings-and-calls',
    type: 'number',
    difficulty: [1, 2],
    seconds: 30,
    stem: {
      en: 'A speaker says: “We sold one and a quarter million units.” Write the number in figures.',
      fr: 'Une intervenante dit : « We sold one and a quarter million units. » Écrivez ce nombre en chiffres.',
    },
    key: { value: 1250000 },
    why: {
      en: 'One million and a quarter of a million: 1,250,000.',
      fr: 'Un million et un quart de million : 1 250 000.',
    },
  },
  {
    id: 'business-english-033',
    family: 'address-aloud',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [2, 2],
    seconds: 35,
    stem: {
      en: 'How is the address lea_b-cole@kestrelway.example read out?',
      fr: 'Comment dicte-t-on l’adresse lea_b-cole@kestrelway.example ?',
    },
    options: [
      {
        en: 'lea underscore b hyphen cole at kestrelway dot example',
        fr: 'lea underscore b hyphen cole at kestrelway dot example',
      },
      {
        en: 'lea low bar b slash cole at kestrelway point example',
        fr: 'lea low bar b slash cole at kestrelway point example',
      },
      {
        en: 'lea underline b stroke cole to kestrelway stop example',
        fr: 'lea underline b stroke cole to kestrelway stop example',
      },
      {
        en: 'lea hyphen b underscore cole at kestrelway dot example',
        fr: 'lea hyphen b underscore cole at kestrelway dot example',
      },
    ],
    key: [0],
    why: {
      en: '_ is “underscore”, - is “hyphen” (or “dash”), @ is “at”, . is “dot”.',
      fr: '_ se dit « underscore », - « hyphen » (ou « dash »), @ « at » et . « dot ».',
    },
  },
  {
    id: 'business-english-034',
    family: 'interrupting',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [2, 2],
    seconds: 30,
    stem: {
      en: 'You want to break in on a speaker politely with a question. What do you say?',
      fr: 'Vous voulez interrompre poliment une intervenante pour poser une question. Que dites-vous ?',
    },
    options: [
      { en: 'Sorry, you have to let me talk.', fr: 'Sorry, you have to let me talk.' },
      { en: 'Sorry, but stop there for me now.', fr: 'Sorry, but stop there for me now.' },
      { en: 'Sorry, may I just come in here?', fr: 'Sorry, may I just come in here?' },
      { en: 'Sorry, I shall cut you at this.', fr: 'Sorry, I shall cut you at this.' },
    ],
    key: [2],
    why: {
      en: '“May I come in here?” asks for the floor. “Cut you” is a false literal translation of “vous couper”.',
      fr: '« May I come in here? » demande la parole. « Cut you » calque à tort « vous couper ».',
    },
  },
  {
    id: 'business-english-035',
    family: 'call-order',
    topic: 'meetings-and-calls',
    type: 'order',
    difficulty: [2, 1],
    seconds: 70,
    stem: {
      en: 'Put these sentences of one caller in order.',
      fr: 'Mettez dans l’ordre ces phrases d’une même personne au téléphone.',
    },
    options: [
      {
        en: 'Thank you. It arrived today, but two boxes are missing.',
        fr: 'Thank you. It arrived today, but two boxes are missing.',
      },
      {
        en: 'Could I speak to someone about order 318, please?',
        fr: 'Could I speak to someone about order 318, please?',
      },
      {
        en: 'That’s perfect. Thank you for your help, and goodbye.',
        fr: 'That’s perfect. Thank you for your help, and goodbye.',
      },
      {
        en: 'Good morning, this is Alex Morgan from Kestrelway.',
        fr: 'Good morning, this is Alex Morgan from Kestrelway.',
      },
      { en: 'So you will send both tomorrow, before noon?', fr: 'So you will send both tomorrow, before noon?' },
    ],
    key: [3, 1, 0, 4, 2],
    why: {
      en: 'Name, request, matter, check of what was agreed, thanks and goodbye. “It” needs order 318 and “both” the two boxes.',
      fr: 'Nom, demande, motif, vérification de l’accord, remerciement et au revoir. « It » renvoie à la commande 318 et « both » aux deux cartons.',
    },
  },
  {
    id: 'business-english-036',
    family: 'signpost',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [2, 2],
    seconds: 30,
    stem: {
      en: 'You have finished the first part of a talk and turn to the next. Which sentence marks this?',
      fr: 'Vous avez fini la première partie d’un exposé et passez à la suivante. Quelle phrase le signale ?',
    },
    options: [
      { en: 'Let me go back to my second point.', fr: 'Let me go back to my second point.' },
      { en: 'Let me pass over my second point.', fr: 'Let me pass over my second point.' },
      { en: 'That brings me to my second point.', fr: 'That brings me to my second point.' },
      { en: 'So much, then, for my second point.', fr: 'So much, then, for my second point.' },
    ],
    key: [2],
    why: {
      en: 'The usual signpost. “Go back to” returns to what was said, “pass over” leaves it out, and “so much for” closes it.',
      fr: 'C’est la transition habituelle. « Go back to » revient sur ce qui a été dit, « pass over » l’omet et « so much for » le clôt.',
    },
  },
  {
    id: 'business-english-037',
    family: 'brought-forward',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [2, 3],
    seconds: 35,
    stem: {
      en: '“The review on Thursday has been brought forward by two days.” When is it now?',
      fr: '« The review on Thursday has been brought forward by two days. » Quand a-t-elle lieu désormais ?',
    },
    options: [
      { en: 'On Thursday', fr: 'Jeudi' },
      { en: 'On Saturday', fr: 'Samedi' },
      { en: 'In two days', fr: 'Dans deux jours' },
      { en: 'On Tuesday', fr: 'Mardi' },
    ],
    key: [3],
    why: {
      en: 'To bring forward is to make earlier; to put back is to make later.',
      fr: '« To bring forward » signifie avancer ; « to put back », repousser.',
    },
  },
  {
    id: 'business-english-038',
    family: 'bad-line',
    topic: 'meetings-and-calls',
    type: 'multiple',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'The line is bad. Which two sentences are natural?',
      fr: 'La ligne est mauvaise. Quelles sont les deux phrases naturelles ?',
    },
    options: [
      { en: 'I’ll hang up and call you back.', fr: 'I’ll hang up and call you back.' },
      { en: 'You are cutting yourself to me.', fr: 'You are cutting yourself to me.' },
      { en: 'I understand nothing of your voice.', fr: 'I understand nothing of your voice.' },
      { en: 'I hang you and recall you back.', fr: 'I hang you and recall you back.' },
      { en: 'You’re breaking up a little.', fr: 'You’re breaking up a little.' },
    ],
    key: [0, 4],
    why: {
      en: 'A voice “breaks up”; one “hangs up” and “calls back”. “I hang you” means something quite different.',
      fr: 'Une voix « breaks up » ; on « hangs up » puis on « calls back ». « I hang you » signifie tout autre chose.',
    },
  },
  {
    id: 'business-english-039',
    family: 'reported-minutes',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [3, 3],
    seconds: 40,
    stem: {
      en: 'Ana said in the meeting: “We will deliver on Friday.” How do the minutes report it?',
      fr: 'Ana a dit en réunion : « We will deliver on Friday. » Comment le compte rendu le rapporte-t-il ?',
    },
    options: [
      { en: 'Ana told that they would deliver on Friday.', fr: 'Ana told that they would deliver on Friday.' },
      { en: 'Ana said that they would deliver on Friday.', fr: 'Ana said that they would deliver on Friday.' },
      { en: 'Ana told that they will deliver on Friday.', fr: 'Ana told that they will deliver on Friday.' },
      { en: 'Ana has said they would have delivered Friday.', fr: 'Ana has said they would have delivered Friday.' },
    ],
    key: [1],
    why: {
      en: 'After a past report “will” becomes “would”. “Tell” needs a person, “say” takes none without “to”.',
      fr: 'Après un verbe introducteur au passé, « will » devient « would ». « Tell » demande une personne, « say » n’en prend pas sans « to ».',
    },
  },
  {
    id: 'business-english-040',
    family: 'conditional-offer',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [3, 3],
    seconds: 45,
    stem: {
      en: 'In a negotiation, which sentence offers a price only in return for something?',
      fr: 'Dans une négociation, quelle phrase n’accorde un prix qu’en échange de quelque chose ?',
    },
    options: [
      { en: 'If you took 500, we could go down by 4%.', fr: 'If you took 500, we could go down by 4%.' },
      { en: 'As you took 500, we could go down by 4%.', fr: 'As you took 500, we could go down by 4%.' },
      { en: 'Even as you took 500, we went down by 4%.', fr: 'Even as you took 500, we went down by 4%.' },
      { en: 'Even if you took 400, we could go down by 4%.', fr: 'Even if you took 400, we could go down by 4%.' },
    ],
    key: [0],
    why: {
      en: '“If you took …, we could …” ties the discount to the quantity. “As” takes it for settled, and “even if” gives it away.',
      fr: '« If you took …, we could … » lie la remise à la quantité. « As » la tient pour acquise, et « even if » la donne sans contrepartie.',
    },
  },
  {
    id: 'business-english-041',
    family: 'firm-to-weak',
    topic: 'meetings-and-calls',
    type: 'order',
    difficulty: [3, 2],
    seconds: 60,
    stem: {
      en: 'Put these promises in order, from the firmest to the weakest.',
      fr: 'Classez ces promesses, de la plus ferme à la plus faible.',
    },
    options: [
      { en: 'I doubt that you will have it on Friday.', fr: 'I doubt that you will have it on Friday.' },
      { en: 'You will have it on Friday without fail.', fr: 'You will have it on Friday without fail.' },
      { en: 'You should have it on Friday.', fr: 'You should have it on Friday.' },
      { en: 'You might have it on Friday.', fr: 'You might have it on Friday.' },
    ],
    key: [1, 2, 3, 0],
    why: {
      en: '“Will … without fail” is a commitment, “should” an expectation, “might” a possibility and “I doubt” a likely no.',
      fr: '« Will … without fail » engage, « should » exprime une attente, « might » une possibilité et « I doubt » un probable non.',
    },
  },
  {
    id: 'business-english-042',
    family: 'courteous-disagreement',
    topic: 'meetings-and-calls',
    type: 'multiple',
    difficulty: [3, 3],
    seconds: 50,
    stem: {
      en: 'Which two sentences disagree while staying courteous?',
      fr: 'Quelles sont les deux phrases qui marquent un désaccord tout en restant courtoises ?',
    },
    options: [
      { en: 'I’m not sure that I would go quite that far.', fr: 'I’m not sure that I would go quite that far.' },
      {
        en: 'I see why you say that, though I read the figures differently.',
        fr: 'I see why you say that, though I read the figures differently.',
      },
      {
        en: 'You are wrong there, as anyone can see from the figures.',
        fr: 'You are wrong there, as anyone can see from the figures.',
      },
      {
        en: 'Nonsense; with all due respect, nobody thinks that.',
        fr: 'Nonsense; with all due respect, nobody thinks that.',
      },
      {
        en: 'I couldn’t agree more with what you have just said.',
        fr: 'I couldn’t agree more with what you have just said.',
      },
    ],
    key: [0, 1],
    why: {
      en: 'Both signal a different view softly. “I couldn’t agree more” is full agreement.',
      fr: 'Toutes deux marquent en douceur un avis différent. « I couldn’t agree more » exprime un accord total.',
    },
  },
  {
    id: 'business-english-043',
    family: 'take-offline',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [3, 3],
    seconds: 35,
    stem: {
      en: 'In a video call the chair says: “Sam, Jo, let’s take this offline.” What does she ask?',
      fr: 'En visioconférence, la présidente dit : « Sam, Jo, let’s take this offline. » Que demande-t-elle ?',
    },
    options: [
      { en: 'To switch off the network before they go on', fr: 'De couper le réseau avant de continuer' },
      { en: 'To delete what has been written in the chat', fr: 'D’effacer ce qui a été écrit dans la discussion' },
      { en: 'To stop the quarrel and accept her decision', fr: 'De cesser la querelle et d’accepter sa décision' },
      { en: 'To talk about it later in a smaller group', fr: 'D’en parler plus tard, entre eux' },
    ],
    key: [3],
    why: { en: '“Offline” here means outside the meeting.', fr: '« Offline » signifie ici : en dehors de la réunion.' },
  },
  {
    id: 'business-english-044',
    family: 'run-it-by',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [3, 4],
    seconds: 40,
    stem: {
      en: '“I like it, but I’ll have to run it by Legal.” What happens next?',
      fr: '« I like it, but I’ll have to run it by Legal. » Que va-t-il se passer ?',
    },
    options: [
      { en: 'The lawyers are asked for their view first', fr: 'On demande d’abord l’avis des juristes' },
      { en: 'The plan is carried out as the law requires', fr: 'Le plan est exécuté comme la loi l’exige' },
      { en: 'The lawyers take over the whole matter', fr: 'Les juristes reprennent tout le dossier' },
      { en: 'The plan goes ahead without the lawyers', fr: 'Le plan se fait sans les juristes' },
    ],
    key: [0],
    why: {
      en: 'To run something by someone is to show it for comment or consent.',
      fr: '« To run something by someone » : soumettre quelque chose à l’avis de quelqu’un.',
    },
  },
  {
    id: 'business-english-045',
    family: 'back-to-agenda',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [3, 2],
    seconds: 45,
    stem: {
      en: 'A discussion has drifted. Which sentence brings it back without slighting the speaker?',
      fr: 'Une discussion s’est égarée. Quelle phrase y ramène sans froisser l’intervenant ?',
    },
    options: [
      {
        en: 'That’s off the point once again. May we return to item 3?',
        fr: 'That’s off the point once again. May we return to item 3?',
      },
      {
        en: 'That isn’t on the agenda. Does anyone have more on it?',
        fr: 'That isn’t on the agenda. Does anyone have more on it?',
      },
      {
        en: 'That deserves a slot of its own. May we return to item 3?',
        fr: 'That deserves a slot of its own. May we return to item 3?',
      },
      {
        en: 'That’s a fair point. Would anyone else like to add to it?',
        fr: 'That’s a fair point. Would anyone else like to add to it?',
      },
    ],
    key: [2],
    why: {
      en: 'It values the point, parks it and names the item. “Once again” reproaches, and asking for more on it leads further away.',
      fr: 'Elle reconnaît l’intérêt du sujet, le met de côté et nomme le point à traiter. « Once again » est un reproche, et inviter à poursuivre éloigne davantage.',
    },
  },
  {
    id: 'business-english-046',
    family: 'chase-a-date',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [4, 3],
    seconds: 45,
    stem: {
      en: 'Asked for a date, the supplier says: “We’re doing everything we can.” Which answer gets a date most politely?',
      fr: 'Interrogé sur une date, le fournisseur répond : « We’re doing everything we can. » Quelle réplique obtient une date le plus poliment ?',
    },
    options: [
      {
        en: 'I understand. Could you perhaps do a little more still?',
        fr: 'I understand. Could you perhaps do a little more still?',
      },
      {
        en: 'I appreciate that. What date can I give our client?',
        fr: 'I appreciate that. What date can I give our client?',
      },
      {
        en: 'I’m sure you are. Just let us know how it goes.',
        fr: 'I’m sure you are. Just let us know how it goes.',
      },
      {
        en: 'I doubt that. Give me a date for our client right now.',
        fr: 'I doubt that. Give me a date for our client right now.',
      },
    ],
    key: [1],
    why: {
      en: 'It accepts the effort and then asks a question that only a date answers.',
      fr: 'Elle reconnaît l’effort puis pose une question à laquelle seule une date répond.',
    },
  },
  {
    id: 'business-english-047',
    family: 'hard-pressed',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [4, 4],
    seconds: 40,
    stem: {
      en: '“We’d be hard pressed to deliver in May.” How do you understand this?',
      fr: '« We’d be hard pressed to deliver in May. » Comment le comprenez-vous ?',
    },
    options: [
      { en: 'Others press them to deliver in May', fr: 'D’autres les pressent de livrer en mai' },
      { en: 'They are keen to deliver in May', fr: 'Ils tiennent à livrer en mai' },
      { en: 'May is next to impossible for them', fr: 'Mai leur est presque impossible' },
      { en: 'They will deliver early in May', fr: 'Ils livreront début mai' },
    ],
    key: [2],
    why: {
      en: '“To be hard pressed to do” is to be hardly able to do it.',
      fr: '« To be hard pressed to do » : avoir le plus grand mal à faire.',
    },
  },
  {
    id: 'business-english-048',
    family: 'negotiation-order',
    topic: 'meetings-and-calls',
    type: 'order',
    difficulty: [4, 3],
    seconds: 90,
    stem: {
      en: 'Put this exchange between a buyer and a seller in order.',
      fr: 'Mettez dans l’ordre cet échange entre une acheteuse et un vendeur.',
    },
    options: [
      { en: 'Make it €10.80 and we have a deal.', fr: 'Make it €10.80 and we have a deal.' },
      { en: 'At that volume I could come down to €11.', fr: 'At that volume I could come down to €11.' },
      { en: 'We’d need about 2,000 to begin with.', fr: 'We’d need about 2,000 to begin with.' },
      { en: 'That depends. How many do you have in mind?', fr: 'That depends. How many do you have in mind?' },
      {
        en: 'Your list price is €12 apiece. Could you do any better?',
        fr: 'Your list price is €12 apiece. Could you do any better?',
      },
    ],
    key: [4, 3, 2, 1, 0],
    why: {
      en: '“That depends” answers the request, “2,000” the question, “at that volume” the number, and €10.80 undercuts €11.',
      fr: '« That depends » répond à la demande, « 2,000 » à la question, « at that volume » au nombre, et 10,80 € vient en deçà de 11 €.',
    },
  },
  {
    id: 'business-english-049',
    family: 'polite-scepticism',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [4, 4],
    seconds: 45,
    stem: {
      en: 'A British partner says of your plan: “It’s certainly an ambitious idea. I wonder how it would work in practice.” What is the likeliest message?',
      fr: 'Un partenaire britannique dit de votre plan : « It’s certainly an ambitious idea. I wonder how it would work in practice. » Quel est le message le plus probable ?',
    },
    options: [
      { en: 'He has not understood the plan and is ashamed', fr: 'Il n’a pas compris le plan et en a honte' },
      { en: 'He would like to carry out the plan by himself', fr: 'Il voudrait réaliser le plan lui-même' },
      { en: 'He is impressed and wants to begin right away', fr: 'Il est impressionné et veut commencer aussitôt' },
      { en: 'He has doubts and wants to hear them answered', fr: 'Il a des doutes et attend des réponses' },
    ],
    key: [3],
    why: {
      en: '“Ambitious” with “I wonder how” is criticism in a soft form. Taking it as praise misses the question.',
      fr: '« Ambitious » suivi de « I wonder how » est une critique adoucie. Y voir un éloge, c’est manquer la question.',
    },
  },
  {
    id: 'business-english-050',
    family: 'give-ground-signals',
    topic: 'meetings-and-calls',
    type: 'multiple',
    difficulty: [4, 4],
    seconds: 55,
    stem: {
      en: 'Which two sentences show that the speaker gives way on a point?',
      fr: 'Quelles sont les deux phrases qui montrent que la personne cède sur un point ?',
    },
    options: [
      { en: 'Fair enough, we can live with that.', fr: 'Fair enough, we can live with that.' },
      { en: 'I take your point; let’s leave it in.', fr: 'I take your point; let’s leave it in.' },
      { en: 'That’s as far as we can possibly go.', fr: 'That’s as far as we can possibly go.' },
      { en: 'We’d be reluctant to move on this one.', fr: 'We’d be reluctant to move on this one.' },
      { en: 'I hear you, but our position stands.', fr: 'I hear you, but our position stands.' },
    ],
    key: [0, 1],
    why: {
      en: '“We can live with that” and “I take your point; leave it in” accept. The others hold firm, however softly.',
      fr: '« We can live with that » et « I take your point; leave it in » acceptent. Les autres tiennent bon, même en douceur.',
    },
  },
  {
    id: 'business-english-051',
    family: 'be-that-as-it-may',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [5, 5],
    seconds: 45,
    stem: {
      en: '“Be that as it may, the deadline stands.” What does the speaker do with the objection that came before?',
      fr: '« Be that as it may, the deadline stands. » Que fait l’orateur de l’objection qui précède ?',
    },
    options: [
      { en: 'Accepts it, and agrees to move the deadline', fr: 'Il l’accepte et consent à déplacer l’échéance' },
      { en: 'Lets it stand, and says that it changes nothing', fr: 'Il ne la conteste pas, mais elle ne change rien' },
      { en: 'Rejects it as untrue, with proof to follow soon', fr: 'Il la rejette comme fausse, preuves à l’appui' },
      { en: 'Puts it off, since he has not understood it', fr: 'Il la reporte, faute de l’avoir comprise' },
    ],
    key: [1],
    why: {
      en: 'The phrase means: whether or not that is true, what follows holds.',
      fr: 'L’expression signifie : que cela soit vrai ou non, ce qui suit demeure.',
    },
  },
  {
    id: 'business-english-052',
    family: 'to-table',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [5, 5],
    seconds: 50,
    stem: {
      en: 'In a call with London and New York someone proposes to “table the budget”, and the two sides react in opposite ways. Why?',
      fr: 'Dans un appel avec Londres et New York, quelqu’un propose de « table the budget », et les deux côtés réagissent à l’opposé. Pourquoi ?',
    },
    options: [
      {
        en: 'In Britain it means to discuss it, in the US to postpone it',
        fr: 'À Londres : mettre en discussion ; à New York : reporter',
      },
      {
        en: 'In Britain it means to print it, in the US to sum it up',
        fr: 'À Londres : imprimer ; à New York : résumer',
      },
      {
        en: 'In Britain it means to postpone it, in the US to discuss it',
        fr: 'À Londres : reporter ; à New York : mettre en discussion',
      },
      {
        en: 'In Britain it means to reject it, in the US to approve it',
        fr: 'À Londres : rejeter ; à New York : approuver',
      },
    ],
    key: [0],
    why: {
      en: 'British “to table” puts a matter on the agenda; American “to table” lays it aside. In mixed company choose another verb.',
      fr: 'En anglais britannique, « to table » inscrit à l’ordre du jour ; en américain, il met de côté. Devant un public mixte, mieux vaut un autre verbe.',
    },
  },
  {
    id: 'business-english-053',
    family: 'loaded-question',
    topic: 'meetings-and-calls',
    type: 'single',
    difficulty: [5, 4],
    seconds: 55,
    stem: {
      en: 'A journalist asks: “When did you first know that the product was unsafe?” You do not accept that it was. Which answer is best?',
      fr: 'Une journaliste demande : « When did you first know that the product was unsafe? » Vous contestez qu’il l’ait été. Quelle est la meilleure réponse ?',
    },
    options: [
      {
        en: 'I’m not able to say when it was that we first knew about it.',
        fr: 'I’m not able to say when it was that we first knew about it.',
      },
      {
        en: 'I don’t share that premise: it has passed every test to date.',
        fr: 'I don’t share that premise: it has passed every test to date.',
      },
      {
        en: 'No comment, and I would ask you not to print this question.',
        fr: 'No comment, and I would ask you not to print this question.',
      },
      {
        en: 'We acted as soon as we knew, as any responsible firm would.',
        fr: 'We acted as soon as we knew, as any responsible firm would.',
      },
    ],
    key: [1],
    why: {
      en: 'It rejects the assumption before giving the fact. Two others grant that the product was unsafe, and silence looks like it.',
      fr: 'Elle écarte le présupposé avant de donner le fait. Deux autres admettent que le produit était dangereux, et le silence y ressemble.',
    },
  },
]
