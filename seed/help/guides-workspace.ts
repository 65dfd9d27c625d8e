// Guides: mail, chat, contacts, tasks and boards.
import type { GuideSource } from './help-text.ts'

export const workspace: readonly GuideSource[] = [
  {
    slug: 'mailbox',
    updated: '2026-11-21',
    pages: ['/apps/mailbox'],
    related: ['undo-and-history', 'contacts', 'working-offline'],
    en: {
      title: 'Mailbox',
      subtitle: 'Folders, filters and labels, writing with drafts that stay, and acting on many mails at once.',
      text: `
The [mailbox](/apps/mailbox) holds Alex's mail as a sample. You can write, file and delete as in any mail program. What you send goes to Sent and no further.
## Finding your way
- **Folders** are Inbox, Sent, Drafts, Spam and Trash. A mail is in exactly one. The number beside a folder counts unread mails; beside Drafts and Spam it counts all of them.
- **Filters** cut across folders: Starred and Important.
- **Labels** are yours. Give them a name and a colour; a mail can bear several. Deleting a label takes it off its mails and deletes none.
The list shows ten mails a page, the newest first. The detail stands to the right of it, below it, or alone: you choose in the settings of the mailbox.
## Writing
1. Begin a mail, and add people by typing part of a name. What is not a valid address is marked and named, not thrown away.
2. Write. The draft is kept while you type and waits in Drafts until you send or discard it.
3. Add files with the button, by dropping or by pasting. If the text speaks of an attachment and there is none, Cairn asks.
4. Send with {Ctrl+Enter}.
Discarding a draft can be undone like any deletion.
## Many at once
Select mails with {x} or the boxes, a range with {Shift}, or everything in the folder. Then mark, star, label, move or delete them together. One undo brings all of them back.
## Being careful
- Pictures from elsewhere are not loaded, since loading them would tell the sender that you read the mail.
- The content of mails is shown as text or cleaned: no scripts, no forms.
- Attachments open in a preview. Those of the samples are real small files.
`,
    },
    fr: {
      title: 'Courrier',
      subtitle: 'Dossiers, filtres et étiquettes, des brouillons qui restent, et l’action sur plusieurs courriers.',
      text: `
Le [courrier](/apps/mailbox) contient celui d'Alex, à titre d'exemple. Vous pouvez écrire, classer et supprimer comme dans n'importe quelle messagerie. Ce que vous envoyez va dans les messages envoyés, et pas plus loin.
## S'y retrouver
- **Les dossiers** sont la boîte de réception, les envoyés, les brouillons, le spam et la corbeille. Un courrier est dans un seul. Le nombre à côté d'un dossier compte les non lus ; à côté des brouillons et du spam, il les compte tous.
- **Les filtres** traversent les dossiers : favoris et importants.
- **Les étiquettes** sont à vous. Donnez-leur un nom et une couleur ; un courrier peut en porter plusieurs. Supprimer une étiquette la retire de ses courriers et n'en supprime aucun.
La liste montre dix courriers par page, les plus récents d'abord. Le détail se tient à sa droite, au-dessous ou seul : vous choisissez dans les réglages du courrier.
## Écrire
1. Commencez un message et ajoutez des personnes en tapant une partie d'un nom. Ce qui n'est pas une adresse valable est marqué et nommé, pas jeté.
2. Écrivez. Le brouillon est gardé pendant la frappe et attend avec les autres que vous l'envoyiez ou l'abandonniez.
3. Ajoutez des fichiers avec le bouton, par dépôt ou par collage. Si le texte parle d'une pièce jointe et qu'il n'y en a pas, Cairn demande.
4. Envoyez avec {Ctrl+Enter}.
Abandonner un brouillon s'annule comme toute suppression.
## Plusieurs à la fois
Sélectionnez des courriers avec {x} ou les cases, une plage avec {Shift}, ou tout le dossier. Puis marquez, étiquetez, déplacez ou supprimez-les ensemble. Une seule annulation les ramène tous.
## Par prudence
- Les images venues d'ailleurs ne sont pas chargées, car les charger dirait à l'expéditeur que vous avez lu.
- Le contenu des courriers est montré en texte ou nettoyé : ni scripts, ni formulaires.
- Les pièces jointes s'ouvrent en aperçu. Celles des exemples sont de vrais petits fichiers.
`,
    },
  },
  {
    slug: 'chat',
    updated: '2026-11-21',
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
- Answer with a quote, react with an emoji, copy, or delete. Deleting can be undone.
- Attach a file, or paste a picture from the clipboard.
Each conversation keeps a draft of its own. Go elsewhere, close the browser: what you had begun to write is there when you return, and the list marks the conversation that has it.
## Reading
A line separates what is new since you were last here; days are separated too. When you have scrolled up, a button leads back to the latest message and says how many have come. Search inside a conversation marks every hit and steps from one to the next.
## Putting in order
Pin a conversation to the top, mute it, mark it unread, or archive it. Clearing and deleting a conversation are different things: the first removes its messages, the second the conversation as well. Both can be undone.
The page of a contact shows what you share: pictures, files, and the details from [Contacts](/apps/contacts). If a contact was deleted, the conversation stays, with the name _Unknown contact_.
## Simulated answers
Nobody sits at the other end in this build. When you write to somebody, an answer may come after a moment, chosen from prepared sentences. It carries the word **simulated**, always, so that nobody takes it for what a person said. You can turn these answers off.
## Without a network
Nothing changes. Messages are kept on the device at once, and are there when you return.
`,
    },
    fr: {
      title: 'Discussions',
      subtitle: 'Des conversations avec les collègues, et comment distinguer une réponse simulée d’un message.',
      text: `
Les discussions montrent vos conversations à gauche, les plus récentes d'abord, et celle qui est ouverte à droite. Chacune a sa propre adresse : le lien d'une notification y mène donc tout droit.
## Écrire
- {Enter} envoie, {Shift+Enter} commence une nouvelle ligne. Vous pouvez choisir l'inverse.
- {↑} dans un champ vide modifie votre dernier message. Un message modifié le dit.
- Répondez en citant, réagissez par un emoji, copiez ou supprimez. La suppression peut être annulée.
- Joignez un fichier, ou collez une image du presse-papiers.
Chaque conversation garde son propre brouillon. Allez ailleurs, fermez le navigateur : ce que vous aviez commencé est là à votre retour, et la liste marque la conversation concernée.
## Lire
Une ligne sépare ce qui est nouveau depuis votre dernier passage ; les jours sont séparés aussi. Quand vous avez remonté le fil, un bouton ramène au dernier message et dit combien sont arrivés. La recherche dans une conversation marque chaque résultat et passe de l'un à l'autre.
## Mettre de l'ordre
Épinglez une conversation en haut, coupez ses alertes, marquez-la non lue ou archivez-la. Vider et supprimer une conversation sont deux choses : la première retire ses messages, la seconde retire aussi la conversation. Les deux peuvent être annulées.
La page d'un contact montre ce que vous partagez : images, fichiers et coordonnées issues des [contacts](/apps/contacts). Si un contact a été supprimé, la conversation reste, sous le nom _Contact inconnu_.
## Réponses simulées
Personne ne se tient à l'autre bout dans cette version. Quand vous écrivez à quelqu'un, une réponse peut venir après un moment, choisie parmi des phrases préparées. Elle porte toujours le mot **simulée**, afin que nul ne la prenne pour les paroles d'une personne. Vous pouvez désactiver ces réponses.
## Sans réseau
Rien ne change. Les messages sont gardés aussitôt sur l'appareil, et ils sont là à votre retour.
`,
    },
  },
  {
    slug: 'contacts',
    updated: '2026-11-21',
    pages: ['/apps/contacts'],
    related: ['chat', 'mailbox', 'export-and-import'],
    en: {
      title: 'Contacts',
      subtitle: 'People with everything that leads to them, cards in and out, and duplicates that you merge yourself.',
      text: `
[Contacts](/apps/contacts) is one address book for all of Cairn: mail takes its addresses from it, chat its people.
## Looking somebody up
The list is sorted by name as your language sorts names, with a strip of letters to jump by. Typing narrows it by name, address, number, company or tag. _Favourites_ and _Birthdays_ narrow it too: the birthdays of the year to come, the next one first.
## Adding and changing
A new contact begins blank, under the name _New Contact_. If you leave it without saving, it is gone again; Undo brings back what you typed.
- Give as many addresses and numbers as you want, each with a label. A number has a country; one that looks wrong for it is pointed out, not refused.
- Cut the picture to shape in place. It is stored in the contact itself.
- Tags are made where you use them. Renaming a tag renames it everywhere, deleting one takes it off everybody.
If you leave with changes that are not saved, Cairn asks first.
## Many at once
Select several to tag, edit, export, merge or delete them, or to give all of them one company or address. In an open contact, {n} and {p} lead to the next and the previous one. Deleting forty can be undone as easily as deleting one.
## Duplicates
Cairn points out contacts that look like the same person and **never merges by itself**. Put the two side by side and choose field by field; numbers and addresses of both are kept. A merge can be undone, and both contacts are back as they were.
## Cards and tables
1. Choose a .vcf or .csv file. For a table, say which column is what.
2. Look at what would be added, changed or skipped. A line that cannot be read is shown with its reason; the others are not held up by it.
3. Apply. Importing the same file twice does not make a second set, since cards are known by their identifier.
Export takes all contacts, those that the list shows, or those you selected. It writes vCard 4.0, vCard 3.0 for older programs, or a table. What Cairn does not know in a card, it keeps and gives back.
`,
    },
    fr: {
      title: 'Contacts',
      subtitle:
        'Les gens et tout ce qui mène à eux, des cartes à échanger, et des doublons que vous fusionnez vous-même.',
      text: `
[Contacts](/apps/contacts) est un seul carnet d'adresses pour tout Cairn : le courrier y prend ses adresses, les discussions leurs interlocuteurs.
## Trouver quelqu'un
La liste est triée par nom comme votre langue trie les noms, avec une bande de lettres pour sauter. En tapant, vous la réduisez par nom, adresse, numéro, entreprise ou étiquette. _Favoris_ et _Anniversaires_ la réduisent aussi : les anniversaires de l’année à venir, le prochain en premier.
## Ajouter et modifier
Un nouveau contact commence vide, sous le nom _New Contact_. Si vous le quittez sans enregistrer, il disparaît, et Annuler rend ce que vous aviez saisi.
- Donnez autant d'adresses et de numéros que vous voulez, chacun avec un libellé. Un numéro a un pays ; s'il semble mal formé, c'est signalé, pas refusé.
- Recadrez la photo sur place. Elle est enregistrée dans le contact lui-même.
- Les étiquettes se créent là où vous les utilisez. En renommer une la renomme partout, en supprimer une la retire à tous.
Si vous partez avec des modifications non enregistrées, Cairn demande d'abord.
## Plusieurs à la fois
Sélectionnez-en plusieurs pour les étiqueter, les modifier, les exporter, les fusionner ou les supprimer, ou pour leur donner à tous la même entreprise ou la même adresse. Dans un contact ouvert, {n} et {p} mènent au suivant et au précédent. En supprimer quarante s'annule aussi facilement qu'en supprimer un.
## Doublons
Cairn signale les contacts qui semblent être la même personne et **ne fusionne jamais de lui-même**. Mettez les deux côte à côte et choisissez champ par champ ; numéros et adresses des deux sont gardés. Une fusion peut être annulée, et les deux contacts sont là comme avant.
## Cartes et tableaux
1. Choisissez un fichier .vcf ou .csv. Pour un tableau, dites à quoi correspond chaque colonne.
2. Regardez ce qui serait ajouté, modifié ou passé. Une ligne illisible est montrée avec sa raison ; les autres n'en sont pas retardées.
3. Appliquez. Importer deux fois le même fichier ne crée pas de second jeu, car les cartes sont reconnues à leur identifiant.
L'exportation prend tous les contacts, ceux que la liste affiche ou ceux que vous avez sélectionnés. Elle écrit du vCard 4.0, du vCard 3.0 pour les logiciels plus anciens, ou un tableau. Ce que Cairn ne connaît pas dans une carte, il le garde et le rend.
`,
    },
  },
  {
    slug: 'tasks',
    updated: '2026-11-21',
    pages: ['/apps/tasks'],
    related: ['keyboard-shortcuts', 'scrumboards', 'undo-and-history'],
    en: {
      title: 'Tasks',
      subtitle: 'One list in your own order, a line that understands dates, and calendar files in both directions.',
      text: `
[Tasks](/apps/tasks) is one list. Sections divide it: a section holds what follows it, down to the next one.
## Adding
Press {Ctrl+/}, or use the line in a section, and write. Cairn recognises words of the line and shows which ones it took:
- a day and a time, such as {fri 10:00} or {tomorrow};
- a tag with {#learning}, made anew if there is none;
- a priority with {!high}, {!normal} or {!low};
- a person with {@lucie}.
Press a recognised word to turn it back into plain text. {Enter} adds the task and opens the next line. A new task goes to the top, or to where you are.
## Working through
{Space} completes, {Enter} opens the detail with notes, subtasks, date, priority, tags and the person. The due date has quick picks for today, tomorrow, the weekend and next week. What is overdue says so in words. A reminder is shown while Cairn is open, and at the next start if it fell due meanwhile.
Drag tasks, or move them with {Ctrl+↑} and {Ctrl+↓}. The order is yours and stays.
## Seeing less
Filter by tag, due date, priority or person, hide what is completed, or search titles and notes. Filters stand in the address: keep one as a bookmark, such as everything that is overdue and urgent.
## Many at once
Select several and change date, tag, priority, section or person for all. Deleting a section asks what is to become of its tasks.
## Calendar files
Export writes an .ics file that calendars and other task programs read, with priorities, tags and subtasks. Importing one shows what it holds first; what you have imported before is recognised and not added again.
## Undo
Every change offers to be undone, and {Ctrl+Z} goes back further, change by change.
`,
    },
    fr: {
      title: 'Tâches',
      subtitle:
        'Une liste dans votre ordre, une ligne qui comprend les dates, et des fichiers d’agenda dans les deux sens.',
      text: `
Les [tâches](/apps/tasks) forment une seule liste. Des sections la divisent : une section contient ce qui la suit, jusqu'à la prochaine.
## Ajouter
Appuyez sur {Ctrl+/}, ou utilisez la ligne d'une section, et écrivez. Cairn reconnaît des mots de la ligne et montre ceux qu'il a pris :
- un jour et une heure, comme {ven 10:00} ou {demain} ;
- une étiquette avec {#formation}, créée s'il n'y en a pas ;
- une priorité avec {!haute}, {!normale} ou {!basse} ;
- une personne avec {@lucie}.
Appuyez sur un mot reconnu pour le rendre au texte. {Enter} ajoute la tâche et ouvre la ligne suivante. Une nouvelle tâche va en haut, ou là où vous êtes.
## Avancer
{Space} termine, {Enter} ouvre le détail avec notes, sous-tâches, date, priorité, étiquettes et personne. L'échéance a des choix rapides pour aujourd'hui, demain, le week-end et la semaine prochaine. Ce qui est en retard le dit en mots. Un rappel s'affiche tant que Cairn est ouvert, et au démarrage suivant s'il est échu entre-temps.
Faites glisser les tâches, ou déplacez-les avec {Ctrl+↑} et {Ctrl+↓}. L'ordre est le vôtre et il reste.
## En voir moins
Filtrez par étiquette, échéance, priorité ou personne, masquez ce qui est terminé, ou cherchez dans les titres et les notes. Les filtres figurent dans l'adresse : gardez-en un en favori, comme tout ce qui est en retard et urgent.
## Plusieurs à la fois
Sélectionnez-en plusieurs et changez la date, l'étiquette, la priorité, la section ou la personne pour toutes. Supprimer une section demande ce que doivent devenir ses tâches.
## Fichiers d'agenda
L'exportation écrit un fichier .ics que lisent les agendas et d'autres logiciels de tâches, avec priorités, étiquettes et sous-tâches. L'importation montre d'abord ce qu'il contient ; ce que vous avez déjà importé est reconnu et n'est pas ajouté de nouveau.
## Annuler
Chaque modification propose d'être annulée, et {Ctrl+Z} remonte plus loin, modification par modification.
`,
    },
  },
  {
    slug: 'scrumboards',
    updated: '2026-11-21',
    pages: ['/apps/scrumboard'],
    related: ['tasks', 'keyboard-shortcuts', 'undo-and-history'],
    en: {
      title: 'Boards',
      subtitle: 'Lists and cards for work that several people share, movable by mouse, finger and keyboard.',
      text: `
A board is for work that passes through stages. It has lists, from left to right, and each list has cards, from top to bottom.
## Boards
Create a board with a name, an icon and members. Archive it when it is over: archived boards keep everything and can be brought back. The overview shows for each board when something last happened on it.
## Lists
Add, rename and reorder lists. Deleting one deletes its cards too, and Cairn says how many before it does. A list can have a **limit**: when it holds more, it turns red and counts the excess. It does not refuse the card. A limit is there to start a conversation, not to stop your work.
## Cards
A card has a title, a description, tags, members, a due date, a checklist, comments and attachments. It has an address of its own that you can send to somebody.
- A due date that is past, near or done is told by a word and a shape, not only by a colour.
- A checklist shows its progress on the card.
- Everything that happened to a card is listed at its end.
## Moving cards
1. With the mouse, drag.
2. On a touch screen, press long, then drag. A short touch only opens the card, so that scrolling moves nothing by accident.
3. With the keyboard, {Space} lifts the card, the arrows carry it, {Space} puts it down, {Esc} takes it back.
4. Or choose **Move to** from its menu, also for another board.
A move can be undone from the message that follows it.
## Finding cards
Filter by tag, member, due date or words; cards that do not match fade and keep their place, so that the picture stays whole. The compact view shows titles alone, for boards that have grown.
`,
    },
    fr: {
      title: 'Tableaux',
      subtitle: 'Listes et cartes pour un travail partagé, à déplacer à la souris, au doigt et au clavier.',
      text: `
Un tableau sert au travail qui passe par des étapes. Il a des listes, de gauche à droite, et chaque liste a des cartes, de haut en bas.
## Les tableaux
Créez un tableau avec un nom, une icône et des membres. Archivez-le quand il est fini : les tableaux archivés gardent tout et peuvent revenir. La vue d'ensemble montre pour chacun quand il s'y est passé quelque chose pour la dernière fois.
## Les listes
Ajoutez, renommez et réordonnez les listes. En supprimer une supprime aussi ses cartes, et Cairn dit combien avant de le faire. Une liste peut avoir une **limite** : quand elle contient davantage, elle vire au rouge et compte l'excédent. Elle ne refuse pas la carte. Une limite sert à ouvrir une conversation, pas à arrêter votre travail.
## Les cartes
Une carte a un titre, une description, des étiquettes, des membres, une échéance, une liste de contrôle, des commentaires et des pièces jointes. Elle a sa propre adresse, que vous pouvez envoyer à quelqu'un.
- Une échéance dépassée, proche ou tenue se reconnaît à un mot et à une forme, pas seulement à une couleur.
- Une liste de contrôle montre son avancement sur la carte.
- Tout ce qui est arrivé à une carte est listé à la fin de celle-ci.
## Déplacer des cartes
1. À la souris, faites glisser.
2. Sur un écran tactile, appuyez longuement, puis faites glisser. Un toucher bref ne fait qu'ouvrir la carte : en faisant défiler, vous ne déplacez rien par accident.
3. Au clavier, {Space} soulève la carte, les flèches la portent, {Space} la pose, {Esc} la remet à sa place.
4. Ou choisissez **Déplacer vers** dans son menu, y compris pour un autre tableau.
Un déplacement s'annule depuis le message qui le suit.
## Retrouver des cartes
Filtrez par étiquette, membre, échéance ou mots ; les cartes qui ne correspondent pas s'estompent et gardent leur place, si bien que l'image reste entière. La vue compacte ne montre que les titres, pour les tableaux qui ont grandi.
`,
    },
  },
]
