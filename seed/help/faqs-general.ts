// Questions and answers about Cairn, the workspace and data.
import type { FaqSource } from './help-text.ts'

const SETTINGS = ['/settings']

export const generalFaqs: readonly FaqSource[] = [
  {
    id: 'is-this-real',
    updated: '2026-11-29',
    pages: ['/sign-in'],
    en: {
      question: 'Are the people, emails and jobs real?',
      answer:
        'No. Alex Morgan, the colleagues at Kestrelway, the companies and all figures are invented, so that you can see Cairn full instead of empty. What you add is yours and stays on your device. Nothing is sent to anyone.',
    },
    fr: {
      question: 'Les personnes, les e-mails et les offres sont-ils réels ?',
      answer:
        "Non. Alex Morgan, les collègues de Kestrelway, les entreprises et tous les chiffres sont inventés, pour que vous voyiez Cairn rempli plutôt que vide. Ce que vous ajoutez est à vous et reste sur votre appareil. Rien n'est envoyé à qui que ce soit.",
    },
  },
  {
    id: 'sample-account',
    updated: '2026-11-28',
    pages: ['/sign-in', '/sign-up'],
    en: {
      question: 'How do I sign in?',
      answer:
        'With the sample account: <Use the sample account>, on the sign-in page, fills in its address and password. Or choose <Create an account> for one of your own, which stays on this device. If a password is refused, look below the field: it says when Caps Lock is on.',
    },
    fr: {
      question: 'Comment me connecter ?',
      answer:
        "Avec le compte d'exemple : <Utiliser le compte d’exemple>, sur la page de connexion, remplit son adresse et son mot de passe. Ou choisissez <Créer un compte> pour en avoir un à vous, qui reste sur cet appareil. Si un mot de passe est refusé, regardez sous le champ : il est indiqué quand la touche Verr. Maj. est activée.",
    },
  },
  {
    id: 'which-browsers',
    updated: '2026-11-28',
    pages: [],
    en: {
      question: 'Which browsers does Cairn work in?',
      answer:
        'In current versions of Chrome, Edge, Firefox and Safari, on computers, tablets and phones. A few extras depend on the browser, such as opening files from the desktop; where one is missing, Cairn says so or leaves its button out.',
    },
    fr: {
      question: 'Dans quels navigateurs Cairn fonctionne-t-il ?',
      answer:
        "Dans les versions actuelles de Chrome, Edge, Firefox et Safari, sur ordinateur, tablette et téléphone. Quelques agréments dépendent du navigateur, comme l'ouverture de fichiers depuis le bureau ; là où l'un d'eux manque, Cairn le dit ou n'en montre pas le bouton.",
    },
  },
  {
    id: 'change-language',
    updated: '2026-11-28',
    pages: SETTINGS,
    en: {
      question: 'How do I change the language?',
      answer:
        'With the language button in the header or, on a smaller screen, in your account menu; also in <Settings>. It takes effect without a reload, and a form that you are filling in keeps its contents. What people wrote stays in the language in which they wrote it.',
    },
    fr: {
      question: 'Comment changer de langue ?',
      answer:
        "Avec le bouton de langue dans l'en-tête ou, sur un écran plus petit, dans le menu de votre compte ; également dans les <Paramètres>. L'effet est immédiat, sans rechargement, et un formulaire en cours garde son contenu. Ce que les gens ont écrit reste dans la langue où ils l'ont écrit.",
    },
  },
  {
    id: 'dark-mode',
    updated: '2026-11-29',
    pages: SETTINGS,
    en: {
      question: 'Is there a dark mode?',
      answer:
        'Yes. Choose <Light>, <Dark> or <Same as system> in the header or, on a smaller screen, in your account menu. The last follows your device, also when it changes in the evening. Six themes can be combined with either.',
    },
    fr: {
      question: 'Y a-t-il un mode sombre ?',
      answer:
        "Oui. Choisissez <Clair>, <Sombre> ou <Comme le système> dans l'en-tête ou, sur un écran plus petit, dans le menu de votre compte. Ce dernier suit votre appareil, même quand celui-ci change le soir. Six thèmes se combinent avec l'un comme avec l'autre.",
    },
  },
  {
    id: 'single-key-shortcuts',
    updated: '2026-11-27',
    pages: SETTINGS,
    en: {
      question: 'A key did something that I did not expect. Can I turn that off?',
      answer:
        'Yes. Turn off <Single-key shortcuts> in <Settings>; those with Ctrl stay. What the key did can be undone with Ctrl+Z, and the question mark shows which keys a screen knows.',
    },
    fr: {
      question: "Une touche a fait quelque chose d'inattendu. Puis-je désactiver cela ?",
      answer:
        "Oui. Désactivez <Raccourcis à une seule touche> dans <Paramètres> ; ceux avec Ctrl restent. Ce que la touche a fait s'annule avec Ctrl+Z, et le point d'interrogation montre les touches que connaît un écran.",
    },
  },
  {
    id: 'new-version',
    updated: '2026-11-28',
    pages: [],
    en: {
      question: 'A notice says that a new version is ready. What happens if I accept?',
      answer:
        'This tab reloads with the new version, and what you had typed is still there. Other tabs keep the old one until you reload them. If you ignore the notice, nothing happens until Cairn has been closed everywhere.',
    },
    fr: {
      question: "Un message dit qu'une nouvelle version est prête. Que se passe-t-il si j'accepte ?",
      answer:
        "Cet onglet se recharge avec la nouvelle version, et ce que vous aviez saisi est toujours là. Les autres onglets gardent l'ancienne jusqu'à ce que vous les rechargiez. Si vous ignorez le message, rien ne se passe tant que Cairn n'a pas été fermé partout.",
    },
  },
  {
    id: 'who-answers-requests',
    updated: '2026-11-29',
    pages: ['/apps/help-center'],
    en: {
      question: 'Who reads what I send from the contact form?',
      answer:
        'In this build, no one: there is no support desk, and the message stays on your device. After about three minutes a first answer appears that names the guides closest to your words. It is labelled as simulated. The form works as a real one would, with a number, a status and attachments, so that an organisation can connect its own.',
    },
    fr: {
      question: "Qui lit ce que j'envoie depuis le formulaire de contact ?",
      answer:
        "Dans cette version, personne : il n'y a pas de service d'assistance, et le message reste sur votre appareil. Après trois minutes environ apparaît une première réponse qui nomme les guides les plus proches de vos mots. Elle est étiquetée comme simulée. Le formulaire fonctionne comme un vrai, avec un numéro, un statut et des pièces jointes, afin qu'une organisation puisse y relier le sien.",
    },
  },
]

export const workspaceFaqs: readonly FaqSource[] = [
  {
    id: 'are-mails-sent',
    updated: '2026-11-29',
    pages: ['/apps/mailbox'],
    en: {
      question: 'When I send an email, does it really go out?',
      answer:
        'No. It moves to Sent and stays on this device; only email to yourself also arrives in your Inbox. The mailbox is a sample of what the portal can show; no email server is connected.',
    },
    fr: {
      question: "Quand j'envoie un e-mail, part-il vraiment ?",
      answer:
        "Non. Il passe dans les messages envoyés et reste sur cet appareil ; seuls les e-mails que vous vous adressez arrivent aussi dans votre boîte de réception. La messagerie est un exemple de ce que le portail peut montrer ; aucun serveur de messagerie n'y est relié.",
    },
  },
  {
    id: 'simulated-chat',
    updated: '2026-11-28',
    pages: ['/apps/chat'],
    en: {
      question: 'Why does a reply in a chat say "simulated"?',
      answer:
        'Because no person wrote it. In this build a prepared sentence may answer you, so that you can see how a conversation looks. The word is always there. Turn such answers off with <Simulated replies>, under <Your chat profile…> in the menu of the chat.',
    },
    fr: {
      question: 'Pourquoi une réponse dans une discussion porte-t-elle le mot « simulé » ?',
      answer:
        "Parce que personne ne l'a écrite. Dans cette version, une phrase préparée peut vous répondre, afin que vous voyiez à quoi ressemble une conversation. Le mot y est toujours. Désactivez ces réponses avec <Réponses simulées>, sous <Votre profil de discussion…> dans le menu des discussions.",
    },
  },
  {
    id: 'merge-contacts',
    updated: '2026-11-29',
    pages: ['/apps/contacts'],
    en: {
      question: 'Someone is in my contacts twice. What can I do?',
      answer:
        'Select both and choose <Merge…>. You see them side by side and decide field by field; addresses and numbers of both stay. Cairn points out likely pairs and never merges automatically. An undo separates them again.',
    },
    fr: {
      question: "Quelqu'un figure deux fois dans mes contacts. Que faire ?",
      answer:
        'Sélectionnez les deux et choisissez <Fusionner…>. Vous les voyez côte à côte et décidez champ par champ ; les adresses et numéros des deux sont conservés. Cairn signale les paires probables et ne fusionne jamais de lui-même. Une annulation les sépare de nouveau.',
    },
  },
  {
    id: 'import-tasks',
    updated: '2026-11-29',
    pages: ['/apps/tasks'],
    en: {
      question: 'Can I import tasks from another program?',
      answer:
        'Yes, as an .ics file, which most task and calendar programs can write, or as a .csv table, for instance from Todoist, TickTick, Asana, Notion or Outlook. Drop it on the task list or choose <Import tasks…>. You see what it holds before anything is added, and importing it again adds nothing twice. A newer calendar file updates the tasks of the older one.',
    },
    fr: {
      question: "Puis-je importer des tâches d'un autre logiciel ?",
      answer:
        "Oui, dans un fichier .ics, que la plupart des logiciels de tâches et d'agenda savent écrire, ou dans un tableau .csv, par exemple de Todoist, TickTick, Asana, Notion ou Outlook. Déposez-le sur la liste des tâches ou choisissez <Importer des tâches…>. Vous voyez ce qu'il contient avant tout ajout, et l'importer de nouveau n'ajoute rien deux fois. Un fichier d'agenda plus récent met à jour les tâches du précédent.",
    },
  },
  {
    id: 'card-moved-by-accident',
    updated: '2026-11-28',
    pages: ['/apps/scrumboard'],
    en: {
      question: 'I moved a card by accident. How do I get it back to its place?',
      answer:
        'Press <Undo> in the message, or Ctrl+Z. If you noticed only later, the activity at the end of the card says where it came from, and the move can be undone on the page <Activity>, without touching what happened since.',
    },
    fr: {
      question: "J'ai déplacé une carte par accident. Comment la remettre à sa place ?",
      answer:
        "Appuyez sur <Annuler> dans le message, ou sur Ctrl+Z. Si vous ne l'avez remarqué que plus tard, l'activité à la fin de la carte dit d'où elle vient, et le déplacement s'annule sur la page <Activité>, sans toucher à ce qui s'est passé depuis.",
    },
  },
  {
    id: 'missed-reminder',
    updated: '2026-11-28',
    pages: ['/apps/notes', '/apps/tasks'],
    en: {
      question: 'Why did my reminder not ring?',
      answer:
        'Because Cairn was closed, or because it shows its reminders without a sound. Browsers do not let a page wake the device at a given time. Reminders that came due in the meantime are shown when you open it again. For one that must ring, choose <Add to your device’s calendar> and let the device do it.',
    },
    fr: {
      question: "Pourquoi mon rappel n'a-t-il pas sonné ?",
      answer:
        "Parce que Cairn était fermé, ou parce qu'il affiche ses rappels sans son. Les navigateurs ne permettent pas à une page de réveiller l'appareil à une heure donnée. Les rappels échus entre-temps s'affichent à la réouverture. Pour celui qui doit sonner, choisissez <Ajouter à l’agenda de l’appareil> et laissez faire l'appareil.",
    },
  },
  {
    id: 'largest-file',
    updated: '2026-11-28',
    pages: ['/apps/file-manager'],
    en: {
      question: 'How large may a file be?',
      answer:
        'As large as the space that the browser grants: large files are stored in parts, and you can pause them. The meter in <Files> shows how much is left. An attachment may have 25 MB in an email, 16 MB in a chat and 30 MB on a card, the image of a note 16 MB, a document of an application 5 MB, a file of a help request 10 MB.',
    },
    fr: {
      question: 'Quelle taille peut avoir un fichier ?',
      answer:
        "Aussi grand que la place accordée par le navigateur : les gros fichiers sont enregistrés par parties, et vous pouvez les mettre en pause. La jauge de <Fichiers> montre ce qui reste. Une pièce jointe peut faire 25 Mo dans un e-mail, 16 Mo dans une discussion et 30 Mo sur une carte, l'image d'une note 16 Mo, un document de candidature 5 Mo, un fichier de demande d'aide 10 Mo.",
    },
  },
  {
    id: 'product-inactive',
    updated: '2026-11-29',
    pages: ['/apps/ecommerce/inventory', '/apps/inventory'],
    en: {
      question: 'Why is a new product inactive?',
      answer:
        'So that no one takes an unfinished product for a real one. Fill in what it needs, then switch it to active. You can filter the list by inactive products to find those that you have not finished.',
    },
    fr: {
      question: 'Pourquoi un nouveau produit est-il inactif ?',
      answer:
        "Pour que personne ne prenne un produit inachevé pour un vrai. Remplissez ce qu'il lui faut, puis activez-le. Vous pouvez filtrer la liste sur les produits inactifs pour retrouver ceux que vous n'avez pas terminés.",
    },
  },
]

export const dataFaqs: readonly FaqSource[] = [
  {
    id: 'where-is-it-stored',
    updated: '2026-11-28',
    pages: SETTINGS,
    en: {
      question: 'Where is what I enter stored?',
      answer:
        'In a database of your browser, on this device, and a second time in a journal beside it. No server has it. Another browser or another device does not see it, unless you take it there with a backup.',
    },
    fr: {
      question: 'Où est stocké ce que je saisis ?',
      answer:
        "Dans une base de votre navigateur, sur cet appareil, et une seconde fois dans un journal à côté. Aucun serveur ne l'a. Un autre navigateur ou un autre appareil ne le voit pas, sauf si vous l'y apportez avec une sauvegarde.",
    },
  },
  {
    id: 'second-device',
    updated: '2026-11-29',
    pages: SETTINGS,
    en: {
      question: 'Can I use Cairn on two devices?',
      answer:
        'Yes, but they do not synchronise automatically: each has its own data. A backup from one can be imported into the other. Things that both have are recognised and not doubled; before anything is changed you see how many differ, and choose which side counts.',
    },
    fr: {
      question: 'Puis-je utiliser Cairn sur deux appareils ?',
      answer:
        "Oui, mais ils ne se synchronisent pas d'eux-mêmes : chacun a ses données. Une sauvegarde de l'un peut être importée dans l'autre. Ce que les deux possèdent est reconnu et n'est pas dédoublé ; avant toute modification, vous voyez combien d'éléments diffèrent et choisissez ce qui vaut.",
    },
  },
  {
    id: 'deleted-by-mistake',
    updated: '2026-11-29',
    pages: [],
    en: {
      question: 'I deleted something by mistake. Is it gone?',
      answer:
        'Not for thirty days. Press <Undo> in the message or Ctrl+Z; later, look under <Deleted items> in <Settings>, <Data on this device>. After thirty days, only a backup can restore it.',
    },
    fr: {
      question: "J'ai supprimé quelque chose par erreur. Est-ce perdu ?",
      answer:
        'Pas avant trente jours. Appuyez sur <Annuler> dans le message ou sur Ctrl+Z ; plus tard, regardez sous <Éléments supprimés> dans <Paramètres>, <Données sur cet appareil>. Après trente jours, seule une sauvegarde peut le ramener.',
    },
  },
  {
    id: 'data-was-restored',
    updated: '2026-11-29',
    pages: [],
    en: {
      question: 'Cairn said that my data was restored. What happened?',
      answer:
        'Your browser had thrown its database away, which happens now and then after a crash or a forced shutdown. Cairn noticed and rebuilt it from the journal. What it had called saved is there again. It is still a good day for a backup.',
    },
    fr: {
      question: "Cairn a dit que mes données avaient été restaurées. Que s'est-il passé ?",
      answer:
        "Votre navigateur avait jeté sa base, ce qui arrive de temps à autre après un plantage ou un arrêt forcé. Cairn l'a remarqué et l'a reconstruite à partir du journal. Ce qu'il avait déclaré enregistré est de nouveau là. C'est tout de même un bon jour pour une sauvegarde.",
    },
  },
  {
    id: 'not-enough-space',
    updated: '2026-11-28',
    pages: SETTINGS,
    en: {
      question: 'What does "There isn’t enough space left on this device" mean?',
      answer:
        'The browser refused to store more. Nothing was changed in part, and what you typed is still in the form. Free some space on the disk, or delete large files in <Files> and empty its trash, then save again. Reading works throughout.',
    },
    fr: {
      question: 'Que veut dire « Il n’y a plus assez d’espace sur cet appareil » ?',
      answer:
        "Le navigateur a refusé d'en stocker davantage. Rien n'a été modifié en partie, et ce que vous avez saisi est toujours dans le formulaire. Libérez de la place sur le disque, ou supprimez de gros fichiers dans <Fichiers> et videz la corbeille, puis enregistrez de nouveau. La lecture fonctionne tout ce temps.",
    },
  },
  {
    id: 'private-window',
    updated: '2026-11-29',
    pages: [],
    en: {
      question: 'May I use a private window?',
      answer:
        'Yes, for looking around. Everything works, but the browser forgets it all when you close the last private window, and there is no journal that could restore it. Back up before you close it if you want to keep something.',
    },
    fr: {
      question: 'Puis-je utiliser une fenêtre privée ?',
      answer:
        'Oui, pour faire le tour. Tout fonctionne, mais le navigateur oublie tout à la fermeture de la dernière fenêtre privée, et aucun journal ne pourrait le ramener. Faites une sauvegarde avant de la fermer si vous voulez garder quelque chose.',
    },
  },
  {
    id: 'workers-disabled',
    updated: '2026-11-29',
    pages: [],
    en: {
      question: 'What does "Service workers are disabled or not supported by this browser" mean?',
      answer:
        'The part that makes Cairn work offline could not be started, often because of a private window or a strict setting. You can continue working as long as the page is open; only starting offline is not possible. Allow site data for this address, or use an ordinary window.',
    },
    fr: {
      question: 'Que signifie le message sur les service workers désactivés ou non pris en charge ?',
      answer:
        "La partie qui permet à Cairn de fonctionner hors ligne n'a pas démarré, souvent à cause d'une fenêtre privée ou d'un paramètre strict. Vous pouvez continuer à travailler tant que la page est ouverte ; seul le démarrage hors ligne est impossible. Autorisez les données de site pour cette adresse, ou utilisez une fenêtre ordinaire.",
    },
  },
  {
    id: 'delete-everything',
    updated: '2026-11-28',
    pages: SETTINGS,
    en: {
      question: 'How do I delete everything?',
      answer:
        'In <Settings>, under Account, choose <Delete account…>: you are offered a backup and asked to type your email address. This also deletes your workspace on this device. Then clear the data of the site in the settings of your browser, which also removes the parts of Cairn itself. After that, nothing is left on the device.',
    },
    fr: {
      question: 'Comment tout supprimer ?',
      answer:
        "Dans <Paramètres>, sous Compte, choisissez <Supprimer le compte…> : une sauvegarde vous est proposée, et il vous est demandé de saisir votre adresse e-mail. Votre espace de travail sur cet appareil est supprimé aussi. Effacez ensuite les données du site dans les paramètres de votre navigateur, ce qui retire aussi les parties de Cairn lui-même. Après cela, il ne reste rien sur l'appareil.",
    },
  },
]
