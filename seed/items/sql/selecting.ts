/** SQL items of the topic “Selecting, filtering and sorting”. Joined with the other topics by seed/items/sql.ts. */
import type { SourceItem } from '#seed/items/source-item.ts'

export const selectingItems: readonly SourceItem[] = [
  {
    id: 'sql-001',
    family: 'where-basic',
    topic: 'selecting',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'Which condition keeps only the products that cost at least 20 and are in stock?',
      fr: 'Quelle condition ne garde que les produits qui coûtent au moins 20 et qui sont en stock ?',
    },
    code: `product:
  name  price  stock
  bag   20     3
  cap   25     0
  pen   5      9
  mug   35     1`,
    options: [
      { en: '`WHERE price >= 20 AND stock >= 0`', fr: '`WHERE price >= 20 AND stock >= 0`' },
      { en: '`WHERE price > 20 AND stock > 0`', fr: '`WHERE price > 20 AND stock > 0`' },
      { en: '`WHERE price >= 20 OR stock > 0`', fr: '`WHERE price >= 20 OR stock > 0`' },
      { en: '`WHERE price >= 20 AND stock > 0`', fr: '`WHERE price >= 20 AND stock > 0`' },
    ],
    key: [3],
    why: {
      en: '‘At least’ includes 20 itself, and both conditions must hold, hence `AND`.',
      fr: '« Au moins » inclut 20 lui-même, et les deux conditions doivent être remplies, d’où `AND`.',
    },
  },
  {
    id: 'sql-002',
    family: 'order-desc',
    topic: 'selecting',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'You want the newest invoices first. How does the query end?',
      fr: 'On veut les factures les plus récentes en premier. Comment la requête se termine-t-elle ?',
    },
    options: [
      { en: '`ORDER BY issued DESC`', fr: '`ORDER BY issued DESC`' },
      { en: '`GROUP BY issued ASC`', fr: '`GROUP BY issued ASC`' },
      { en: '`ORDER BY issued ASC`', fr: '`ORDER BY issued ASC`' },
      { en: '`GROUP BY issued DESC`', fr: '`GROUP BY issued DESC`' },
    ],
    key: [0],
    why: {
      en: '`ORDER BY` sorts; `DESC` puts the greatest value, here the latest date, first.',
      fr: '`ORDER BY` trie ; `DESC` place la plus grande valeur, ici la date la plus récente, en tête.',
    },
  },
  {
    id: 'sql-003',
    family: 'count-where',
    topic: 'selecting',
    type: 'number',
    difficulty: [1, 1],
    seconds: 40,
    stem: { en: 'Which number does the query give?', fr: 'Quel nombre la requête donne-t-elle ?' },
    code: `visit:
  id  city  days
  1   Oslo  3
  2   Rome  5
  3   Oslo  8
  4   Bern  2
  5   Rome  4

SELECT COUNT(*)
FROM visit
WHERE days > 3`,
    key: { value: 3 },
    why: {
      en: 'Three rows have more than 3 days: 5, 8 and 4. Exactly 3 does not count.',
      fr: 'Trois lignes ont plus de 3 jours : 5, 8 et 4. Exactement 3 ne compte pas.',
    },
  },
  {
    id: 'sql-004',
    family: 'select-columns',
    topic: 'selecting',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'What does `SELECT name, city FROM client` return?',
      fr: 'Que renvoie `SELECT name, city FROM client` ?',
    },
    options: [
      { en: 'The two columns, for every value once', fr: 'Les deux colonnes, pour chaque valeur une fois' },
      { en: 'The two columns, for the first row alone', fr: 'Les deux colonnes, pour la première ligne seule' },
      { en: 'The two columns, for every row of the table', fr: 'Les deux colonnes, pour chaque ligne de la table' },
      { en: 'The two columns, if both have a value', fr: 'Les deux colonnes, si elles ont une valeur' },
    ],
    key: [2],
    why: {
      en: 'The list after `SELECT` chooses columns. Without `WHERE` every row comes, and duplicates stay without `DISTINCT`.',
      fr: 'La liste après `SELECT` choisit des colonnes. Sans `WHERE`, toutes les lignes viennent, et sans `DISTINCT` les doublons restent.',
    },
  },
  {
    id: 'sql-005',
    family: 'like-pattern',
    topic: 'selecting',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'Which condition finds the names that begin with ‘Mar’, whatever follows?',
      fr: 'Quelle condition trouve les noms qui commencent par « Mar », quelle que soit la suite ?',
    },
    code: `person:
  name
  Marie
  Omar
  Marc
  Mar
  Tamara`,
    options: [
      { en: "`WHERE name LIKE 'Mar_'`", fr: "`WHERE name LIKE 'Mar_'`" },
      { en: "`WHERE name LIKE 'Mar%'`", fr: "`WHERE name LIKE 'Mar%'`" },
      { en: "`WHERE name = 'Mar%'`", fr: "`WHERE name = 'Mar%'`" },
      { en: "`WHERE name LIKE '%Mar%'`", fr: "`WHERE name LIKE '%Mar%'`" },
    ],
    key: [1],
    why: {
      en: 'In `LIKE`, `%` stands for any number of characters and `_` for exactly one. With `=` the percent sign is an ordinary character.',
      fr: 'Dans `LIKE`, `%` remplace un nombre quelconque de caractères et `_` exactement un. Avec `=`, le signe pour cent est un caractère ordinaire.',
    },
  },
  {
    id: 'sql-006',
    family: 'null-compare',
    topic: 'selecting',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'Some employees have no manager: the column is NULL. Which condition finds them?',
      fr: 'Certains employés n’ont pas de responsable : la colonne est NULL. Quelle condition les trouve ?',
    },
    options: [
      { en: '`WHERE manager IS NULL`', fr: '`WHERE manager IS NULL`' },
      { en: '`WHERE manager IS EMPTY`', fr: '`WHERE manager IS EMPTY`' },
      { en: '`WHERE manager = EMPTY`', fr: '`WHERE manager = EMPTY`' },
      { en: '`WHERE manager = NULL`', fr: '`WHERE manager = NULL`' },
    ],
    key: [0],
    why: {
      en: 'A comparison with NULL by `=` is never true, as the value is unknown. `IS NULL` asks whether it is missing.',
      fr: 'Une comparaison avec NULL par `=` n’est jamais vraie, car la valeur est inconnue. `IS NULL` demande si elle manque.',
    },
  },
  {
    id: 'sql-007',
    family: 'and-or-precedence',
    topic: 'selecting',
    type: 'code',
    difficulty: [2, 2],
    seconds: 55,
    stem: { en: 'Which names does the query give?', fr: 'Quels noms la requête donne-t-elle ?' },
    code: `staff:
  name  team   level
  Ana   sales  1
  Bo    sales  3
  Cy    tech   1
  Di    tech   3

SELECT name FROM staff
WHERE team = 'sales' OR team = 'tech' AND level = 3
ORDER BY name`,
    options: [
      { en: 'Ana, Bo, Cy, Di', fr: 'Ana, Bo, Cy, Di' },
      { en: 'Bo, Di', fr: 'Bo, Di' },
      { en: 'Ana, Bo, Cy', fr: 'Ana, Bo, Cy' },
      { en: 'Ana, Bo, Di', fr: 'Ana, Bo, Di' },
    ],
    key: [3],
    why: {
      en: '`AND` binds tighter than `OR`: all of sales, and those of tech at level 3. Parentheses would change that.',
      fr: '`AND` lie plus fort que `OR` : toute l’équipe sales, et ceux de tech de niveau 3. Des parenthèses changeraient le résultat.',
    },
  },
  {
    id: 'sql-008',
    family: 'distinct-pairs',
    topic: 'selecting',
    type: 'single',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'How many rows does `SELECT DISTINCT city, street FROM address` give?',
      fr: 'Combien de lignes la requête `SELECT DISTINCT city, street FROM address` donne-t-elle ?',
    },
    code: `address:
  city   street    nr
  Lyon   Rivoli    1
  Lyon   Rivoli    7
  Lyon   Voltaire  1
  Lille  Rivoli    1`,
    options: [
      { en: '1', fr: '1' },
      { en: '3', fr: '3' },
      { en: '4', fr: '4' },
      { en: '2', fr: '2' },
    ],
    key: [1],
    why: {
      en: '`DISTINCT` applies to the whole row of chosen columns. The pair Lyon, Rivoli occurs twice and is kept once.',
      fr: '`DISTINCT` porte sur l’ensemble des colonnes choisies. La paire Lyon, Rivoli apparaît deux fois et n’est gardée qu’une fois.',
    },
  },
  {
    id: 'sql-009',
    family: 'clause-order',
    topic: 'selecting',
    type: 'order',
    difficulty: [2, 2],
    seconds: 55,
    stem: {
      en: 'Put the clauses in the order in which SQL wants them written.',
      fr: 'Mettez les clauses dans l’ordre où SQL veut qu’elles soient écrites.',
    },
    options: [
      { en: '`GROUP BY`', fr: '`GROUP BY`' },
      { en: '`SELECT`', fr: '`SELECT`' },
      { en: '`WHERE`', fr: '`WHERE`' },
      { en: '`ORDER BY`', fr: '`ORDER BY`' },
      { en: '`FROM`', fr: '`FROM`' },
    ],
    key: [1, 4, 2, 0, 3],
    why: {
      en: 'The written order is fixed: what, from where, which rows, grouped how, sorted how.',
      fr: 'L’ordre d’écriture est fixe : quoi, d’où, quelles lignes, regroupées comment, triées comment.',
    },
  },
  {
    id: 'sql-010',
    family: 'between-timestamps',
    topic: 'selecting',
    type: 'single',
    difficulty: [3, 4],
    seconds: 60,
    stem: {
      en: '`created` holds date and time. Which condition finds exactly the orders of March 2026?',
      fr: '`created` contient la date et l’heure. Quelle condition trouve exactement les commandes de mars 2026 ?',
    },
    options: [
      { en: "`created BETWEEN '2026-03-01' AND '2026-03-31'`", fr: "`created BETWEEN '2026-03-01' AND '2026-03-31'`" },
      {
        en: "`created > '2026-03-01 00:00:00' AND created <= '2026-03-31 00:00:00'`",
        fr: "`created > '2026-03-01 00:00:00' AND created <= '2026-03-31 00:00:00'`",
      },
      {
        en: "`created >= '2026-03-01 00:00:00' AND created < '2026-04-01 00:00:00'`",
        fr: "`created >= '2026-03-01 00:00:00' AND created < '2026-04-01 00:00:00'`",
      },
      {
        en: "`created BETWEEN '2026-03-01 00:00:00' AND '2026-04-01 00:00:00'`",
        fr: "`created BETWEEN '2026-03-01 00:00:00' AND '2026-04-01 00:00:00'`",
      },
    ],
    key: [2],
    why: {
      en: '`BETWEEN` includes both ends: with ‘2026-03-31’ the last day is lost after midnight, with 1 April a moment too much is taken. A half-open range is exact.',
      fr: '`BETWEEN` inclut les deux bornes : avec « 2026-03-31 », le dernier jour est perdu après minuit ; avec le 1er avril, on prend un instant de trop. L’intervalle semi-ouvert est exact.',
    },
  },
  {
    id: 'sql-011',
    family: 'not-equal-null',
    topic: 'selecting',
    type: 'single',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: "How many rows does `SELECT * FROM task WHERE status <> 'done'` give?",
      fr: "Combien de lignes la requête `SELECT * FROM task WHERE status <> 'done'` donne-t-elle ?",
    },
    code: `task:
  id  status
  1   done
  2   open
  3   NULL
  4   late
  5   NULL`,
    options: [
      { en: '1', fr: '1' },
      { en: '5', fr: '5' },
      { en: '4', fr: '4' },
      { en: '2', fr: '2' },
    ],
    key: [3],
    why: {
      en: 'For a NULL status the comparison is unknown, and `WHERE` keeps only rows for which it is true: 2 and 4.',
      fr: 'Pour un statut NULL, la comparaison est inconnue, et `WHERE` ne garde que les lignes où elle est vraie : 2 et 4.',
    },
  },
  {
    id: 'sql-012',
    family: 'alias-in-where',
    topic: 'selecting',
    type: 'single',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: '`SELECT price * 0.2 AS vat FROM product WHERE vat > 10` is refused by standard SQL. Why?',
      fr: '`SELECT price * 0.2 AS vat FROM product WHERE vat > 10` est refusée par le SQL standard. Pourquoi ?',
    },
    options: [
      { en: 'A name made by `AS` must be in quotation marks.', fr: 'Un nom créé par `AS` doit être entre guillemets.' },
      { en: 'A computed column may not be given a name.', fr: 'Une colonne calculée ne peut pas recevoir de nom.' },
      { en: '`WHERE` is evaluated before the name exists.', fr: '`WHERE` est évaluée avant que le nom n’existe.' },
      { en: '`WHERE` accepts only columns that are texts.', fr: '`WHERE` n’accepte que des colonnes de texte.' },
    ],
    key: [2],
    why: {
      en: 'Rows are filtered before the select list is computed. Repeat the expression, or filter outside a subquery.',
      fr: 'Les lignes sont filtrées avant le calcul de la liste `SELECT`. Il faut répéter l’expression ou filtrer autour d’une sous-requête.',
    },
  },
  {
    id: 'sql-013',
    family: 'case-expression',
    topic: 'selecting',
    type: 'code',
    difficulty: [3, 2],
    seconds: 55,
    stem: { en: 'What does the query give, in this order?', fr: 'Que donne la requête, dans cet ordre ?' },
    code: `parcel:
  id  kg
  1   2
  2   12
  3   30
  4   5

SELECT CASE WHEN kg < 10 THEN 'S'
            WHEN kg < 20 THEN 'M'
            ELSE 'L' END
FROM parcel
ORDER BY id`,
    options: [
      { en: 'S, L, M, S', fr: 'S, L, M, S' },
      { en: 'S, M, L, S', fr: 'S, M, L, S' },
      { en: 'M, M, L, M', fr: 'M, M, L, M' },
      { en: 'M, L, L, M', fr: 'M, L, L, M' },
    ],
    key: [1],
    why: {
      en: 'The first condition that holds decides: 2 and 5 are below 10, 12 is below 20, 30 goes to `ELSE`.',
      fr: 'La première condition vraie décide : 2 et 5 sont sous 10, 12 est sous 20, 30 va dans `ELSE`.',
    },
  },
  {
    id: 'sql-014',
    family: 'in-list',
    topic: 'selecting',
    type: 'multiple',
    difficulty: [3, 2],
    seconds: 55,
    stem: {
      en: "Which conditions keep the same rows as `city IN ('Nice', 'Metz')`? Choose all that apply.",
      fr: "Quelles conditions gardent les mêmes lignes que `city IN ('Nice', 'Metz')` ? Cochez toutes les bonnes réponses.",
    },
    options: [
      { en: "`city = 'Nice' OR city = 'Metz'`", fr: "`city = 'Nice' OR city = 'Metz'`" },
      { en: "`city = 'Metz' OR city IN ('Nice')`", fr: "`city = 'Metz' OR city IN ('Nice')`" },
      { en: "`city = 'Nice' AND city = 'Metz'`", fr: "`city = 'Nice' AND city = 'Metz'`" },
      { en: "`city BETWEEN 'Metz' AND 'Nice'`", fr: "`city BETWEEN 'Metz' AND 'Nice'`" },
    ],
    key: [0, 1],
    why: {
      en: '`IN` is a chain of `OR`. One city cannot equal both names, and `BETWEEN` also takes every name alphabetically in between, such as Nantes.',
      fr: '`IN` est une suite de `OR`. Une ville ne peut égaler les deux noms, et `BETWEEN` prend aussi les noms intermédiaires dans l’alphabet, comme Nantes.',
    },
  },
  {
    id: 'sql-015',
    family: 'coalesce-sum',
    topic: 'selecting',
    type: 'number',
    difficulty: [3, 3],
    seconds: 60,
    stem: { en: 'Which number does the query give?', fr: 'Quel nombre la requête donne-t-elle ?' },
    code: `stay:
  id  nights  extra
  1   2       NULL
  2   3       1
  3   1       2

SELECT SUM(nights + COALESCE(extra, 0))
FROM stay`,
    key: { value: 9 },
    why: {
      en: '`COALESCE` puts 0 in the place of the missing value: 2 + 4 + 3. Without it the first row would be lost, as 2 + NULL is NULL.',
      fr: '`COALESCE` remplace la valeur manquante par 0 : 2 + 4 + 3. Sans elle, la première ligne serait perdue, car 2 + NULL vaut NULL.',
    },
  },
  {
    id: 'sql-016',
    family: 'not-in-null',
    topic: 'selecting',
    type: 'single',
    difficulty: [4, 5],
    seconds: 75,
    stem: {
      en: 'The query should list the products never ordered, but gives no row at all. Why?',
      fr: 'La requête devrait lister les produits jamais commandés, mais ne donne aucune ligne. Pourquoi ?',
    },
    code: `product:
  id
  1
  2
  3

line:
  product_id
  1
  NULL

SELECT id FROM product
WHERE id NOT IN (SELECT product_id FROM line)`,
    options: [
      {
        en: 'With a NULL in the list, `NOT IN` is never true.',
        fr: 'Avec un NULL dans la liste, `NOT IN` n’est jamais vrai.',
      },
      {
        en: 'With columns of different names, `NOT IN` is never true.',
        fr: 'Avec des colonnes de noms différents, `NOT IN` n’est jamais vrai.',
      },
      {
        en: 'With a subquery, `NOT IN` takes one row only.',
        fr: 'Avec une sous-requête, `NOT IN` ne prend qu’une ligne.',
      },
      {
        en: 'With a subquery, `NOT IN` needs a `DISTINCT` in it.',
        fr: 'Avec une sous-requête, `NOT IN` y exige un `DISTINCT`.',
      },
    ],
    key: [0],
    why: {
      en: '`2 NOT IN (1, NULL)` means 2 <> 1 and 2 <> NULL, and the second part is unknown. `NOT EXISTS` does not have this trap.',
      fr: '`2 NOT IN (1, NULL)` signifie 2 <> 1 et 2 <> NULL, et la seconde partie est inconnue. `NOT EXISTS` évite ce piège.',
    },
  },
  {
    id: 'sql-017',
    family: 'sargable',
    topic: 'selecting',
    type: 'single',
    difficulty: [4, 4],
    seconds: 70,
    stem: {
      en: '`hired` is indexed. Which condition can use the index to go straight to the rows of 2025?',
      fr: '`hired` est indexée. Quelle condition peut utiliser l’index pour aller droit aux lignes de 2025 ?',
    },
    options: [
      {
        en: "`hired >= DATE '2025-01-01' AND hired < DATE '2026-01-01'`",
        fr: "`hired >= DATE '2025-01-01' AND hired < DATE '2026-01-01'`",
      },
      {
        en: "`CAST(hired AS CHAR(10)) BETWEEN '2025-01-01' AND '2025-12-31'`",
        fr: "`CAST(hired AS CHAR(10)) BETWEEN '2025-01-01' AND '2025-12-31'`",
      },
      {
        en: '`EXTRACT(YEAR FROM hired) >= 2025 AND EXTRACT(YEAR FROM hired) < 2026`',
        fr: '`EXTRACT(YEAR FROM hired) >= 2025 AND EXTRACT(YEAR FROM hired) < 2026`',
      },
      {
        en: "`hired - DATE '2025-01-01' >= 0 AND hired - DATE '2026-01-01' < 0`",
        fr: "`hired - DATE '2025-01-01' >= 0 AND hired - DATE '2026-01-01' < 0`",
      },
    ],
    key: [0],
    why: {
      en: 'An ordinary index is sorted by the bare column. A function or a sum around the column hides that order; a range of the column itself can be looked up.',
      fr: 'Un index ordinaire est trié selon la colonne brute. Une fonction ou une somme autour d’elle masque cet ordre ; un intervalle sur la colonne elle-même se cherche directement.',
    },
  },
  {
    id: 'sql-018',
    family: 'stable-paging',
    topic: 'selecting',
    type: 'single',
    difficulty: [4, 4],
    seconds: 75,
    stem: {
      en: 'Page 2 of a list sometimes repeats a client of page 1. The query sorts by `city` and takes rows 21 to 40. What is the cure?',
      fr: 'La page 2 d’une liste répète parfois un client de la page 1. La requête trie par `city` et prend les lignes 21 à 40. Quel est le remède ?',
    },
    options: [
      { en: 'Add an index to the column: `city`', fr: 'Ajouter un index à la colonne : `city`' },
      { en: 'Add the key to the sort: `city, id`', fr: 'Ajouter la clé au tri : `city, id`' },
      { en: 'Add the direction to the sort: `city ASC`', fr: 'Ajouter le sens au tri : `city ASC`' },
      { en: 'Ask for `DISTINCT` clients on each page', fr: 'Demander des clients `DISTINCT` à chaque page' },
    ],
    key: [1],
    why: {
      en: 'Rows of the same city have no order among themselves, and the database may give them differently each time. A unique last sort column settles it.',
      fr: 'Les lignes d’une même ville n’ont pas d’ordre entre elles, et la base peut les rendre différemment à chaque fois. Une dernière colonne de tri unique règle la question.',
    },
  },
  {
    id: 'sql-019',
    family: 'three-valued-logic',
    topic: 'selecting',
    type: 'multiple',
    difficulty: [4, 4],
    seconds: 70,
    stem: {
      en: '`x` is NULL. Which of these expressions are true? Choose all that apply.',
      fr: '`x` vaut NULL. Lesquelles de ces expressions sont vraies ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: '`1 = 1 OR x = 3`', fr: '`1 = 1 OR x = 3`' },
      { en: '`1 = 1 AND x = 3`', fr: '`1 = 1 AND x = 3`' },
      { en: '`x = x`', fr: '`x = x`' },
      { en: '`NOT (x = 3)`', fr: '`NOT (x = 3)`' },
      { en: '`x IS NULL OR x > 3`', fr: '`x IS NULL OR x > 3`' },
    ],
    key: [0, 4],
    why: {
      en: 'Comparisons with NULL are unknown, and `NOT` leaves unknown as it is. `OR` is true as soon as one side is; `AND` needs both.',
      fr: 'Les comparaisons avec NULL sont inconnues, et `NOT` laisse l’inconnu tel quel. `OR` est vrai dès qu’un côté l’est ; `AND` exige les deux.',
    },
  },
  {
    id: 'sql-020',
    family: 'clause-order',
    topic: 'selecting',
    type: 'order',
    difficulty: [4, 4],
    seconds: 75,
    stem: {
      en: 'In which order does a query logically do its work, first to last?',
      fr: 'Dans quel ordre logique une requête fait-elle son travail, du début à la fin ?',
    },
    options: [
      { en: 'Compute the output columns (`SELECT`)', fr: 'Calculer les colonnes de sortie (`SELECT`)' },
      { en: 'Keep single rows (`WHERE`)', fr: 'Retenir des lignes (`WHERE`)' },
      { en: 'Keep groups (`HAVING`)', fr: 'Retenir des groupes (`HAVING`)' },
      { en: 'Take the rows of the tables (`FROM`)', fr: 'Prendre les lignes des tables (`FROM`)' },
      { en: 'Form groups (`GROUP BY`)', fr: 'Former des groupes (`GROUP BY`)' },
    ],
    key: [3, 1, 4, 2, 0],
    why: {
      en: 'That is why `WHERE` cannot use aggregates, and why names made in `SELECT` are unknown to the clauses before it.',
      fr: 'C’est pourquoi `WHERE` ne peut utiliser d’agrégats, et pourquoi les noms créés dans `SELECT` sont inconnus des clauses précédentes.',
    },
  },
  {
    id: 'sql-021',
    family: 'order-by-case',
    topic: 'selecting',
    type: 'single',
    difficulty: [5, 4],
    seconds: 75,
    stem: {
      en: 'Which sort puts ‘urgent’ first, then ‘normal’, then anything else, each group by date?',
      fr: 'Quel tri place « urgent » en tête, puis « normal », puis le reste, chaque groupe par date ?',
    },
    options: [
      {
        en: "`ORDER BY CASE kind WHEN 'urgent' THEN 3 WHEN 'normal' THEN 2 ELSE 1 END, due`",
        fr: "`ORDER BY CASE kind WHEN 'urgent' THEN 3 WHEN 'normal' THEN 2 ELSE 1 END, due`",
      },
      {
        en: "`ORDER BY due, CASE kind WHEN 'urgent' THEN 1 WHEN 'normal' THEN 2 ELSE 3 END`",
        fr: "`ORDER BY due, CASE kind WHEN 'urgent' THEN 1 WHEN 'normal' THEN 2 ELSE 3 END`",
      },
      {
        en: "`ORDER BY due, CASE kind WHEN 'urgent' THEN 3 WHEN 'normal' THEN 2 ELSE 1 END`",
        fr: "`ORDER BY due, CASE kind WHEN 'urgent' THEN 3 WHEN 'normal' THEN 2 ELSE 1 END`",
      },
      {
        en: "`ORDER BY CASE kind WHEN 'urgent' THEN 1 WHEN 'normal' THEN 2 ELSE 3 END, due`",
        fr: "`ORDER BY CASE kind WHEN 'urgent' THEN 1 WHEN 'normal' THEN 2 ELSE 3 END, due`",
      },
    ],
    key: [3],
    why: {
      en: '`CASE` turns each kind into a rank that is sorted first, from low to high. The other ranks put anything else first, and with the date first the kinds would be mixed.',
      fr: '`CASE` transforme chaque genre en un rang croissant, trié en premier. Les autres rangs mettraient le reste en tête, et avec la date d’abord les genres seraient mêlés.',
    },
  },
  {
    id: 'sql-022',
    family: 'exists-correlated',
    topic: 'selecting',
    type: 'single',
    difficulty: [5, 5],
    seconds: 80,
    stem: {
      en: 'Which query lists the clients who have ordered every product?',
      fr: 'Quelle requête liste les clients qui ont commandé tous les produits ?',
    },
    code: `client:
  id
  1
  2

product:
  id
  7
  8

sale:
  client  product
  1       7
  1       8
  2       7`,
    options: [
      {
        en: '`SELECT id FROM client c WHERE EXISTS (SELECT 1 FROM product p JOIN sale s ON s.product = p.id AND s.client = c.id)`',
        fr: '`SELECT id FROM client c WHERE EXISTS (SELECT 1 FROM product p JOIN sale s ON s.product = p.id AND s.client = c.id)`',
      },
      {
        en: '`SELECT id FROM client c WHERE NOT EXISTS (SELECT 1 FROM product p JOIN sale s ON s.product = p.id AND s.client = c.id)`',
        fr: '`SELECT id FROM client c WHERE NOT EXISTS (SELECT 1 FROM product p JOIN sale s ON s.product = p.id AND s.client = c.id)`',
      },
      {
        en: '`SELECT id FROM client c WHERE NOT EXISTS (SELECT 1 FROM product p WHERE NOT EXISTS (SELECT 1 FROM sale s WHERE s.product = p.id AND s.client = c.id))`',
        fr: '`SELECT id FROM client c WHERE NOT EXISTS (SELECT 1 FROM product p WHERE NOT EXISTS (SELECT 1 FROM sale s WHERE s.product = p.id AND s.client = c.id))`',
      },
      {
        en: '`SELECT id FROM client c WHERE EXISTS (SELECT 1 FROM product p WHERE NOT EXISTS (SELECT 1 FROM sale s WHERE s.product = p.id AND s.client = c.id))`',
        fr: '`SELECT id FROM client c WHERE EXISTS (SELECT 1 FROM product p WHERE NOT EXISTS (SELECT 1 FROM sale s WHERE s.product = p.id AND s.client = c.id))`',
      },
    ],
    key: [2],
    why: {
      en: '‘Every’ is said in SQL as ‘there is no product for which there is no sale’. The others ask for some product, for none, or for one that was not ordered.',
      fr: '« Tous » se dit en SQL « il n’y a pas de produit pour lequel il n’y ait pas de vente ». Les autres demandent au moins un produit, aucun, ou un produit jamais commandé.',
    },
  },
  {
    id: 'sql-023',
    family: 'like-escape',
    topic: 'selecting',
    type: 'multiple',
    difficulty: [5, 4],
    seconds: 75,
    stem: {
      en: 'Codes contain the characters `%` and `_`. Which conditions find exactly the codes that contain an underscore? Choose all that apply.',
      fr: 'Des codes contiennent les caractères `%` et `_`. Quelles conditions trouvent exactement les codes contenant un tiret bas ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: "`code LIKE '%!%_' ESCAPE '!'`", fr: "`code LIKE '%!%_' ESCAPE '!'`" },
      { en: "`code LIKE '%=_%' ESCAPE '='`", fr: "`code LIKE '%=_%' ESCAPE '='`" },
      { en: "`code LIKE '%_%'`", fr: "`code LIKE '%_%'`" },
      { en: "`code LIKE '%!_%' ESCAPE '!'`", fr: "`code LIKE '%!_%' ESCAPE '!'`" },
    ],
    key: [1, 3],
    why: {
      en: 'The character named by `ESCAPE` takes the special meaning from the character after it. Alone, `_` stands for any character.',
      fr: 'Le caractère désigné par `ESCAPE` retire son sens spécial au caractère qui le suit. Seul, `_` remplace un caractère quelconque.',
    },
  },
]
