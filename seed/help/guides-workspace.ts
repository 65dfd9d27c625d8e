// Guides: mail, chat, contacts, tasks and boards.
import type { GuideSource } from './help-text.ts'

export const workspace: readonly GuideSource[] = [
  {
    slug: 'mailbox',
    updated: '2026-11-30',
    pages: ['/apps/mailbox'],
    related: ['undo-and-history', 'contacts', 'working-offline'],
    en: {
      title: 'Mailbox',
      subtitle: 'Folders, search and labels, drafts that stay, and acting on many emails at once.',
      text: `
The [mailbox](/apps/mailbox) holds Alex's email as a sample. You can write, file and delete as in any email program. What you send goes to Sent and, where it is addressed to you, to your Inbox. Nothing leaves this device.
## Finding your way
- **Folders** are Inbox, Sent, Drafts, Spam and Trash. An email is in exactly one. The number beside a folder counts unread emails; beside Drafts and Spam it counts all of them.
- **Filters** cut across folders: Starred, Important and <Snoozed>.
- **Labels** are yours. Give them a name and a colour; an email can have several. Deleting a label deletes no email.
The list shows ten emails a page, the newest first. Choose in the mailbox settings whether the email opens to the right of the list, below it, or in its place.
## Searching
Type words, or be exact: {from:lucie}, {to:}, {subject:}, {has:attachment}, {is:unread}, {label:}, {before:2026-11-01}, {older_than:30d}. Spam and Trash are searched with {in:spam}, {in:trash} or {in:anywhere}. Press <Save search> to keep a search beside the folders.
## Writing
1. Begin an email, and add people by typing part of a name. An address that is not valid is marked.
2. Write. The draft is saved while you type and stays in Drafts until you send or discard it.
3. Add files with the button, by dropping or by pasting. If the text speaks of an attachment and there is none, Cairn asks.
4. Send with {Ctrl+Enter}, or choose <Send later>. Until it is sent, an email stays in the <Outbox>, where you can change or cancel it. So does what you send offline. <Undo sending>, in the mailbox settings, is how long you can still stop each email.
A reply that you write often can be saved from the composer and inserted with one press.
## Many at once
{j} and {k} move through the list, {x} selects, {Shift} selects a range. Then mark, star, label, move or delete together; one undo restores all of them. <Snooze> hides emails until the time you choose. On a phone, swipe a row.
## Being careful
- Images from elsewhere are not loaded until you ask, once or always for a sender, as loading them would tell the sender that you read the email.
- HTML emails run nothing: no scripts, no forms.
- Attachments open in a preview; <Save all> puts them into one .zip. An appointment can be added to your tasks, a card to your contacts.
## In and out
Import .eml and .mbox files, or a .zip of them. Emails that you already have are recognised. You can save any email as a file and print it.
`,
    },
    fr: {
      title: 'Messagerie',
      subtitle: 'Dossiers, recherche et étiquettes, des brouillons qui restent, et l’action sur plusieurs e-mails.',
      text: `
La [messagerie](/apps/mailbox) contient les e-mails d'Alex, à titre d'exemple. Vous pouvez écrire, classer et supprimer comme dans n'importe quelle messagerie. Ce que vous envoyez va dans les messages envoyés et, si cela vous est adressé, dans votre boîte de réception. Rien ne quitte cet appareil.
## S'y retrouver
- **Les dossiers** sont la boîte de réception, les envoyés, les brouillons, le spam et la corbeille. Un e-mail est dans un seul. Le nombre à côté d'un dossier compte les non lus ; à côté des brouillons et du spam, il les compte tous.
- **Les filtres** traversent les dossiers : favoris, importants et <À rappeler>.
- **Les étiquettes** sont à vous. Donnez-leur un nom et une couleur ; un e-mail peut en avoir plusieurs. Supprimer une étiquette ne supprime aucun e-mail.
La liste montre dix e-mails par page, les plus récents d'abord. Choisissez dans les paramètres de la messagerie si l'e-mail s'ouvre à droite de la liste, au-dessous ou à sa place.
## Rechercher
Saisissez des mots, ou soyez précis : {from:lucie}, {to:}, {subject:}, {has:attachment}, {is:unread}, {label:}, {before:2026-11-01}, {older_than:30d}. Le spam et la corbeille se cherchent avec {in:spam}, {in:trash} ou {in:anywhere}. Appuyez sur <Enregistrer la recherche> pour la garder à côté des dossiers.
## Écrire
1. Commencez un e-mail et ajoutez des personnes en tapant une partie d'un nom. Une adresse qui n'est pas valable est signalée.
2. Écrivez. Le brouillon est enregistré pendant la frappe et attend avec les autres que vous l'envoyiez ou l'abandonniez.
3. Ajoutez des fichiers avec le bouton, par dépôt ou par collage. Si le texte parle d'une pièce jointe et qu'il n'y en a pas, Cairn demande.
4. Envoyez avec {Ctrl+Entrée}, ou choisissez <Envoyer plus tard>. Jusqu'à son départ, un e-mail attend dans la <Boîte d’envoi>, où vous pouvez le modifier ou l'annuler. Il en va de même de ce que vous envoyez hors ligne. <Annulation de l’envoi>, dans les paramètres de la messagerie, fixe le délai avant chaque départ.
Une réponse que vous écrivez souvent s'enregistre depuis la rédaction et s'insère d'une pression.
## Plusieurs à la fois
{j} et {k} parcourent la liste, {x} sélectionne, {Maj} sélectionne une plage. Puis marquez, étiquetez, déplacez ou supprimez ensemble ; une seule annulation restaure le tout. <Rappeler plus tard> masque des e-mails jusqu'au moment choisi. Sur un téléphone, faites glisser une ligne.
## Par prudence
- Les images venues d'ailleurs ne sont pas chargées sans votre demande, une fois ou toujours pour un expéditeur, car les charger dirait à l'expéditeur que vous avez lu.
- Les e-mails en HTML n'exécutent rien : ni scripts, ni formulaires.
- Les pièces jointes s'ouvrent en aperçu ; <Tout enregistrer> les réunit dans un fichier .zip. Un rendez-vous peut rejoindre vos tâches, une carte vos contacts.
## Entrées et sorties
Importez des fichiers .eml et .mbox, ou un .zip qui en contient. Les e-mails que vous avez déjà sont reconnus. Vous pouvez enregistrer tout e-mail en fichier et l'imprimer.
`,
    },
  },
  {
    slug: 'chat',
    updated: '2026-12-01',
    pages: ['/apps/chat'],
    related: ['contacts', 'mailbox', 'privacy'],
    en: {
      title: 'Chat',
      subtitle: 'Conversations with colleagues, and how to tell a simulated answer from a message.',
      text: `
Chat shows your conversations at the left, the latest first, and the open one at the right. Each has an address of its own, so a link from a notification leads straight to it.
## Writing
- {Enter} sends, {Shift+Enter} begins a new line. You can have it the other way round.
- {↑} in an empty field edits your last message. An edited message says so.
- Reply with a quote, react with an emoji, copy, or delete. Deleting can be undone.
- Attach a file, paste an image, or choose <Record a voice message>. You can listen to it before you send it.
- Emoji are found by their names in English and in French.
- <Send later> keeps a message until the time you choose; until then you can change or cancel it.
Each conversation has a draft of its own. Go elsewhere, close the browser: what you had begun is there when you return, and the list marks the conversation.
## Reading
A line separates what is new since you were last here; days are separated too. When you have scrolled up, a button leads back to the latest message and says how many have come. Search inside a conversation, or over all of them from the list; the names of files are found too.
With the keyboard, {Tab} leads into the messages and the arrows go from one to the next.
## Keeping order
Pin a conversation to the top, mute it for eight hours or for good, mark it unread, or archive it. <Delete all messages> empties a conversation, <Delete chat> removes it as well. Both can be undone. <Remind me> on a message tells you of it at the time you choose.
The contact info beside a conversation shows what you share: images, files, links, and the details from [Contacts](/apps/contacts). If a contact was deleted, the conversation stays, with the name _Unknown contact_.
## Taking a copy
A conversation can be exported as a page, as text or as JSON.
## Simulated answers
There is no one at the other end in this build. When you write to someone, an answer may come after a moment, chosen from prepared sentences. It carries the word **simulated**, always. Turn these answers off with <Simulated replies>, under <Your chat profile…>.
## Offline
Nothing changes. Messages are saved on the device at once, and are there when you return.
`,
    },
    fr: {
      title: 'Discussions',
      subtitle: 'Des conversations avec les collègues, et comment distinguer une réponse simulée d’un message.',
      text: `
Les discussions montrent vos conversations à gauche, les plus récentes d'abord, et celle qui est ouverte à droite. Chacune a sa propre adresse : le lien d'une notification y mène donc tout droit.
## Écrire
- {Entrée} envoie, {Maj+Entrée} commence une nouvelle ligne. Vous pouvez choisir l'inverse.
- {↑} dans un champ vide modifie votre dernier message. Un message modifié le dit.
- Répondez en citant, réagissez par un emoji, copiez ou supprimez. La suppression peut être annulée.
- Joignez un fichier, collez une image, ou choisissez <Enregistrer un message vocal>. Vous pouvez l'écouter avant de l'envoyer.
- Les emojis se trouvent par leur nom, en français et en anglais.
- <Envoyer plus tard> garde un message jusqu'au moment choisi ; d'ici là, vous pouvez le modifier ou l'annuler.
Chaque conversation a son propre brouillon. Allez ailleurs, fermez le navigateur : ce que vous aviez commencé est là à votre retour, et la liste marque la conversation concernée.
## Lire
Une ligne sépare ce qui est nouveau depuis votre dernier passage ; les jours sont séparés aussi. Quand vous avez remonté le fil, un bouton ramène au dernier message et dit combien sont arrivés. Recherchez dans une conversation, ou dans toutes depuis la liste ; les noms de fichiers sont trouvés aussi.
Au clavier, {Tab} mène aux messages et les flèches passent de l'un à l'autre.
## Mettre de l'ordre
Épinglez une conversation en haut, mettez-la en sourdine pour huit heures ou pour de bon, marquez-la non lue ou archivez-la. <Supprimer tous les messages> vide une conversation, <Supprimer la discussion> la retire aussi. Les deux peuvent être annulées. <Ajouter un rappel>, sur un message, vous en reparle au moment choisi.
Les infos du contact, à côté d'une conversation, montrent ce que vous partagez : images, fichiers, liens et coordonnées issues des [contacts](/apps/contacts). Si un contact a été supprimé, la conversation reste, sous le nom _Contact inconnu_.
## En prendre une copie
Une conversation s'exporte en page, en texte ou en JSON.
## Réponses simulées
Personne ne se tient à l'autre bout dans cette version. Quand vous écrivez à quelqu'un, une réponse peut venir après un moment, choisie parmi des phrases préparées. Elle porte toujours le mot **simulé**. Désactivez ces réponses avec <Réponses simulées>, sous <Votre profil de discussion…>.
## Hors ligne
Rien ne change. Les messages sont enregistrés aussitôt sur l'appareil, et ils sont là à votre retour.
`,
    },
  },
  {
    slug: 'contacts',
    updated: '2026-12-01',
    pages: ['/apps/contacts'],
    related: ['chat', 'mailbox', 'export-and-import'],
    en: {
      title: 'Contacts',
      subtitle: 'People with everything that leads to them, cards in and out, and duplicates that you merge yourself.',
      text: `
[Contacts](/apps/contacts) is one address book for all of Cairn: email takes its addresses from it, chat its people.
## Looking someone up
The list is sorted by name as your language sorts names, with a strip of letters to jump by. Typing narrows it by name, address, number, company or tag. _Favourites_ and _Birthdays_ narrow it too: the birthdays of the year to come, the next one first. A birthday goes to your device's calendar from the menu of its contact, all of them from the export.
## Adding and changing
A new contact begins blank, under the name _New Contact_. If you leave it without saving, it is discarded; Undo restores what you typed.
- Give as many addresses and numbers as you want, each with a label. A number has a country; one that looks wrong for it is pointed out, not refused.
- Crop the photo in place. It is stored in the contact itself.
- Under _Knows_ you say who is their partner, colleague or manager. Their page leads there.
- Tags are made where you use them. Renaming a tag renames it everywhere, deleting one removes it from everyone.
If you leave with changes that are not saved, Cairn asks first.
## Many at once
Select several to tag, export or delete them, to merge up to ten, or to give all of them one company or address. In an open contact, {n} and {p} lead to the next and the previous one. Deleting forty can be undone as easily as deleting one.
## Duplicates
Cairn points out contacts that look like the same person and **never merges automatically**. Put the two side by side and choose field by field; numbers and addresses of both stay. A merge can be undone, and both contacts are back as they were.
## Cards and tables
1. Choose a .vcf or .csv file. For a table, say which column is what.
2. See which contacts are new and which you have already; those stay as they are. A line that cannot be read is shown with its reason; the others are not held up by it.
3. Import. Importing the same file twice does not make a second set.
Export takes all contacts, those that the list shows, or those you selected. It writes vCard 4.0, vCard 3.0 for older programs, or a table. <Share…> shows one contact as a QR code for a phone. What Cairn does not know in a card, it keeps and gives back.
`,
    },
    fr: {
      title: 'Contacts',
      subtitle:
        'Les gens et tout ce qui mène à eux, des cartes à échanger, et des doublons que vous fusionnez vous-même.',
      text: `
[Contacts](/apps/contacts) est un seul carnet d'adresses pour tout Cairn : la messagerie y prend ses adresses, les discussions leurs interlocuteurs.
## Trouver quelqu'un
La liste est triée par nom comme votre langue trie les noms, avec une bande de lettres pour sauter. En tapant, vous la réduisez par nom, adresse, numéro, entreprise ou étiquette. _Favoris_ et _Anniversaires_ la réduisent aussi : les anniversaires de l’année à venir, le prochain en premier. Un anniversaire rejoint l'agenda de votre appareil depuis le menu de son contact, et tous depuis l'exportation.
## Ajouter et modifier
Un nouveau contact commence vide, sous le nom _New Contact_. Si vous le quittez sans enregistrer, il disparaît, et Annuler rend ce que vous aviez saisi.
- Donnez autant d'adresses et de numéros que vous voulez, chacun avec un libellé. Un numéro a un pays ; s'il semble mal formé, c'est signalé, pas refusé.
- Recadrez la photo sur place. Elle est enregistrée dans le contact lui-même.
- Sous _Relations_, indiquez qui est son conjoint, son collègue ou son responsable. Sa page y mène.
- Les étiquettes se créent là où vous les utilisez. En renommer une la renomme partout, en supprimer une la retire à tous.
Si vous partez avec des modifications non enregistrées, Cairn demande d'abord.
## Plusieurs à la fois
Sélectionnez-en plusieurs pour les étiqueter, les exporter ou les supprimer, pour en fusionner jusqu'à dix, ou pour leur donner à tous la même entreprise ou la même adresse. Dans un contact ouvert, {n} et {p} mènent au suivant et au précédent. En supprimer quarante s'annule aussi facilement qu'en supprimer un.
## Doublons
Cairn signale les contacts qui semblent être la même personne et **ne fusionne jamais de lui-même**. Mettez les deux côte à côte et choisissez champ par champ ; numéros et adresses des deux sont conservés. Une fusion peut être annulée, et les deux contacts sont là comme avant.
## Cartes et tableaux
1. Choisissez un fichier .vcf ou .csv. Pour un tableau, dites à quoi correspond chaque colonne.
2. Voyez quels contacts sont nouveaux et lesquels vous avez déjà ; ceux-ci restent tels quels. Une ligne illisible est montrée avec sa raison ; les autres n'en sont pas retardées.
3. Importez. Importer deux fois le même fichier ne crée pas de doublons.
L'exportation prend tous les contacts, ceux que la liste affiche ou ceux que vous avez sélectionnés. Elle écrit du vCard 4.0, du vCard 3.0 pour les logiciels plus anciens, ou un tableau. <Partager…> montre un contact sous forme de code QR pour un téléphone. Ce que Cairn ne connaît pas dans une carte, il le garde et le rend.
`,
    },
  },
  {
    slug: 'tasks',
    updated: '2026-11-30',
    pages: ['/apps/tasks'],
    related: ['keyboard-shortcuts', 'scrumboards', 'undo-and-history'],
    en: {
      title: 'Tasks',
      subtitle: 'Lists in your own order, a line that understands dates, and calendar files in both directions.',
      text: `
[Tasks](/apps/tasks) are in your own order. Sections divide them: a section holds what follows it, down to the next one.
## Adding
Press {Ctrl+/}, or use the line in a section, and write. Cairn recognises words of the line and shows which ones it took:
- a day and a time, such as {fri 10:00} or {tomorrow};
- a tag with {#learning}, made if there is none;
- a priority with {!high}, {!normal} or {!low};
- a person with {@lucie};
- how often it repeats, such as {every monday}.
Turn a recognised word back into plain text where Cairn read more than you meant. {Enter} adds the task and opens the next line.
## Working through
{Space} completes, {Enter} opens the detail with notes, subtasks, dates, priority, tags and the person. The due date has quick picks for today, tomorrow, the weekend and next week, and the menus of rows and of a selection put dates off by days; until its start date, a task shows that date in place of the due date. A task that repeats comes back on its next day when you complete it. A reminder is shown every hour while Cairn is open, until you mark it as done, and at the next start if it came due in the meantime.
Drag tasks, or move them with {Ctrl+↑} and {Ctrl+↓}. The order is yours.
## Several lists
Keep work and home apart: choose <Manage lists…> under <View and sort>, and give a list a name and a colour. Each list has its own sections, and a row above the tasks shows how many are to do in each. <Move to list> in the menu of a task moves it there, a section with all its tasks. <All lists> shows everything, list by list, and the views below apply to the list that is open. Deleting a list deletes its tasks too; undo restores both.
## Other views
<Today> shows what is due and overdue, <Upcoming> the days to come, <Calendar> a month in which you can drag tasks to another day.
## Seeing less
Filter by tag, due date or priority, hide what is completed, or search titles, notes and subtasks. Keep filters that you use often under <Saved filters>; they are in the address as well.
## Many at once
Select several and change date, tags, priority, section or person for all. Deleting a section asks what is to become of its tasks.
## Files
Import calendar files (.ics) and tables (.csv), including those that Todoist, TickTick, Asana, Notion and Outlook export. You see what a file holds before anything is added; what you have imported before is recognised, and updated if the calendar file is newer; lists that the file names are made. Export writes an .ics file that calendars and other task programs read.
## Undo
Every change offers to be undone, and {Ctrl+Z} goes back further, change by change.
`,
    },
    fr: {
      title: 'Tâches',
      subtitle:
        'Des listes dans votre ordre, une ligne qui comprend les dates, et des fichiers d’agenda dans les deux sens.',
      text: `
Les [tâches](/apps/tasks) sont dans l'ordre de votre choix. Des sections les répartissent : une section contient ce qui la suit, jusqu'à la prochaine.
## Ajouter
Appuyez sur {Ctrl+/}, ou utilisez la ligne d'une section, et écrivez. Cairn reconnaît des mots de la ligne et montre ceux qu'il a pris :
- un jour et une heure, comme {ven 10:00} ou {demain} ;
- une étiquette avec {#formation}, créée s'il n'y en a pas ;
- une priorité avec {!haute}, {!normale} ou {!basse} ;
- une personne avec {@lucie} ;
- une répétition, comme {chaque lundi}.
Rendez un mot reconnu au texte quand Cairn a lu plus que vous ne vouliez dire. {Entrée} ajoute la tâche et ouvre la ligne suivante.
## Avancer
{Espace} termine, {Entrée} ouvre le détail avec notes, sous-tâches, dates, priorité, étiquettes et personne. L'échéance a des choix rapides pour aujourd'hui, demain, le week-end et la semaine prochaine, et les menus des lignes et de la sélection la reportent de quelques jours ; avant sa date de début, une tâche montre cette date au lieu de l'échéance. Une tâche qui se répète revient à son prochain jour quand vous la terminez. Un rappel s'affiche toutes les heures tant que Cairn est ouvert et que vous ne l'avez pas marqué comme terminé, et au démarrage suivant s'il est échu entre-temps.
Faites glisser les tâches, ou déplacez-les avec {Ctrl+↑} et {Ctrl+↓}. L'ordre est le vôtre.
## Plusieurs listes
Séparez le travail et la maison : choisissez <Gérer les listes…> sous <Affichage et tri>, puis donnez à la liste un nom et une couleur. Chaque liste a ses sections, et une rangée au-dessus des tâches montre combien il en reste à faire dans chacune. <Déplacer vers une liste>, dans le menu d'une tâche, l'y déplace ; une section part avec toutes ses tâches. <Toutes les listes> montre tout, liste par liste, et les vues en dessous valent pour la liste ouverte. Supprimer une liste supprime aussi ses tâches ; l'annulation rétablit les deux.
## Autres vues
<Aujourd’hui> montre ce qui est à faire et en retard, <À venir> les jours qui suivent, <Agenda> un mois où vous pouvez faire glisser les tâches vers un autre jour.
## En voir moins
Filtrez par étiquette, échéance ou priorité, masquez ce qui est terminé, ou recherchez dans les titres, les notes et les sous-tâches. Gardez les filtres dont vous vous servez souvent sous <Filtres enregistrés> ; ils figurent aussi dans l'adresse.
## Plusieurs à la fois
Sélectionnez-en plusieurs et changez la date, l'étiquette, la priorité, la section ou la personne pour toutes. Supprimer une section demande ce que doivent devenir ses tâches.
## Fichiers
Importez des fichiers d'agenda (.ics) et des tableaux (.csv), dont ceux qu'exportent Todoist, TickTick, Asana, Notion et Outlook. Vous voyez ce qu'un fichier contient avant tout ajout ; ce que vous avez déjà importé est reconnu, et mis à jour si le fichier d'agenda est plus récent ; les listes que nomme le fichier sont créées. L'exportation écrit un fichier .ics que lisent les agendas et d'autres logiciels de tâches.
## Annuler
Chaque modification propose d'être annulée, et {Ctrl+Z} remonte plus loin, modification par modification.
`,
    },
  },
  {
    slug: 'scrumboards',
    updated: '2026-11-30',
    pages: ['/apps/scrumboard'],
    related: ['tasks', 'keyboard-shortcuts', 'undo-and-history'],
    en: {
      title: 'Boards',
      subtitle: 'Lists and cards for work that several people share, movable by mouse, finger and keyboard.',
      text: `
A board is for work that passes through stages. It has lists, from left to right, and each list has cards, from top to bottom.
## Boards
Create a board with a name, an icon and members, empty or from a template. Star the ones you need most. Archive a board when it is over: it keeps everything and can be restored. The overview shows for each board when something last happened on it, and finds boards by name.
## From other programs
<Import a board> reads the files of Trello, Wekan, Planka and Kanboard, and tables (.csv). You see lists and cards before anything is added.
## Lists
Add, rename, reorder and fold lists. Deleting one deletes its cards too, and Cairn says how many before it does. A list can have a **limit**: when it holds more, it shows a warning, such as "7 of 5, over". It does not refuse the card. A limit is there to start a conversation, not to stop your work. With <Mark cards moved here as done>, cards are done as soon as they reach a list.
## Cards
A card has a title, a description, tags, members, a due date, a checklist, comments and attachments of up to 30 MB. It has an address of its own, for a link in a note or a task.
- A due date that is past, near or done is marked by a word and a shape, not only by a colour.
- A checklist shows its progress on the card. Paste several lines, and each becomes an item.
- Everything that happened to a card is listed at its end.
## Moving cards
1. With the mouse, drag.
2. On a touch screen, press long, then drag. A short touch only opens the card, so that scrolling moves nothing by accident.
3. With the keyboard, {Space} lifts the card, the arrows carry it, {Space} puts it down, {Esc} returns it.
4. Or choose <Move to…> from its menu, also for another board.
Lists move in the same ways, and to another board with <Move to another board…>. Every change can be undone.
## Finding cards
Filter by tag, member, due date or words. The <Compact view> shows titles alone, for boards that have grown.
`,
    },
    fr: {
      title: 'Tableaux',
      subtitle: 'Listes et cartes pour un travail partagé, à déplacer à la souris, au doigt et au clavier.',
      text: `
Un tableau sert au travail qui passe par des étapes. Il a des listes, de gauche à droite, et chaque liste a des cartes, de haut en bas.
## Les tableaux
Créez un tableau avec un nom, une icône et des membres, vide ou à partir d'un modèle. Mettez en favori ceux dont vous avez le plus besoin. Archivez un tableau quand il est fini : il garde tout et peut être restauré. La vue d'ensemble montre pour chacun quand il s'y est passé quelque chose pour la dernière fois, et retrouve un tableau par son nom.
## Depuis d'autres logiciels
<Importer un tableau> lit les fichiers de Trello, Wekan, Planka et Kanboard, et les fichiers .csv. Vous voyez listes et cartes avant tout ajout.
## Les listes
Ajoutez, renommez, réordonnez et repliez les listes. En supprimer une supprime aussi ses cartes, et Cairn dit combien avant de le faire. Une liste peut avoir une **limite** : quand elle contient davantage, elle affiche un avertissement, comme « 7 sur 5, dépassé ». Elle ne refuse pas la carte. Une limite sert à ouvrir une conversation, pas à arrêter votre travail. Avec <Marquer comme terminées les cartes déplacées ici>, les cartes sont terminées dès qu'elles arrivent dans une liste.
## Les cartes
Une carte a un titre, une description, des étiquettes, des membres, une échéance, une liste à cocher, des commentaires et des pièces jointes de 30 Mo au plus. Elle a sa propre adresse, pour un lien dans une note ou une tâche.
- Une échéance dépassée, proche ou tenue se reconnaît à un mot et à une forme, pas seulement à une couleur.
- Une liste à cocher montre son avancement sur la carte. Collez plusieurs lignes : chacune devient un élément.
- Tout ce qui est arrivé à une carte est listé à la fin de celle-ci.
## Déplacer des cartes
1. À la souris, faites glisser.
2. Sur un écran tactile, appuyez longuement, puis faites glisser. Un toucher bref ne fait qu'ouvrir la carte : en faisant défiler, vous ne déplacez rien par accident.
3. Au clavier, {Espace} soulève la carte, les flèches la portent, {Espace} la pose, {Échap} la remet à sa place.
4. Ou choisissez <Déplacer vers…> dans son menu, y compris pour un autre tableau.
Les listes se déplacent de la même façon, et vers un autre tableau avec <Déplacer vers un autre tableau…>. Toute modification peut être annulée.
## Retrouver des cartes
Filtrez par étiquette, membre, échéance ou mots. L'<Affichage compact> ne montre que les titres, pour les tableaux qui ont grandi.
`,
    },
  },
]
