/** SQL items of the topic “Joins and set operations”. Joined with the other topics by seed/items/sql.ts. */
import type { SourceItem } from '#seed/items/source-item.ts'

export const joinsItems: readonly SourceItem[] = [
  {
    id: 'sql-024',
    family: 'join-meaning',
    topic: 'joins',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'Orders hold only the number of the client. What is needed to list each order with the client’s name?',
      fr: 'Les commandes ne contiennent que le numéro du client. Que faut-il pour lister chaque commande avec le nom du client ?',
    },
    options: [
      { en: 'A `JOIN` on the client’s number', fr: 'Un `JOIN` sur le numéro du client' },
      { en: 'A `UNION` by the client’s number', fr: 'Un `UNION` par le numéro du client' },
      { en: 'An `ORDER BY` on the client’s name', fr: 'Un `ORDER BY` sur le nom du client' },
      { en: 'A `GROUP BY` on the client’s number', fr: 'Un `GROUP BY` sur le numéro du client' },
    ],
    key: [0],
    why: {
      en: 'A join puts columns of related rows side by side. `UNION` puts rows below one another.',
      fr: 'Une jointure met côte à côte les colonnes de lignes liées. `UNION` place des lignes les unes sous les autres.',
    },
  },
  {
    id: 'sql-025',
    family: 'inner-count',
    topic: 'joins',
    type: 'number',
    difficulty: [1, 2],
    seconds: 45,
    stem: { en: 'How many rows does the query give?', fr: 'Combien de lignes la requête donne-t-elle ?' },
    code: `author:
  id  name
  1   Ana
  2   Bo
  3   Cy

book:
  title  author_id
  Sea    1
  Sun    1
  Ice    3

SELECT * FROM author
JOIN book ON book.author_id = author.id`,
    key: { value: 3 },
    why: {
      en: 'One row for each pair that matches: Ana twice, Cy once. Bo has no book and does not appear.',
      fr: 'Une ligne par paire qui correspond : Ana deux fois, Cy une fois. Bo n’a pas de livre et n’apparaît pas.',
    },
  },
  {
    id: 'sql-026',
    family: 'foreign-key-idea',
    topic: 'joins',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: '`book.author_id` holds a value that also stands in `author.id`. What does this tell you?',
      fr: '`book.author_id` contient une valeur qui figure aussi dans `author.id`. Que vous apprend-elle ?',
    },
    options: [
      { en: 'How many books of the same author there are', fr: 'Combien de livres du même auteur il existe' },
      {
        en: 'Which of the author’s books this one is',
        fr: 'Duquel des livres de l’auteur il s’agit',
      },
      { en: 'Which book row the author belongs to', fr: 'À quelle ligne de livre l’auteur se rattache' },
      { en: 'Which author row the book belongs to', fr: 'À quelle ligne d’auteur le livre se rattache' },
    ],
    key: [3],
    why: {
      en: 'The column points at a row of the other table; the join follows it.',
      fr: 'La colonne désigne une ligne de l’autre table ; la jointure la suit.',
    },
  },
  {
    id: 'sql-027',
    family: 'table-alias',
    topic: 'joins',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'In `FROM employee e JOIN team t ON e.team_id = t.id`, what are `e` and `t`?',
      fr: 'Dans `FROM employee e JOIN team t ON e.team_id = t.id`, que sont `e` et `t` ?',
    },
    options: [
      { en: 'The columns in the result of this query', fr: 'Les colonnes du résultat de cette requête' },
      { en: 'Short names for the columns in this query', fr: 'Des noms courts pour les colonnes de la requête' },
      { en: 'Short names for the tables in this query', fr: 'Des noms courts pour les tables de la requête' },
      { en: 'Short names for the result of this query', fr: 'Des noms courts pour le résultat' },
    ],
    key: [2],
    why: {
      en: 'An alias stands for the table within the query, and tells which table a column comes from.',
      fr: 'Un alias désigne la table dans la requête et indique de quelle table vient une colonne.',
    },
  },
  {
    id: 'sql-028',
    family: 'left-join-unmatched',
    topic: 'joins',
    type: 'single',
    difficulty: [2, 2],
    seconds: 50,
    stem: { en: 'What appears for Bo, who has no badge?', fr: 'Que voit-on pour Bo, qui n’a pas de badge ?' },
    code: `person:
  id  name
  1   Ana
  2   Bo

badge:
  person_id  color
  1          red

SELECT name, color FROM person
LEFT JOIN badge ON badge.person_id = person.id`,
    options: [
      { en: 'No row for Bo, only a row with Ana and red', fr: 'Aucune ligne pour Bo, une seule avec Ana et red' },
      { en: 'A row with Bo and NULL', fr: 'Une ligne avec Bo et NULL' },
      { en: 'A row with Bo and an empty text', fr: 'Une ligne avec Bo et un texte vide' },
      { en: 'A row with Bo and red, as for Ana', fr: 'Une ligne avec Bo et red, comme Ana' },
    ],
    key: [1],
    why: {
      en: 'A left join keeps every row of the left table and fills the missing right side with NULL.',
      fr: 'Une jointure gauche garde toutes les lignes de la table de gauche et complète le côté droit absent par NULL.',
    },
  },
  {
    id: 'sql-029',
    family: 'missing-on',
    topic: 'joins',
    type: 'single',
    difficulty: [2, 3],
    seconds: 50,
    stem: {
      en: 'A query lists `client, invoice` after `FROM`, separated by a comma and without any condition. With 10 clients and 30 invoices, how many rows come?',
      fr: 'Une requête indique `client, invoice` après `FROM`, séparés par une virgule et sans condition. Avec 10 clients et 30 factures, combien de lignes viennent ?',
    },
    options: [
      { en: '10', fr: '10' },
      { en: '300', fr: '300' },
      { en: '40', fr: '40' },
      { en: '30', fr: '30' },
    ],
    key: [1],
    why: {
      en: 'Without a condition every row of one table is combined with every row of the other: 10 × 30.',
      fr: 'Sans condition, chaque ligne d’une table est combinée à chaque ligne de l’autre : 10 × 30.',
    },
  },
  {
    id: 'sql-030',
    family: 'union-dedupe',
    topic: 'joins',
    type: 'single',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'Two lists of e-mail addresses share 20 addresses; the first has 100 different ones, the second 50. How many rows does `UNION` of the two give?',
      fr: 'Deux listes d’adresses électroniques en ont 20 en commun ; la première en compte 100 distinctes, la seconde 50. Combien de lignes leur `UNION` donne-t-elle ?',
    },
    options: [
      { en: '130', fr: '130' },
      { en: '20', fr: '20' },
      { en: '150', fr: '150' },
      { en: '100', fr: '100' },
    ],
    key: [0],
    why: {
      en: '`UNION` removes duplicates: 100 + 50 - 20. `UNION ALL` would give 150.',
      fr: '`UNION` supprime les doublons : 100 + 50 - 20. `UNION ALL` en donnerait 150.',
    },
  },
  {
    id: 'sql-031',
    family: 'ambiguous-column',
    topic: 'joins',
    type: 'multiple',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'Both tables have a column `name`. Which select lists work with `FROM city c JOIN country k ON c.country_id = k.id`? Choose all that apply.',
      fr: 'Les deux tables ont une colonne `name`. Quelles listes conviennent avec `FROM city c JOIN country k ON c.country_id = k.id` ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: '`SELECT k.name AS country`', fr: '`SELECT k.name AS country`' },
      { en: '`SELECT name`', fr: '`SELECT name`' },
      { en: '`SELECT c.name`', fr: '`SELECT c.name`' },
      { en: '`SELECT city.name`', fr: '`SELECT city.name`' },
    ],
    key: [0, 2],
    why: {
      en: 'A name that occurs in both tables must be qualified, and once a table has an alias, the alias is its name.',
      fr: 'Un nom présent dans les deux tables doit être qualifié, et dès qu’une table a un alias, c’est l’alias qui la nomme.',
    },
  },
  {
    id: 'sql-032',
    family: 'left-join-where',
    topic: 'joins',
    type: 'single',
    difficulty: [3, 4],
    seconds: 70,
    stem: {
      en: 'Every team should be listed, with its open tasks if there are any. Team B has only a task that is done, and is missing. What mends it?',
      fr: 'Toutes les équipes doivent figurer, avec leurs tâches ouvertes s’il y en a. L’équipe B n’a qu’une tâche terminée, et elle manque. Comment corriger ?',
    },
    code: `SELECT team.name, task.title
FROM team LEFT JOIN task ON task.team_id = team.id
WHERE task.status = 'open'`,
    options: [
      { en: 'Add `OR task.status IS NULL` to the `WHERE`', fr: 'Ajouter `OR task.status IS NULL` au `WHERE`' },
      { en: 'Move the condition of the join into `WHERE`', fr: 'Déplacer la condition de jointure dans `WHERE`' },
      { en: 'Move the condition on the status into `ON`', fr: 'Déplacer la condition de statut dans `ON`' },
      { en: 'Write `INNER JOIN` instead of `LEFT JOIN`', fr: 'Écrire `INNER JOIN` au lieu de `LEFT JOIN`' },
    ],
    key: [2],
    why: {
      en: '`WHERE` works after the join and throws away rows that are not open. In `ON`, the condition only decides what matches. With `OR … IS NULL`, team B still has its done task and is still lost.',
      fr: '`WHERE` agit après la jointure et écarte les lignes non ouvertes. Dans `ON`, la condition ne décide que de la correspondance. Avec `OR … IS NULL`, l’équipe B a toujours sa tâche terminée et disparaît encore.',
    },
  },
  {
    id: 'sql-033',
    family: 'anti-join',
    topic: 'joins',
    type: 'single',
    difficulty: [3, 3],
    seconds: 65,
    stem: {
      en: 'Which query lists the clients without any order?',
      fr: 'Quelle requête liste les clients sans aucune commande ?',
    },
    code: `client:
  id  name
  1   Ana
  2   Bo
  3   Cy

purchase:
  id  client_id
  10  1
  11  3
  12  3`,
    options: [
      {
        en: '`SELECT name FROM client c LEFT JOIN purchase p ON p.client_id = c.id AND p.id IS NULL`',
        fr: '`SELECT name FROM client c LEFT JOIN purchase p ON p.client_id = c.id AND p.id IS NULL`',
      },
      {
        en: '`SELECT name FROM client c RIGHT JOIN purchase p ON p.client_id = c.id AND p.id IS NULL`',
        fr: '`SELECT name FROM client c RIGHT JOIN purchase p ON p.client_id = c.id AND p.id IS NULL`',
      },
      {
        en: '`SELECT name FROM client c RIGHT JOIN purchase p ON p.client_id = c.id WHERE p.id IS NULL`',
        fr: '`SELECT name FROM client c RIGHT JOIN purchase p ON p.client_id = c.id WHERE p.id IS NULL`',
      },
      {
        en: '`SELECT name FROM client c LEFT JOIN purchase p ON p.client_id = c.id WHERE p.id IS NULL`',
        fr: '`SELECT name FROM client c LEFT JOIN purchase p ON p.client_id = c.id WHERE p.id IS NULL`',
      },
    ],
    key: [3],
    why: {
      en: 'The left join leaves NULL where there is no order, and `WHERE` keeps just those rows. In `ON` the same test would keep every client.',
      fr: 'La jointure gauche laisse NULL quand il n’y a pas de commande, et `WHERE` garde ces lignes. Dans `ON`, le même test garderait tous les clients.',
    },
  },
  {
    id: 'sql-034',
    family: 'self-join',
    topic: 'joins',
    type: 'single',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: 'Table `employee` has `id`, `name` and `boss_id`. Which query gives, for everyone who has a boss, their name and the boss’s name?',
      fr: 'La table `employee` a `id`, `name` et `boss_id`. Quelle requête donne, pour chaque personne qui a un responsable, son nom et celui du responsable ?',
    },
    options: [
      {
        en: '`SELECT e.name, b.name FROM employee e JOIN employee b ON b.id = e.id ORDER BY e.id`',
        fr: '`SELECT e.name, b.name FROM employee e JOIN employee b ON b.id = e.id ORDER BY e.id`',
      },
      {
        en: '`SELECT e.name, b.name FROM employee e JOIN employee b ON e.boss_id = b.boss_id ORDER BY e.id`',
        fr: '`SELECT e.name, b.name FROM employee e JOIN employee b ON e.boss_id = b.boss_id ORDER BY e.id`',
      },
      {
        en: '`SELECT e.name, b.name FROM employee e JOIN employee b ON b.id = e.boss_id ORDER BY e.id`',
        fr: '`SELECT e.name, b.name FROM employee e JOIN employee b ON b.id = e.boss_id ORDER BY e.id`',
      },
      {
        en: '`SELECT e.name, b.name FROM employee e JOIN employee b ON e.id = b.boss_id ORDER BY e.id`',
        fr: '`SELECT e.name, b.name FROM employee e JOIN employee b ON e.id = b.boss_id ORDER BY e.id`',
      },
    ],
    key: [2],
    why: {
      en: 'The table plays two parts: `e` is the employee and `b` the boss to whom `e.boss_id` points. The other direction swaps the columns.',
      fr: 'La table joue deux rôles : `e` est l’employé et `b` le responsable désigné par `e.boss_id`. Le sens inverse échange les colonnes.',
    },
  },
  {
    id: 'sql-035',
    family: 'fan-out',
    topic: 'joins',
    type: 'number',
    difficulty: [3, 4],
    seconds: 70,
    stem: { en: 'Which number does the query give?', fr: 'Quel nombre la requête donne-t-elle ?' },
    code: `bill:
  id  amount
  1   100
  2   50

payment:
  bill_id  day
  1        mon
  1        tue
  2        wed

SELECT SUM(amount)
FROM bill JOIN payment ON payment.bill_id = bill.id`,
    key: { value: 250 },
    why: {
      en: 'Bill 1 appears once for each of its two payments, and its amount is counted twice: 100 + 100 + 50.',
      fr: 'La facture 1 apparaît une fois par paiement, et son montant est compté deux fois : 100 + 100 + 50.',
    },
  },
  {
    id: 'sql-036',
    family: 'set-operations',
    topic: 'joins',
    type: 'multiple',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: '`a` holds 1, 2, 2, 3 and `b` holds 2, 4. Which queries give exactly one row holding 2? Choose all that apply.',
      fr: '`a` contient 1, 2, 2, 3 et `b` contient 2, 4. Quelles requêtes donnent exactement une ligne contenant 2 ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: '`SELECT n FROM a EXCEPT SELECT n FROM b`', fr: '`SELECT n FROM a EXCEPT SELECT n FROM b`' },
      { en: '`SELECT a.n FROM a JOIN b ON a.n = b.n`', fr: '`SELECT a.n FROM a JOIN b ON a.n = b.n`' },
      { en: '`SELECT n FROM b WHERE n IN (SELECT n FROM a)`', fr: '`SELECT n FROM b WHERE n IN (SELECT n FROM a)`' },
      { en: '`SELECT n FROM a INTERSECT SELECT n FROM b`', fr: '`SELECT n FROM a INTERSECT SELECT n FROM b`' },
    ],
    key: [2, 3],
    why: {
      en: '`INTERSECT` removes duplicates, and `IN` asks only whether there is a match. The join gives 2 twice, `EXCEPT` gives 1 and 3.',
      fr: '`INTERSECT` supprime les doublons, et `IN` demande seulement s’il y a correspondance. La jointure donne 2 deux fois, `EXCEPT` donne 1 et 3.',
    },
  },
  {
    id: 'sql-037',
    family: 'many-to-many',
    topic: 'joins',
    type: 'single',
    difficulty: [3, 2],
    seconds: 60,
    stem: {
      en: 'A student attends several courses and a course has several students. How is that stored?',
      fr: 'Un étudiant suit plusieurs cours et un cours a plusieurs étudiants. Comment l’enregistrer ?',
    },
    options: [
      {
        en: 'A third table with one row per student and course',
        fr: 'Une troisième table, une ligne par étudiant et cours',
      },
      {
        en: 'A text column with all course numbers of a student',
        fr: 'Une colonne de texte avec tous les numéros de cours',
      },
      {
        en: 'Columns `course_1` to `course_9` in the table of students',
        fr: 'Des colonnes `course_1` à `course_9` chez les étudiants',
      },
      {
        en: 'A column `course_id` in the table of students',
        fr: 'Une colonne `course_id` dans la table des étudiants',
      },
    ],
    key: [0],
    why: {
      en: 'A linking table holds one row per pair. Lists in a column or numbered columns cannot be joined, constrained or counted properly.',
      fr: 'Une table de liaison contient une ligne par paire. Des listes dans une colonne ou des colonnes numérotées ne permettent ni jointure, ni contrainte, ni comptage corrects.',
    },
  },
  {
    id: 'sql-038',
    family: 'full-join',
    topic: 'joins',
    type: 'code',
    difficulty: [4, 4],
    seconds: 70,
    stem: { en: 'Which rows does the query give?', fr: 'Quelles lignes la requête donne-t-elle ?' },
    code: `plan:
  day  task
  1    paint
  2    build

done:
  day  hours
  2    6
  3    4

SELECT COALESCE(plan.day, done.day) AS d, task, hours
FROM plan FULL JOIN done ON done.day = plan.day
ORDER BY d`,
    options: [
      { en: '2 build 6', fr: '2 build 6' },
      { en: '1 paint NULL; 2 build 6', fr: '1 paint NULL; 2 build 6' },
      { en: '1 paint 6; 2 build 6; 3 NULL 4', fr: '1 paint 6; 2 build 6; 3 NULL 4' },
      { en: '1 paint NULL; 2 build 6; 3 NULL 4', fr: '1 paint NULL; 2 build 6; 3 NULL 4' },
    ],
    key: [3],
    why: {
      en: 'A full join keeps the unmatched rows of both sides; `COALESCE` takes the day from whichever side has it.',
      fr: 'Une jointure complète garde les lignes sans correspondance des deux côtés ; `COALESCE` prend le jour du côté qui l’a.',
    },
  },
  {
    id: 'sql-039',
    family: 'non-equi-join',
    topic: 'joins',
    type: 'single',
    difficulty: [4, 3],
    seconds: 75,
    stem: { en: 'Which join gives each score its grade?', fr: 'Quelle jointure donne à chaque score sa mention ?' },
    code: `score:
  name  points
  Ana   91
  Bo    70
  Cy    69

grade:
  label  low  high
  A      90   100
  B      70   89
  C      0    69`,
    options: [
      { en: '`JOIN grade ON points = low OR points = high`', fr: '`JOIN grade ON points = low OR points = high`' },
      {
        en: '`JOIN grade ON points >= low AND points <= high`',
        fr: '`JOIN grade ON points >= low AND points <= high`',
      },
      { en: '`JOIN grade ON points > low AND points < high`', fr: '`JOIN grade ON points > low AND points < high`' },
      {
        en: '`JOIN grade ON points >= low AND points >= high`',
        fr: '`JOIN grade ON points >= low AND points >= high`',
      },
    ],
    key: [1],
    why: {
      en: 'A join condition may be any condition. The bounds are included; without the upper one Ana would get three grades.',
      fr: 'Une condition de jointure peut être quelconque. Les bornes sont incluses ; sans la borne haute, Ana aurait trois mentions.',
    },
  },
  {
    id: 'sql-040',
    family: 'count-left-join',
    topic: 'joins',
    type: 'single',
    difficulty: [4, 4],
    seconds: 75,
    stem: {
      en: 'Clubs without members should show 0, but the query shows 1. Why?',
      fr: 'Les clubs sans membre devraient afficher 0, mais la requête affiche 1. Pourquoi ?',
    },
    code: `SELECT club.name, COUNT(*)
FROM club LEFT JOIN member ON member.club_id = club.id
GROUP BY club.name`,
    options: [
      {
        en: '`COUNT(*)` counts the row filled with NULL as well.',
        fr: '`COUNT(*)` compte aussi la ligne remplie de NULL.',
      },
      { en: '`GROUP BY` counts the row of the totals as well.', fr: '`GROUP BY` compte aussi la ligne des totaux.' },
      {
        en: '`COUNT` never returns 0 when there is a `GROUP BY`.',
        fr: '`COUNT` ne renvoie jamais 0 avec un `GROUP BY`.',
      },
      {
        en: '`LEFT JOIN` counts the row of the club twice over.',
        fr: '`LEFT JOIN` compte deux fois la ligne du club.',
      },
    ],
    key: [0],
    why: {
      en: 'The club without members has one row in the join, with NULL on the right. `COUNT(member.id)` counts only values that are not NULL.',
      fr: 'Le club sans membre a une ligne dans la jointure, avec NULL à droite. `COUNT(member.id)` ne compte que les valeurs non NULL.',
    },
  },
  {
    id: 'sql-041',
    family: 'join-chain',
    topic: 'joins',
    type: 'order',
    difficulty: [4, 3],
    seconds: 75,
    stem: {
      en: 'Put the parts together into a query for the names of the products that Ana bought. `sale` links a client to an invoice line.',
      fr: 'Assemblez les parties en une requête donnant les noms des produits achetés par Ana. `sale` relie un client à une ligne de facture.',
    },
    options: [
      { en: '`JOIN sale s ON s.client_id = c.id`', fr: '`JOIN sale s ON s.client_id = c.id`' },
      { en: '`JOIN line l ON l.id = s.line_id`', fr: '`JOIN line l ON l.id = s.line_id`' },
      { en: "`WHERE c.name = 'Ana'`", fr: "`WHERE c.name = 'Ana'`" },
      { en: '`JOIN product p ON p.id = l.product_id`', fr: '`JOIN product p ON p.id = l.product_id`' },
      { en: '`SELECT p.name FROM client c`', fr: '`SELECT p.name FROM client c`' },
    ],
    key: [4, 0, 1, 3, 2],
    why: {
      en: 'Each `ON` may use only tables named before it or in its own join; the filter follows the joins.',
      fr: 'Chaque `ON` ne peut utiliser que les tables déjà nommées ou celle qu’il joint ; le filtre vient après les jointures.',
    },
  },
  {
    id: 'sql-042',
    family: 'semi-join-duplicates',
    topic: 'joins',
    type: 'single',
    difficulty: [4, 4],
    seconds: 70,
    stem: {
      en: '`SELECT c.name FROM client c JOIN sale s ON s.client_id = c.id` names a client several times. Which rewriting names each client with a sale once, even when two clients share a name?',
      fr: '`SELECT c.name FROM client c JOIN sale s ON s.client_id = c.id` cite un client plusieurs fois. Quelle réécriture cite une seule fois chaque client ayant une vente, même si deux clients ont le même nom ?',
    },
    options: [
      {
        en: '`SELECT DISTINCT c.name FROM client c JOIN sale s ON s.client_id = c.id`',
        fr: '`SELECT DISTINCT c.name FROM client c JOIN sale s ON s.client_id = c.id`',
      },
      {
        en: '`SELECT c.name FROM client c WHERE EXISTS (SELECT 1 FROM sale s) GROUP BY c.name`',
        fr: '`SELECT c.name FROM client c WHERE EXISTS (SELECT 1 FROM sale s) GROUP BY c.name`',
      },
      {
        en: '`SELECT DISTINCT c.name FROM client c WHERE EXISTS (SELECT 1 FROM sale s WHERE s.client_id = c.id)`',
        fr: '`SELECT DISTINCT c.name FROM client c WHERE EXISTS (SELECT 1 FROM sale s WHERE s.client_id = c.id)`',
      },
      {
        en: '`SELECT c.name FROM client c WHERE EXISTS (SELECT 1 FROM sale s WHERE s.client_id = c.id)`',
        fr: '`SELECT c.name FROM client c WHERE EXISTS (SELECT 1 FROM sale s WHERE s.client_id = c.id)`',
      },
    ],
    key: [3],
    why: {
      en: '`EXISTS` asks a question about each client without multiplying rows. `DISTINCT` and `GROUP BY` on the name merge people who share it.',
      fr: '`EXISTS` pose une question pour chaque client sans multiplier les lignes. `DISTINCT` et `GROUP BY` sur le nom fusionnent les homonymes.',
    },
  },
  {
    id: 'sql-043',
    family: 'pairs-once',
    topic: 'joins',
    type: 'single',
    difficulty: [5, 4],
    seconds: 80,
    stem: {
      en: 'The table `player` is joined with itself, as `a` and `b`. Which condition lists every pair of different players once?',
      fr: 'La table `player` est jointe à elle-même, sous les noms `a` et `b`. Quelle condition liste chaque paire de joueurs différents une seule fois ?',
    },
    options: [
      { en: '`a.id <= b.id`', fr: '`a.id <= b.id`' },
      { en: '`a.id < b.id`', fr: '`a.id < b.id`' },
      { en: '`a.id = b.id`', fr: '`a.id = b.id`' },
      { en: '`a.id <> b.id`', fr: '`a.id <> b.id`' },
    ],
    key: [1],
    why: {
      en: 'With `<>` each pair comes in both directions; `<` keeps one of them, and nobody is paired with themselves.',
      fr: 'Avec `<>`, chaque paire vient dans les deux sens ; `<` n’en garde qu’un, et personne n’est associé à soi-même.',
    },
  },
  {
    id: 'sql-044',
    family: 'recursive-cte',
    topic: 'joins',
    type: 'single',
    difficulty: [5, 5],
    seconds: 90,
    stem: { en: 'What does the query give?', fr: 'Que donne la requête ?' },
    code: `part:
  id  parent
  1   NULL
  2   1
  3   1
  4   2
  5   9

WITH RECURSIVE tree(id) AS (
  SELECT id FROM part WHERE id = 1
  UNION ALL
  SELECT part.id FROM part JOIN tree ON part.parent = tree.id
)
SELECT COUNT(*) FROM tree`,
    options: [
      { en: '3', fr: '3' },
      { en: '1', fr: '1' },
      { en: '4', fr: '4' },
      { en: '5', fr: '5' },
    ],
    key: [2],
    why: {
      en: 'It starts with part 1, adds its children 2 and 3, then 4, the child of 2. Part 5 hangs on a part that is not in the tree.',
      fr: 'On part de la pièce 1, on ajoute ses enfants 2 et 3, puis 4, l’enfant de 2. La pièce 5 dépend d’une pièce absente de l’arbre.',
    },
  },
  {
    id: 'sql-045',
    family: 'null-safe-join',
    topic: 'joins',
    type: 'multiple',
    difficulty: [5, 5],
    seconds: 80,
    stem: {
      en: 'In the tables `a` and `b`, the column `k` holds NULL in places. Which statements are true? Choose all that apply.',
      fr: 'Dans les tables `a` et `b`, la colonne `k` contient parfois NULL. Quelles affirmations sont vraies ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: '`JOIN … ON a.k = b.k` never pairs two NULLs.', fr: '`JOIN … ON a.k = b.k` n’associe jamais deux NULL.' },
      {
        en: '`UNION` keeps one NULL row for each NULL it finds.',
        fr: '`UNION` garde une ligne NULL par NULL rencontré.',
      },
      {
        en: '`INTERSECT` finds a NULL that both tables have.',
        fr: '`INTERSECT` trouve un NULL présent dans les deux tables.',
      },
      {
        en: '`LEFT JOIN … ON a.k = b.k` drops the rows of `a` with NULL.',
        fr: '`LEFT JOIN … ON a.k = b.k` perd les lignes de `a` avec NULL.',
      },
    ],
    key: [0, 2],
    why: {
      en: '`=` is unknown for NULL, so nothing is paired (but a left join keeps the row). Set operations treat two NULLs as the same value.',
      fr: '`=` est inconnu pour NULL : rien n’est associé (mais une jointure gauche garde la ligne). Les opérations ensemblistes tiennent deux NULL pour identiques.',
    },
  },
  {
    id: 'sql-046',
    family: 'fan-out',
    topic: 'joins',
    type: 'single',
    difficulty: [5, 5],
    seconds: 85,
    stem: {
      en: 'A project has 3 members and 4 documents. A query joins `project` to `member` and to `document`, then shows `COUNT(member.id)` and `COUNT(document.id)` by project. What does it show?',
      fr: 'Un projet a 3 membres et 4 documents. Une requête joint `project` à `member` et à `document`, puis affiche `COUNT(member.id)` et `COUNT(document.id)` par projet. Qu’affiche-t-elle ?',
    },
    options: [
      { en: '4 and 3', fr: '4 et 3' },
      { en: '12 and 12', fr: '12 et 12' },
      { en: '7 and 7', fr: '7 et 7' },
      { en: '3 and 4', fr: '3 et 4' },
    ],
    key: [1],
    why: {
      en: 'Two independent joins multiply: each member meets each document, which makes 12 rows. Count in subqueries, or use `COUNT(DISTINCT …)`.',
      fr: 'Deux jointures indépendantes se multiplient : chaque membre rencontre chaque document, soit 12 lignes. Il faut compter dans des sous-requêtes ou avec `COUNT(DISTINCT …)`.',
    },
  },
]
