// Guides: the career questionnaire, evaluations, their results and badges.
import type { GuideSource } from './help-text.ts'

export const skills: readonly GuideSource[] = [
  {
    slug: 'the-profiling',
    updated: '2026-11-30',
    pages: ['/profiling'],
    related: ['how-the-match-score-is-made', 'how-an-evaluation-works', 'privacy'],
    en: {
      title: 'The career questionnaire',
      subtitle: 'What is asked, why, and how your answers turn into gaps and skills to learn.',
      text: `
The career questionnaire takes between ten and thirty minutes. You can leave it at any point; next time you are on the same question, with the answers that you gave.
## What is asked
1. **Target roles.** Up to three jobs that you have in mind.
2. **Skills.** How well you know what these roles need, on five levels. Each level is described by what someone does at it, not by an adjective.
3. **Interests.** Short statements of work that you would like or not. They help you explore and are no test: nothing in them is right.
4. **Conditions.** Where, how far, which contract, how much remote work, which salary at least.
5. **Consent.** For each use of your answers, yes or no.
Most questions can be skipped, with or without a reason. You can go back without losing anything, and switch between English and French in the middle.
## What each answer changes
Beside many questions Cairn says what the answer does, such as how many jobs it leaves out. A condition that removes nearly everything is worth a second look.
## The five levels
Level 1 is someone who has seen it done; 2 does it with help; 3 does it alone in ordinary cases; 4 handles the hard ones; 5 is asked by others. People tend to rate what they know little of too high and what they know well too low. So a level that you give yourself counts, but with a wide margin, until an evaluation narrows it.
## What comes out
At the end you see your **gaps**: skills in which your target roles ask for more than you have, sorted by how many jobs one level more would open. You choose one to five of them as skills to learn. Home and the evaluations begin with those. All of it can be changed later.
`,
    },
    fr: {
      title: 'Le questionnaire de carrière',
      subtitle:
        'Ce qui est demandé, pourquoi, et comment vos réponses deviennent des écarts et des compétences à acquérir.',
      text: `
Le questionnaire de carrière prend entre dix et trente minutes. Vous pouvez le quitter à tout moment ; la fois suivante, vous retrouvez la même question, avec les réponses déjà données.
## Ce qui est demandé
1. **Métiers visés.** Jusqu’à trois emplois que vous avez en tête.
2. **Compétences.** Votre maîtrise de ce que ces métiers demandent, sur cinq niveaux. Chacun est décrit par ce que l'on y fait, pas par un adjectif.
3. **Intérêts.** De courtes phrases sur des travaux que vous aimeriez ou non. Elles aident à explorer et ne sont pas un test : rien n'y est juste ou faux.
4. **Conditions.** Où, jusqu'à quelle distance, quel contrat, combien de télétravail, quel salaire au minimum.
5. **Consentement.** Pour chaque usage de vos réponses, oui ou non.
La plupart des questions peuvent être passées, avec ou sans motif. Vous pouvez revenir en arrière sans rien perdre, et passer de l'anglais au français en cours de route.
## Ce que change chaque réponse
À côté de nombreuses questions, Cairn dit l'effet de la réponse, comme le nombre d'offres qu'elle écarte. Une condition qui retire presque tout mérite un second regard.
## Les cinq niveaux
Au niveau 1, on l'a vu faire ; au 2, on le fait avec de l'aide ; au 3, on le fait seul dans les cas ordinaires ; au 4, on traite les cas difficiles ; au 5, les autres viennent vous demander. On a tendance à surestimer ce que l'on connaît peu et à sous-estimer ce que l'on connaît bien. Un niveau que vous vous donnez compte donc, mais avec une large marge, jusqu'à ce qu'une évaluation la resserre.
## Ce qui en sort
À la fin, vous voyez vos **écarts** : les compétences où vos métiers visés demandent plus que vous n'avez, triées selon le nombre d'offres qu'un niveau de plus ouvrirait. Vous en choisissez d'une à cinq comme compétences à acquérir. L'accueil et les évaluations commencent par celles-là. Tout peut être changé plus tard.
`,
    },
  },
  {
    slug: 'how-an-evaluation-works',
    updated: '2026-11-30',
    pages: ['/skill-evaluation'],
    related: ['read-your-result', 'badges-and-retakes', 'accessibility'],
    en: {
      title: 'How an evaluation works',
      subtitle:
        'Questions that adapt to you, between eight and thirty of them, and what happens when you are interrupted.',
      text: `
An evaluation looks for your level in one skill with as few questions as possible. It is adaptive: each question is chosen by what you answered before.
## Choosing a skill
[Skills Evaluation](/skill-evaluation/skills) lists your levels, and eight skills that can be evaluated: JavaScript, SQL, spreadsheets, data analysis and statistics, project management, business English, data protection and customer relations. Each has at least eighty questions in four topics, in English and in French.
## Before it begins
One page says how long it takes, how many questions to expect and which rules hold. There you choose your **accommodations**: more time (a third, half, double, or no clock), a font that is easier to read with dyslexia, or <Comfortable difficulty>: more questions that you can answer. Settings, under Account, has what every evaluation starts with. There is a practice question that does not count.
## While it runs
- You see one question at a time. After a right answer the next tends to be harder, after a wrong one easier. That about half to two thirds of the answers are right is as it should be.
- You may postpone up to three questions at a time; they come back before the end.
- You can report up to three questions that seem wrong. The clock stops, and they don't count. Any further report counts as "I don't know".
- In spreadsheets and data analysis, some questions are worked rather than chosen: you write formulas on a small sheet, with English or French function names. They are checked on other data too, and each part that is right counts. What you type is saved.
- In SQL, some questions ask for a query. SQLite runs it on small tables in your browser, for two seconds at most, and your answer is checked on other rows too. The first time, SQLite needs a connection; then it works offline. Where it can't be loaded, you get another question, and this one doesn't count.
- In JavaScript, some questions ask for a function. QuickJS runs it in your browser in the same way, and shows what it gives for a few calls. Your answer is checked with other calls too.
- In data protection, customer relations and business English, some questions are like a morning at a desk: you put emails into folders, or edit a text sentence by sentence, changing only what needs it. Each part that is right counts, and your work is saved as you go.
- A mark shows how precise the estimate is so far.
## When it stops
As soon as the estimate is precise enough, at the earliest after eight questions and at the latest after thirty; about twenty is common, and two more are tried out and don't count. It also stops when further questions would tell nothing new.
## If something interrupts you
Each answer is stored before the next question appears. If the browser closes, the battery dies or the train enters a tunnel, you continue at the very question that you saw, with the time that was left. A paused evaluation stays open for 24 hours. Looking at another window is noted, and never counted against you.
`,
    },
    fr: {
      title: 'Comment fonctionne une évaluation',
      subtitle:
        'Des questions qui s’adaptent à vous, entre huit et trente, et ce qui se passe si l’on vous interrompt.',
      text: `
Une évaluation cherche votre niveau dans une compétence avec aussi peu de questions que possible. Elle est adaptative : chaque question est choisie d'après vos réponses précédentes.
## Choisir une compétence
[L'évaluation des compétences](/skill-evaluation/skills) montre vos niveaux et propose huit évaluations : JavaScript, SQL, tableurs, analyse de données et statistiques, gestion de projet, anglais professionnel, protection des données et relation client. Chacune compte au moins quatre-vingts questions réparties en quatre thèmes, en anglais et en français.
## Avant de commencer
Une page dit combien de temps cela prend, à combien de questions s'attendre et quelles règles s'appliquent. Vous y choisissez vos **aménagements** : plus de temps (un tiers, la moitié, le double, ou pas de chronomètre), une police plus lisible en cas de dyslexie, ou la <Difficulté confortable> : davantage de questions à votre portée. Les paramètres, sous Compte, ont les choix de départ de toutes les évaluations. Une question d'essai ne compte pas.
## Pendant l'évaluation
- Vous voyez une question à la fois. Après une bonne réponse, la suivante tend à être plus difficile ; après une mauvaise, plus facile. Que la moitié aux deux tiers des réponses soient justes, c'est normal.
- Vous pouvez reporter jusqu'à trois questions à la fois ; elles reviennent avant la fin.
- Vous pouvez signaler jusqu'à trois questions qui semblent erronées. Le chronomètre s'arrête, et elles ne comptent pas. Tout autre signalement compte comme « Je ne sais pas ».
- Pour les tableurs et l'analyse de données, certaines questions demandent de faire plutôt que de choisir : vous écrivez des formules sur une petite feuille, avec des noms de fonctions français ou anglais. Elles sont vérifiées aussi sur d'autres données, et chaque partie correcte compte. Ce que vous tapez est enregistré.
- En SQL, certaines questions demandent une requête. SQLite l'exécute sur de petites tables dans votre navigateur, pendant deux secondes au plus, et votre réponse est vérifiée aussi sur d'autres lignes. La première fois, SQLite a besoin d'une connexion ; ensuite, il fonctionne hors ligne. S'il n'est pas disponible, vous recevez une autre question, et celle-ci ne compte pas.
- En JavaScript, certaines questions demandent une fonction. QuickJS l'exécute de la même manière dans votre navigateur et montre ce qu'elle donne pour quelques appels. Votre réponse est vérifiée aussi avec d'autres appels.
- En protection des données, en relation client et en anglais professionnel, certaines questions ressemblent à une matinée de bureau : vous rangez des e-mails dans des dossiers, ou vous corrigez un texte phrase par phrase, en ne changeant que ce qui doit l'être. Chaque partie correcte compte, et votre travail est enregistré au fur et à mesure.
- Un repère montre la précision atteinte par l'estimation.
## Quand elle s'arrête
Dès que l'estimation est assez précise, au plus tôt après huit questions et au plus tard après trente ; une vingtaine est courante, et deux autres sont à l'essai et ne comptent pas. Elle s'arrête aussi quand d'autres questions n'apprendraient plus rien.
## Si quelque chose vous interrompt
Chaque réponse est enregistrée avant l'apparition de la question suivante. Si le navigateur se ferme, si la batterie se vide ou si le train entre dans un tunnel, vous reprenez à la question même que vous aviez vue, avec le temps qui restait. Une évaluation en pause reste ouverte 24 heures. Regarder une autre fenêtre est noté, jamais retenu contre vous.
`,
    },
  },
  {
    slug: 'read-your-result',
    updated: '2026-12-01',
    pages: ['/skill-evaluation/results', '/skill-evaluation'],
    related: ['how-an-evaluation-works', 'badges-and-retakes', 'how-the-match-score-is-made'],
    en: {
      title: 'Read your result',
      subtitle: 'What the level, the interval and the word “uncalibrated” say, and what they do not.',
      text: `
A result has a level from 1 to 5 and an interval. The interval is the more honest half.
## Level and interval
From your answers, Cairn calculates where on a continuous scale you most probably are, and how sure that is. The level is the band in which the most probable value lies. The **95% interval** is the range in which your true value lies in 95 of 100 such evaluations.
Beside it you see the chance of each level, for instance: level 3, 58%; level 4, 37%; others, 5%. If two levels are about equally likely, think of yourself as between them. That is no flaw of the test: about two in three results name the exact level, nearly all the exact one or its neighbour.
## Why it stopped
- **Precise enough:** the usual end.
- **No more to learn:** further questions would hardly have changed anything.
- **Thirty questions:** the interval stayed wider than aimed at.
- **By you:** you finished early; the interval shows it.
## What “uncalibrated” means
How difficult a question is was judged by its authors and not yet measured with many people. They may be off, so the calculation goes through all the difficulties that their ratings leave possible: what is uncertain about the questions is already in the interval. Once enough people have allowed their answers to be used, a portal can measure how difficult each question is, and the intervals that follow are narrower. There is no comparison with others yet either: no "better than 70%" without at least two hundred people to compare with.
## Topics
The four topics show how many questions you had and got right. With five or six questions each, take them as a hint of where to look, not as four levels.
## What happens with it
The level and its margin replace your own estimate in the match score. A result is valid for 24 months and stays in the list of your results; only deleting the account deletes it. It is calculated on your device, with no one watching, and labelled accordingly when you show it to others. <Rate yourself> lets you compare your own view with it.
`,
    },
    fr: {
      title: 'Lire votre résultat',
      subtitle: 'Ce que disent le niveau, l’intervalle et le mot « non calibré », et ce qu’ils ne disent pas.',
      text: `
Un résultat comporte un niveau de 1 à 5 et un intervalle. L'intervalle en est la moitié la plus honnête.
## Niveau et intervalle
D'après vos réponses, Cairn calcule où vous vous situez le plus probablement sur une échelle continue, et avec quelle certitude. Le niveau est la tranche où tombe la valeur la plus probable. L'**intervalle à 95 %** est la plage où se trouve votre vraie valeur dans 95 évaluations sur 100 de ce genre.
À côté figure la probabilité de chaque niveau, par exemple : niveau 3, 58 % ; niveau 4, 37 % ; autres, 5 %. Si deux niveaux sont à peu près aussi probables, considérez que vous êtes entre les deux. Ce n'est pas un défaut du test : environ deux résultats sur trois nomment le niveau exact, presque tous l'exact ou son voisin.
## Pourquoi elle s'est arrêtée
- **Assez précis :** la fin habituelle.
- **Plus rien à apprendre :** d'autres questions n'auraient presque rien changé.
- **Trente questions :** l'intervalle est resté plus large que visé.
- **Par vous :** vous avez terminé plus tôt ; l'intervalle le montre.
## Ce que veut dire « non calibré »
La difficulté d'une question a été estimée par ses auteurs et pas encore mesurée auprès de nombreuses personnes. Ils peuvent se tromper ; le calcul passe donc en revue toutes les difficultés que leurs avis laissent possibles : l'incertitude sur les questions est déjà dans l'intervalle. Quand assez de personnes auront permis d'utiliser leurs réponses, un portail pourra mesurer la difficulté de chaque question, et les intervalles suivants seront plus étroits. Il n'y a pas encore non plus de comparaison avec d'autres : pas de « mieux que 70 % » sans au moins deux cents personnes à qui se comparer.
## Les thèmes
Les quatre thèmes montrent combien de questions vous avez eues et réussies. Avec cinq ou six questions chacun, prenez-les comme un indice de l'endroit où regarder, pas comme quatre niveaux.
## Ce qu'il en advient
Le niveau et sa marge remplacent votre propre estimation dans le score de correspondance. Un résultat est valable 24 mois et reste dans la liste de vos résultats ; seule la suppression du compte l'efface. Il est calculé sur votre appareil, sans surveillance, et étiqueté comme tel quand vous le montrez à d'autres. <Estimer mon niveau> permet d'y comparer votre propre avis.
`,
    },
  },
  {
    slug: 'badges-and-retakes',
    updated: '2026-11-30',
    pages: ['/skill-evaluation', '/profile'],
    related: ['read-your-result', 'how-an-evaluation-works', 'profile-and-resume'],
    en: {
      title: 'Badges and retakes',
      subtitle: 'When a badge is given, what it proves, and when you may try again.',
      text: `
A badge is a small signed file that says: this person reached at least this level in this skill, on this day. Where the evaluation allows one, <Issue the badge> on its result makes it.
## Which level a badge names
The highest level of which the evaluation is at least **95% sure** that you have reached it. That is stricter than the level of the result. With a result of level 4 that could just as well be a 3, the badge says 3. So a badge may be lower than the result; it is hardly ever too high.
## What it proves
- It follows the Open Badges 3.0 standard and can be checked by any program that knows it.
- If a single letter is changed, the check fails.
- It is **self-issued**: the key that signs it was made on your device, and no one watched the evaluation. The badge says so itself. It shows that the file is genuine, not that an institution vouches for you.
It contains your name, the skill, the level, the day and the version of the question bank. It also says how you answered: how consistent the answers are, how many came too quickly to have read the question, and how many questions you reported. It contains none of your answers, and doesn't say how much time you had.
## Using it
Download it, or copy it as text for whoever wants to check it. Your [profile](/profile) shows which levels have one. Application forms take no badge files. A badge is valid for 24 months, as is the result behind it.
## Trying again
You can repeat an evaluation after **14 days**, at most **three times in twelve months**. An evaluation that you quit, or don't come back to in time, counts as well, from your first answer on. Questions that you have not seen come first. All results are saved. The match score uses the latest one with a badge or, if none has one, the latest.
The pause has a reason. Within two weeks people mostly remember questions; what they know has hardly changed. Use the time for the topic in which you missed the most: each skill in [Skills Evaluation](/skill-evaluation/skills) shows the date from which it is open again.
## Badges that you have given away
You cannot recall a badge that someone else has. It expires automatically when its 24 months are over.
`,
    },
    fr: {
      title: 'Badges et nouvelles tentatives',
      subtitle: 'Quand un badge est donné, ce qu’il prouve, et quand vous pouvez réessayer.',
      text: `
Un badge est un petit fichier signé qui dit : cette personne a atteint au moins ce niveau dans cette compétence, tel jour. Si l'évaluation le permet, <Émettre le badge> sur son résultat le crée.
## Quel niveau nomme un badge
Le plus haut niveau dont l'évaluation est sûre à **95 %** au moins que vous l'avez atteint. C'est plus strict que le niveau du résultat. Pour un résultat de niveau 4 qui pourrait aussi bien être un 3, le badge dit 3. Un badge peut donc être plus bas que le résultat ; il n'est presque jamais trop haut.
## Ce qu'il prouve
- Il suit la norme Open Badges 3.0 et peut être vérifié par tout logiciel qui la connaît.
- Si une seule lettre est changée, la vérification échoue.
- Il est **auto-délivré** : la clé qui le signe a été créée sur votre appareil, et personne n'a surveillé l'évaluation. Le badge le dit lui-même. Il montre que le fichier est authentique, pas qu'une institution se porte garante de vous.
Il contient votre nom, la compétence, le niveau, le jour et la version de la banque de questions. Il dit aussi comment vous avez répondu : la cohérence des réponses, combien sont venues trop vite pour que la question ait été lue, et combien de questions vous avez signalées. Il ne contient aucune de vos réponses et ne dit pas de combien de temps vous disposiez.
## S'en servir
Téléchargez-le, ou copiez-le en texte pour qui veut le vérifier. Votre [profil](/profile) montre quels niveaux en ont un. Les candidatures n'acceptent pas les fichiers de badge. Un badge est valable 24 mois, comme le résultat qu'il atteste.
## Réessayer
Vous pouvez refaire une évaluation après **14 jours**, au plus **trois fois en douze mois**. Une évaluation abandonnée, ou à laquelle vous ne revenez pas à temps, compte aussi, dès la première réponse. Les questions que vous n'avez pas vues viennent d'abord. Tous les résultats sont conservés. Le score de correspondance se fonde sur le dernier assorti d'un badge ou, si aucun n'en a, sur le dernier.
Cette pause a une raison. En deux semaines, on se souvient surtout des questions ; ce que l'on sait n'a guère changé. Profitez-en pour le thème où vous avez manqué le plus : chaque compétence de [l'évaluation des compétences](/skill-evaluation/skills) montre la date à partir de laquelle elle est de nouveau ouverte.
## Les badges que vous avez donnés
Un badge que vous avez donné ne peut pas être rappelé. Il expire de lui-même au bout de ses 24 mois.
`,
    },
  },
]
