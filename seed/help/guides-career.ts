// Guides: job offers, the match score, applications and the profile.
import type { GuideSource } from './help-text.ts'

export const career: readonly GuideSource[] = [
  {
    slug: 'job-offers',
    updated: '2026-12-01',
    pages: ['/career/jobs'],
    related: ['how-the-match-score-is-made', 'apply-for-a-job', 'profile-and-resume'],
    en: {
      title: 'Read and filter jobs',
      subtitle: 'Narrow the list, save what interests you, and let new jobs come to you.',
      text: `
[Jobs](/career/jobs) opens with the open jobs that meet your conditions, the best match first: where you want to work, under which contract, how much from home, and for what salary. You set them in the career questionnaire and change them in your [profile](/profile). Each condition is a filter that you can remove, and <Your conditions> puts them all back. Each line says what decides: the title, the company, the place, the salary and your score.
## Narrow the list
- **Words** look in title, skills, company and city, with accents and small slips forgiven. Where few jobs have all the words, those that lack one follow behind a line.
- **Place** takes a city and a distance. Remote work is a filter of its own: none, some days, all days.
- **Salary** compares with the upper end of what a job states. Jobs that state none stay in the list unless you leave them out.
- **Contract, level, role, skills, language, sector, company and date** do what they say.
Every filter shows as a chip that you can remove. When nothing is left, Cairn names the filters and how many jobs there would be without each. You can sort by match, date, salary or closing date and, around a city, by distance.
## Save and hide
Save a job with the bookmark and find it again with <Saved jobs only>. Hide one that is not for you and it stays away, also from later searches; the undo in the message restores it, and so does <Show again> under <Hidden jobs only>. Jobs to which you have applied carry a mark and can be left out.
## Let the search run
Save a search with its filters and give it a name. Cairn then counts what is new since you last looked, and tells you once a day, at once if you prefer, or not at all. Nothing is announced twice.
## Read one job
The detail shows the tasks, the required skills with your level beside each, the salary, the closing date with its time zone, and when the job was posted and updated. If it has changed since you last looked, it says what. A closed job stays readable and says so, but no longer takes applications.
## Offline
Jobs that were loaded once are there offline. Where a portal keeps the jobs, the page then says from when the copy is.
`,
    },
    fr: {
      title: 'Lire et filtrer les offres',
      subtitle: 'Réduire la liste, garder ce qui vous intéresse et laisser venir les nouvelles offres.',
      text: `
Les [offres d'emploi](/career/jobs) s'ouvrent sur ce qui répond à vos conditions, la meilleure correspondance d'abord : où vous voulez travailler, sous quel contrat, combien à distance et pour quel salaire. Vous les avez indiquées dans le questionnaire de carrière et les modifiez dans votre [profil](/profile). Chaque condition est un filtre que vous pouvez retirer, et <Vos conditions> les remet toutes. Chaque ligne dit l'essentiel : l'intitulé, l'entreprise, le lieu, le salaire et votre score.
## Réduire la liste
- **Les mots** cherchent dans l'intitulé, les compétences, l'entreprise et la ville, sans exiger les accents ni une frappe parfaite. Si peu d'offres contiennent tous les mots, celles à qui il en manque un suivent derrière une ligne.
- **Le lieu** prend une ville et une distance. Le télétravail est un filtre à part : aucun, quelques jours, tous les jours.
- **Le salaire** se compare au haut de la fourchette annoncée. Les offres qui n'annoncent rien restent dans la liste, sauf si vous les écartez.
- **Contrat, niveau, métier, compétences, langue, secteur, entreprise et date** font ce que leur nom indique.
Chaque filtre apparaît comme une pastille que vous pouvez retirer. Quand il ne reste rien, Cairn nomme les filtres et dit combien d'offres il y aurait sans chacun. Vous pouvez trier par correspondance, date, salaire ou clôture et, autour d'une ville, par distance.
## Garder et masquer
Enregistrez une offre avec le signet et retrouvez-la avec <Offres enregistrées uniquement>. Masquez celle qui n'est pas pour vous et elle reste à l'écart, des recherches suivantes aussi ; l'annulation proposée dans le message la ramène, tout comme <Réafficher> sous <Offres masquées uniquement>. Les offres auxquelles vous avez postulé portent une marque et peuvent être écartées.
## Laisser la recherche travailler
Enregistrez une recherche avec ses filtres et donnez-lui un nom. Cairn compte alors ce qui est nouveau depuis votre dernier passage, et vous prévient une fois par jour, aussitôt si vous préférez, ou pas du tout. Rien n'est annoncé deux fois.
## Lire une offre
Le détail montre les missions, les compétences demandées avec votre niveau en regard de chacune, le salaire, la date de clôture avec son fuseau horaire, et les dates de publication et de mise à jour. Si l'offre a changé depuis votre dernière visite, elle dit en quoi. Une offre clôturée reste lisible et le dit, mais ne prend plus de candidatures.
## Hors ligne
Les offres chargées une fois sont là hors ligne. Si un portail les conserve, la page indique alors de quand date la copie.
`,
    },
  },
  {
    slug: 'how-the-match-score-is-made',
    updated: '2026-11-29',
    pages: ['/career/jobs'],
    related: ['job-offers', 'read-your-result', 'the-profiling'],
    en: {
      title: 'How the match score is made',
      subtitle: 'One formula, worked through with an example, and what it leaves out on purpose.',
      text: `
A score says what share of the skills that a job asks for you already have, each weighed by how much it matters. It is calculated on your device, each time your levels or the job change.
## The formula
For every skill, your level is divided by the level that the job needs, and counted as 1 at most: being better than needed in one skill does not make up for another. These shares are averaged. A **required** skill weighs 1, a **preferred** one 0.4.
## An example
A job asks for SQL at level 4 and spreadsheets at level 3, both required, and would like project management at level 4. You have SQL 3, spreadsheets 4, project management 2.
- SQL: 3 of 4 is 0.75, with weight 1.
- Spreadsheets: more than enough, so 1, with weight 1.
- Project management: 2 of 4 is 0.5, with weight 0.4, which gives 0.2.
Together that is 1.95 out of 2.4, a score of **81%**.
## Why there is a range
Levels are estimates. A level from an evaluation comes with a small margin, one that you gave yourself with a larger one. The range beside the score shows what these margins allow. Two jobs whose ranges overlap a lot match you about equally well, whatever their order.
## What is not in it
Place, salary and contract are filters, never part of the score. Neither are age, gender, name, school, or how long you were in a job. Must-have skills that you lack are named above the list; a job is not hidden because of them.
## Try a change
On the page of a job you can move a level and watch the score follow. Home turns this around: it says in which skill one level more would open the most jobs to you.
## Who sees it
You. The score is not sent with an application unless you tick the box that adds it.
`,
    },
    fr: {
      title: 'Comment le score est calculé',
      subtitle: 'Une formule, un exemple suivi pas à pas, et ce qu’elle laisse volontairement de côté.',
      text: `
Un score dit quelle part des compétences demandées par une offre vous avez déjà, chacune pesée selon son importance. Il est calculé sur votre appareil, chaque fois que vos niveaux ou l'offre changent.
## La formule
Pour chaque compétence, votre niveau est divisé par le niveau demandé, et compté au plus pour 1 : être meilleur que nécessaire dans une compétence n'en compense pas une autre. On fait la moyenne de ces parts. Une compétence **requise** pèse 1, une compétence **souhaitée** 0,4.
## Un exemple
Un poste demande SQL au niveau 4 et les tableurs au niveau 3, tous deux requis, et souhaite la gestion de projet au niveau 4. Vous avez SQL 3, tableurs 4, gestion de projet 2.
- SQL : 3 sur 4 font 0,75, avec un poids de 1.
- Tableurs : plus qu'il n'en faut, donc 1, avec un poids de 1.
- Gestion de projet : 2 sur 4 font 0,5, avec un poids de 0,4, ce qui donne 0,2.
Au total, 1,95 sur 2,4, soit un score de **81 %**.
## Pourquoi une fourchette
Les niveaux sont des estimations. Celui d'une évaluation vient avec une petite marge, votre propre estimation avec une plus grande. La fourchette à côté du score montre ce que ces marges permettent. Deux postes dont les fourchettes se recouvrent largement vous vont à peu près aussi bien, quel que soit leur ordre.
## Ce qui n'y entre pas
Le lieu, le salaire et le contrat sont des filtres, jamais une part du score. Pas plus que l'âge, le genre, le nom, l'école ou la durée passée dans un poste. Les compétences auxquelles l'employeur tient, et qui vous manquent, sont nommées au-dessus de la liste ; aucune offre n'est cachée pour cette raison.
## Essayer un changement
Sur la page d'une offre, vous pouvez déplacer un niveau et regarder le score suivre. L'accueil pose la question dans l'autre sens : il dit dans quelle compétence un niveau de plus vous ouvrirait le plus d'offres.
## Qui le voit
Vous. Le score n'est pas joint à une candidature, sauf si vous cochez la case qui l'ajoute.
`,
    },
  },
  {
    slug: 'apply-for-a-job',
    updated: '2026-12-01',
    pages: ['/career/jobs/*/apply', '/career/jobs', '/career/applications'],
    related: ['follow-an-application', 'profile-and-resume', 'working-offline'],
    en: {
      title: 'Apply for a job',
      subtitle: 'A draft that never gets lost, a last look before sending, and sending offline.',
      text: `
An application has a CV, a cover letter, the questions of the employer and, if you like, documents. You can begin with any of them and stop at any time.
## Write
1. Open a job from [Jobs](/career/jobs) and press <Apply>.
2. Choose a version of your CV; the newest one is proposed. Or attach a document instead.
3. Write the cover letter. It is optional unless the job says otherwise.
4. Answer the questions. They differ from job to job; those that you may leave out are marked as optional.
5. Add documents of up to 5 MB each: PDF, Word, OpenDocument, text, JPEG or PNG. A file of the wrong kind or size is named before anything is sent.
6. Tick <Include my match score> if the employer may see the score; otherwise it stays with you.
Every word is saved as you type it. A draft stays until you send it or delete it; a reload or an update of Cairn does not touch it.
## Review
Press <Review>. What is missing is marked, and you are taken to the first such field; then you see the application as it will be sent. <Make changes> leads back.
## Send
Sending takes a copy of the CV as it is at that moment. If you change the CV later, the application keeps the version that was sent: <Export the full application> has it, as JSON Resume, with all that you sent.
You cannot apply twice to the same job by accident: a second click, a second tab or a retry counts as the same application.
## Offline
You can send offline. In this build the employers are simulated on your device, so nothing has to wait. Where Cairn is connected to a portal, the application is **waiting to send**, in plain sight in the header and in the list, and you can still change or discard it. As soon as there is a connection it goes out, once. If the job has closed in the meantime, you get a message, and your text stays as a draft.
`,
    },
    fr: {
      title: 'Postuler à une offre',
      subtitle: 'Un brouillon qui ne se perd pas, un dernier regard avant l’envoi, et l’envoi hors ligne.',
      text: `
Une candidature comprend un CV, une lettre de motivation, les questions de l'employeur et, si vous le souhaitez, des documents. Vous pouvez commencer par n'importe lequel et vous arrêter à tout moment.
## Rédiger
1. Ouvrez une offre depuis les [offres d'emploi](/career/jobs) et appuyez sur <Postuler>.
2. Choisissez une version de votre CV ; la plus récente est proposée. Ou joignez un document à la place.
3. Écrivez la lettre de motivation. Elle est facultative, sauf si l'offre dit le contraire.
4. Répondez aux questions. Elles diffèrent d'une offre à l'autre ; celles que vous pouvez laisser sont marquées comme facultatives.
5. Ajoutez des documents de 5 Mo au plus chacun : PDF, Word, OpenDocument, texte, JPEG ou PNG. Un fichier d'un type ou d'une taille qui ne convient pas est nommé avant tout envoi.
6. Cochez <Joindre mon score de correspondance> si l'employeur peut voir le score ; sinon, il reste chez vous.
Chaque mot est enregistré au fil de la frappe. Un brouillon reste jusqu'à ce que vous l'envoyiez ou le supprimiez ; un rechargement ou une mise à jour de Cairn n'y touche pas.
## Relire
Appuyez sur <Vérifier>. Ce qui manque est marqué, et vous arrivez au premier champ concerné ; ensuite, vous voyez la candidature telle qu'elle partira. <Modifier> ramène au formulaire.
## Envoyer
L'envoi prend une copie du CV tel qu'il est à ce moment. Si vous modifiez le CV ensuite, la candidature garde la version envoyée : <Exporter la candidature complète> la contient, en JSON Resume, avec tout ce que vous avez envoyé.
Impossible de postuler deux fois par mégarde à la même offre : un second clic, un second onglet ou une nouvelle tentative comptent pour la même candidature.
## Hors ligne
Vous pouvez envoyer hors ligne. Dans cette version, les employeurs sont simulés sur votre appareil : rien n'a donc à attendre. Là où Cairn est relié à un portail, la candidature est **en attente d'envoi**, bien visible dans l'en-tête et dans la liste, et vous pouvez encore la modifier ou l'abandonner. Dès qu'il y a une connexion, elle part, une seule fois. Si l'offre a été clôturée entre-temps, Cairn vous le dit, et le texte vous reste comme brouillon.
`,
    },
  },
  {
    slug: 'follow-an-application',
    updated: '2026-11-30',
    pages: ['/career/applications'],
    related: ['apply-for-a-job', 'job-offers', 'tasks'],
    en: {
      title: 'Follow an application',
      subtitle: 'What each status means, what you can do in it, and how silence is counted.',
      text: `
[My applications](/career/applications) shows every application as a list or as a board, with its status and what is next: a date, your next step or, where there is neither, the days it has spent there. You can search and sort both, and move a card on the board to withdraw an application or answer an offer.
## The statuses
- <Draft>: only you see it.
- <Sent>: the employer has it and has not read it yet.
- <In review>: the employer is reading it.
- <Assessment> and <Interview>: you are in the running; the detail has the times of interviews.
- <Offer>: there is an offer to answer, with a date until which it holds.
- <Accepted>, then <Hired>: done.
- <Not selected>, <Withdrawn>, <Declined>: ended, by them or by you. So are <Offer withdrawn> and <Offer expired>.
- <On hold> and <No news>: nothing moves. What was sent or is in review has no news after thirty working days of silence; it can come back to life.
## The timeline
The detail lists every step with its date and who took it: the employer or you. What the demo portal made up says **simulated**. Reasons that were given are shown. If the job closes, that is a line in the timeline, not a silent change of status.
## Interviews
When times are proposed you can accept one, decline, or propose others. An accepted interview can be added to your calendar as a file; if it is moved later, the new file replaces the old entry instead of adding a second one.
## Your part
- <Withdraw> at any time before the end; an offer is declined instead. You can give a reason; you need not.
- **Accept** or **decline** an offer. Both ask once more, since they cannot be undone for the other side.
- **Note** what was said on the phone. Notes are yours alone.
## Silence
The detail says how long the application has been in this stage, and within how many days half of all answers come. It is no promise, but it tells you when asking politely is no longer too early. With <Add a next step>, note when you will ask; Home reminds you of it.
`,
    },
    fr: {
      title: 'Suivre une candidature',
      subtitle: 'Ce que signifie chaque statut, ce que vous pouvez y faire, et comment le silence est compté.',
      text: `
[Mes candidatures](/career/applications) montre chaque candidature en liste ou en tableau, avec son statut et la suite : une date, votre prochaine étape ou, à défaut, les jours qu'elle y a passés. Vous pouvez rechercher et trier, et déplacer une carte du tableau pour retirer une candidature ou répondre à une proposition.
## Les statuts
- <Brouillon> : visible par vous seul.
- <Envoyée> : l'employeur l'a reçue et ne l'a pas encore lue.
- <À l’étude> : l'employeur la lit.
- <Test> et <Entretien> : vous êtes en lice ; le détail indique les horaires des entretiens.
- <Proposition> : une proposition attend votre réponse, avec une date limite.
- <Acceptée>, puis <Embauche> : c'est fait.
- <Non retenue>, <Retirée>, <Déclinée> : terminée, par l'employeur ou par vous. De même <Proposition retirée> et <Proposition expirée>.
- <En suspens> et <Sans nouvelles> : rien ne bouge. Une candidature envoyée ou à l’étude est sans nouvelles après trente jours ouvrés de silence ; elle peut reprendre vie.
## La chronologie
Le détail liste chaque étape avec sa date et son auteur : l'employeur ou vous. Ce que le portail de démonstration a inventé porte le mot **simulé**. Les motifs donnés sont affichés. Si l'offre est clôturée, c'est une ligne de la chronologie, pas un changement de statut silencieux.
## Les entretiens
Quand des horaires sont proposés, vous pouvez en accepter un, refuser ou en proposer d'autres. Un entretien accepté peut être ajouté à votre agenda sous forme de fichier ; s'il est déplacé plus tard, le nouveau fichier remplace l'ancienne entrée au lieu d'en ajouter une.
## De votre côté
- <Retirer> votre candidature est possible à tout moment avant la fin ; une proposition se décline. Vous pouvez donner un motif ; rien ne vous y oblige.
- **Acceptez** ou **déclinez** une proposition. Les deux demandent confirmation, car l'autre partie ne peut pas revenir en arrière.
- **Notez** ce qui s'est dit au téléphone. Vos notes ne sont qu'à vous.
## Le silence
Le détail dit depuis combien de temps la candidature est à cette étape, et en combien de jours vient la moitié des réponses. Ce n'est pas une promesse, mais cela vous dit quand il n'est plus trop tôt pour relancer poliment. Avec <Ajouter une prochaine étape>, notez quand vous le ferez ; l'accueil vous le rappelle.
`,
    },
  },
  {
    slug: 'profile-and-resume',
    updated: '2026-11-29',
    pages: ['/profile'],
    related: ['apply-for-a-job', 'the-profiling', 'export-and-import'],
    en: {
      title: 'Your profile and your CVs',
      subtitle: 'One profile, several CVs cut from it, and formats that other programs understand.',
      text: `
Your [profile](/profile) is everything that you could tell an employer. A CV is what you tell this one. You keep the first complete, and save the second as a version of it.
## The profile
Name, photo, headline, experience, education, languages, skills: the page shows them as an employer reads them. Press <Edit>, or an entry, to change it right there; a section that is still empty is added at the end. Each part saves as you write. Cairn does not show a bar that must reach 100%; it says what a missing part would change, for instance that twelve jobs ask for a language that you have not listed.
A photo can be cropped in place. It stays on the device, and you may well leave it out: no job requires one.
## Skills and where they come from
A skill in the profile shows its source: stated by you, derived from experience, evaluated, or with a badge. Each level carries its date. Your own estimates can be changed or removed at any time; what an evaluation has measured stays as it was measured.
## Versions of the CV
1. Save the complete profile as a version first, under a name such as _Complete_.
2. Adapt the profile to what this employer should read: reword, reorder or remove entries. Save that too, as _Analyst, English_.
3. Return to any version whenever you like. What the profile said until then is saved as a version of its own.
**Compare** marks what differs between a version and the profile. An application keeps the version with which it was sent, even if you change or delete it later. You can read it there as it was sent.
## Printing and PDF
Print a CV from the browser, or save it as a PDF from the print dialog. The result has real text that a person can search and a machine can read. There are three styles. What your evaluations and badges say is printed as evidence, unless you leave it out.
## In and out
- **JSON Resume** in both directions, complete: what you export, you can import again without loss. The JSON file of Reactive Resume is read too.
- **Europass** in both directions, and from a PDF of Europass; what it has no place for is listed, so that nothing disappears unnoticed.
An import never overwrites. It shows each field with the old and the new value, and you accept them one by one or all together. Afterwards the whole import can be undone as one change.
`,
    },
    fr: {
      title: 'Votre profil et vos CV',
      subtitle: 'Un profil, plusieurs CV taillés dedans, et des formats que d’autres logiciels comprennent.',
      text: `
Votre [profil](/profile) est tout ce que vous pourriez dire à un employeur. Un CV est ce que vous dites à celui-ci. Vous gardez le premier complet et enregistrez le second comme une de ses versions.
## Le profil
Nom, photo, accroche, expérience, formation, langues, compétences : la page les montre comme un employeur les lit. Appuyez sur <Modifier>, ou sur une entrée, pour la changer sur place ; une rubrique encore vide s'ajoute à la fin. Chaque partie s'enregistre pendant que vous écrivez. Cairn n'affiche pas de barre qui devrait atteindre 100 % ; il dit ce que changerait une partie manquante, par exemple que douze offres demandent une langue que vous n'avez pas indiquée.
Une photo peut être recadrée sur place. Elle reste sur l'appareil, et vous pouvez très bien vous en passer : aucune offre n'en exige.
## Les compétences et leur origine
Une compétence du profil montre sa source : déclarée par vous, déduite de l'expérience, évaluée, ou munie d'un badge. Chaque niveau porte sa date. Vos propres estimations se changent ou se retirent à tout moment ; ce qu'une évaluation a mesuré reste tel qu'elle l'a mesuré.
## Les versions du CV
1. Enregistrez d'abord le profil complet comme version, sous un nom comme _Complet_.
2. Amenez le profil à ce que cet employeur doit lire : reformulez, réordonnez ou retirez des entrées. Enregistrez-le aussi, par exemple sous _Analyste, anglais_.
3. Revenez à n'importe quelle version quand vous voulez. Ce que disait le profil jusque-là est enregistré comme une version à part.
**Comparer** marque ce qui diffère entre une version et le profil. Une candidature garde la version avec laquelle elle a été envoyée, même si vous la modifiez ou la supprimez ensuite. Vous pouvez l'y relire telle qu'elle a été envoyée.
## Impression et PDF
Imprimez un CV depuis le navigateur, ou enregistrez-le en PDF depuis la boîte d'impression. Le résultat contient du vrai texte, qu'une personne peut chercher et une machine lire. Trois styles sont proposés. Ce que disent vos évaluations et vos badges est imprimé comme preuve, sauf si vous le retirez.
## Entrées et sorties
- **JSON Resume** dans les deux sens, complet : ce que vous exportez se réimporte sans perte. Le fichier JSON de Reactive Resume est lu aussi.
- **Europass** dans les deux sens, et depuis un PDF d'Europass ; ce qui n'y trouve pas sa place est listé, afin que rien ne disparaisse à votre insu.
Une importation n'écrase jamais. Elle montre chaque champ avec l'ancienne et la nouvelle valeur, et vous les acceptez une à une ou toutes ensemble. Ensuite, l'importation entière peut être annulée comme une seule modification.
`,
    },
  },
]
