// The texts of the sample applications in French, by its English: letters, answers, and what employers and Alex have noted. `{years}` is as many as the
// English has. A letter that is French already is here as it is.

const letters: Readonly<Record<string, string>> = {
  'We met for four minutes at the fair in Lyon; I asked about the meter data, and you said that nobody ever does.\n\nI have worked with buses for {years}. People who wait for a bus and people who switch on a kettle have more in common than one thinks: both do it at ten past seven, and both are surprised by snow.':
    'Nous nous sommes vus quatre minutes au salon de Lyon ; j’ai demandé ce que disent les compteurs, et vous m’avez répondu que personne ne le demande jamais.\n\nJe travaille sur les bus depuis {years}. Les gens qui attendent un bus et ceux qui mettent une bouilloire en marche se ressemblent plus qu’on ne le croit : les uns et les autres le font à sept heures dix, et la neige les surprend toujours.',
  'A port is a timetable that the wind has read. I would like to find out what it changed.\n\nI have written a study of hubs; it is about buses, but the question is yours: who waits for whom, and does it pay?':
    'Un port, c’est un horaire que le vent a relu. J’aimerais savoir ce qu’il y a changé.\n\nJ’ai écrit une étude sur les pôles d’échange ; elle parle de bus, mais la question est la vôtre : qui attend qui, et cela en vaut-il la peine ?',
  'Eleven clinics that count in one way: I have spent years persuading forty bus operators to do the same, and know what it costs in biscuits.':
    'Onze cliniques qui comptent toutes de la même façon : j’ai passé des années à en convaincre quarante exploitants de bus, et je sais ce que cela coûte en biscuits.',
  'Parcels by night were my first trade. I still wake at four when it snows.':
    'Les colis de nuit ont été mon premier métier. Quand il neige, je me réveille encore à quatre heures.',
  'I wear one of your jackets. It has survived two dogs and a tram door; I would like to know who else buys them, and why they come back.':
    'Je porte une de vos vestes. Elle a survécu à deux chiens et à une porte de tramway ; j’aimerais savoir qui d’autre en achète, et pourquoi on revient chez vous.',
  'Le pain a une erreur de prévision de neuf pour cent. J’aimerais la voir de près, et de préférence tôt le matin.':
    'Le pain a une erreur de prévision de neuf pour cent. J’aimerais la voir de près, et de préférence tôt le matin.',
  'A friend who works with you says only: ask. So I ask. Waiting is what I know most about.':
    'Une personne de ma connaissance qui travaille chez vous ne dit qu’une chose : demande. Alors je demande. L’attente, c’est ce que je connais le mieux.',
  'Steel is patient, those who wait for it are not. That is a problem that I know from the other side.':
    'L’acier est patient, ceux qui l’attendent ne le sont pas. C’est un problème que je connais de l’autre côté.',
  'Onze tonnes par jour : c’est un réseau comme un autre, et il sent meilleur.':
    'Onze tonnes par jour : c’est un réseau comme un autre, et il sent meilleur.',
  'A line that fails at the same bend every autumn has something to say. I would like to listen to it with your data.':
    'Une ligne qui tombe en panne au même virage chaque automne a quelque chose à dire. J’aimerais l’écouter, avec vos données.',
  'Where people walk is where a city means it. I have {years} of stops to prove it.':
    'Là où les gens marchent, la ville est sincère. J’ai {years} d’arrêts pour le prouver.',
  'Seven museums, one pass, and a turnstile that counts school classes as one person. I can help.':
    'Sept musées, un seul passe, et un tourniquet qui compte une classe entière comme une personne. Je peux vous aider.',
  'I once gave second-years an hour about a stop where nobody got off, and the reason was a hedge. They asked for another hour.':
    'J’ai un jour parlé une heure, devant des deuxième année, d’un arrêt où personne ne descendait : la raison était une haie. On m’a demandé une deuxième heure.',
  'You count what happens in stations. I have wanted to know since I was six.':
    'Vous comptez ce qui se passe dans les gares. J’ai envie de le savoir depuis mes six ans.',
  'I teach joins to colleagues with biscuits. It should also work with pivot tables.':
    'J’enseigne les jointures à mes collègues, avec des biscuits. Cela devrait marcher aussi avec les tableaux croisés.',
  'Queues are my subject and, on most mornings, my situation.':
    'Les files d’attente sont mon sujet et, presque tous les matins, ma situation.',
  'Nine ships, one harbour master, and a sea that reads no timetable. My sister lives in Galway; I know the waiting room.':
    'Neuf navires, un capitaine de port, et une mer qui ne lit pas les horaires. Ma sœur habite Galway ; je connais la salle d’attente.',
  'Frost and buses have met often. I kept the minutes.':
    'Le gel et les bus se sont souvent rencontrés. J’ai tenu le compte rendu.',
  'A fare is a sentence that four hundred thousand people read each month. In 2024 I helped to make ours shorter: two zones became one, and complaints fell by 11 %.\n\nI would like to do that again, with more lines and more colleagues who argue.':
    'Un tarif est une phrase que quatre cent mille personnes lisent chaque mois. En 2024, j’ai aidé à raccourcir la nôtre : de deux zones, nous en avons fait une, avec 11 % de réclamations en moins.\n\nJ’aimerais recommencer, avec plus de lignes et plus de collègues qui discutent.',
  'You publish how full your buses are. I have read it every morning for a year, with envy.':
    'Vous publiez le taux de remplissage de vos bus. Je le lis chaque matin depuis un an, avec envie.',
}

const answers: Readonly<Record<string, string>> = {
  'A forecast missed a strike day for the right reasons. I wrote the reasons down first, then the apology.':
    'Une prévision a manqué un jour de grève, pour de bonnes raisons. J’ai écrit d’abord les raisons, puis les excuses.',
  'Two depots counted one bridge twice. We counted it together, on foot.':
    'Deux dépôts comptaient le même pont. Nous l’avons recompté ensemble, à pied.',
  'Returns are people who changed their minds. I want to know when.':
    'Un retour, c’est une personne qui a changé d’avis. Je veux savoir quand.',
  'A colleague of mine now explains joins to others, with the drawing that I made.':
    'Une personne de mon équipe explique maintenant les jointures aux autres, avec mon dessin.',
  'One that the person who pays it could explain to the person behind.':
    'Celui que la personne qui le paie saurait expliquer à la suivante.',
}

const fromEmployers: Readonly<Record<string, string>> = {
  'Rahul read your hub study twice.': 'Rahul a lu deux fois votre étude des pôles d’échange.',
  'Network case: two years of berth data.': 'Étude de réseau : deux ans de données sur les postes à quai.',
  'We would like a letter from somebody who has seen you work for two years.':
    'Nous aimerions une lettre d’une personne qui suit votre travail depuis deux ans.',
  'Two charts on the faults of last winter.': 'Deux graphiques sur les pannes de l’hiver dernier.',
  'Not before spring. You will hear from us in March either way.':
    'Pas avant le printemps. Dans tous les cas, vous aurez de nos nouvelles en mars.',
  'The post has been moved to the Cork office.': 'Le poste est transféré au bureau de Cork.',
  'No answer by the date agreed.': 'Pas de réponse à la date convenue.',
  'The camera can stay off.': 'La caméra peut rester éteinte.',
  'Ten minutes on one question: what would you change first?':
    'Dix minutes sur une question : que changeriez-vous en premier ?',
  'Capitainerie, quai de la République, Sète': 'Capitainerie, quai de la République, Sète',
  'Lecture hall C': 'Amphithéâtre C',
  'The red door, not the ticket hall': 'La porte rouge, pas la billetterie',
  'Twenty-four hours in the evening, beside your work. Biscuits included.':
    'Vingt-quatre heures, le soir, en plus de votre travail. Biscuits compris.',
  'Eight weeks, beside your work, from the start date on.':
    'Huit semaines, en plus de votre travail, à partir de la date de début.',
  'Twelve evenings.': 'Douze soirées.',
  'Junior for a year, then we talk.': 'Un an comme débutant, puis nous en reparlons.',
  'Two days a week from home, three by the water.': 'Deux jours par semaine chez vous, trois au bord de l’eau.',
  'Nights once a month.': 'Des nuits une fois par mois.',
  'Your letter was the shortest and the clearest of all. It was close: the person whom we chose has led a night shift for six years. Our network post opens in a few weeks: please look at it.':
    'Votre lettre était la plus courte et la plus claire de toutes. C’était serré : la personne que nous avons choisie dirige une équipe de nuit depuis six ans. Notre poste réseau ouvre dans quelques semaines : regardez-le, s’il vous plaît.',
}

const roles: Readonly<Record<string, string>> = {
  Forecasting: 'Prévisions',
  'Grid side': 'Réseau électrique',
  Recruiter: 'Recrutement',
  'Hiring lead': 'Responsable du recrutement',
  'Harbour master': 'Capitaine du port',
  'Head of studies': 'Directrice des études',
  Director: 'Directrice',
  Founder: 'Fondatrice',
}

const own: Readonly<Record<string, string>> = {
  'Four days a week in Charleroi.': 'Quatre jours par semaine à Charleroi.',
  'Both charts sent.': 'Les deux graphiques sont envoyés.',
  'Names: Rahul Deshpande, forecasting. Somebody from the grid side. Anneke de Vries, sweets under the table.':
    'Qui est qui : Rahul Deshpande, prévisions. Quelqu’un du réseau électrique. Anneke de Vries, des bonbons sous la table.',
  'What the harbour master would ask: “And when it blows?” Have the wind days ready. 61 of them in two years.':
    'Ce que demanderait le capitaine du port : « Et quand ça souffle ? » Avoir les jours de vent sous la main. 61 en deux ans.',
  'The winter gap is salt on the sensor. The pilots’ log has the ships, on paper.':
    'Le creux de l’hiver, c’est du sel sur le capteur. Les navires sont dans le registre des pilotes, sur papier.',
  'The scan is out of the printer at last. Send it, then the page itself by post.':
    'Le scan est enfin sorti de l’imprimante. L’envoyer, puis la page elle-même par la poste.',
  'Ewa says that her team is the quiet one. Good.': 'Ewa dit que son équipe est la plus silencieuse. Tant mieux.',
  'Four days a week in Charleroi, and “we are like a family”. I have one.':
    'Quatre jours par semaine à Charleroi, et « nous sommes comme une famille ». J’en ai une.',
  'I polished the answer until it was late. Write it down: I polish.':
    'J’ai fignolé la réponse jusqu’à ce qu’il soit trop tard. À noter : je fignole.',
  'Read Halden’s annual report': 'Lire le rapport annuel de Halden',
  'Rehearse aloud, ten minutes': 'Répéter à voix haute, dix minutes',
}

export const applicationTexts: Readonly<Record<string, string>> = {
  ...letters,
  ...answers,
  ...fromEmployers,
  ...roles,
  ...own,
}
