// Guides: the first day with Cairn, and finding one's way in it.
import type { GuideSource } from './help-text.ts'

export const gettingStarted: readonly GuideSource[] = [
  {
    slug: 'what-cairn-is',
    updated: '2026-11-29',
    pages: ['/dashboards/mainpage', '/docs'],
    related: ['your-first-day', 'working-offline', 'where-your-data-lives'],
    en: {
      title: 'What Cairn is',
      subtitle: 'A career and skills portal that keeps working when your connection drops.',
      text: `
A cairn is a heap of stones that walkers build to mark a path. Cairn marks two paths: the one to your next job, and the one from the skills that you have to the skills that you want.
## What you can do with it
- **Look for work.** Read jobs, see how well each one matches you and why, apply, and follow every application to its end.
- **Know your skills.** Answer an adaptive evaluation and get a level with an honest margin of error, not a bare number.
- **Keep the work around it.** Email, chat, contacts, tasks, boards, notes, files and a small inventory, in one place and with one search.
## What makes it different
Everything that you write is stored in your browser, on your own device, before Cairn says that it is saved. There is no waiting for a server, so a page opens and a change is saved, online or offline. When the train enters the tunnel, you keep typing.
Almost every change can be undone, not only the last one. And what Cairn concludes about you, it shows: the formula behind a match score, the questions behind a level, the reason why an evaluation stopped.
## What it is not
This build has no company behind it. The jobs, the emails and the people at Kestrelway are sample content, made to look like a real working life; nothing that you send leaves the device. Where Cairn plays someone's part, such as an answer in a chat, it says that the answer is **simulated**.
## Where to begin
Open [Home](/dashboards/mainpage): it shows what is due, which applications moved and what to do next. Then look at the [jobs](/career/jobs), or at the [skills](/skill-evaluation/skills) that you can have evaluated. If you would rather try something small first, tick a task in [Tasks](/apps/tasks) and press undo.
`,
    },
    fr: {
      title: "Ce qu'est Cairn",
      subtitle: 'Un portail de carrière et de compétences qui continue même sans connexion.',
      text: `
Un cairn est un tas de pierres que les marcheurs élèvent pour baliser un sentier. Cairn en balise deux : celui qui mène à votre prochain emploi, et celui qui va des compétences que vous avez à celles que vous voulez.
## Ce que vous pouvez y faire
- **Chercher un emploi.** Lisez les offres, voyez à quel point chacune vous correspond et pourquoi, postulez, puis suivez chaque candidature jusqu'au bout.
- **Connaître vos compétences.** Répondez à une évaluation adaptative et obtenez un niveau avec une marge d'erreur honnête, pas un simple chiffre.
- **Garder le travail autour.** Messagerie, discussions, contacts, tâches, tableaux, notes, fichiers et un petit inventaire, au même endroit et avec une seule recherche.
## Ce qui le distingue
Tout ce que vous écrivez est enregistré dans votre navigateur, sur votre propre appareil, avant que Cairn ne dise que c'est fait. Aucun serveur à attendre : une page s'ouvre et une modification est enregistrée, en ligne ou hors ligne. Quand le train entre dans le tunnel, vous continuez d'écrire.
Presque chaque modification peut être annulée, pas seulement la dernière. Et ce que Cairn conclut à votre sujet, il le montre : la formule derrière un score, les questions derrière un niveau, la raison pour laquelle une évaluation s'est arrêtée.
## Ce qu'il n'est pas
Cette version n'a pas d'entreprise derrière elle. Les offres, les e-mails et les gens de Kestrelway sont des exemples, faits pour ressembler à une vraie vie de travail ; rien de ce que vous envoyez ne quitte l'appareil. Là où Cairn joue le rôle de quelqu'un, par exemple dans une discussion, il indique que la réponse est **simulée**.
## Par où commencer
Ouvrez l'[accueil](/dashboards/mainpage) : il montre ce qui arrive à échéance, les candidatures qui ont bougé et la prochaine chose à faire. Regardez ensuite les [offres d'emploi](/career/jobs) ou les [compétences](/skill-evaluation/skills) que vous pouvez faire évaluer. Si vous préférez essayer quelque chose de petit, cochez une tâche dans [Tâches](/apps/tasks), puis annulez.
`,
    },
  },
  {
    slug: 'your-first-day',
    updated: '2026-11-30',
    pages: ['/docs/guides', '/sign-in', '/sign-up', '/profiling'],
    related: ['what-cairn-is', 'the-profiling', 'find-anything'],
    en: {
      title: 'Your first day',
      subtitle: 'From signing in to a list of jobs that match, in about half an hour.',
      text: `
You can stop after any of these steps and continue another day. Cairn keeps your place, down to the question that you were answering.
## Sign in
1. Open the sign-in page. <Use the sample account> fills in its address and password; <Create an account> opens one of your own.
2. Tick <Stay signed in> if the device is yours alone. A session lasts seven days and is renewed while you use Cairn.
3. If you followed a link to get here, you arrive where the link led.
## Answer the career questionnaire
The first time, Cairn asks about you: the roles that you aim at, how well you know the skills that they need, what interests you, and what a job must offer in place, contract and pay. Each answer is saved as you give it. At the end you see your gaps and choose between one and five **skills to learn**.
Until the career questionnaire is done, Home, the jobs, the evaluations and your profile lead back to it: without it they would have nothing to go by.
## Look around
- [Home](/dashboards/mainpage) holds the day: what is next, what is late, what happened.
- [Jobs](/career/jobs) are sorted by how well they match.
- [Skills Evaluation](/skill-evaluation/skills) lists what you can have evaluated, with your present level and where it comes from.
- The workspace, from [Tasks](/apps/tasks) to the [mailbox](/apps/mailbox), is filled with the sample life of Alex Morgan, a data analyst. Change what you like.
## Make it yours
Choose language, colours and light or dark in the header or, on a smaller screen, in your account menu; everything changes at once. Install Cairn as an app if your browser offers it: it then opens in its own window, and some browsers keep its data longer. At the end of the day there is nothing to save. Close the tab.
`,
    },
    fr: {
      title: 'Votre première journée',
      subtitle: 'De la connexion à une liste d’offres qui vous vont, en une demi-heure environ.',
      text: `
Vous pouvez vous arrêter après n'importe quelle étape et reprendre un autre jour. Cairn garde votre place, jusqu'à la question à laquelle vous répondiez.
## Se connecter
1. Ouvrez la page de connexion. <Utiliser le compte d’exemple> remplit son adresse et son mot de passe ; <Créer un compte> en ouvre un à vous.
2. Cochez <Garder la session ouverte> si l'appareil n'est qu'à vous. Une session dure sept jours et se renouvelle tant que vous utilisez Cairn.
3. Si vous avez suivi un lien pour venir, vous arrivez là où il menait.
## Répondre au questionnaire de carrière
La première fois, Cairn vous demande un portrait : les métiers que vous visez, votre maîtrise des compétences qu'ils demandent, ce qui vous intéresse, et ce qu'un emploi doit offrir en matière de lieu, de contrat et de salaire. Chaque réponse est enregistrée au fur et à mesure. À la fin, vous voyez vos écarts et choisissez entre une et cinq **compétences à acquérir**.
Tant que le questionnaire de carrière n'est pas terminé, l'accueil, les offres, les évaluations et votre profil y ramènent : sans lui, ils n'auraient rien sur quoi s'appuyer.
## Faire le tour
- L'[accueil](/dashboards/mainpage) rassemble la journée : ce qui vient, ce qui est en retard, ce qui s'est passé.
- Les [offres d'emploi](/career/jobs) sont triées selon leur correspondance avec vous.
- [L'évaluation des compétences](/skill-evaluation/skills) liste ce que vous pouvez faire évaluer, avec votre niveau actuel et son origine.
- L'espace de travail, des [tâches](/apps/tasks) à la [messagerie](/apps/mailbox), contient la vie d'exemple d'Alex Morgan, analyste de données. Modifiez ce que vous voulez.
## Se l'approprier
Choisissez la langue, les couleurs, le mode clair ou sombre dans l'en-tête ou, sur un écran plus petit, dans le menu de votre compte ; tout change aussitôt. Installez Cairn comme application si votre navigateur le propose : il s'ouvre alors dans sa propre fenêtre, et certains navigateurs gardent ses données plus longtemps. En fin de journée, il n'y a rien à enregistrer. Fermez l'onglet.
`,
    },
  },
  {
    slug: 'find-anything',
    updated: '2026-12-01',
    pages: ['/apps/help-center', '/dashboards/mainpage'],
    related: ['keyboard-shortcuts', 'what-cairn-is', 'tasks'],
    en: {
      title: 'Find anything',
      subtitle: 'One search for people, tasks, emails, files, notes, jobs and pages.',
      text: `
Press {Ctrl+K} ({Cmd+K} on a Mac) or {/} on any page, and type. From the second letter on, results appear in groups: people, pages, tasks, then whatever else matches. Arrow keys move, {Enter} opens, {Esc} closes and takes you back to where you were. Before you type, you see what you opened last and what you can do on this screen. What you type can also become a new task, note, email, contact, board or folder.
## What the search forgives
- **Accents and case.** {ines} finds Inès, {EVALUATION} finds évaluation.
- **Unfinished words.** {rider} finds the ridership report while you are still typing.
- **Small slips.** One wrong letter in a word of four letters or more, two from eight letters on.
- **The other language.** Pages answer to their English and their French name, whichever you have chosen.
What you searched is marked in the results, so that you see at once why each of them is there.
## Searching inside an app
Each list has a search of its own that narrows what it shows. It is part of the page's address, together with filters, sorting and the open item. That is why the back button returns to the list as you left it, and why you can copy the address and keep it as a bookmark: it will show the same search again.
## When nothing is found
A list says which words it looked for and offers to clear them. If a filter is still set, it says that too, since a forgotten filter is the usual reason for an empty list. The search over everything shows the pages whose names come closest. Here in the help centre, the titles that come closest are shown, and you can send your question from there.
## Where the search happens
On your device. The words that you type are compared with an index that is stored beside your data and changes in the same step as the data does: what you saved a second ago can be found now, offline as well. No search leaves the device, and none is remembered. Only what you opened from it last is remembered; <Clear recently opened items> clears that list.
`,
    },
    fr: {
      title: 'Tout retrouver',
      subtitle: 'Une seule recherche pour les personnes, tâches, e-mails, fichiers, notes, offres et pages.',
      text: `
Appuyez sur {Ctrl+K} ({Cmd+K} sur un Mac) ou sur {/} depuis n'importe quelle page, et tapez. Dès la deuxième lettre, les résultats apparaissent par groupes : personnes, pages, tâches, puis tout ce qui correspond d'autre. Les flèches déplacent, {Entrée} ouvre, {Échap} ferme et vous ramène où vous étiez. Avant toute saisie, vous voyez ce que vous avez ouvert récemment et ce que l'écran permet de faire. Ce que vous tapez peut aussi devenir une tâche, une note, un e-mail, un contact, un tableau ou un dossier.
## Ce que la recherche pardonne
- **Les accents et les majuscules.** {ines} trouve Inès, {EVALUATION} trouve évaluation.
- **Les mots inachevés.** {fréq} trouve le rapport de fréquentation pendant que vous tapez encore.
- **Les petites fautes.** Une lettre fausse dans un mot de quatre lettres ou plus, deux à partir de huit.
- **L'autre langue.** Les pages répondent à leur nom anglais comme à leur nom français, quel que soit votre choix.
Ce que vous avez cherché est surligné dans les résultats, afin que vous voyiez tout de suite pourquoi chacun s'y trouve.
## Chercher dans une application
Chaque liste a sa propre recherche, qui réduit ce qu'elle montre. Elle figure dans l'adresse de la page, avec les filtres, le tri et l'élément ouvert. C'est pourquoi le bouton Retour retrouve la liste telle que vous l'avez laissée, et pourquoi vous pouvez copier l'adresse et la garder en favori : elle montrera de nouveau la même recherche.
## Quand rien n'est trouvé
Une liste indique les mots cherchés et propose de les effacer. S'il reste un filtre, elle le dit aussi, car un filtre oublié est la cause habituelle d'une liste vide. La recherche générale montre les pages au nom le plus proche. Ici, dans le centre d'aide, les titres les plus proches s'affichent, et vous pouvez envoyer votre question de là.
## Où la recherche a lieu
Sur votre appareil. Les mots que vous tapez sont comparés à un index conservé à côté de vos données, qui change en même temps qu'elles : ce que vous avez enregistré il y a une seconde se trouve déjà, hors ligne aussi. Aucune recherche ne quitte l'appareil, et aucune n'est retenue. Seuls les derniers résultats ouverts le sont ; <Effacer la liste des éléments ouverts récemment> vide cette liste.
`,
    },
  },
  {
    slug: 'languages-and-looks',
    updated: '2026-11-29',
    pages: ['/settings', '/settings?section=appearance', '/settings?section=language'],
    related: ['accessibility', 'your-first-day', 'keyboard-shortcuts'],
    en: {
      title: 'Languages and looks',
      subtitle: 'English or French, light or dark, six colours, and what else follows your choice.',
      text: `
You find all of these in [Settings](/settings); language, light or dark and theme are also in the header or, on a smaller screen, in your account menu. They take effect at once, without a reload, and they are remembered on this device alone.
## Language
Cairn speaks English and French, completely: menus, messages, error texts, the words that a screen reader hears, and this help centre. With the language change
- dates, times and the first day of the week,
- decimal marks, thousands and currencies,
- the order in which names are sorted,
- plurals, so that it says 1 task but 2 tasks.
You can switch in the middle of a form; what you typed stays. What people wrote, such as emails, notes and task titles, is not translated: it is theirs. Jobs come in both languages where the employer gave both.
## Light and dark
Choose <Light>, <Dark> or <Same as system>. With the last, Cairn follows the device, also when the device changes in the evening. Charts, previews and drawings have a version for each.
## Themes
There are six themes: <Indigo>, <Pine>, <Glacier>, <Heather>, <Dusk> and <Lichen>. A theme changes the colour of buttons, links and marks, and nothing else. In every theme and in both schemes, text keeps a contrast of at least 4.5 to 1, so that none of them is harder to read than another.
## Size and movement
Text grows with the setting of your browser, up to twice its size, without anything being cut off. On a touch screen, text and buttons are larger from the start. If your device asks for reduced motion, nothing slides or fades; what an animation would have told you is said in another way.
## Layout
On a wide screen the menu runs along the top; below 960 pixels it moves into a drawer at the side, and a bar at the bottom leads to the pages that you need most. The layout <Empty>, in Settings, hides the menus altogether. Lists with a detail beside them become one pane with a back arrow. Nothing is left out on a phone: it is arranged in another way.
`,
    },
    fr: {
      title: 'Langues et apparence',
      subtitle: 'Anglais ou français, clair ou sombre, six couleurs, et ce qui suit votre choix.',
      text: `
Tout cela se trouve dans les [paramètres](/settings) ; la langue, le mode et le thème figurent aussi dans l'en-tête ou, sur un écran plus petit, dans le menu de votre compte. L'effet est immédiat, sans rechargement, et le choix n'est retenu que sur cet appareil.
## Langue
Cairn parle anglais et français, entièrement : menus, messages, textes d'erreur, mots qu'entend un lecteur d'écran, et ce centre d'aide. Avec la langue changent
- les dates, les heures et le premier jour de la semaine,
- les décimales, les milliers et les monnaies,
- l'ordre de tri des noms,
- les pluriels, pour qu'il soit écrit 1 tâche mais 2 tâches.
Vous pouvez changer au milieu d'un formulaire ; ce que vous avez saisi reste. Ce que les gens ont écrit, comme les e-mails, les notes et les titres de tâches, n'est pas traduit : cela leur appartient. Les offres d'emploi existent dans les deux langues quand l'employeur a donné les deux.
## Clair et sombre
Choisissez <Clair>, <Sombre> ou <Comme le système>. Avec ce dernier, Cairn suit l'appareil, même quand celui-ci change le soir. Graphiques, aperçus et dessins ont une version pour chacun.
## Thèmes
Six thèmes sont proposés : <Indigo>, <Pin>, <Glacier>, <Bruyère>, <Crépuscule> et <Lichen>. Un thème change la couleur des boutons, des liens et des repères, et rien d'autre. Dans chaque thème et chaque mode, le texte garde un contraste d'au moins 4,5 pour 1, si bien qu'aucun n'est plus difficile à lire qu'un autre.
## Taille et mouvement
Le texte grandit avec la taille choisie dans votre navigateur, jusqu'au double, sans que rien ne soit coupé. Sur un écran tactile, textes et boutons sont plus grands dès le départ. Si votre appareil demande moins de mouvement, rien ne glisse ni ne s'estompe ; ce qu'une animation aurait dit est dit autrement.
## Disposition
Sur un écran large, le menu court en haut ; sous 960 pixels, il passe dans un tiroir latéral, et une barre en bas mène aux pages les plus utiles. La disposition <Vide>, dans les paramètres, masque tous les menus. Les listes accompagnées d'un détail deviennent un seul volet avec une flèche de retour. Rien ne manque sur un téléphone : c'est rangé autrement.
`,
    },
  },
  {
    slug: 'keyboard-shortcuts',
    updated: '2026-11-30',
    pages: ['/settings?section=keyboard', '/settings'],
    related: ['find-anything', 'accessibility', 'tasks'],
    en: {
      title: 'Keyboard shortcuts',
      subtitle: 'The keys that work everywhere, the ones of lists, and how to change them or turn them off.',
      text: `
You never need to remember this page: press {?} on any screen and Cairn shows the keys that work on it.
## Everywhere
- {Ctrl+K} or {/} opens the search and its commands; on a Mac, use {Cmd} wherever this page says Ctrl.
- {?} shows the shortcuts of the screen, {F1} the help about it.
- {g} and then a letter goes to a page: {g h} to Home, {g m} to the mailbox.
- {Esc} closes what is open: a menu, a dialog, the detail, the search.
- {Tab} moves through the page. The first stop is a link that skips the menu.
## In lists
- {j} and {k}, or the arrows, go to the next and the previous row; {Home} and {End} to the ends.
- {Enter} opens the row, {e} or {F2} edits it where that is possible in place.
- {x} selects it; {Shift} with the arrows extends the selection; {Ctrl+A} selects all.
- {#} or {Delete} deletes. It happens at once, and the message below offers to undo it.
- {Ctrl+Z} undoes, {Ctrl+Y} does it again.
A list takes one stop of the Tab key, however long it is. Within it, the arrows move. Where a list has keys of its own, {?} shows them.
## In Tasks
- {Space} completes the task.
- {Ctrl+↑} and {Ctrl+↓} move it.
- {Ctrl+/} begins a new task, {Ctrl+.} a new section.
## On other pages
- On Home, {j} and {k} go from row to row; on the career pages, from one job, application or skill to the next.
- On a dashboard, {]} and {[} change the period, {c} compares it with another, {a} arranges the cards and {h} hides amounts.
- In the settings, {j} and {k} go from section to section. In your profile, {e} edits your details.
- {Ctrl+Enter} takes an application to its review, and then sends it.
## Moving cards and files
What can be dragged can be moved without a mouse. On a board, {Space} lifts a card, the arrows carry it, {Space} puts it down and {Esc} cancels. Every step is announced, as in "2 of 5, In progress". In Files, cut with {Ctrl+X} and paste with {Ctrl+V}. Cards and files also have a menu with <Move to…>, which asks for nothing but a choice.
## Changing keys, or turning them off
In [Settings](/settings), under <Keyboard>, you can give an action other keys or none. <Reset all shortcuts> restores the usual ones.
Keys that are pressed alone can get in the way of speech input, or simply of a heavy hand. Turn off <Single-key shortcuts> there; those with Ctrl stay. While you are typing in a field, single keys only write letters, whatever the setting.
`,
    },
    fr: {
      title: 'Raccourcis clavier',
      subtitle: 'Les touches qui marchent partout, celles des listes, et comment les modifier ou les désactiver.',
      text: `
Vous n'avez jamais besoin de retenir cette page : appuyez sur {?} dans n'importe quel écran et Cairn montre les touches qui y fonctionnent.
## Partout
- {Ctrl+K} ou {/} ouvre la recherche et ses commandes ; sur un Mac, utilisez {Cmd} partout où cette page dit Ctrl.
- {?} montre les raccourcis de l'écran, {F1} l'aide à son sujet.
- {g} puis une lettre mène à une page : {g h} à l'accueil, {g m} à la messagerie.
- {Échap} ferme ce qui est ouvert : un menu, une boîte de dialogue, le détail, la recherche.
- {Tab} parcourt la page. Le premier arrêt est un lien qui saute le menu.
## Dans les listes
- {j} et {k}, ou les flèches, vont à la ligne suivante et à la précédente ; {Origine} et {Fin} aux extrémités.
- {Entrée} ouvre la ligne, {e} ou {F2} la modifie là où c'est possible sur place.
- {x} la sélectionne ; {Maj} avec les flèches étend la sélection ; {Ctrl+A} sélectionne tout.
- {#} ou {Suppr} supprime. C'est fait aussitôt, et le message en bas propose d'annuler.
- {Ctrl+Z} annule, {Ctrl+Y} rétablit.
Une liste ne prend qu'un arrêt de la touche Tab, quelle que soit sa longueur. À l'intérieur, ce sont les flèches qui déplacent. Si une liste a ses propres touches, {?} les montre.
## Dans les tâches
- {Espace} termine la tâche.
- {Ctrl+↑} et {Ctrl+↓} la déplacent.
- {Ctrl+/} commence une nouvelle tâche, {Ctrl+.} une nouvelle section.
## Dans les autres pages
- À l'accueil, {j} et {k} vont de ligne en ligne ; dans les pages de carrière, d'une offre, d'une candidature ou d'une compétence à l'autre.
- Dans un tableau de bord, {]} et {[} changent la période, {c} la compare à une autre, {a} organise les cartes et {h} masque les montants.
- Dans les paramètres, {j} et {k} vont d'une rubrique à l'autre. Dans votre profil, {e} modifie vos coordonnées.
- {Ctrl+Entrée} mène une candidature à sa vérification, puis l'envoie.
## Déplacer cartes et fichiers
Ce qui se glisse peut se déplacer sans souris. Sur un tableau, {Espace} soulève une carte, les flèches la portent, {Espace} la pose et {Échap} la remet à sa place. Chaque étape est annoncée, comme dans « 2 sur 5, En cours ». Dans les fichiers, coupez avec {Ctrl+X} et collez avec {Ctrl+V}. Cartes et fichiers ont aussi un menu avec <Déplacer vers…>, qui ne demande qu'un choix.
## Modifier ou désactiver des touches
Dans les [paramètres](/settings), sous <Clavier>, vous pouvez donner d'autres touches à une action, ou aucune. <Réinitialiser tous les raccourcis> rétablit celles d'origine.
Les touches pressées seules peuvent gêner la saisie vocale, ou simplement une main un peu lourde. Désactivez-y <Raccourcis à une seule touche> ; ceux avec Ctrl restent. Pendant que vous écrivez dans un champ, les touches seules n'écrivent que des lettres, quel que soit votre choix.
`,
    },
  },
  {
    slug: 'accessibility',
    updated: '2026-11-29',
    pages: ['/settings'],
    related: ['keyboard-shortcuts', 'languages-and-looks', 'how-an-evaluation-works'],
    en: {
      title: 'Accessibility',
      subtitle: 'What Cairn does so that you can use it in your own way, and what to do where it fails.',
      text: `
Cairn is built to meet WCAG 2.2 at level AA on every screen, in both schemes and in all themes. This page says what that means while you work.
## With a screen reader
- Each page has one main heading, landmarks and a title of its own. When you go to another page, the focus moves to its heading and the change is announced.
- News is announced in one quiet place: saved, undone, three results. It does not interrupt.
- Lists say how many rows there are and which one you are on. A row gives its sender, subject, date and state in one name.
- Charts have a summary in words and can be read as a table.
## With the keyboard
Everything works without a mouse, drag and drop included. The focus is always visible, is never trapped outside a dialog, and returns to where it came from when something closes. See the guide on keyboard shortcuts.
## With your eyes
- Text keeps a contrast of 4.5 to 1, the outlines of fields 3 to 1.
- Nothing relies on colour alone: what is overdue, rising or wrong also has a word or a shape.
- Pages can be enlarged to twice their size without scrolling sideways.
## With your hands
On touch screens everything that can be pressed measures 44 pixels or more. Nothing appears only while a pointer hovers. A swipe is never the only way: the same action is in the menu of the row.
## With your time
No message that you must act on disappears on its own except the offer to undo, and that remains possible from the history. In an evaluation, you can ask for a third more time, half more, double, or no clock at all, before it begins. The result is not affected.
## Where something fails
In this build no one reads the contact form of this help centre; an organisation that runs Cairn connects its own. Say there which page, which assistive technology and which browser; an obstacle counts as a defect here, not as a wish.
`,
    },
    fr: {
      title: 'Accessibilité',
      subtitle: 'Ce que fait Cairn pour que vous l’utilisiez à votre façon, et que faire là où il échoue.',
      text: `
Cairn est conçu pour respecter les WCAG 2.2 au niveau AA sur chaque écran, dans les deux modes et tous les thèmes. Cette page dit ce que cela signifie pendant que vous travaillez.
## Avec un lecteur d'écran
- Chaque page a un seul titre principal, des repères et un nom qui lui est propre. Quand vous changez de page, le focus va à son titre et le changement est annoncé.
- Les nouvelles sont annoncées à un seul endroit, discret : enregistré, annulé, trois résultats. Elles n'interrompent pas.
- Les listes disent combien de lignes elles ont et sur laquelle vous êtes. Une ligne donne l'expéditeur, l'objet, la date et l'état en un seul nom.
- Les graphiques ont un résumé en mots et peuvent se lire comme un tableau.
## Avec le clavier
Tout fonctionne sans souris, y compris le glisser-déposer. Le focus est toujours visible, n'est jamais prisonnier hors d'une boîte de dialogue, et revient d'où il venait quand quelque chose se ferme. Voyez le guide des raccourcis clavier.
## Avec vos yeux
- Le texte garde un contraste de 4,5 pour 1, le contour des champs de 3 pour 1.
- Rien n'est dit par la seule couleur : ce qui est en retard, en hausse ou faux porte aussi un mot ou une forme.
- Les pages peuvent être agrandies au double sans défilement latéral.
## Avec vos mains
Sur écran tactile, tout ce qui se presse mesure 44 pixels ou plus. Rien n'apparaît seulement au survol d'un pointeur. Un balayage n'est jamais le seul moyen : la même action est dans le menu de la ligne.
## Avec votre temps
Aucun message qui attend une action ne disparaît de lui-même, sauf la proposition d'annuler, et celle-ci reste possible depuis l'historique. Pour une évaluation, vous pouvez demander un tiers de temps en plus, la moitié, le double, ou aucun chronomètre, avant de commencer. Le résultat n'en souffre pas.
## Là où cela échoue
Dans cette version, personne ne lit le formulaire de contact de ce centre d'aide ; une organisation qui utilise Cairn y relie le sien. Indiquez-y la page, la technologie d'assistance et le navigateur ; un obstacle compte ici comme un défaut, pas comme un souhait.
`,
    },
  },
  {
    slug: 'notifications',
    updated: '2026-12-01',
    pages: ['/notifications', '/settings?section=notifications'],
    related: ['job-offers', 'follow-an-application', 'working-offline'],
    en: {
      title: 'Notifications',
      subtitle: 'New jobs, news of your applications, and how you hear of them.',
      text: `
The bell shows how many notifications you have not read. Press it for the latest, or <See all notifications> for the [whole list](/notifications).
## What you are notified about
- **Jobs:** a saved search has new jobs, or a job that you saved has changed or closed.
- **Applications:** the employer has moved your application to another stage, or asks you for something.
Press a notification to open the job or the application. It then counts as read.
## Keeping the list short
- <Mark all as read> leaves everything in place. <Archive read notifications> moves what you have read to the archive, where you can still restore it.
- <Snooze>, in the menu of a notification, hides it for three hours, until tomorrow or until Monday.
- <Stop telling me about this>, in the same menu, mutes one job or one application. <Start telling me about this again> undoes that.
- On a phone, swipe a notification to mark it as read or to remove it. You can undo both.
Filter the list by state, type and date. Muted and snoozed notifications have a filter of their own.
## How you hear of them
In the [notification settings](/settings?section=notifications), choose for jobs and for applications:
- <Show in Cairn>: a short message appears while you work.
- <Show on this device>: the device shows the notification while Cairn is open but out of sight. Your browser asks for permission the first time.
To hear of nothing at all, turn off <Send me notifications> there.
## When you are offline
Cairn shows the notifications it received last. What you mark, archive or remove is sent when you reconnect. If you see <Live updates paused>, Cairn reconnects automatically; <Try again> does so at once.
`,
    },
    fr: {
      title: 'Notifications',
      subtitle: 'Nouvelles offres, nouvelles de vos candidatures, et comment vous les recevez.',
      text: `
La cloche indique combien de notifications vous n'avez pas lues. Appuyez dessus pour voir les dernières, ou sur <Voir toutes les notifications> pour la [liste complète](/notifications).
## Ce qui donne lieu à une notification
- **Offres :** une recherche enregistrée a de nouvelles offres, ou une offre enregistrée a changé ou a été clôturée.
- **Candidatures :** l'employeur a fait avancer votre candidature, ou vous demande quelque chose.
Appuyez sur une notification pour ouvrir l'offre ou la candidature. Elle compte alors comme lue.
## Garder une liste courte
- <Tout marquer comme lu> laisse tout en place. <Archiver les notifications lues> range dans les archives celles que vous avez lues ; vous pouvez toujours les restaurer.
- <Rappeler plus tard>, dans le menu d'une notification, la masque trois heures, jusqu'au lendemain ou jusqu'au lundi.
- <Ne plus m’en informer>, dans le même menu, met en sourdine une offre ou une candidature. <M’en informer de nouveau> y met fin.
- Sur un téléphone, faites glisser une notification pour la marquer comme lue ou la retirer. L'un et l'autre s'annulent.
Filtrez la liste par état, par type et par date. Les notifications en sourdine et celles à rappeler ont leur propre filtre.
## Comment vous les recevez
Dans les [paramètres des notifications](/settings?section=notifications), choisissez pour les offres et pour les candidatures :
- <Me prévenir dans Cairn> : un court message apparaît pendant que vous travaillez.
- <Me prévenir sur cet appareil> : l'appareil affiche la notification quand Cairn est ouvert mais hors de vue. Votre navigateur demande l'autorisation la première fois.
Pour ne recevoir aucune notification, désactivez-y <M’envoyer des notifications>.
## Hors ligne
Cairn affiche les dernières notifications reçues. Ce que vous marquez, archivez ou retirez est envoyé à la reconnexion. Si vous voyez <Actualisation en direct interrompue>, Cairn se reconnecte de lui-même ; <Réessayer> le fait aussitôt.
`,
    },
  },
  {
    slug: 'install-cairn',
    updated: '2026-11-29',
    pages: ['/docs/changelog', '/settings?section=about', '/settings'],
    related: ['working-offline', 'where-your-data-lives', 'your-first-day'],
    en: {
      title: 'Install Cairn, and update it',
      subtitle: 'An app of its own from a web page, and how new versions arrive.',
      text: `
Cairn is a web page that can be installed. There is no store and nothing to download by hand: the browser does it. <Install Cairn>, in your account menu, starts it or shows you how.
## Installing
- **Chrome, Edge and other Chromium browsers:** use the install mark at the end of the address bar, or _Install_ in the menu.
- **Safari on iPhone and iPad:** press _Share_, then _Add to Home Screen_.
- **Safari on a Mac:** choose _Add to Dock_ in the File menu.
- **Firefox on Android:** choose _Install_ in the menu. On the desktop, Firefox runs Cairn in a tab.
Installed, it opens in a window of its own, has its icon among your apps, and offers Home, Tasks and new items, such as a task or a note, when you press that icon long or with the right button. How many depends on the device.
## Why it is worth it
Safari deletes what a page has stored when you have not used that page for seven days. An installed app is counted apart, so opening it now and then is enough. Other browsers are more willing to keep data for good when the app is installed. Wherever you work, a backup from time to time remains the best insurance.
## Updates
A new version is fetched in the background, completely, while you work with the old one. When it is ready, Cairn says so in a small notice. Nothing happens until you press <Update>; then the tab in which you did reloads, and what you had typed is still there. Other tabs keep their version until you reload them.
If you do not, the new version is used once Cairn has been closed everywhere, and starts the next time.
## Removing it
Uninstall the app as any other. That leaves the data in the browser; to delete it as well, back up what you want to keep, then clear the site's data in the settings of the browser. Cairn cannot undo this.
`,
    },
    fr: {
      title: 'Installer Cairn et le mettre à jour',
      subtitle: 'Une application à part entière à partir d’une page web, et comment arrivent les nouvelles versions.',
      text: `
Cairn est une page web qui s'installe. Il n'y a ni boutique ni téléchargement à faire soi-même : le navigateur s'en charge. <Installer Cairn>, dans le menu de votre compte, lance l'installation ou vous montre comment faire.
## Installer
- **Chrome, Edge et autres navigateurs Chromium :** utilisez le repère d'installation au bout de la barre d'adresse, ou _Installer_ dans le menu.
- **Safari sur iPhone et iPad :** appuyez sur _Partager_, puis sur _Sur l'écran d'accueil_.
- **Safari sur Mac :** choisissez _Ajouter au Dock_ dans le menu Fichier.
- **Firefox sur Android :** choisissez _Installer_ dans le menu. Sur ordinateur, Firefox fait tourner Cairn dans un onglet.
Une fois installé, il s'ouvre dans sa propre fenêtre, a son icône parmi vos applications, et propose l'accueil, les tâches et de nouveaux éléments, comme une tâche ou une note, quand vous appuyez longuement sur cette icône ou avec le bouton droit. Leur nombre dépend de l'appareil.
## Pourquoi cela vaut la peine
Safari efface ce qu'une page a stocké quand vous ne l'avez pas utilisée pendant sept jours. Une application installée est comptée à part : l'ouvrir de temps en temps suffit. D'autres navigateurs acceptent plus volontiers de garder les données durablement quand l'application est installée. Où que vous travailliez, une sauvegarde de temps à autre reste la meilleure assurance.
## Mises à jour
Une nouvelle version est récupérée en arrière-plan, en entier, pendant que vous travaillez avec l'ancienne. Quand elle est prête, Cairn le dit dans un petit message. Rien ne se passe tant que vous n'avez pas choisi <Mettre à jour> ; alors cet onglet se recharge, et ce que vous aviez saisi est toujours là. Les autres onglets gardent leur version jusqu'à ce que vous les rechargiez.
Sinon, la nouvelle version attend que Cairn soit fermé partout, et démarre la fois suivante.
## Désinstaller
Désinstallez l'application comme une autre. Les données restent alors dans le navigateur ; pour les effacer aussi, faites une sauvegarde de ce que vous voulez garder, puis effacez les données du site dans les paramètres du navigateur. Cairn ne peut pas annuler cela.
`,
    },
  },
]
