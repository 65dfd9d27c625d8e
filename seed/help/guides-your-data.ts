// Guides: offline, storage, undo, export and privacy.
import type { GuideSource } from './help-text.ts'

export const yourData: readonly GuideSource[] = [
  {
    slug: 'working-offline',
    updated: '2026-11-29',
    pages: [],
    related: ['where-your-data-lives', 'apply-for-a-job', 'install-cairn'],
    en: {
      title: 'Working offline',
      subtitle: 'What works offline, what is sent later, and how you can tell.',
      text: `
Cairn is built the other way round from most web apps: it works on your device, and uses a connection only for what cannot be done without one.
## Getting ready
Open Cairn once with a connection. In the background it fetches all its parts, in both languages. From then on it starts offline, from any address, also after the browser was closed or the device restarted.
## What works as always
- The whole workspace: mailbox, chat, contacts, tasks, boards, notes, files, inventory, dashboards.
- Search, undo, history, export and import.
- Jobs that were loaded before, with their scores, and drafts of applications.
- Evaluations, and this help centre. Where a portal asks the questions, an evaluation needs a connection.
Changes to these are final when Cairn says that they are saved. They wait for nothing.
## What is sent later
In the default build, nothing does: everything is answered on the device. Where Cairn is connected to a portal, a few things are meant for others, above all applications. Offline they are **waiting to send**. The header counts them, and a list shows each one with a way to change or discard it. When the connection returns they leave in the order in which you made them, each exactly once, also if the connection breaks in the middle.
If one is refused, it is put aside with the reason. The ones behind it do not wait for it.
## How you can tell
A quiet mark in the header says that you are offline. Content from a portal that could not be refreshed says from when the copy is, as in _Saved copy from 10:32_. An action that needs a connection says so before you try it.
## Signing in offline
Who is signed in stays signed in. With the sample account you can sign in offline too, since it is checked on the device.
`,
    },
    fr: {
      title: 'Travailler hors ligne',
      subtitle: 'Ce qui marche hors ligne, ce qui attend, et comment le savoir.',
      text: `
Cairn est construit à l'inverse de la plupart des applications web : il fonctionne sur votre appareil, et n'utilise la connexion que pour ce qui ne peut pas s'en passer.
## Se préparer
Ouvrez Cairn une fois avec une connexion. En arrière-plan, il récupère toutes ses parties, dans les deux langues. Dès lors, il démarre hors ligne, depuis n'importe quelle adresse, même après la fermeture du navigateur ou le redémarrage de l'appareil.
## Ce qui marche comme toujours
- Tout l'espace de travail : messagerie, discussions, contacts, tâches, tableaux, notes, fichiers, inventaire, tableaux de bord.
- La recherche, l'annulation, l'historique, l'exportation et l'importation.
- Les offres déjà chargées, avec leurs scores, et les brouillons de candidatures.
- Les évaluations, et ce centre d'aide. Si c'est un portail qui pose les questions, une évaluation exige une connexion.
Les modifications y sont définitives quand Cairn dit qu'elles sont enregistrées. Elles n'attendent rien.
## Ce qui part plus tard
Dans la version par défaut, rien : tout est traité sur l'appareil. Là où Cairn est relié à un portail, quelques choses s'adressent à d'autres, surtout les candidatures. Hors ligne, elles sont **en attente d'envoi**. L'en-tête les compte, et une liste montre chacune avec le moyen de la modifier ou de l'abandonner. Quand la connexion revient, elles partent dans l'ordre où vous les avez faites, chacune exactement une fois, même si la connexion se coupe au milieu.
Si l'une est refusée, elle est mise de côté avec la raison. Celles qui la suivent ne l'attendent pas.
## Comment le savoir
Une marque discrète dans l'en-tête dit que vous êtes hors ligne. Un contenu du portail non actualisé dit de quand date la copie, comme _Copie enregistrée (10:32)_. Une action qui exige une connexion le dit avant que vous ne l'essayiez.
## Se connecter hors ligne
Qui est connecté le reste. Avec le compte d'exemple, vous pouvez aussi vous connecter hors ligne, puisqu'il est vérifié sur l'appareil.
`,
    },
  },
  {
    slug: 'where-your-data-lives',
    updated: '2026-11-29',
    pages: ['/settings?section=data', '/settings'],
    related: ['export-and-import', 'privacy', 'install-cairn'],
    en: {
      title: 'Where your data lives',
      subtitle: 'In a database of your browser, written down twice, and what can still go wrong.',
      text: `
Everything that you enter is in a database that your browser keeps for Cairn on this device. No other site can read it. Neither can another browser, another profile of the same browser, or your other devices.
## Why "saved" means saved
1. A change is written to the database in one step: wholly, or not at all.
2. It is then written down a second time, in a journal in another part of the browser's storage.
3. Only then does Cairn answer that it is saved.
If the browser is closed by force in between, the change is either there in full or not there; it is never half done. And if the browser throws the database away, as browsers sometimes do after a crash, Cairn rebuilds it from the journal the next time it starts, and tells you once how much was restored.
## What can still go wrong
- **Clearing site data** removes both copies. So does deleting the profile of the browser.
- **Private windows** forget everything when they are closed.
- **Safari** deletes the data of sites that you have not used for seven days, unless Cairn is installed.
- **A full disk:** then Cairn says that there isn't enough space left on this device, keeps what you typed in the form, and changes nothing in part. Reading still works.
- **A broken device.** No copy on the device survives that.
## What you can do
In [Settings](/settings), under <Data on this device>, you see how much each app takes, whether the browser has promised to keep the data, and when you last made a backup. Take one from time to time, and keep the file somewhere else. See the guide on export and import. <Snapshots> are copies that Cairn makes automatically, once a day and before an import, an update or a reset; they stay on this device and hold your apps, not your career data.
## Two tabs, two versions
Several tabs share the same data, and each shows at once what another one changed. If a tab is older than the data, it says so and writes nothing, until you reload it.
`,
    },
    fr: {
      title: 'Où vivent vos données',
      subtitle: 'Dans une base de votre navigateur, notées deux fois, et ce qui peut quand même arriver.',
      text: `
Tout ce que vous saisissez se trouve dans une base que votre navigateur tient pour Cairn sur cet appareil. Aucun autre site ne peut la lire. Pas plus qu'un autre navigateur, un autre profil du même navigateur ou vos autres appareils.
## Pourquoi « enregistré » veut dire enregistré
1. Une modification est écrite dans la base en une fois : entièrement, ou pas du tout.
2. Elle est ensuite notée une seconde fois, dans un journal situé dans une autre partie du stockage du navigateur.
3. Alors seulement, Cairn répond que c'est enregistré.
Si le navigateur est fermé de force entre-temps, la modification est là en entier ou n'y est pas ; elle n'est jamais faite à moitié. Et si le navigateur jette la base, comme cela arrive parfois après un plantage, Cairn la reconstruit à partir du journal au démarrage suivant, et vous dit une fois combien a été remis.
## Ce qui peut quand même arriver
- **Effacer les données du site** supprime les deux copies. Supprimer le profil du navigateur aussi.
- **Les fenêtres privées** oublient tout à leur fermeture.
- **Safari** efface les données des sites que vous n'avez pas utilisés pendant sept jours, sauf si Cairn est installé.
- **Un disque plein :** Cairn dit alors qu'il n'y a pas assez de place sur l'appareil, garde ce que vous avez saisi dans le formulaire, et ne modifie rien en partie. La lecture continue de fonctionner.
- **Un appareil cassé.** Aucune copie sur l'appareil n'y survit.
## Ce que vous pouvez faire
Dans les [paramètres](/settings), sous <Données sur cet appareil>, vous voyez ce qu'occupe chaque application, si le navigateur a promis de garder les données, et quand vous avez fait la dernière sauvegarde. Faites-en une de temps à autre, et gardez le fichier ailleurs. Voyez le guide sur l'exportation et l'importation. Les <Instantanés> sont des copies que Cairn fait de lui-même, chaque jour et avant une importation, une mise à jour ou une réinitialisation ; ils restent sur l'appareil et contiennent vos applications, pas vos données de carrière.
## Deux onglets, deux versions
Plusieurs onglets partagent les mêmes données, et chacun montre aussitôt ce qu'un autre a changé. Si un onglet est plus ancien que les données, il le dit et n'écrit rien, jusqu'à ce que vous le rechargiez.
`,
    },
  },
  {
    slug: 'undo-and-history',
    updated: '2026-11-29',
    pages: ['/pages/activities'],
    related: ['tasks', 'where-your-data-lives', 'export-and-import'],
    en: {
      title: 'Undo and history',
      subtitle: 'Going back one step or many, the trash, and what happens when later changes are in the way.',
      text: `
Cairn rarely asks whether you are sure. It does what you asked for and offers to undo it.
## Right away
After a change, a message says what was done and has an <Undo> for eight seconds. It stays while the pointer or the focus is on it. What was one act is undone as one: a move of forty emails, an import of three hundred contacts, a deleted list with all its cards.
## A little later
{Ctrl+Z} in a list undoes the last change, then the one before it, and so on; {Ctrl+Y} goes forward again. In a text field the same keys are about the text.
## Much later
In [Settings](/settings), under <Data on this device>, <Recent changes> keeps the last **2,000 changes** for **thirty days**, across all apps. Each can be undone from there, in any order. <Deleted items> lists what was deleted in these thirty days; Mailbox, Notes and Files also have a trash of their own. <Version history…>, in the menu of an item, shows how it was before.
## When something changed since
An undo restores only what the change itself had altered. Suppose that you renamed a task on Monday and gave it a date on Tuesday. Undoing Monday restores the old name, and Tuesday's date stays. If the very same field has been changed again since, it is left as it is, and the message says so.
An undo is a change too. So it can be undone in turn.
## What cannot be undone
- What has left the device, such as an application that the employer has received. You can withdraw it.
- Deleting the account. It asks first.
- What is older than the bounds above. An earlier backup still has it.
## Where to find it
The message appears at the lower edge. The [activity](/pages/activities) page tells what happened as a story: each line leads to the thing itself, and your own changes have an <Undo> there too.
`,
    },
    fr: {
      title: 'Annulation et historique',
      subtitle:
        'Revenir d’un pas ou de plusieurs, la corbeille, et ce qui se passe quand des changements plus récents gênent.',
      text: `
Cairn demande rarement une confirmation. Il fait ce que vous avez demandé et propose de revenir en arrière.
## Tout de suite
Après une modification, un message dit ce qui a été fait et propose <Annuler> pendant huit secondes. Il reste tant que le pointeur ou le focus est dessus. Ce qui était un seul geste s'annule d'un seul geste : le déplacement de quarante e-mails, l'importation de trois cents contacts, une liste supprimée avec toutes ses cartes.
## Un peu plus tard
{Ctrl+Z} dans une liste annule la dernière modification, puis la précédente, et ainsi de suite ; {Ctrl+Y} repart en avant. Dans un champ de texte, les mêmes touches concernent le texte.
## Bien plus tard
Dans les [paramètres](/settings), sous <Données sur cet appareil>, les <Modifications récentes> gardent les **2 000 dernières modifications** pendant **trente jours**, toutes applications confondues. Chacune peut y être annulée, dans n'importe quel ordre. Les <Éléments supprimés> montrent ce qui a été supprimé pendant ces trente jours ; la messagerie, les notes et les fichiers ont aussi leur propre corbeille. L'<Historique des versions…>, dans le menu d'un élément, montre comment il était.
## Quand quelque chose a changé depuis
Une annulation ne remet que ce que la modification elle-même avait changé. Supposez que vous ayez renommé une tâche lundi et lui ayez donné une date mardi. Annuler lundi rend l'ancien nom, et la date de mardi reste. Si le même champ a été changé de nouveau depuis, il est laissé tel quel, et le message dit que quelque chose a été gardé.
Une annulation est aussi une modification. Elle peut donc être annulée à son tour.
## Ce qui ne s'annule pas
- Ce qui a quitté l'appareil, comme une candidature que l'employeur a reçue. Vous pouvez la retirer.
- La suppression du compte. Cairn demande d'abord.
- Ce qui dépasse les limites ci-dessus. Une sauvegarde que vous avez gardée le contient encore.
## Où le trouver
Le message apparaît au bord inférieur. La page [activité](/pages/activities) raconte ce qui s'est passé : chaque ligne mène à la chose même, et vos propres modifications peuvent y être annulées avec <Annuler>.
`,
    },
  },
  {
    slug: 'export-and-import',
    updated: '2026-12-01',
    pages: ['/open-file', '/settings?section=data', '/settings'],
    related: ['where-your-data-lives', 'undo-and-history', 'privacy'],
    en: {
      title: 'Export and import',
      subtitle: 'A backup that Cairn can read again, and that you can read without Cairn.',
      text: `
A backup is one .zip file with everything. You need no one's permission for it and, unless a portal keeps your career data, no connection.
## Making a backup
1. Open [Settings](/settings) and go to <Data on this device>.
2. Press <Back up>. A bar shows the progress; you can continue working.
3. Put the file where you keep things that must not be lost: another disk, another device.
Once a month is a good rhythm, and always before you clear the browser or change the device; Cairn can remind you. Where the browser can, <Daily backup to a folder> saves one automatically and keeps the last seven. An import takes 64 MB of data and files. When a backup has more, Cairn says so: save your largest files elsewhere as well.
## What is in it
- A **manifest** with the version, the day, and how many rows of what there are.
- **All tables** as JSON, from which Cairn restores everything exactly.
- **Your career data**: profile and CVs, applications with their documents, evaluation results, saved jobs and searches, the career questionnaire. Where a portal’s server keeps them, the file has a copy to read, which is not imported.
- <All files> as they are.
- The same once more in formats that other programs read: contacts as {.vcf}, dates and tasks as {.ics}, emails as {.eml}, notes as {.md}, tables as {.csv}.
So the backup is of use even without Cairn.
## Importing
1. Under <Import a backup>, choose the file. Nothing is changed yet.
2. See for each app how much is new, changed or removed, and what is left out and why. Damaged files and unknown versions are recognised here. You choose whether the file or this device counts where both differ.
3. Press <Import>. The import is one change; if the result is not what you wanted, undo it as one.
Importing the same backup twice adds nothing the second time, since things are known by their identifier. A backup from an older version is updated while it is read.
## Moving to another device
Back up here, open Cairn on the other device, sign up with the same email address, import it. In another account, the career data stays out. Appearance and language are settings of the device and are not taken along.
## Resetting the workspace
<Reset workspace…> deletes what is in the apps and starts with the samples of today, or with nothing. Your career data stays; samples in it that you haven’t changed follow your language. Cairn asks first and, where the browser can, makes a snapshot. To lose only the samples and keep your own work, choose <Remove sample content>.
`,
    },
    fr: {
      title: 'Exportation et importation',
      subtitle: 'Une sauvegarde que Cairn sait relire, et que vous pouvez lire sans Cairn.',
      text: `
Une sauvegarde est un seul fichier .zip qui contient tout. Il ne vous faut aucune permission, et aucune connexion non plus, sauf si un portail conserve vos données de carrière.
## Faire une sauvegarde
1. Ouvrez les [paramètres](/settings) et allez à <Données sur cet appareil>.
2. Appuyez sur <Sauvegarder>. Une barre montre la progression ; vous pouvez continuer à travailler.
3. Rangez le fichier là où vous gardez ce qui ne doit pas se perdre : un autre disque, un autre appareil.
Une fois par mois est un bon rythme, et toujours avant de vider le navigateur ou de changer d'appareil ; Cairn peut vous le rappeler. Si le navigateur le permet, la <Sauvegarde quotidienne dans un dossier> en enregistre une d'elle-même et garde les sept dernières. Une importation accepte 64 Mo de données et de fichiers. Si une sauvegarde en contient davantage, Cairn le signale : enregistrez aussi vos plus gros fichiers ailleurs.
## Ce qu'elle contient
- Un **manifeste** avec la version, le jour et le nombre de lignes de chaque sorte.
- **Toutes les tables** en JSON, à partir desquelles Cairn rétablit tout exactement.
- **Vos données de carrière** : profil et CV, candidatures avec leurs documents, résultats d'évaluation, offres et recherches enregistrées, questionnaire de carrière. Si le serveur d'un portail les conserve, le fichier en contient une copie à consulter, qui n'est pas importée.
- <Tous les fichiers> tels quels.
- Encore une fois la même chose dans des formats que d'autres logiciels lisent : contacts en {.vcf}, dates et tâches en {.ics}, e-mails en {.eml}, notes en {.md}, tableaux en {.csv}.
La sauvegarde sert donc même s'il ne devait plus y avoir de Cairn.
## Importer
1. Sous <Importer une sauvegarde>, choisissez le fichier. Rien n'est encore modifié.
2. Voyez pour chaque application ce qui est nouveau, modifié ou retiré, et ce qui est laissé de côté, avec la raison. Les fichiers abîmés et les versions inconnues sont reconnus ici. Vous choisissez ce qui vaut en cas de différence : le fichier ou cet appareil.
3. Appuyez sur <Importer>. L'importation est une seule modification ; si le résultat ne vous convient pas, annulez-la d'un coup.
Importer deux fois la même sauvegarde n'ajoute rien la seconde fois, car les choses sont reconnues à leur identifiant. Une sauvegarde d'une version plus ancienne est mise à jour pendant sa lecture.
## Passer à un autre appareil
Faites une sauvegarde ici, ouvrez Cairn sur l'autre appareil, inscrivez-vous avec la même adresse e-mail et importez-la. Dans un autre compte, les données de carrière ne sont pas importées. L'apparence et la langue sont des paramètres de l'appareil et ne sont pas emportées.
## Réinitialiser l'espace de travail
<Réinitialiser l’espace de travail…> supprime le contenu des applications et repart avec les exemples du jour, ou avec rien. Vos données de carrière sont conservées ; les exemples que personne n'y a modifiés suivent votre langue. Cairn demande d'abord et, si le navigateur le permet, fait un instantané. Pour ne perdre que les exemples et garder votre travail, choisissez <Retirer les exemples>.
`,
    },
  },
  {
    slug: 'privacy',
    updated: '2026-11-29',
    pages: ['/settings?section=security', '/settings?section=account', '/settings', '/profile'],
    related: ['where-your-data-lives', 'the-profiling', 'export-and-import'],
    en: {
      title: 'Privacy',
      subtitle: 'What stays, what leaves, who could read it, and what signing out removes.',
      text: `
The short version: in this build nothing that you enter leaves your device, and nothing is counted about you.
## What is not there
- No analytics, no advertising, no cookies that follow you.
- No script from another site. The one exception, where a portal asks for it, is the check that you are no robot when you sign in.
- No fonts or images from elsewhere. Remote images in emails are not loaded.
## What leaves the device
By default, nothing. Where Cairn is connected to a portal, it sends what is meant for it: your sign-in, applications that you send, and answers that you agreed to share. The match score is not among them unless you add it, nor are the answers of an evaluation unless the portal asks the questions.
## Consent
For each use of your answers to the career questionnaire you said yes or no: for matching, for suggestions by interest, for notifications. You can change that in [Settings](/settings), under Notifications, at any time; the effect is visible at once. Nothing else in Cairn depends on a yes.
## Who could read it
Everyone who can use your device under your name. The browser does not encrypt what it stores; the device does, if its disk is encrypted. On a computer that you share, use a profile of your own in the browser, or a private window, which forgets everything when it closes. When you step away, <Lock now> in your account menu hides everything until you enter your password; Cairn can also lock automatically.
## Signing out
Signing out works offline too. In every tab, it removes the session, copies of what came from a portal, and what was waiting to be sent, after asking you about the latter. The workspace stays on the device, so that it is there when you return. To delete it as well, clear the site's data in the browser.
## Seeing and deleting
You can see all of it in a backup. You can delete what you wrote, and the account as a whole, with the workspace; before that, Cairn offers a backup and asks you to type your email address.
`,
    },
    fr: {
      title: 'Confidentialité',
      subtitle: 'Ce qui reste, ce qui part, qui pourrait le lire, et ce que retire la déconnexion.',
      text: `
En bref : dans cette version, rien de ce que vous saisissez ne quitte votre appareil, et rien n'est mesuré à votre sujet.
## Ce qui n'y est pas
- Ni mesure d'audience, ni publicité, ni cookies qui vous suivent.
- Aucun script d'un autre site. Seule exception, là où un portail le demande : la vérification que vous n'êtes pas un robot, à la connexion.
- Ni polices ni images venues d'ailleurs. Les images distantes des e-mails ne sont pas chargées.
## Ce qui quitte l'appareil
Par défaut, rien. Là où Cairn est relié à un portail, il envoie ce qui lui est destiné : votre connexion, les candidatures que vous soumettez, et les réponses que vous avez accepté de partager. Le score de correspondance n'en fait pas partie, sauf si vous l'ajoutez, ni les réponses d'une évaluation, sauf si c'est le portail qui pose les questions.
## Consentement
Pour chaque usage de vos réponses au questionnaire de carrière, vous avez dit oui ou non : pour la correspondance, pour les suggestions selon vos intérêts, pour les notifications. Vous pouvez changer cela dans les [paramètres](/settings), sous Notifications, à tout moment ; l'effet se voit aussitôt. Rien d'autre dans Cairn ne dépend d'un oui.
## Qui pourrait le lire
Toute personne qui peut utiliser votre appareil sous votre nom. Le navigateur ne chiffre pas ce qu'il stocke ; l'appareil le fait, si son disque est chiffré. Sur un ordinateur partagé, utilisez votre propre profil de navigateur, ou une fenêtre privée, qui oublie tout à sa fermeture. Quand vous vous absentez, <Verrouiller maintenant>, dans le menu de votre compte, masque tout jusqu'à la saisie de votre mot de passe ; Cairn peut aussi se verrouiller de lui-même.
## Se déconnecter
La déconnexion fonctionne aussi hors ligne. Dans chaque onglet, elle retire la session, les copies de ce qui venait d'un portail, et ce qui attendait d'être envoyé, après vous avoir interrogé sur ce dernier point. L'espace de travail reste sur l'appareil, pour être là à votre retour. Pour le supprimer aussi, effacez les données du site dans le navigateur.
## Voir et supprimer
Vous pouvez tout voir dans une sauvegarde. Vous pouvez supprimer ce que vous avez écrit, et le compte entier avec l'espace de travail ; avant cela, Cairn propose une sauvegarde et vous demande de saisir votre adresse e-mail.
`,
    },
  },
]
