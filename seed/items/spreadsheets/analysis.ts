/** Spreadsheets items of the topic “Sorting, pivots, charts and checks”. Joined with the other topics by seed/items/spreadsheets.ts. */
import type { SourceItem } from '#seed/items/source-item.ts'

export const analysisItems: readonly SourceItem[] = [
  {
    id: 'spreadsheets-073',
    family: 'sort-whole-rows',
    topic: 'analysis',
    type: 'single',
    difficulty: [1, 1],
    seconds: 45,
    stem: {
      en: 'You sort only column A of a table with names in A and phone numbers in B. What happens?',
      fr: 'On trie seulement la colonne A d’un tableau qui a les noms en A et les téléphones en B. Que se passe-t-il ?',
    },
    options: [
      { en: 'The numbers move along with their names.', fr: 'Les numéros suivent leurs noms.' },
      { en: 'The program sorts column B by size as well.', fr: 'Le tableur trie aussi la colonne B par taille.' },
      {
        en: 'The names no longer stand beside their own numbers.',
        fr: 'Les noms ne sont plus en face de leurs propres numéros.',
      },
      { en: 'The rows without a name are deleted.', fr: 'Les lignes sans nom sont supprimées.' },
    ],
    key: [2],
    why: {
      en: 'Only the chosen cells are moved. Select the whole table, or a cell within it, before sorting.',
      fr: 'Seules les cellules choisies bougent. Il faut sélectionner tout le tableau, ou une cellule à l’intérieur, avant de trier.',
    },
  },
  {
    id: 'spreadsheets-074',
    family: 'chart-trend',
    topic: 'analysis',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'Which chart best shows how the temperature changed over 24 months?',
      fr: 'Quel graphique montre le mieux l’évolution de la température sur 24 mois ?',
    },
    options: [
      { en: 'A line chart with months along the bottom', fr: 'Une courbe avec les mois en abscisse' },
      { en: 'A pie chart with one slice for each month', fr: 'Un camembert avec une part par mois' },
      { en: 'A stacked bar with all months in one bar', fr: 'Une barre empilée réunissant tous les mois' },
      { en: 'A table with one colour for each month', fr: 'Un tableau avec une couleur par mois' },
    ],
    key: [0],
    why: {
      en: 'A line shows change over time. Slices and stacks show parts of a whole, and temperatures do not add up.',
      fr: 'Une courbe montre une évolution dans le temps. Parts et empilements montrent les fractions d’un tout, et des températures ne s’additionnent pas.',
    },
  },
  {
    id: 'spreadsheets-075',
    family: 'filter-effect',
    topic: 'analysis',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'A filter shows only the rows of Lyon. What has become of the other rows?',
      fr: 'Un filtre n’affiche que les lignes de Lyon. Que sont devenues les autres lignes ?',
    },
    options: [
      { en: 'They were moved to the end of the table.', fr: 'Elles ont été déplacées à la fin du tableau.' },
      { en: 'They are hidden and still in the table.', fr: 'Elles sont masquées et toujours dans le tableau.' },
      { en: 'They were deleted, but can be undone.', fr: 'Elles sont supprimées, mais récupérables.' },
      { en: 'They were moved to another sheet.', fr: 'Elles sont passées sur une autre feuille.' },
    ],
    key: [1],
    why: {
      en: 'A filter hides rows; taking it off shows them again.',
      fr: 'Un filtre masque des lignes ; le retirer les fait réapparaître.',
    },
  },
  {
    id: 'spreadsheets-076',
    family: 'pivot-count',
    topic: 'analysis',
    type: 'number',
    difficulty: [1, 1],
    seconds: 45,
    stem: {
      en: 'A pivot table counts the orders by city. How many does it show for Oslo?',
      fr: 'Un tableau croisé dynamique compte les commandes par ville. Combien en affiche-t-il pour Oslo ?',
    },
    code: `   A      B
1  Order  City
2  1      Oslo
3  2      Bern
4  3      Oslo
5  4      Oslo
6  5      Rome`,
    key: { value: 3 },
    why: {
      en: 'It counts the rows with Oslo in them: 1, 3 and 4.',
      fr: 'Il compte les lignes contenant Oslo : 1, 3 et 4.',
    },
  },
  {
    id: 'spreadsheets-077',
    family: 'pivot-layout',
    topic: 'analysis',
    type: 'single',
    difficulty: [2, 2],
    seconds: 55,
    stem: {
      en: 'You want the sales for each region (down the side) and each year (across the top). How is the pivot table laid out?',
      fr: 'On veut les ventes par région (en lignes) et par année (en colonnes). Comment disposer le tableau croisé ?',
    },
    options: [
      { en: 'Rows: year; columns: region; filter: sales', fr: 'Lignes : année ; colonnes : région ; filtre : ventes' },
      { en: 'Rows: region; columns: sales; values: year', fr: 'Lignes : région ; colonnes : ventes ; valeurs : année' },
      { en: 'Rows: sales; columns: region; values: year', fr: 'Lignes : ventes ; colonnes : région ; valeurs : année' },
      { en: 'Rows: region; columns: year; values: sales', fr: 'Lignes : région ; colonnes : année ; valeurs : ventes' },
    ],
    key: [3],
    why: {
      en: 'What should stand down the side goes to the rows, what should stand across the top to the columns, and what is added up to the values.',
      fr: 'Ce qui doit figurer sur le côté va dans les lignes, en haut dans les colonnes, et ce qu’on additionne dans les valeurs.',
    },
  },
  {
    id: 'spreadsheets-078',
    family: 'pivot-refresh',
    topic: 'analysis',
    type: 'single',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'An amount in the source table was corrected, but the pivot table in Excel shows the old total. What is missing?',
      fr: 'Un montant de la table source a été corrigé, mais le tableau croisé d’Excel affiche l’ancien total. Que manque-t-il ?',
    },
    options: [
      { en: 'The source table has to be sorted again.', fr: 'La table source doit être triée à nouveau.' },
      { en: 'The source table has to be copied once more.', fr: 'La table source doit être recopiée encore une fois.' },
      { en: 'The pivot table has to be refreshed.', fr: 'Le tableau croisé doit être actualisé.' },
      {
        en: 'The workbook must be saved under another name first.',
        fr: 'Le classeur doit d’abord être enregistré sous un autre nom.',
      },
    ],
    key: [2],
    why: {
      en: 'In Excel a pivot table works on a stored copy of the data, which is taken anew at each refresh.',
      fr: 'Dans Excel, un tableau croisé s’appuie sur une copie stockée des données, renouvelée à chaque actualisation.',
    },
  },
  {
    id: 'spreadsheets-079',
    family: 'tidy-table',
    topic: 'analysis',
    type: 'single',
    difficulty: [2, 2],
    seconds: 55,
    stem: {
      en: 'Sales will be filtered and summed in a pivot table. Which layout of the raw data suits that?',
      fr: 'Des ventes seront filtrées et totalisées dans un tableau croisé. Quelle disposition des données brutes convient ?',
    },
    options: [
      {
        en: 'One block per region, with its heading in merged cells',
        fr: 'Un bloc par région, avec titre en cellules fusionnées',
      },
      {
        en: 'One row per sale, with columns for date, region and amount',
        fr: 'Une ligne par vente, avec colonnes date, région et montant',
      },
      {
        en: 'One column per product, with a blank column between products',
        fr: 'Une colonne par produit, avec une colonne vide entre deux',
      },
      {
        en: 'One sheet per month, with totals for region, date and amount',
        fr: 'Une feuille par mois, avec totaux par date, région et montant',
      },
    ],
    key: [1],
    why: {
      en: 'One row per fact and one column per property can be filtered, grouped and summed in every way. Totals and blanks get in the way.',
      fr: 'Une ligne par fait et une colonne par propriété se filtrent, se regroupent et se totalisent à volonté. Totaux et vides gênent.',
    },
  },
  {
    id: 'spreadsheets-080',
    family: 'subtotal-filter',
    topic: 'analysis',
    type: 'code',
    difficulty: [2, 3],
    seconds: 60,
    stem: {
      en: 'Rows 3 and 5 are hidden by a filter. What do `=SUM(B2:B5)` and `=SUBTOTAL(9,B2:B5)` show?',
      fr: 'Les lignes 3 et 5 sont masquées par un filtre. Qu’affichent `=SOMME(B2:B5)` et `=SOUS.TOTAL(9;B2:B5)` ?',
    },
    code: `   A     B
1  City  n
2  Oslo  4
3  Rome  6
4  Oslo  1
5  Bern  9`,
    options: [
      { en: '20 and 5', fr: '20 et 5' },
      { en: '5 and 5', fr: '5 et 5' },
      { en: '20 and 20', fr: '20 et 20' },
      { en: '5 and 20', fr: '5 et 20' },
    ],
    key: [0],
    why: {
      en: '`SUM` adds hidden rows as well; `SUBTOTAL` leaves out the rows that a filter hides.',
      fr: '`SOMME` additionne aussi les lignes masquées ; `SOUS.TOTAL` laisse de côté celles qu’un filtre masque.',
    },
  },
  {
    id: 'spreadsheets-081',
    family: 'validation-list',
    topic: 'analysis',
    type: 'multiple',
    difficulty: [2, 2],
    seconds: 55,
    stem: {
      en: 'A column may hold only open, late or done, chosen from a list (data validation). What does that achieve? Choose all that apply.',
      fr: 'Une colonne n’accepte que open, late ou done, choisis dans une liste (validation des données). Qu’obtient-on ainsi ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: 'Nobody can change a state that has been chosen.', fr: 'Personne ne peut changer un état déjà choisi.' },
      {
        en: 'Counts by state need not allow for variants.',
        fr: 'Les comptages par état n’ont pas de variantes à prévoir.',
      },
      { en: 'Misspelt states are refused as they are typed.', fr: 'Un état mal orthographié est refusé à la saisie.' },
      { en: 'States typed wrongly in the past are put right.', fr: 'Les états mal saisis par le passé sont corrigés.' },
    ],
    key: [1, 2],
    why: {
      en: 'Validation checks new entries and so keeps values uniform. It neither mends what was there nor locks anything.',
      fr: 'La validation contrôle les nouvelles saisies et garde des valeurs uniformes. Elle ne corrige pas l’existant et ne verrouille rien.',
    },
  },
  {
    id: 'spreadsheets-082',
    family: 'conditional-format-row',
    topic: 'analysis',
    type: 'single',
    difficulty: [3, 4],
    seconds: 65,
    stem: {
      en: 'In A2:D50, whole rows should turn grey when column D says done. Which rule, entered for A2, is right?',
      fr: 'Dans A2:D50, les lignes entières doivent devenir grises si la colonne D indique done. Quelle règle, saisie pour A2, est correcte ?',
    },
    options: [
      { en: '=D$2="done"', fr: '=D$2="done"' },
      { en: '=D2="done"', fr: '=D2="done"' },
      { en: '=$D2="done"', fr: '=$D2="done"' },
      { en: '=$D$2="done"', fr: '=$D$2="done"' },
    ],
    key: [2],
    why: {
      en: 'The rule is moved over the range like a copied formula: every cell of a row must look at D, and each row at its own.',
      fr: 'La règle se déplace dans la plage comme une formule recopiée : chaque cellule d’une ligne doit regarder D, et chaque ligne la sienne.',
    },
  },
  {
    id: 'spreadsheets-083',
    family: 'median-outlier',
    topic: 'analysis',
    type: 'single',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: 'Nine salaries lie between 2,000 and 3,000, the tenth is 40,000. Which statement is right?',
      fr: 'Neuf salaires sont entre 2 000 et 3 000, le dixième est de 40 000. Quelle affirmation est juste ?',
    },
    options: [
      { en: 'The median and the mean both lie above 5,000.', fr: 'La médiane et la moyenne dépassent 5 000.' },
      {
        en: 'The median lies below 3,000, the mean above 5,000.',
        fr: 'La médiane est sous 3 000, la moyenne au-dessus de 5 000.',
      },
      { en: 'The median and the mean both lie below 3,000.', fr: 'La médiane et la moyenne sont sous 3 000.' },
      {
        en: 'The mean lies below 3,000, the median above 5,000.',
        fr: 'La moyenne est sous 3 000, la médiane au-dessus de 5 000.',
      },
    ],
    key: [1],
    why: {
      en: 'One extreme value pulls the mean up to at least 5,800; the median lies between the two in the middle.',
      fr: 'Une valeur extrême tire la moyenne à 5 800 au moins ; la médiane se situe entre les deux valeurs centrales.',
    },
  },
  {
    id: 'spreadsheets-084',
    family: 'axis-from-zero',
    topic: 'analysis',
    type: 'single',
    difficulty: [3, 2],
    seconds: 60,
    stem: {
      en: 'A column chart of 98, 99 and 100 makes the third value look far greater than the first. What is the likely cause?',
      fr: 'Un histogramme de 98, 99 et 100 donne l’impression que la troisième valeur est bien supérieure à la première. Quelle est la cause probable ?',
    },
    options: [
      {
        en: 'The chart shows the sum so far: 98, then 197, then 297.',
        fr: 'Le graphique montre le cumul : 98, puis 197, puis 297.',
      },
      { en: 'The columns were sorted before they were drawn.', fr: 'Les colonnes ont été triées avant le tracé.' },
      { en: 'The numbers were entered as percentages.', fr: 'Les nombres ont été saisis en pourcentages.' },
      { en: 'The vertical axis starts near 97, not at 0.', fr: 'L’axe vertical part de 97 environ, et non de 0.' },
    ],
    key: [3],
    why: {
      en: 'The eye compares the lengths of columns, which mean something only when they start at 0.',
      fr: 'L’œil compare les longueurs des colonnes, qui n’ont de sens que si elles partent de 0.',
    },
  },
  {
    id: 'spreadsheets-085',
    family: 'duplicates-check',
    topic: 'analysis',
    type: 'multiple',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: 'Which ways find customer numbers that occur more than once in A2:A500? Choose all that apply.',
      fr: 'Quelles méthodes trouvent les numéros de client présents plus d’une fois en A2:A500 ? Cochez toutes les bonnes réponses.',
    },
    options: [
      {
        en: 'A pivot table that counts rows by customer number',
        fr: 'Un tableau croisé qui compte les lignes par numéro',
      },
      {
        en: 'A sum over the column, compared with last month’s',
        fr: 'Une somme de la colonne, comparée au mois dernier',
      },
      { en: 'A column with `=COUNTIF($A$2:$A$500,A2)>1`', fr: 'Une colonne avec `=NB.SI($A$2:$A$500;A2)>1`' },
      { en: 'A column with `=A2=A3`, without sorting', fr: 'Une colonne avec `=A2=A3`, sans trier' },
    ],
    key: [0, 2],
    why: {
      en: 'Both count how often each number occurs. Comparing neighbours works only in a sorted column.',
      fr: 'Les deux comptent les occurrences de chaque numéro. Comparer les voisins ne marche que dans une colonne triée.',
    },
  },
  {
    id: 'spreadsheets-086',
    family: 'clean-steps',
    topic: 'analysis',
    type: 'order',
    difficulty: [3, 3],
    seconds: 70,
    stem: {
      en: 'A list of addresses was put together from three files. Put the steps in the order that finds the most duplicates without losing data.',
      fr: 'Une liste d’adresses réunit trois fichiers. Mettez les étapes dans l’ordre qui trouve le plus de doublons sans perte de données.',
    },
    options: [
      { en: 'Mark the rows that occur twice', fr: 'Repérer les lignes en double' },
      { en: 'Keep a copy of the raw list', fr: 'Garder une copie de la liste brute' },
      { en: 'Look at them and delete the surplus ones', fr: 'Les examiner et supprimer celles en trop' },
      { en: 'Remove stray spaces and unify capitals', fr: 'Supprimer les espaces parasites et unifier la casse' },
    ],
    key: [1, 3, 0, 2],
    why: {
      en: 'Without a copy nothing can be checked later; without cleaning, ‘Ana ’ and ‘ANA’ are not seen as the same; and what is not marked cannot be looked at.',
      fr: 'Sans copie, rien n’est vérifiable ensuite ; sans nettoyage, « Ana » et « ANA » suivie d’une espace ne se ressemblent pas ; et l’on n’examine que ce qui est repéré.',
    },
  },
  {
    id: 'spreadsheets-087',
    family: 'percent-of-total',
    topic: 'analysis',
    type: 'single',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: 'In a pivot table each amount should appear as its share of the whole. What is the simplest way?',
      fr: 'Dans un tableau croisé dynamique, chaque montant doit apparaître comme part de l’ensemble. Quel est le moyen le plus simple ?',
    },
    options: [
      {
        en: 'Show the values as a percentage of the grand total',
        fr: 'Afficher les valeurs en pourcentage du total général',
      },
      { en: 'Format the amounts as percentages', fr: 'Mettre les montants au format pourcentage' },
      {
        en: 'Show the mean instead of the total as the values',
        fr: 'Afficher la moyenne au lieu du total dans les valeurs',
      },
      {
        en: 'Divide each amount by hand in the source table',
        fr: 'Diviser chaque montant à la main dans la table source',
      },
    ],
    key: [0],
    why: {
      en: 'The display of values can be changed without touching the data. The percentage format alone multiplies the sight of each amount by 100.',
      fr: 'On peut changer l’affichage des valeurs sans toucher aux données. Le format pourcentage seul affiche chaque montant multiplié par 100.',
    },
  },
  {
    id: 'spreadsheets-088',
    family: 'pivot-average-of-averages',
    topic: 'analysis',
    type: 'number',
    difficulty: [4, 4],
    seconds: 75,
    stem: {
      en: 'A pivot table shows the average order by shop: A 10 (3 orders), B 30 (1 order). Which number stands as average in its grand total?',
      fr: 'Un tableau croisé affiche la commande moyenne par boutique : A 10 (3 commandes), B 30 (1 commande). Quel nombre figure comme moyenne au total général ?',
    },
    key: { value: 15 },
    why: {
      en: 'The total is worked out from the single orders: 60 / 4. The mean of the two averages would be 20.',
      fr: 'Le total se calcule sur les commandes elles-mêmes : 60 / 4. La moyenne des deux moyennes donnerait 20.',
    },
  },
  {
    id: 'spreadsheets-089',
    family: 'correlation-reading',
    topic: 'analysis',
    type: 'single',
    difficulty: [4, 3],
    seconds: 75,
    stem: {
      en: '`=CORREL(A2:A60,B2:B60)` gives 0.85 for ice sales and swimming accidents by week. What follows?',
      fr: '`=COEFFICIENT.CORRELATION(A2:A60;B2:B60)` donne 0,85 pour les ventes de glaces et les accidents de baignade par semaine. Qu’en conclure ?',
    },
    options: [
      {
        en: 'Both tend to rise together, for whatever reason.',
        fr: 'Les deux tendent à augmenter ensemble, quelle qu’en soit la cause.',
      },
      {
        en: 'In 85 percent of the weeks the two numbers are equal.',
        fr: 'Dans 85 pour cent des semaines, les deux nombres sont égaux.',
      },
      {
        en: 'Selling less ice would prevent most of the accidents.',
        fr: 'Vendre moins de glaces éviterait la plupart des accidents.',
      },
      {
        en: 'Each further ice sold goes with 0.85 more accidents.',
        fr: 'Chaque glace de plus s’accompagne de 0,85 accident.',
      },
    ],
    key: [0],
    why: {
      en: 'Correlation measures how well a straight line describes the pairs. Hot weather may drive both; it is neither cause nor slope.',
      fr: 'La corrélation mesure à quel point une droite décrit les paires. La chaleur peut expliquer les deux ; ce n’est ni une cause ni une pente.',
    },
  },
  {
    id: 'spreadsheets-090',
    family: 'goal-seek',
    topic: 'analysis',
    type: 'single',
    difficulty: [4, 3],
    seconds: 70,
    stem: {
      en: 'Profit in B10 depends by formulas on the price in B1. You want the price for a profit of exactly 5,000. Which tool finds it?',
      fr: 'Le bénéfice en B10 dépend, par des formules, du prix en B1. On cherche le prix donnant un bénéfice d’exactement 5 000. Quel outil le trouve ?',
    },
    options: [
      { en: 'A filter on the value 5,000', fr: 'Un filtre sur la valeur 5 000' },
      { en: 'Conditional formatting of the cell B10', fr: 'La mise en forme conditionnelle de B10' },
      { en: 'Data validation of the cell B1', fr: 'La validation des données en B1' },
      { en: 'Goal seek, with B1 as the changing cell', fr: 'La valeur cible, avec B1 comme cellule à modifier' },
    ],
    key: [3],
    why: {
      en: 'Goal seek tries values in the input cell until the result has the value asked for.',
      fr: 'La valeur cible essaie des valeurs dans la cellule d’entrée jusqu’à obtenir le résultat demandé.',
    },
  },
  {
    id: 'spreadsheets-091',
    family: 'model-checks',
    topic: 'analysis',
    type: 'multiple',
    difficulty: [4, 4],
    seconds: 75,
    stem: {
      en: 'Which checks would reveal that a row is missing from the monthly totals of a model? Choose all that apply.',
      fr: 'Quels contrôles révéleraient qu’une ligne manque dans les totaux mensuels d’un modèle ? Cochez toutes les bonnes réponses.',
    },
    options: [
      {
        en: 'Whether the workbook opens without an error message',
        fr: 'L’ouverture du classeur sans message d’erreur',
      },
      {
        en: 'Whether all of the cells have the same number format',
        fr: 'L’uniformité du format de nombre dans toutes les cellules',
      },
      {
        en: 'The count of rows used compared with the rows present',
        fr: 'Le nombre de lignes prises comparé aux lignes présentes',
      },
      {
        en: 'The sum of the months compared with the sum of all rows',
        fr: 'La somme des mois comparée à la somme de toutes les lignes',
      },
    ],
    key: [2, 3],
    why: {
      en: 'A check works when the same quantity is reached by two ways. Formats and a quiet start say nothing of completeness.',
      fr: 'Un contrôle vaut quand la même quantité est atteinte par deux voies. Les formats et une ouverture sans message ne disent rien de la complétude.',
    },
  },
  {
    id: 'spreadsheets-092',
    family: 'model-build-order',
    topic: 'analysis',
    type: 'order',
    difficulty: [4, 4],
    seconds: 75,
    stem: {
      en: 'Put the steps of building a what-if model in an order that spares rework.',
      fr: 'Mettez les étapes de construction d’un modèle de simulation dans l’ordre qui évite de refaire le travail.',
    },
    options: [
      { en: 'Set out the assumptions in cells of their own', fr: 'Placer les hypothèses dans des cellules à part' },
      { en: 'Test with cases whose result is known', fr: 'Tester avec des cas dont le résultat est connu' },
      { en: 'Write formulas that refer to those cells', fr: 'Écrire des formules qui se réfèrent à ces cellules' },
      { en: 'Compare the scenarios', fr: 'Comparer les scénarios' },
      { en: 'Agree which question it must answer', fr: 'Convenir de la question à laquelle il répond' },
    ],
    key: [4, 0, 2, 1, 3],
    why: {
      en: 'Formulas need cells to refer to, tests need formulas, and scenarios mean something only once the model has been tested.',
      fr: 'Les formules ont besoin de cellules auxquelles se référer, les tests de formules, et les scénarios n’ont de sens qu’une fois le modèle testé.',
    },
  },
  {
    id: 'spreadsheets-093',
    family: 'percentile-reading',
    topic: 'analysis',
    type: 'code',
    difficulty: [4, 3],
    seconds: 70,
    stem: {
      en: 'What do `=LARGE(A1:A6,2)` and `=MEDIAN(A1:A6)` give?',
      fr: 'Que donnent `=GRANDE.VALEUR(A1:A6;2)` et `=MEDIANE(A1:A6)` ?',
    },
    code: `   A
1  4
2  10
3  2
4  8
5  10
6  6`,
    options: [
      { en: '8 and 7', fr: '8 et 7' },
      { en: '10 and 7', fr: '10 et 7' },
      { en: '10 and 5', fr: '10 et 5' },
      { en: '8 and 5', fr: '8 et 5' },
    ],
    key: [1],
    why: {
      en: 'Sorted: 2, 4, 6, 8, 10, 10. The second greatest is the other 10; with an even count the median is the mean of 6 and 8.',
      fr: 'Triés : 2, 4, 6, 8, 10, 10. Le deuxième plus grand est l’autre 10 ; avec un effectif pair, la médiane est la moyenne de 6 et 8.',
    },
  },
  {
    id: 'spreadsheets-094',
    family: 'simpson-pivot',
    topic: 'analysis',
    type: 'single',
    difficulty: [5, 5],
    seconds: 90,
    stem: {
      en: 'Clinic A heals a larger share than B among mild cases, and also among severe ones. The pivot table without the severity shows B ahead. How can that be?',
      fr: 'La clinique A guérit une plus grande part que B parmi les cas légers, et aussi parmi les cas graves. Le tableau croisé sans la gravité montre B devant. Comment est-ce possible ?',
    },
    options: [
      {
        en: 'The pivot table adds up the shares, which works in B’s favour.',
        fr: 'Le tableau croisé additionne les parts, ce qui avantage B.',
      },
      {
        en: 'Clinic B has more patients, so that its shares weigh more.',
        fr: 'B a plus de patients, si bien que ses parts pèsent plus.',
      },
      {
        en: 'Clinic A treats far more severe cases, which heal less often.',
        fr: 'A traite bien plus de cas graves, qui guérissent moins.',
      },
      {
        en: 'It is impossible; one of the tables must contain a mistake.',
        fr: 'C’est impossible ; l’un des tableaux contient une erreur.',
      },
    ],
    key: [2],
    why: {
      en: 'The overall share is a weighted mean, and the weights differ (Simpson’s paradox). Compare like with like before totals.',
      fr: 'La part globale est une moyenne pondérée, et les poids diffèrent (paradoxe de Simpson). Il faut comparer le comparable avant les totaux.',
    },
  },
  {
    id: 'spreadsheets-095',
    family: 'sampling-trend',
    topic: 'analysis',
    type: 'single',
    difficulty: [5, 4],
    seconds: 85,
    stem: {
      en: 'A trend line through monthly sales has R² = 0.97 over 6 months and is extended by 24 months. What is the soundest judgement?',
      fr: 'Une droite de tendance sur des ventes mensuelles a R² = 0,97 sur 6 mois ; on la prolonge de 24 mois. Quel jugement est le plus solide ?',
    },
    options: [
      {
        en: 'The fit is good for the past and says little about so far ahead.',
        fr: 'L’ajustement au passé est bon, mais dit peu sur un terme si long.',
      },
      {
        en: 'The line is too steep as long as R² has not reached 1.',
        fr: 'La droite est trop pentue tant que R² n’atteint pas 1.',
      },
      {
        en: 'R² rises with each month added, so the forecast gets safer.',
        fr: 'R² croît à chaque mois ajouté : la prévision s’affermit.',
      },
      {
        en: 'With R² above 0.95, the forecast holds in 97 of 100 months.',
        fr: 'Avec R² au-dessus de 0,95, la prévision vaut 97 mois sur 100.',
      },
    ],
    key: [0],
    why: {
      en: 'R² tells how well the line fits the known points. Half a year cannot show seasons, and nothing assures that the trend goes on.',
      fr: 'R² dit à quel point la droite épouse les points connus. Six mois ne montrent pas les saisons, et rien n’assure que la tendance durera.',
    },
  },
  {
    id: 'spreadsheets-096',
    family: 'data-table-weighted',
    topic: 'analysis',
    type: 'number',
    difficulty: [5, 4],
    seconds: 85,
    stem: {
      en: 'Scenarios stand in A1:A3 with their probabilities in percent in B1:B3. Which number does `=SUMPRODUCT(A1:A3,B1:B3)/SUM(B1:B3)` give?',
      fr: 'Les scénarios sont en A1:A3, leurs probabilités en pour cent en B1:B3. Quel nombre la formule `=SOMMEPROD(A1:A3;B1:B3)/SOMME(B1:B3)` donne-t-elle ?',
    },
    code: `   A    B
1  200  20
2  100  50
3  -50  30`,
    key: { value: 75 },
    why: {
      en: 'The expected value: 200 × 0.2 + 100 × 0.5 - 50 × 0.3 = 40 + 50 - 15.',
      fr: 'L’espérance : 200 × 0,2 + 100 × 0,5 - 50 × 0,3 = 40 + 50 - 15.',
    },
  },
  {
    id: 'spreadsheets-097',
    family: 'pivot-calculated-field',
    topic: 'analysis',
    type: 'multiple',
    difficulty: [5, 5],
    seconds: 90,
    stem: {
      en: 'In an Excel pivot table a calculated field is defined as Amount / Units. What does it show in the total of a region with several sales? Choose all that apply.',
      fr: 'Dans un tableau croisé d’Excel, un champ calculé est défini comme Montant / Unités. Que montre-t-il au total d’une région ayant plusieurs ventes ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: 'The mean of the quotients of the single sales', fr: 'La moyenne des quotients de chaque vente' },
      { en: 'The sum of the quotients of the single sales', fr: 'La somme des quotients de chaque vente' },
      {
        en: 'The sum of the amounts divided by the sum of the units',
        fr: 'La somme des montants divisée par la somme des unités',
      },
      {
        en: 'The price per unit, large sales weighing more',
        fr: 'Le prix unitaire, les grosses ventes pesant davantage',
      },
    ],
    key: [2, 3],
    why: {
      en: 'A calculated field works on the sums of its fields, at each level. That is a mean price weighted by units.',
      fr: 'Un champ calculé travaille sur les sommes de ses champs, à chaque niveau. C’est un prix moyen pondéré par les unités.',
    },
  },
]
