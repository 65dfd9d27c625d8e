// Guides: notes, files, inventory, dashboards and the activity feed.
import type { GuideSource } from './help-text.ts'

export const moreWorkspace: readonly GuideSource[] = [
  {
    slug: 'notes',
    updated: '2026-11-29',
    pages: ['/apps/notes'],
    related: ['tasks', 'undo-and-history', 'find-anything'],
    en: {
      title: 'Notes',
      subtitle: 'Quick texts and checklists with tags, images and reminders that do not pretend.',
      text: `
Notes are for what has no other place yet: a thought on the bus, the questions for an interview, a shopping list.
## Writing
Press {n}, or use the bar above the notes. A note has a title, a text or a checklist, an image of up to 16 MB, tags and a reminder; all of them are optional. It is saved while you write, and says so. A note that stays empty is removed without a word.
In a checklist, {Enter} begins the next line, {Backspace} in an empty line removes it. A text can be turned into a checklist line by line, and back. With <Link to a note>, one note leads to another; a note shows which notes lead to it.
Put an image into a note by pasting or dropping it. If there is no room for it on the device, Cairn says so and keeps the text.
## Keeping order
- **Tags** group notes; a note can have several. Renaming a tag changes it on all its notes, deleting it takes it off.
- **Pin** what you need often: it stays on top.
- **Colour** is for your eyes only, and no meaning hangs on it.
- **Archive** what is done. Archived notes leave the overview and still turn up in the search.
The overview shows notes as tiles or as a list. However the tiles lie, the keyboard and screen readers go through them in their true order.
## Reminders
A reminder is shown every hour while Cairn is open, until you mark it as done. A web page cannot wake a device that is asleep. What was due while Cairn was closed is shown when you next open it, in one message. If a reminder must not be missed, use <Add to your device’s calendar>: the file makes the calendar of your device ring.
## Earlier versions
<Version history…> lists what was changed in a note and when. <Restore> restores one field, <Restore this version> the whole note. Deleted notes stay in the trash for thirty days.
## In and out
<Import notes> reads Markdown files and the archive that Google Takeout makes of Keep, with labels, lists and images. Export writes Markdown, several notes in a .zip.
`,
    },
    fr: {
      title: 'Notes',
      subtitle: 'Textes rapides et listes à cocher, avec étiquettes, images et rappels qui ne promettent pas trop.',
      text: `
Les notes sont pour ce qui n'a pas encore d'autre place : une idée dans le bus, les questions d'un entretien, une liste de courses.
## Écrire
Appuyez sur {n}, ou utilisez la barre au-dessus des notes. Une note a un titre, un texte ou une liste à cocher, une image de 16 Mo au plus, des étiquettes et un rappel ; tout est facultatif. Elle s'enregistre pendant que vous écrivez, et le dit. Une note restée vide est retirée sans un mot.
Dans une liste à cocher, {Entrée} commence la ligne suivante, {Retour arrière} dans une ligne vide la retire. Un texte peut devenir une liste, ligne par ligne, et inversement. Avec <Créer un lien vers une note>, une note mène à une autre ; chacune montre quelles notes mènent à elle.
Mettez une image dans une note en la collant ou en la déposant. S'il n'y a pas de place sur l'appareil, Cairn le dit et garde le texte.
## Garder de l'ordre
- **Les étiquettes** regroupent les notes ; une note peut en avoir plusieurs. En renommer une la change sur toutes ses notes, la supprimer la retire.
- **Épinglez** ce dont vous avez souvent besoin : cela reste en haut.
- **La couleur** n'est là que pour vos yeux, aucun sens n'y est attaché.
- **Archivez** ce qui est fini. Les notes archivées quittent la vue d'ensemble et ressortent toujours dans la recherche.
La vue d'ensemble montre les notes en tuiles ou en liste. Où que soient les tuiles, le clavier et les lecteurs d'écran les parcourent dans leur véritable ordre.
## Rappels
Un rappel s'affiche toutes les heures tant que Cairn est ouvert et que vous ne l'avez pas marqué comme terminé. Une page web ne peut pas réveiller un appareil endormi. Ce qui est arrivé à échéance pendant que Cairn était fermé s'affiche à la prochaine ouverture, en un seul message. Si un rappel ne doit pas être manqué, utilisez <Ajouter à l’agenda de l’appareil> : le fichier fait sonner l'agenda de votre appareil.
## Versions précédentes
<Historique des versions…> montre ce qui a changé dans une note, et quand. <Restaurer> rétablit un champ, <Restaurer cette version> la note entière. Les notes supprimées restent trente jours dans la corbeille.
## Entrées et sorties
<Importer des notes> lit les fichiers Markdown et l'archive que Google Takeout fait de Keep, avec étiquettes, listes et images. L'exportation écrit du Markdown, plusieurs notes dans un .zip.
`,
    },
  },
  {
    slug: 'file-manager',
    updated: '2026-12-01',
    pages: ['/apps/file-manager'],
    related: ['export-and-import', 'where-your-data-lives', 'undo-and-history'],
    en: {
      title: 'Files',
      subtitle: 'Folders, real uploads, previews, and what to expect of storage in a browser.',
      text: `
Files shows a folder at a time: folders first, then files, sorted by name unless you choose otherwise. <Recent> has what was changed last, <Starred> what you gave a star. The path above leads back up, and you can drop things on it.
## Adding files
Use the button, drop files or a whole folder on the list, or paste. Each upload shows its progress and can be paused or cancelled. If a name exists already, you choose: replace, keep both, or skip, for this one or for all.
A name must not be empty, contain {/} or {\\} or be longer than 255 characters. What won't be copied is listed before anything happens.
## Working with them
- {Enter} opens, {F2} renames in place, {Delete} deletes.
- Select with {Shift} and {Ctrl}, or all of them with {Ctrl+A}.
- Move and copy by dragging, with {Ctrl+X}, {Ctrl+C} and {Ctrl+V}, or with <Move to…>, where you find the folder by typing.
- A folder cannot be moved into itself; Cairn says so instead of trying.
Typing letters jumps to the first name that begins with them.
## Searching
<Search files> finds names, and the words inside texts and office documents.
## Looking inside
Images, PDF, text, tables, sound and video open in a preview; texts can be edited there. For a table, you can choose the separator and the encoding. Of other kinds you see name, size, dates and a description that you can edit. Attachments of emails, chats, cards and applications open in the same preview: <Save to Files> keeps one here.
## Saving to your computer
One file downloads as it is, several or a folder as one .zip. Where the browser can, open a file with <Open from disk…>, edit it, and save it back to where it was.
## Space
The files are stored in the browser, on this device. The meter shows how much they take and how much the browser grants. If space runs out in the middle of an upload, the files that had room are saved, the others are listed, and nothing is half stored.
## The trash
Deleting, moving and renaming can be undone. Deleted files stay in the trash for thirty days and return to the folder they came from; if that folder was deleted as well, it is restored first.
`,
    },
    fr: {
      title: 'Fichiers',
      subtitle: 'Dossiers, vrais envois, aperçus, et ce qu’il faut attendre du stockage dans un navigateur.',
      text: `
Les fichiers s'affichent un dossier à la fois : d'abord les dossiers, puis les fichiers, triés par nom sauf si vous en décidez autrement. <Récents> montre ce qui a changé en dernier, <Favoris> ce que vous avez marqué d’une étoile. Le chemin au-dessus permet de remonter, et vous pouvez y déposer des éléments.
## Ajouter des fichiers
Utilisez le bouton, déposez des fichiers ou un dossier entier sur la liste, ou collez. Chaque envoi montre sa progression et peut être mis en pause ou annulé. Si un nom existe déjà, vous choisissez : remplacer, garder les deux ou ignorer, pour celui-ci ou pour tous.
Un nom ne doit ni être vide, ni contenir {/} ou {\\}, ni dépasser 255 caractères. Ce qui ne convient pas est dit avant toute copie.
## Travailler avec
- {Entrée} ouvre, {F2} renomme sur place, {Suppr} supprime.
- Sélectionnez avec {Maj} et {Ctrl}, ou tous avec {Ctrl+A}.
- Déplacez et copiez en faisant glisser, avec {Ctrl+X}, {Ctrl+C} et {Ctrl+V}, ou avec <Déplacer vers…>, où vous trouvez le dossier en tapant.
- Un dossier ne peut pas être déplacé en lui-même ; Cairn le dit au lieu d'essayer.
Taper des lettres saute au premier nom qui commence par elles.
## Rechercher
<Rechercher dans les fichiers> trouve les noms, et ce qui est écrit dans les textes et les documents bureautiques.
## Regarder dedans
Images, PDF, textes, tableaux, sons et vidéos s'ouvrent en aperçu ; les textes s'y modifient. Pour un tableau, vous pouvez choisir le séparateur et l'encodage. Pour les autres types, vous voyez le nom, la taille, les dates et une description que vous pouvez modifier. Les pièces jointes des e-mails, des discussions, des cartes et des candidatures s'ouvrent dans le même aperçu : <Enregistrer dans Fichiers> en garde une ici.
## Enregistrer sur votre ordinateur
Un fichier se télécharge tel quel, plusieurs ou un dossier en un seul .zip. Si le navigateur le permet, ouvrez un fichier avec <Ouvrir depuis le disque…>, modifiez-le et enregistrez-le là où il était.
## L'espace
Les fichiers sont stockés dans le navigateur, sur cet appareil. La jauge montre ce qu'ils occupent et ce que le navigateur accorde. Si l'espace vient à manquer au milieu d'un envoi, les fichiers qui avaient la place sont enregistrés, les autres sont listés, et rien n'est stocké à moitié.
## La corbeille
Suppressions, déplacements et changements de nom s'annulent. Les fichiers supprimés restent trente jours dans la corbeille et retournent dans leur dossier d'origine ; si ce dossier a disparu aussi, il est restauré d'abord.
`,
    },
  },
  {
    slug: 'inventory',
    updated: '2026-11-30',
    pages: ['/apps/ecommerce/inventory', '/apps/inventory'],
    related: ['export-and-import', 'undo-and-history', 'find-anything'],
    en: {
      title: 'Inventory',
      subtitle:
        'Products with prices and stock, movements with a reason, and tables that you check before importing them.',
      text: `
The inventory is a small stock of products with categories, brands, suppliers, tags and images.
## The list
Ten products a page, sorted by name. A press on a column's head sorts by it, another turns the order around. The search looks at names, SKUs, barcodes and tags. Filters narrow by category, brand, supplier, tag, active or low stock. A press on a row opens its details below it; the full page has the images too. All of it is in the address, so you can send someone exactly what you see.
<Columns> chooses what the list shows of each product, such as its barcode or its brand; <Reset> returns to the usual ones. Your choice stays on this device. An export always has every column.
## A product
A new product begins blank, under the name _A New Product_, and **inactive**: you decide when it is ready. If you cancel, it is discarded.
- **Prices:** cost, base price and tax give the price; the margin is shown beside it. A price below the cost is pointed out, not refused.
- **Stock:** what is there, what is reserved, and what is left of it.
- **Codes:** an article number or a barcode that exists already is named with the product that has it; the check digit of a barcode is verified.
- **Images:** several, in your order, each with a description for those who cannot see it.
## Changing stock
Do not overwrite the number: enter a **movement** with a reason, such as delivery, sale, loss or return. The product then shows how its stock came about. A movement entered by mistake is marked as such and reversed; it stays visible.
After a count, enter what you found as a movement with the reason _Count_: the difference is calculated.
To count many, choose <Stock counts> in the menu of the list. A count takes the products that you list, or all of them, in the order of their SKU. Type what is there; {Enter} moves to the next. Nothing changes until you press <Adjust the stock>, and that can be undone.
## Many at once
Press <Edit as a spreadsheet> to type into the products of the page cell by cell. Copy and paste a range, also from another spreadsheet, and fill it down or to the right. Either everything you paste is accepted, or nothing; one undo reverses it.
To print labels with barcodes or QR codes, choose <Print labels…> in the menu of the list, of a product or of a selection. <Scan a barcode> finds a product with the camera, where the browser can.
## Tables in and out
1. Choose a .csv file and say which column is what. Leading zeros stay, decimal commas are understood.
2. See what would be added and changed, and which rows cannot be imported, with the reason for each.
3. Import. As long as a row is refused, nothing is imported unless you tick <Leave these rows out and import the others>. The import is one change and can be undone as one.
## Tags
Tags can be made, renamed and deleted where they are used. Deleting one takes it off every product that bears it.
`,
    },
    fr: {
      title: 'Inventaire',
      subtitle: 'Des produits avec prix et stock, des mouvements motivés, et des tableaux vérifiés avant importation.',
      text: `
L'inventaire est un petit stock de produits, avec catégories, marques, fournisseurs, étiquettes et images.
## La liste
Dix produits par page, triés par nom. Une pression sur l'en-tête d'une colonne trie selon elle, une seconde inverse l'ordre. La recherche porte sur les noms, références, codes-barres et étiquettes. Les filtres réduisent par catégorie, marque, fournisseur, étiquette, état actif ou stock bas. Une pression sur une ligne ouvre ses détails ; la page complète a aussi les images. Tout figure dans l'adresse : vous pouvez envoyer à quelqu'un exactement ce que vous voyez.
<Colonnes> choisit ce que la liste montre de chaque produit, comme son code-barres ou sa marque ; <Réinitialiser> rétablit les colonnes d'origine. Votre choix reste sur cet appareil. Un export contient toujours toutes les colonnes.
## Un produit
Un nouveau produit commence vide, sous le nom _A New Product_, et **inactif** : c'est vous qui décidez quand il est prêt. Si vous annulez, il disparaît.
- **Prix :** le coût, le prix de base et la taxe donnent le prix ; la marge s'affiche à côté. Un prix inférieur au coût est signalé, pas refusé.
- **Stock :** ce qui est là, ce qui est réservé, et ce qu'il en reste.
- **Codes :** une référence ou un code-barres déjà pris est nommé avec le produit qui le porte ; la clé du code-barres est vérifiée.
- **Images :** plusieurs, dans votre ordre, chacune avec une description pour qui ne peut pas la voir.
## Modifier le stock
N'écrasez pas le nombre : saisissez un **mouvement** avec un motif, comme livraison, vente, perte ou retour. Le produit montre alors comment son stock s'est formé. Un mouvement saisi par erreur est marqué comme tel et annulé ; il reste visible.
Après un comptage, saisissez la quantité trouvée comme mouvement, avec le motif _Comptage_ : l'écart est calculé.
Pour en compter beaucoup, choisissez <Comptages du stock> dans le menu de la liste. Un comptage prend les produits affichés, ou tous, par ordre de référence. Saisissez ce qui est là ; {Entrée} passe au suivant. Rien ne change avant que vous n'appuyiez sur <Ajuster le stock>, et cela s'annule.
## Beaucoup à la fois
Avec <Modifier dans un tableau>, saisissez les produits de la page cellule par cellule. Copiez et collez une plage, y compris depuis un autre tableur, et recopiez-la vers le bas ou à droite. Tout ce que vous collez est repris, ou rien, et une seule annulation suffit.
Pour imprimer des étiquettes avec code-barres ou code QR, choisissez <Imprimer des étiquettes produit…> dans le menu de la liste, d'un produit ou d'une sélection. <Scanner un code-barres> trouve un produit avec la caméra, si le navigateur le permet.
## Tableaux, entrées et sorties
1. Choisissez un fichier .csv et dites à quoi correspond chaque colonne. Les zéros de tête restent, les virgules décimales sont comprises.
2. Voyez ce qui serait ajouté et modifié, et quelles lignes ne peuvent pas être importées, avec la raison.
3. Importez. Tant qu'une ligne est refusée, rien n'est importé, sauf si vous cochez <Ignorer ces lignes et importer les autres>. L'importation est une seule modification et s'annule d'un coup.
## Étiquettes
Les étiquettes se créent, se renomment et se suppriment là où elles servent. En supprimer une la retire de tous les produits qui la portent.
`,
    },
  },
  {
    slug: 'dashboards-and-activity',
    updated: '2026-12-01',
    pages: ['/pages/activities', '/dashboards'],
    related: ['what-cairn-is', 'undo-and-history', 'accessibility'],
    en: {
      title: 'Dashboards and activity',
      subtitle: 'Figures that you can question, and a record of what happened.',
      text: `
Home and part of Analytics are about you; the other dashboards show what one can do with sample figures.
## Home
[Home](/dashboards/mainpage) is yours: what to do next and why, tasks due and overdue, applications by stage, new matches, jobs that close soon, an evaluation to continue, skills to learn, and what happened lately. Each figure leads to the rows behind it.
## Analytics and the samples
- [Analytics](/dashboards/analytics): your own search in figures, each of which opens its rows; and the visitors of an invented site, this year beside the last one.
- [Project](/dashboards/project): issues, schedule, budget and team of an invented project.
- [Finance](/dashboards/finance): an account with statements and transactions.
- [Crypto](/dashboards/crypto): prices that move. They are simulated and no advice on anything.
## Working with a chart
One date range counts for all cards of a page. Press a name in the legend to leave a series out, and the scale follows. Move through the points with the arrow keys; each is read out. <View as table> shows the same figures in rows, and export writes exactly what is on the screen.
An arrow and a sign show up and down, as well as the colour. In the finance and crypto pages you can hide amounts, on the axes too, before you show the screen to someone. Where figures move on their own, a button stops them.
<Arrange> moves the cards of a page, makes them narrower or wider and hides those that you do not need. <Reset layout> restores the original page.
## Activity
[Activity](/pages/activities) lists what happened in the workspace, the newest first, by day. Each line says who did what and leads to the thing itself. Search it, or filter by kind, by person or by date, to answer questions such as "when did we move that date?".
The sample activities tell the last ten months of Alex and the team. What you change yourself is recorded as well, and most of it can be undone right there: see the guide on undo and history.
`,
    },
    fr: {
      title: 'Tableaux de bord et activité',
      subtitle: 'Des chiffres que l’on peut interroger, et la trace de ce qui s’est passé.',
      text: `
L'accueil et une partie des statistiques parlent de vous ; les autres tableaux de bord montrent ce que l'on peut faire avec des chiffres d'exemple.
## Accueil
L'[accueil](/dashboards/mainpage) est le vôtre : la prochaine chose à faire et pourquoi, les tâches du jour et en retard, les candidatures par étape, les nouvelles correspondances, les offres bientôt clôturées, une évaluation à poursuivre, les compétences à acquérir, et ce qui s'est passé dernièrement. Chaque chiffre mène aux lignes dont il vient.
## Les statistiques et les exemples
- [Statistiques](/dashboards/analytics) : votre recherche en chiffres, dont chacun ouvre ses lignes ; et les visiteurs d'un site inventé, cette année à côté de la précédente.
- [Projet](/dashboards/project) : tickets, planning, budget et équipe d'un projet inventé.
- [Finances](/dashboards/finance) : un compte avec relevés et opérations.
- [Crypto](/dashboards/crypto) : des cours qui bougent. Ils sont simulés et ne constituent aucun conseil.
## Travailler avec un graphique
Une seule période vaut pour toutes les cartes d'une page. Appuyez sur un nom de la légende pour écarter une série, et l'échelle suit. Parcourez les points avec les flèches ; chacun est lu à voix haute. <Afficher en tableau> montre les mêmes chiffres en lignes, et l'exportation écrit exactement ce qui est à l'écran.
Hausses et baisses se reconnaissent à une flèche et à un signe autant qu'à la couleur. Dans les pages finance et crypto, vous pouvez masquer les montants, sur les axes aussi, avant de montrer l'écran à quelqu'un. Là où des chiffres bougent seuls, un bouton les arrête.
<Organiser> déplace les cartes d'une page, les rend plus étroites ou plus larges et masque celles dont vous n'avez pas besoin. <Réinitialiser la disposition> remet la page comme elle est arrivée.
## Activité
L'[activité](/pages/activities) liste ce qui s'est passé dans l'espace de travail, le plus récent d'abord, par jour. Chaque ligne dit qui a fait quoi et mène à la chose même. Recherchez, ou filtrez par type, par personne ou par date, pour répondre à des questions comme « quand avons-nous déplacé cette date ? ».
Les activités d'exemple racontent les dix derniers mois d'Alex et de l'équipe. Ce que vous modifiez vous-même est noté aussi, et la plupart de ces modifications s'annulent sur place : voyez le guide sur l'annulation et l'historique.
`,
    },
  },
  {
    slug: 'icons',
    updated: '2026-12-01',
    pages: ['/ui/icons'],
    related: ['file-manager', 'keyboard-shortcuts', 'working-offline'],
    en: {
      title: 'Icons',
      subtitle: 'Find an icon, and copy it the way you need it.',
      text: `
[Icons](/ui/icons) has whole sets of free icons, more than two thousand names. You can search and copy them offline, for a page that you build, a slide or a letter.
## Finding one
Type what the icon shows, in English or in French. Small typos do not matter, and matches in the other sets are shown above the icons. <Set> switches between the sets; <Size> shows them larger or smaller. The address holds what you searched, so you can bookmark it or send it to someone.
The arrow keys move from icon to icon, {Home} leads to the first and {End} to the last. {s} returns to the search.
## Copying one
Choose under <Format to copy> what you want: the name, the SVG, JSX for React, or a data URL. Then press an icon, or {Enter} on it, and paste.
Open the details with {i} for its colour and stroke. There you can save it as a file with <Save SVG> or <Save PNG>, and see others <Similar icons>.
## Keeping some at hand
- <Add to favourites> in the details, or {*} on an icon, keeps it under <Favourites>.
- What you copied last is under <Recent>.
- {b} puts an icon into the basket, or takes it out. <Save as one SVG file> makes a sprite of the basket: one file from which a page can use each icon by its name. <Save as a ZIP file> makes a file of each.
## Whose icons they are
Heroicons and Feather are published under the MIT licence, Material Icons under Apache 2.0. You may use them in private and commercial work without asking. Cairn itself is drawn with Heroicons, so those look like what you see around you.
`,
    },
    fr: {
      title: 'Icônes',
      subtitle: 'Trouver une icône et la copier sous la forme voulue.',
      text: `
Les [icônes](/ui/icons) réunissent des collections complètes et libres, plus de deux mille noms. Vous pouvez les rechercher et les copier hors ligne, pour une page, une diapositive ou une lettre.
## En trouver une
Saisissez ce que l'icône représente, en français ou en anglais. Les petites fautes de frappe ne gênent pas, et ce que contiennent les autres collections figure au-dessus des icônes. <Collection> passe d'une collection à l'autre ; <Taille> les montre plus grandes ou plus petites. L'adresse garde votre recherche : vous pouvez la mettre en favori ou l'envoyer.
Les flèches passent d'une icône à l'autre, {Origine} mène à la première et {Fin} à la dernière. {s} ramène à la recherche.
## En copier une
Choisissez sous <Format de copie> ce que vous voulez : le nom, le SVG, du JSX pour React ou une URL de données. Appuyez ensuite sur une icône, ou sur {Entrée}, puis collez.
Ouvrez les détails avec {i} pour sa couleur et son trait. Vous pouvez y enregistrer un fichier avec <Enregistrer en SVG> ou <Enregistrer en PNG>, et en voir d'autres <Icônes semblables>.
## En garder sous la main
- <Ajouter aux favoris> dans les détails, ou {*} sur une icône, la range sous <Favoris>.
- Les dernières copiées sont sous <Récentes>.
- {b} met une icône dans le panier ou l'en retire. <Enregistrer dans un seul fichier SVG> fait du panier un sprite : un seul fichier dont une page tire chaque icône par son nom. <Enregistrer en ZIP> fait un fichier de chacune.
## À qui sont ces icônes
Heroicons et Feather sont publiées sous licence MIT, Material Icons sous Apache 2.0. Vous pouvez vous en servir sans rien demander, à titre privé ou commercial. Cairn est dessiné avec Heroicons : celles-ci ressemblent donc à ce que vous voyez autour de vous.
`,
    },
  },
]
