// What recurs in the sample mailbox, in French, by its English. `{0}` and on are what differs each time; mail-values.ts translates that.

type Pair = readonly [string, string]

/** English, French. */
export const mailSubjects: readonly Pair[] = [
  ['Line {0}: {1} closed, {2}', 'Ligne {0} : arrêt {1} fermé, {2}'],
  ['Boardings at {0}', 'Montées à l’arrêt {0}'],
  ['How late is the {0}?', 'Quel retard a le {0} ?'],
  ['Missed connections at {0}', 'Correspondances manquées à l’arrêt {0}'],
  ['Ridership, week {0}', 'Fréquentation, semaine {0}'],
  ['Headway {0}: {1}', 'Headway {0} : {1}'],
  ['Your ticket {0}, {1}', 'Votre billet {0}, {1}'],
  ['Payslip {0}', 'Bulletin de paie, {0}'],
  ['Rent receipt, {0}', 'Quittance de loyer, {0}'],
  ['Account statement, {0}', 'Relevé de compte, {0}'],
  ['Invoice {0}: fibre and mobile, {1}', 'Facture {0} : fibre et mobile, {1}'],
  ['Meridian Hosting, invoice {0}', 'Meridian Hosting, facture {0}'],
  ['Have you saved a backup?', 'Avez-vous une sauvegarde ?'],
  ['{0} new jobs match your search', '{0} nouvelles offres correspondent à votre recherche'],
  ['Skills: worth an evening', 'Compétences : de quoi occuper une soirée'],
  ['Digest: {0}', 'Résumé : {0}'],
  ['Team notes', 'Notes d’équipe'],
  ['{0} against {1}', '{0} contre {1}'],
  ['{0}: {1}', '{0} : {1}'],
]

export const mailTexts: readonly Pair[] = [
  [
    'From {0}:00 to {1}:00 tomorrow the {2} does not serve {3}, because of {4}. It runs by {5} instead.',
    'Demain de {0} h à {1} h, le {2} ne dessert pas {3} : {4}. Il passe par {5} à la place.',
  ],
  [
    '{0} is closed tomorrow until {1}:00: {2}. Line {3} goes round by {4}; please put it on the board in words that a tired person understands.',
    'L’arrêt {0} est fermé demain jusqu’à {1} h : {2}. La ligne {3} fait le tour par {4} ; merci de le mettre à l’écran avec des mots qu’une personne fatiguée comprend.',
  ],
  [
    'We have {0} at {1}. The {2} is sent over {3} for about {4} hours, and I would not bet on the about.',
    'Nous avons {0} à l’arrêt {1}. Le {2} passe par {3} pendant {4} heures environ, et je ne parierais pas sur le « environ ».',
  ],
  [
    'It is on the app and the boards from {0}:30, with the walk to the replacement stop ({1} minutes).',
    'C’est dans l’application et sur les écrans à partir de {0} h 30, avec le trajet à pied jusqu’à l’arrêt de remplacement ({1} minutes).',
  ],
  [
    'Entered, in both languages. I have put the way to {0} with it, since the street has no sign.',
    'Saisi, dans les deux langues. J’y ai mis le chemin vers {0}, puisque la rue n’a pas de panneau.',
  ],
  [
    'Done. {0} people have {1} among their stops; each gets one message and no more.',
    'Fait. {0} personnes ont {1} parmi leurs arrêts ; chacune reçoit un message et pas plus.',
  ],
  [
    'Passengers got off and walked; {0} of them, by the counter.',
    'Les passagers sont descendus et ont marché ; {0}, d’après le compteur.',
  ],
  [
    'The note had been opened eleven times before the first bus turned.',
    'L’information avait été ouverte onze fois avant que le premier bus ne tourne.',
  ],
  [
    'Two regulars rang to say thank you, which I have written down.',
    'Deux habitués ont appelé pour remercier ; je l’ai noté.',
  ],
  [
    'The replacement stop had {0} boardings, so somebody read the note.',
    'L’arrêt de remplacement a eu {0} montées : quelqu’un a donc lu l’information.',
  ],
  ['Nobody rang. I take that as applause.', 'Personne n’a appelé. Je prends cela pour des applaudissements.'],
  [
    'Three runs were late by {0} minutes, the rest caught up at the terminus.',
    'Trois courses ont eu {0} minutes de retard, les autres se sont rattrapées au terminus.',
  ],
  [
    'The driver of the {0} turned one street too early and discovered a short cut.',
    'Le conducteur de {0} a tourné une rue trop tôt et découvert un raccourci.',
  ],
  [
    '{0} people waited at the old stop all the same; we need a sign there, not a push message.',
    '{0} personnes ont quand même attendu à l’ancien arrêt ; il y faut un panneau, pas une notification.',
  ],
  [
    'How many people get on at {0} on an ordinary weekday? I need it because {1}.',
    'Combien de personnes montent à l’arrêt {0} un jour de semaine ordinaire ? La raison : {1}.',
  ],
  [
    '{0} on an ordinary weekday in {1}, a third of them before half past eight. On Saturdays {2}. Sundays I would leave out: {3} of the counters rest with God.',
    '{0} un jour de semaine ordinaire en {1}, dont un tiers avant 8 h 30. Le samedi {2}. Je laisserais les dimanches de côté : {3} des compteurs respectent le repos du Seigneur.',
  ],
  [
    'Is the {0} really as late as people say? {1}, and {2}.',
    'Le {0} est-il vraiment aussi en retard qu’on le dit ? {1}, et {2}.',
  ],
  [
    'On time within three minutes: {0}% in {1}. The late ones are nearly all between {2} and the terminus, after {3}:00, so it is one traffic light and not the driver.',
    'À l’heure à trois minutes près : {0} % en {1}. Les retards sont presque tous entre {2} et le terminus, après {3} h : c’est donc un feu rouge et pas le conducteur.',
  ],
  [
    'How many miss the connection from the {0} at {1}? I ask because {2}.',
    'Combien de gens manquent la correspondance du {0} à l’arrêt {1} ? La raison : {2}.',
  ],
  [
    'About {0} a day. Holding the other bus for {1} minutes would save all but {2} of them, and cost {3} people those minutes. I have drawn both, so that one can argue.',
    'Environ {0} par jour. Retenir l’autre bus {1} minutes les sauverait tous sauf {2}, et coûterait ces minutes à {3} personnes. J’ai dessiné les deux, pour qu’on puisse en débattre.',
  ],
  [
    'Could I have {0} of this year beside {1} of last year for line {2}? I ask because {3}.',
    'Pourrais-je avoir {0} de cette année à côté de {1} de l’an dernier pour la ligne {2} ? La raison : {3}.',
  ],
  [
    '{0} by {1} per cent, of which a good half is one more working day. The rest is {2}, where {3}.',
    '{0} de {1} pour cent, dont une bonne moitié vient d’un jour ouvré de plus. Le reste, c’est {2}, où {3}.',
  ],
  [
    '{0} by {1} per cent, of which a good half is one working day fewer. The rest is {2}, where {3}.',
    '{0} de {1} pour cent, dont une bonne moitié vient d’un jour ouvré de moins. Le reste, c’est {2}, où {3}.',
  ],
  [
    '{0} by {1} per cent, on as many working days. It is {2}, where {3}.',
    '{0} de {1} pour cent, à jours ouvrés égaux. C’est {2}, où {3}.',
  ],
  [
    'Exactly what I needed, and none of what I feared.',
    'Exactement ce qu’il me fallait, et rien de ce que je craignais.',
  ],
  ['Thank you. I had guessed twice that.', 'Merci. J’aurais dit le double.'],
  [
    'So the rumour was true. Good to know, bad to hear.',
    'La rumeur disait donc vrai. Bon à savoir, triste à entendre.',
  ],
  ['I am putting this in front of them as it is.', 'Je leur présente ça tel quel.'],
  [
    'One traffic light! I could kiss it, or kick it.',
    'Un feu rouge ! Je pourrais l’embrasser, ou lui donner un coup de pied.',
  ],
  [
    'That is one sentence more than I can say in the meeting; I shall leave out God.',
    'C’est une phrase de trop pour la réunion, je laisserai le Seigneur de côté.',
  ],
  ['Thanks, and sorry for the hurry.', 'Merci, et pardon pour l’urgence.'],
  [
    'The week in four lines:\n\n- {0} boardings, {1} {2}% against the same week of last year\n- best: line {3}, at {4}; weakest: line {5}\n- on time within three minutes: {6}%\n- what explains it: {7}\n\nThe chart by line is attached. Questions to me, complaints to the weather.',
    'La semaine en quatre lignes :\n\n- {0} montées, en {1} de {2} % sur la même semaine de l’an dernier\n- la meilleure : ligne {3}, à l’arrêt {4} ; la plus faible : ligne {5}\n- à l’heure à trois minutes près : {6} %\n- ce qui l’explique : {7}\n\nLe graphique par ligne est joint. Les questions à moi, les réclamations à la météo.',
  ],
  ['Why is the {0} weak? Nothing changed here.', 'Pourquoi le {0} est-il faible ? Rien n’a changé ici.'],
  [
    'Read over lunch, as always. The chart is on our wall.',
    'Lu en déjeunant, comme toujours. Le graphique est à notre mur.',
  ],
  [
    'The {0} again! The driver says it is the new seats.',
    'Encore le {0} ! Le conducteur dit que ce sont les nouveaux sièges.',
  ],
  ['One question: does the total have the ferries in it?', 'Une question : le total comprend-il les ferries ?'],
  ['Thank you. I showed the weather your complaint.', 'Merci. J’ai transmis la réclamation à la météo.'],
  [
    'Dear reader,\n\nThis week: {0}.\n\nFrom the archive:\n\n- {1}\n- {2}\n\nAnd a number: {3} readers answered last week’s question.\n\nMove well,\nthe Headway desk\n\nYou get this because you asked for it. To stop, write “stop”; no hard feelings.',
    'Bonjour,\n\nCette semaine : {0}.\n\nDans les archives :\n\n- {1}\n- {2}\n\nEt un chiffre : {3} personnes ont répondu à la question de la semaine dernière.\n\nBonne route,\nla rédaction de Headway\n\nVous recevez ceci parce que vous l’avez demandé. Pour arrêter, écrivez « stop » ; sans rancune.',
  ],
  [
    'Dear reader,\n\nThis week: {0}.\n\nFrom the archive:\n\n- {1}\n\nAnd a number: {2} readers answered last week’s question.\n\nMove well,\nthe Headway desk\n\nYou get this because you asked for it. To stop, write “stop”; no hard feelings.',
    'Bonjour,\n\nCette semaine : {0}.\n\nDans les archives :\n\n- {1}\n\nEt un chiffre : {2} personnes ont répondu à la question de la semaine dernière.\n\nBonne route,\nla rédaction de Headway\n\nVous recevez ceci parce que vous l’avez demandé. Pour arrêter, écrivez « stop » ; sans rancune.',
  ],
  [
    'Dear reader,\n\nThis week: {0}.\n\nAnd a number: {1} readers answered last week’s question.\n\nMove well,\nthe Headway desk\n\nYou get this because you asked for it. To stop, write “stop”; no hard feelings.',
    'Bonjour,\n\nCette semaine : {0}.\n\nEt un chiffre : {1} personnes ont répondu à la question de la semaine dernière.\n\nBonne route,\nla rédaction de Headway\n\nVous recevez ceci parce que vous l’avez demandé. Pour arrêter, écrivez « stop » ; sans rancune.',
  ],
  [
    'Hello Alex Morgan,\n\nYour journey {0} on {1} at {2}:{3} is booked: one seat, {4}, coach {5}. Price: {6} euros, paid by card.\n\nThe ticket is attached. It works without a network, and so do we.\n\nLittoral Rail',
    'Bonjour Alex Morgan,\n\nVotre trajet {0} du {1} à {2} h {3} est réservé : une place, {4}, voiture {5}. Prix : {6} euros, payés par carte.\n\nLe billet est joint. Il marche sans réseau, et nous aussi.\n\nLittoral Rail',
  ],
  ['Your payslip for {0} is attached. {1}', 'Ton bulletin de paie de {0} est joint. {1}'],
  [
    'Rent for {0} received, 780 euros, charges included. {1}',
    'Bien reçu le loyer de {0}, 780 euros, charges comprises. {1}',
  ],
  [
    'Hello Alex Morgan,\n\nThe statement of your second account, ending in 4417, for {0} is there. {1} movements; balance at the end of the month {2} euros.\n\nBanque du Littoral',
    'Bonjour Alex Morgan,\n\nLe relevé pour {0} de votre second compte, qui se termine par 4417, est disponible. {1} mouvements ; solde en fin de mois {2} euros.\n\nBanque du Littoral',
  ],
  [
    'Hello Alex Morgan,\n\nYour invoice for {0}: 34.90 euros, {1} GB on the mobile. It is debited on the 8th; there is nothing to do.\n\nFibre du Sud',
    'Bonjour Alex Morgan,\n\nVotre facture pour {0} : 34,90 euros, {1} Go sur le mobile. Elle est prélevée le 8 ; vous n’avez rien à faire.\n\nFibre du Sud',
  ],
  [
    'Attached is the invoice for the analytics machine in {0}: {1} euros. You are down as the one who checks the hours; they are in their portal.',
    'Voici la facture de la machine d’analyse pour {0} : {1} euros. C’est vous qui vérifiez les heures ; elles sont sur leur portail.',
  ],
  [
    'Hello Alex,\n\nAll that you keep here is on this device alone. A backup is one file: keep it {0}. {1}\n\nYours,\nCairn',
    'Bonjour Alex,\n\nTout ce que vous gardez ici se trouve sur cet appareil, et nulle part ailleurs. Une sauvegarde tient en un fichier : gardez-le {0}. {1}\n\nÀ bientôt,\nCairn',
  ],
  [
    'Hello Alex,\n\nYour search “Analyst near Lyon” has new jobs, the nearest {0} minutes by train. The best of them asks for {1}.\n\nYours,\nCairn',
    'Bonjour Alex,\n\nVotre recherche « Analyste près de Lyon » a de nouvelles offres, la plus proche à {0} minutes en train. La meilleure demande {1}.\n\nÀ bientôt,\nCairn',
  ],
  [
    'Hello Alex,\n\nWorth an evening: {0}. Worth a second one: {1}. {2}\n\n{3}\n\nYours,\nCairn',
    'Bonjour Alex,\n\nÀ voir un soir : {0}. Et un autre soir : {1}. {2}\n\n{3}\n\nÀ bientôt,\nCairn',
  ],
  [
    'Hello alex_m,\n\nMost read this week:\n\n- {0} ({1} answers)\n- {2} ({3} answers)\n\n“{4}”\n\nPlain Charts',
    'Bonjour alex_m,\n\nLes plus lus cette semaine :\n\n- {0} ({1} réponses)\n- {2} ({3} réponses)\n\n« {4} »\n\nPlain Charts',
  ],
  ['Short, because it is {0}:\n\n- {1}\n- {2}', 'Vite fait, {0} :\n\n- {1}\n- {2}'],
  ['Are you free {0}? I was thinking of {1}, about {2} o’clock.', 'Libre {0} ? Je pensais à {1}, vers {2} h du soir.'],
  ['{0}, {1}? {2}', '{0}, {1} ? {2}'],
  ['Yes! I’ll bring something.', 'Oui ! J’apporte quelque chose.'],
  ['I’m in, a little later if the report behaves.', 'J’en suis, un peu plus tard si le rapport est sage.'],
  [
    'Not this time, the report is eating my week. Next one?',
    'Pas cette fois, le rapport mange ma semaine. La prochaine ?',
  ],
  [
    'Yes, and I can stay until the last tram, which is 23:51, since you ask me every time.',
    'Oui, et je peux rester jusqu’au dernier tram, 23 h 51, puisque tu me le demandes à chaque fois.',
  ],
  ['Good. No flowers.', 'Bien. Pas de fleurs.'],
  ['Next one, then. Eat something.', 'La prochaine, alors. Mange quelque chose.'],
  ['Perfect. Ring twice.', 'Parfait. Sonne deux fois.'],
  ['I have told the others that you said yes first.', 'J’ai dit aux autres que tu avais dit oui en premier.'],
]

/** Subject and text of each of `spam` (mailbox-life.ts), in its order. Badly written, as those are. */
export const spamInFrench: readonly Pair[] = [
  [
    'Votre colis n’a pas pu être livrer',
    'Chère client,\n\nvotre colis NR {n} attend dans notre dépos. Une taxe de {n2},99 est ouverte. Payez dans 24 heures, ou il retourne à l’expéditeur.\n\nLe Service Colis',
  ],
  [
    'Toner −{p} %, seulement ce {day}',
    'Bonjour décideur,\n\ndes cartouches pour TOUTES les imprimantes, la vôtre aussi. {p} % de remise jusqu’à {day} minuit. Nous savons que vous n’avez plus de magenta.\n\nVotre équipe Ultra Toner',
  ],
  [
    'Confidentiel, et urgent',
    'Très cher ami,\n\nje suis l’héritier de {n} gares routières et je cherche une personne de confiance pour les garder. Votre part est de {p} pour cent. Veuillez envoyer le numéro de votre compte.\n\nRoyales salutations',
  ],
  [
    'Vous avez {n} pièces non réclamées',
    'Bonjour gagnant,\n\n{n} pièces attendent dans un portefeuille à votre nom. Cliquez, confirmez vos douze mots, et soyez libre {day}.\n\nL’équipe Harbour',
  ],
  [
    'J’étais sur votre site web',
    'Bonjour,\n\nj’ai regardé votre site web et trouvé {n2} erreurs. Nous pouvons vous amener en première page en {p} jours. Je vous envoie un devis ?\n\nBien à vous,\nJessica',
  ],
  [
    'Votre boîte est pleine à {p} %',
    'Cher utilisateur,\n\nvotre boîte a atteint {p} % de son cota. Confirmez votre mot de passe pour continuer à recevoire des messages. Sinon fermeture {day}.\n\nL’administrateur',
  ],
  [
    'Votre toit goutte-t-il ?',
    'Cher propriétaire,\n\nnotre homme est dans votre rue {day} et voit de là que {n2} tuiles bougent. Aujourd’hui −{p} %.\n\nMiracle Roof',
  ],
  [
    'Perdez {n2} kilos avec une feuille',
    'Cher ami,\n\nles médecins détestent cette feuille. Buvez-la {day} et pesez-vous le lendemain. {p} % des gens étaient stupéfaits.\n\nDr Slim',
  ],
  [
    'Le billet {n} a gagné',
    'Félicitations !\n\nLe billet {n}, que vous ne vous souvenez pas d’avoir acheté, a gagné une somme. Pour le virement il nous faut {n2} euros.\n\nBureau des réclamations',
  ],
  [
    'Un master d’ici {day}',
    'Cher diplômé,\n\nvotre expérience de la vie vaut {p} crédits. Nous imprimons, vous encadrez. Pas d’examen, pas de livres.\n\nLe Doyen',
  ],
]
