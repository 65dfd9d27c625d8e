// Sample chats with those whom Alex knows outside Kestrelway, and on its business. Made into rows by chat.ts; planned-chat.ts explains the format.
import type { PlannedChat } from '#seed/planned-chat.ts'

export const outsideChats: readonly PlannedChat[] = [
  {
    contactId: 'helen-morgan',
    pinned: true,
    unread: 1,
    lines: `
@ 17d 19:20
< Your father has bought a fourth hive. He says it was lonely, the third.
> Can a hive be lonely?
< I said that. He said “ask Alex, there must be numbers”.
> Tell him three is a small sample.
< I told him. He is building a stand for a fifth.
@ 9d 20:05
< How is the job hunt going? I don’t ask to press you. I ask because Mrs Beynon asks, and I would like to be ahead of her.
> Two conversations that could become something. A harbour and a power company.
< A harbour! Would you get a hat?
> I would get a spreadsheet.
< You always got a spreadsheet. You had one for the rabbits.
> They multiplied. {😄}
@ 3d 18:40
> Can I ring on Sundays after lunch?
< After lunch, before the choir on the wireless. Three o’clock yours, two ours.
@ 206m
< I found your reference from the library, from when you were sixteen. “Careful, and does not shout.” I should put it at the front of the CV. [library-letter.svg]
`,
  },
  {
    contactId: 'david-morgan',
    lines: `
@ 12d 08:15
< Alex. If a hive has 40,000 and loses 1,000 a day and gains 1,500, when do I need a bigger box.
> In twenty days you have 50,000. When is the box full?
< 50,000.
> Then in twenty days.
< I said three weeks. Your mother said never.
@ 4d 07:50
< First frost. All quiet. Honey for you, 6 jars, with Rhys when he comes over. [hives-frost.svg]
> They look like a small village. Thank you!
`,
  },
  {
    contactId: 'josie-morgan',
    unread: 2,
    lines: `
@ 8d 22:10
< are you awake, I need someone who understands p values and isn’t my supervisor
> Awake. What’s the question?
< limpets. north side vs south side of the pier. p is 0.06 and I want to cry
> How many limpets?
< 24
> Then the limpets haven’t said no, they have said “ask more of us”.
< can I write that
> Write: the sample is too small to tell. Then go and count twenty more.
< it is FEBRUARY cold out there. fine. FINE.
@ 2d 21:30
< p = 0.011 with 61 limpets 🎉
> I’m proud of you and of the limpets.
< one bit me. ok it didn’t but it looked at me
@ 29m
< can you check one chart before midnight my time? only the axis, I know you can’t help looking at the rest
< also mum says you may be getting a hat??
`,
  },
  {
    contactId: 'rhys-morgan',
    lines: `
@ 17d 12:30
< I come over with the van in four weeks. Do you still want the slate?
> Two pieces, if you have them, for the kitchen window.
< I have nine. How many cm?
> 118 by 21. I measured twice.
< Then I cut once. Floor for the night? Delphine is on duty.
> The sofa, and a key under the third pot.
`,
  },
  {
    contactId: 'delphine-aubert',
    lines: `
@ 5d 14:10
< Je suis de nuit toute la semaine. On garde le déjeuner du week-end ?
> Bien sûr. J’apporte le fromage, et les chiffres de la cave si tu veux.
< Apporte le fromage.
> Chèvre ou brebis ?
< Oui. {😄}
@ 1d 06:45
< Fin de garde. Trois naissances cette nuit, dont une dans l’ascenseur. Je dors.
> À quel étage ?
< Entre le deuxième et le troisième. On l’appellera Otis.
`,
  },
  {
    contactId: 'chidi-eze',
    unread: 1,
    lines: `
@ 13d 16:00
< How many covers should I plan for tomorrow, if it rains? You’re the number person.
> How many were there on the last four wet evenings?
< 31, 28, 44, 30. The 44 was the dentists’ party.
> Then 30, and hide some stew for the dentists.
@ 12d 23:10
< I did 30. 29 came. The stew was for me. {🍲}
@ 50m
< Table for four as you asked, the one under the stairs. And I have okra.
`,
  },
  {
    contactId: 'marguerite-vasseur',
    archived: true,
    lines: `
@ 71d 11:00
< The bow is ready. New hair, and a small crack that I did not like is gone.
> What do I owe you?
< 65 €, and that you play it at least twice a week.
> The 65 is easy.
@ 66d 18:20
< I heard you through the wall of the town hall last night. Third row, too fast in the coda.
> Everyone was too fast in the coda.
< You were the first.
`,
  },
  {
    contactId: 'tariq-rahman',
    lines: `
@ 16d 17:45
< I teach averages to the 4e B next week. I need data that makes fourteen-year-olds laugh.
> Waiting times at a stop, with one bus that came after 71 minutes.
< Median 6, mean 12?
> Median 6, mean 11.9. [waiting-times.csv]
< They will never trust a mean again.
> That’s the lesson.
@ 8d 12:15
< They named the 71-minute bus. It’s called Gérald. There are drawings. [gerald.svg]
> I’ll hang him up at work. {🚌}
`,
  },
  {
    contactId: 'lea-fontaine',
    lines: `
@ 7d 20:30
< Nouveau mur cette semaine, la voie bleue est pour toi. Elle a l’air facile et elle ne l’est pas.
> Comme tout ce que tu ouvres.
< Amène tes vieux chaussons, et Jonas s’il a survécu à l’anniversaire.
> Il a survécu. Il a encore des paillettes.
@ 3d 22:15
> Mes avant-bras ne répondent plus.
< C’est bon signe. On y retourne ? {💪}
`,
  },
  {
    contactId: 'mikolaj-zielinski',
    lines: `
@ 10d 23:05
< I put a bus into the game. It’s always late. Testers think it’s a bug.
> Make it early once. Then they will believe you.
< You’re an evil person.
@ 9d 00:40
< I made it early once. A tester shouted. [bus-pixel.svg]
> Wonderful. How many pixels is that?
< 16 by 10. I wanted 12, but it had no wheels.
`,
  },
  {
    contactId: 'saoirse-kelly',
    lines: `
@ 15d 10:30
< The cat is fine. It’s a scratch from another cat, and wounded pride.
> Whose?
< The cat’s pride. Yours I can’t treat.
@ 14d 09:00
< Cream twice a day for five days. If she licks it off she will be drunk with importance, nothing worse.
> She sat on the keyboard and withdrew an application. Almost.
< Which one?
> Nordaval. She may have a point. {😂}
`,
  },
  {
    contactId: 'hiroshi-yamamoto',
    archived: true,
    lines: `
@ 58d 09:40
< 78 km before breakfast along the canal. Headwind both ways, which should not be possible.
> It’s possible if the wind changes at the turn.
< You always spoil the poetry with a mechanism. [canal-morning.jpg]
> It’s a fine picture. Again?
< Always. 06:30, the lock with the heron.
`,
  },
  {
    contactId: 'anais-bouchard',
    unread: 1,
    muted: true,
    lines: `
@ 7d 21:00
< Chers ténors et altos, merci à tous pour la répétition du mardi. Alex : la mesure 48, c’est un silence.
> C’était un silence très habité.
< Il habitait un si bémol. {😄}
@ 312m
< Prochaine répétition avancée à 19 h. Apportez le Fauré, et un crayon, pas un stylo.
`,
  },
  {
    contactId: 'pedro-quintana',
    lines: `
@ 20d 09:10
< The water is turned off this week for the winter. Your beans are still up.
> They’re decoration by now. I’ll clear them at the weekend.
< I have put your rake in my shed because of the hail.
> Thank you, Pedro. Do you want the last pumpkin?
< My wife said not to say yes. Yes.
@ 6d 15:30
< Soup made. The pumpkin weighed 7.2. I wrote it on the door, above last year’s 6.9.
`,
  },
  {
    contactId: 'ottoline-grey',
    lines: `
@ 18d 11:40
< The book on queueing has come in. Second-hand, somebody has written “no!” in the margin of page 112.
> Then I must have it. What does page 112 say?
< That people will wait gladly if they know how long.
> I’d write “yes” beside it.
< 9 €, and you may.
@ 11d 17:05
> I was on page 112. The “no!” is in ink, and there’s a date.
< Let me guess: a bus strike? {😂}
> June 1995. I looked it up. A bus strike.
`,
  },
  {
    contactId: 'yasmine-cherif',
    lines: `
@ 4d 13:20
< I have seventeen children with a cough, and one question about your boards: could they say something in Arabic?
> They can show it. They can’t say it yet, the voice is French and English.
< One of the mothers reads the colours instead. Green is good, she says.
> May I pass that on? We’re about to change the colours, and Greta should know.
< Please do. Tell her it is Mrs Haddou, stop Les Arceaux, every morning at eight. {🙏}
`,
  },
  {
    contactId: 'rahul-deshpande',
    unread: 1,
    lines: `
@ 2d 19:10
< Alex, Rahul from Halden. I hope you do not mind that I write directly. Before we talk, one curiosity: the forecast that was wrong for the right reasons. What happened?
> It predicted full buses on a strike day, since everyone would leave the car. Everyone stayed at home instead.
< And you kept the model?
> I kept the model and added a sentence: “where the service runs as planned”.
< That sentence is what I am looking for. People drop the model, or they drop the sentence.
@ 70m
< I look forward to it. I shall have the load curve of a cold week in front of me. No preparation needed, we will draw on it together.
`,
  },
  {
    contactId: 'chiara-de-luca',
    lines: `
@ 8d 10:20
< Ciao Alex, Chiara again. Besides the researcher we look for an analyst for the pricing of shared bicycles. Is that far from buses?
> Two wheels nearer to weather, I suppose. What would the first three months be?
< Honest answer: clean the trip data. It has trips of nine seconds.
> Somebody took out the wrong bicycle, and put it back.
< 14% of all trips!
> Then the saddle is the wrong height on 14% of bicycles.
< I will forward this to operations. You haven’t even applied, and you’re already useful. {👏}
`,
  },
  {
    contactId: 'farid-meziane',
    archived: true,
    lines: `
@ 25d 15:00
< Hello Alex, thank you for meeting us at Atelier Méridien. We have decided on a candidate with more experience in retail.
> Thank you for telling me yourself, and for the tour. I learnt a lot about returns.
< You asked the best question of the day. If we open a second post I would like to ring you first.
> Please do.
`,
  },
  {
    contactId: 'maelle-le-goff',
    lines: `
@ 13d 09:30
< Bonjour Alex, l’atelier « Parler chiffres sans chiffres » est dans une dizaine de jours, de 9 h à midi. Je vous inscris ?
> Oui, avec plaisir. Faut-il apporter quelque chose ?
< Un tableau que vous aimez, et quelqu’un à qui l’expliquer. Nous fournissons le quelqu’un.
> Parfait. Salle B, comme la dernière fois ?
< Salle A : la B a une fuite.
`,
  },
  {
    contactId: 'oisin-gallagher',
    lines: `
@ 15d 11:15
< Alex, Oisín at Tidewater. You said no to Cork. Would you consider it with fewer days there? Ferries, and the worst wifi of any fleet in Europe.
> With fewer days, perhaps. I should say that two others are further along.
< I’d rather be told. How far along?
> A call with one, a letter to the other.
< Then I’ll be brief: three weeks a month from home, one on the water. I mean in the office by the water.
@ 15d 12:40
> It tempts me. May I come back to you at the end of the month?
< You may. The tide does, too. {🌊}
`,
  },
  {
    contactId: 'tugba-aksoy',
    lines: `
@ 3d 15:10
< Dear Alex, the letter of reference has not reached us yet. The file closes at the end of next week; everything else is complete.
> I am sorry, it was signed on paper and the scan went astray. You will have it within two days.
< That is in time. Thank you for the quick answer.
`,
  },
  {
    contactId: 'siobhan-byrne',
    unread: 2,
    lines: `
@ 6d 12:25
< Hello Alex! Liam says you’re the one to ask. We count passengers with a clicker. Forty stops, two students. Is it worth anything?
> It’s worth a lot, if each student writes down when the counting began and ended.
< They write down when the tea began and ended.
> That will do. Tea is regular.
@ 5d 16:25
< First sheet. I photographed it on the bonnet of the car, hence the rain. [clicker-sheet.svg]
> Readable! Who is “M., green coat”?
< A man who goes round twice. The students like him. They left him in once and out once.
> Then he’s right on average. {😄}
@ 58m
< Thirty-eight of forty sheets are in. Two are lost to a dog.
< If we send them as they are, could you say by next week whether forty stops are enough for a pilot?
`,
  },
  {
    contactId: 'jurgen-scholz',
    lines: `
@ 11d 07:45
< Good morning. The winter timetable is valid from the 13th. The file has 214 trips fewer than the last one. Please confirm receipt.
> Received. 214 fewer, 19 of them look like one line that has changed its name.
< Correct. The 9540 is now the 954. The zero was never spoken by anyone.
> Then it is 195 fewer. I have noted it.
< Your precision is appreciated.
@ 4d 08:00
< Two vehicles were both named “Bus” in our system. This has been rectified. One is now named “Bus 2”.
> Thank you. That explains a great deal.
`,
  },
  {
    contactId: 'ingrid-ostby',
    lines: `
@ 14d 13:00
< Hei Alex. In Fjordbuss we say “the bus is at the ferry” and everybody knows what it means. How do I put that in your feed?
> As a delay without an end, with a cause. Then the board can say “waits for the ferry”.
< And when the ferry is on time?
> Then nobody reads the board.
< You understand us. We had forty centimetres of snow, by the way. [snow-stop.svg]
`,
  },
  {
    contactId: 'noemie-fabre',
    lines: `
@ 4d 12:10
< Bonjour Alex, pourrais-je avoir la fréquence de défilement de vos écrans ? C’est pour le rapport d’accessibilité.
> Bonjour Noémie. Entre 4 et 31 changements par minute, médiane 12. Je vous envoie la série. [defilement.csv]
< Douze par minute, c’est beaucoup pour une oreille.
> Greta, chez nous, dit la même chose, avec plus de mots.
< Je lui écris. Merci !
`,
  },
  {
    contactId: 'pau-ferrer-i-soler',
    lines: `
@ 21d 12:00
< Hello! We open our stop data next month. Which licence do people actually read?
> The short one. If it fits on the page they copy it too.
< And a contact address?
> With a name. People write to a name, they complain to an “info”.
< I will put mine. My mother will be proud: https://dades.tdelta.example/parades
`,
  },
  {
    contactId: 'folasade-adeyemi',
    lines: `
@ 40d 15:30
< Mr or Ms Morgan, I read your hub study on a flight to Accra. Could the method hold for a city where the stop is wherever the driver stops?
> Alex will do. In principle yes: the method looks for where people change, not for where a sign stands.
< That is what I hoped. We have eleven million people and four signs.
> Then I should like to see your data very much.
< You shall. It is on paper, and there is a great deal of paper. {🙂}
`,
  },
  {
    contactId: 'wei-zhang',
    lines: `
@ 5d 09:25
< Hello Alex. For your 40 new displays we recommend 2 spare ones. Do you have failure numbers from the field?
> 3.1% in the first year, nearly all of them in the first month, and nearly all where the shelter faces west.
< Because of the sun?
> Because of the rain. The sun gets the blame.
< I will tell the factory to look at the seal. Thank you. {🙏}
`,
  },
  {
    contactId: 'ruth-abelson',
    lines: `
@ 3d 14:48
< I’m on a ladder at Gare de Vaise. The board shows 1970. Ideas?
> It has lost the time. Is the grey box warm?
< Cold.
> Then it’s the fuse, left of the box, not the one on the right. The one on the right is the kiosk’s coffee machine.
< It IS the coffee machine. I have made an enemy. [vaise-board.jpg]
@ 3d 15:05
< The right year again. Thank you. I bought him a coffee. {👍}
`,
  },
  {
    contactId: 'soren-kjaer',
    lines: `
@ 10d 11:05
< Our boxes will send every 20 seconds from next week. Until now they sent when they felt like it.
> I noticed. They felt like it mostly on Wednesdays.
< That was a firmware for tractors.
> It explains the speeds.
`,
  },
  {
    contactId: 'beatriz-carvalho',
    lines: `
@ 9d 01:12
< Meridian Hosting, Beatriz. Planned maintenance moves from tonight, 02:00, to tomorrow night, 02:00. Affects reporting only.
> Thank you. My nightly pull is at 03:10, would it be touched?
< It would, if we are slow. I will write when we are done.
@ 8d 02:51
< Done. Nineteen minutes early.
`,
  },
  {
    contactId: 'nomvula-dlamini',
    lines: `
@ 12d 14:20
< Translating “about 4 min” for the Arabic boards. “About” can be “nearly”, “around” or “God willing”. Which did you intend?
> Statistically the third. Officially the second.
< “Around” it is. I shall keep the third for my memoirs. {😂}
`,
  },
  {
    contactId: 'gareth-llewellyn',
    lines: `
@ 23d 18:30
< Still on the market? Severn Parcel would have you back tomorrow, at the old pay, and you would be bored within the week.
> That’s the kindest refusal that I have had so far.
< Use my name. And leave out the parcel that went to Patagonia.
> Which one?
< Good answer.
`,
  },
  {
    contactId: 'divya-krishnamurthy',
    unread: 1,
    lines: `
@ 4d 21:05
< What my panel asked me today, for the lead of waiting times: how many trains would you need to prove that trains are late?
> One, if it’s late enough.
< I said that and I got it!!
> CONGRATULATIONS.
< All waiting times at Okapi Health, from January. Everything I know about waiting I have from you and your buses.
> The first thing to tell them: people don’t mind waiting, they mind not knowing. [^1]
@ 140m
< I told them. They wrote it on the wall. So now you’re on a wall in Brussels.
`,
  },
  {
    contactId: 'catherine-roussel',
    unread: 1,
    lines: `
@ 16d 10:00
< Bonjour Alex, le plombier passe ces jours-ci entre 8 h et midi pour le chauffe-eau. Pouvez-vous laisser la clé chez Mme Perrin ?
> Bonjour Madame, bien sûr, je la dépose la veille.
< Merci. Et la fenêtre de la cuisine, c’est réglé ?
> Presque : mon frère apporte une ardoise dans quatre semaines pour l’appui.
< Une ardoise galloise, rue de la Charité ! Très bien.
@ 7d 09:15
< Le chauffe-eau était sous garantie. Il y a une facture de 0 €, je vous l’envoie pour le plaisir. [facture.pdf]
`,
  },
  {
    contactId: 'dr-ismael-kabore',
    lines: `
@ 2d 08:50
< Cabinet dentaire Kaboré. Rappel : votre prochain rendez-vous est à 15 h. Merci de confirmer ou d’annuler 24 heures avant.
> Bonjour, je confirme pour 15 h. Merci.
< C’est noté. À bientôt.
`,
    remind: -40,
  },
  {
    contactId: 'vladimir-novotny',
    scheduled: [1500, 'Good morning! Is the wheel ready? I could come by at five today.'],
    lines: `
@ 5d 17:00
< Your wheel has an egg in it. Not a real egg. It goes up and down.
> Can it be saved?
< Everything can be saved. It costs 28 € or a new wheel 60 €.
> Save it, please.
< Good. I like people who save.
@ 1d 16:40
< One more spoke was tired. I changed it, no charge. Ready the day after tomorrow, after four. {🙏}
`,
  },
]
