/** SQL items of the topic “Grouping, subqueries and windows”. Joined with the other topics by seed/items/sql.ts. */
import type { SourceItem } from '#seed/items/source-item.ts'

export const groupingItems: readonly SourceItem[] = [
  {
    id: 'sql-047',
    family: 'sum-by-group',
    topic: 'grouping',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'Which query gives the total amount for each city?',
      fr: 'Quelle requête donne le montant total de chaque ville ?',
    },
    code: `sale:
  city   amount
  Lyon   10
  Lille  5
  Lyon   7`,
    options: [
      {
        en: '`SELECT city, COUNT(amount) FROM sale ORDER BY city`',
        fr: '`SELECT city, COUNT(amount) FROM sale ORDER BY city`',
      },
      {
        en: '`SELECT city, COUNT(amount) FROM sale GROUP BY city`',
        fr: '`SELECT city, COUNT(amount) FROM sale GROUP BY city`',
      },
      {
        en: '`SELECT city, SUM(amount) FROM sale GROUP BY city`',
        fr: '`SELECT city, SUM(amount) FROM sale GROUP BY city`',
      },
      {
        en: '`SELECT city, SUM(amount) FROM sale ORDER BY city`',
        fr: '`SELECT city, SUM(amount) FROM sale ORDER BY city`',
      },
    ],
    key: [2],
    why: {
      en: 'One group per city, one sum per group. `COUNT` would count the sales instead of adding them.',
      fr: 'Un groupe par ville, une somme par groupe. `COUNT` compterait les ventes au lieu de les additionner.',
    },
  },
  {
    id: 'sql-048',
    family: 'group-rows',
    topic: 'grouping',
    type: 'number',
    difficulty: [1, 1],
    seconds: 40,
    stem: { en: 'How many rows does the query give?', fr: 'Combien de lignes la requête donne-t-elle ?' },
    code: `staff:
  name  team
  Ana   tech
  Bo    sales
  Cy    tech
  Di    law
  Ed    sales

SELECT team, COUNT(*)
FROM staff
GROUP BY team`,
    key: { value: 3 },
    why: {
      en: 'One row for each different team: tech, sales and law.',
      fr: 'Une ligne par équipe différente : tech, sales et law.',
    },
  },
  {
    id: 'sql-049',
    family: 'aggregate-choice',
    topic: 'grouping',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'Which expression gives the date of the most recent visit?',
      fr: 'Quelle expression donne la date de la visite la plus récente ?',
    },
    options: [
      { en: '`MAX(visited)`', fr: '`MAX(visited)`' },
      { en: '`SUM(visited)`', fr: '`SUM(visited)`' },
      { en: '`LAST(visited)`', fr: '`LAST(visited)`' },
      { en: '`COUNT(visited)`', fr: '`COUNT(visited)`' },
    ],
    key: [0],
    why: {
      en: 'Dates are ordered, and the most recent one is the greatest. Rows in a table have no order, hence no ‘last’.',
      fr: 'Les dates sont ordonnées, et la plus récente est la plus grande. Les lignes d’une table n’ont pas d’ordre, donc pas de « dernière ».',
    },
  },
  {
    id: 'sql-050',
    family: 'having-purpose',
    topic: 'grouping',
    type: 'single',
    difficulty: [1, 2],
    seconds: 45,
    stem: {
      en: 'Only cities with more than 100 clients should be listed. Where does `COUNT(*) > 100` belong?',
      fr: 'On ne veut lister que les villes de plus de 100 clients. Où placer `COUNT(*) > 100` ?',
    },
    options: [
      { en: 'In `WHERE`, before the groups are made', fr: 'Dans `WHERE`, avant la formation des groupes' },
      { en: 'In `ORDER BY`, after the groups are made', fr: 'Dans `ORDER BY`, après la formation des groupes' },
      { en: 'In `GROUP BY`, before the groups are made', fr: 'Dans `GROUP BY`, avant la formation des groupes' },
      { en: 'In `HAVING`, after the groups are made', fr: 'Dans `HAVING`, après la formation des groupes' },
    ],
    key: [3],
    why: {
      en: 'The condition is about a whole group, and groups exist only after `GROUP BY`; `HAVING` filters them.',
      fr: 'La condition porte sur un groupe entier, et les groupes n’existent qu’après `GROUP BY` ; `HAVING` les filtre.',
    },
  },
  {
    id: 'sql-051',
    family: 'count-column',
    topic: 'grouping',
    type: 'single',
    difficulty: [2, 3],
    seconds: 50,
    stem: {
      en: 'Which three numbers does the query give?',
      fr: 'Quels sont les trois nombres donnés par la requête ?',
    },
    code: `reply:
  id  mark
  1   4
  2   NULL
  3   4
  4   5

SELECT COUNT(*), COUNT(mark), COUNT(DISTINCT mark) FROM reply`,
    options: [
      { en: '4, 4, 3', fr: '4, 4, 3' },
      { en: '4, 3, 2', fr: '4, 3, 2' },
      { en: '4, 3, 3', fr: '4, 3, 3' },
      { en: '3, 3, 2', fr: '3, 3, 2' },
    ],
    key: [1],
    why: {
      en: '`COUNT(*)` counts rows, `COUNT(mark)` the values that are not NULL, and with `DISTINCT` each value once.',
      fr: '`COUNT(*)` compte les lignes, `COUNT(mark)` les valeurs non NULL, et avec `DISTINCT` chaque valeur une fois.',
    },
  },
  {
    id: 'sql-052',
    family: 'avg-null',
    topic: 'grouping',
    type: 'number',
    difficulty: [2, 3],
    seconds: 50,
    stem: { en: 'Which number does the query give?', fr: 'Quel nombre la requête donne-t-elle ?' },
    code: `rating:
  guest  stars
  Ana    5
  Bo     NULL
  Cy     1
  Di     NULL

SELECT AVG(stars) FROM rating`,
    key: { value: 3 },
    why: {
      en: 'Aggregates leave NULL out: (5 + 1) / 2. The two missing ratings count neither above nor below the line.',
      fr: 'Les agrégats ignorent NULL : (5 + 1) / 2. Les deux notes absentes ne comptent ni au numérateur ni au dénominateur.',
    },
  },
  {
    id: 'sql-053',
    family: 'group-two-columns',
    topic: 'grouping',
    type: 'single',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: '`GROUP BY year, region` is applied to sales of 3 years in 4 regions, each region having sold in every year. How many groups are there?',
      fr: '`GROUP BY year, region` s’applique aux ventes de 3 années dans 4 régions, chaque région ayant vendu chaque année. Combien y a-t-il de groupes ?',
    },
    options: [
      { en: '7', fr: '7' },
      { en: '4', fr: '4' },
      { en: '12', fr: '12' },
      { en: '3', fr: '3' },
    ],
    key: [2],
    why: {
      en: 'Each combination that occurs is one group: 3 × 4.',
      fr: 'Chaque combinaison présente forme un groupe : 3 × 4.',
    },
  },
  {
    id: 'sql-054',
    family: 'having-result',
    topic: 'grouping',
    type: 'code',
    difficulty: [2, 2],
    seconds: 55,
    stem: { en: 'Which names does the query give?', fr: 'Quels noms la requête donne-t-elle ?' },
    code: `play:
  name  points
  Ana   3
  Bo    9
  Ana   4
  Cy    2
  Cy    2
  Cy    5

SELECT name FROM play
GROUP BY name
HAVING SUM(points) > 7
ORDER BY name`,
    options: [
      { en: 'Bo, Cy', fr: 'Bo, Cy' },
      { en: 'Ana, Bo', fr: 'Ana, Bo' },
      { en: 'Bo', fr: 'Bo' },
      { en: 'Ana, Bo, Cy', fr: 'Ana, Bo, Cy' },
    ],
    key: [0],
    why: {
      en: 'The sums are Ana 7, Bo 9 and Cy 9; 7 is not more than 7.',
      fr: 'Les sommes sont Ana 7, Bo 9 et Cy 9 ; 7 n’est pas supérieur à 7.',
    },
  },
  {
    id: 'sql-055',
    family: 'scalar-subquery',
    topic: 'grouping',
    type: 'multiple',
    difficulty: [2, 3],
    seconds: 55,
    stem: {
      en: 'Which queries give the products dearer than the average? Choose all that apply.',
      fr: 'Quelles requêtes donnent les produits plus chers que la moyenne ? Cochez toutes les bonnes réponses.',
    },
    options: [
      {
        en: '`SELECT name FROM product p JOIN (SELECT AVG(price) AS mean FROM product) m ON p.price > m.mean`',
        fr: '`SELECT name FROM product p JOIN (SELECT AVG(price) AS mean FROM product) m ON p.price > m.mean`',
      },
      {
        en: '`SELECT name FROM product WHERE price > (SELECT AVG(price) FROM product)`',
        fr: '`SELECT name FROM product WHERE price > (SELECT AVG(price) FROM product)`',
      },
      {
        en: '`SELECT name FROM product WHERE price > AVG(price)`',
        fr: '`SELECT name FROM product WHERE price > AVG(price)`',
      },
      {
        en: '`SELECT name FROM product GROUP BY name HAVING price > AVG(price)`',
        fr: '`SELECT name FROM product GROUP BY name HAVING price > AVG(price)`',
      },
    ],
    key: [0, 1],
    why: {
      en: 'The average must be worked out apart, over all products. `WHERE` cannot hold an aggregate, and by name each average is the product’s own price.',
      fr: 'La moyenne doit être calculée à part, sur tous les produits. `WHERE` n’accepte pas d’agrégat, et par nom chaque moyenne est le prix du produit lui-même.',
    },
  },
  {
    id: 'sql-056',
    family: 'where-vs-having-effect',
    topic: 'grouping',
    type: 'single',
    difficulty: [3, 3],
    seconds: 65,
    stem: {
      en: 'Query 1 has `WHERE amount > 50` before `GROUP BY city`; query 2 has `HAVING SUM(amount) > 50` instead. For which city do they differ?',
      fr: 'La requête 1 a `WHERE amount > 50` avant `GROUP BY city` ; la requête 2 a `HAVING SUM(amount) > 50` à la place. Pour quelle ville diffèrent-elles ?',
    },
    options: [
      { en: 'A city with two sales of 70 and 80', fr: 'Une ville avec deux ventes, de 70 et 80' },
      { en: 'A city with one single sale of 20', fr: 'Une ville avec une seule vente de 20' },
      { en: 'A city with two sales of 60 each', fr: 'Une ville avec deux ventes de 60' },
      { en: 'A city with two sales of 40 each', fr: 'Une ville avec deux ventes de 40' },
    ],
    key: [3],
    why: {
      en: '`WHERE` looks at single sales, so both sales of 40 fall out; `HAVING` looks at the sum, 80. In the other cities both queries list the same.',
      fr: '`WHERE` regarde les ventes une à une, et les deux ventes de 40 tombent ; `HAVING` regarde la somme, 80. Dans les autres villes, les deux requêtes donnent la même chose.',
    },
  },
  {
    id: 'sql-057',
    family: 'non-grouped-column',
    topic: 'grouping',
    type: 'single',
    difficulty: [3, 3],
    seconds: 65,
    stem: {
      en: 'A standard database refuses `SELECT city, name, COUNT(*) FROM client GROUP BY city`. What is its reason?',
      fr: 'Une base conforme au standard refuse `SELECT city, name, COUNT(*) FROM client GROUP BY city`. Pour quelle raison ?',
    },
    options: [
      {
        en: 'A query that has `GROUP BY` must have an `ORDER BY` or `HAVING` too.',
        fr: 'Une requête avec `GROUP BY` exige aussi `ORDER BY` ou `HAVING`.',
      },
      {
        en: 'If there is a grouping, `COUNT(*)` has to be the first column.',
        fr: 'S’il y a un regroupement, `COUNT(*)` doit être la première colonne.',
      },
      {
        en: 'A group may hold several names, and one would have to be picked.',
        fr: 'Un groupe peut contenir plusieurs noms, et il faudrait en choisir un.',
      },
      {
        en: 'Beside a number, a column that holds text cannot be shown.',
        fr: 'À côté d’un nombre, une colonne de texte ne peut pas être affichée.',
      },
    ],
    key: [2],
    why: {
      en: 'Each output row stands for a whole group. Columns outside aggregates must have one value per group.',
      fr: 'Chaque ligne de sortie représente un groupe entier. Les colonnes hors agrégats doivent y avoir une valeur unique.',
    },
  },
  {
    id: 'sql-058',
    family: 'conditional-sum',
    topic: 'grouping',
    type: 'code',
    difficulty: [3, 4],
    seconds: 65,
    stem: { en: 'What does the query give?', fr: 'Que donne la requête ?' },
    code: `ticket:
  id  state
  1   open
  2   done
  3   open
  4   late
  5   open

SELECT SUM(CASE WHEN state = 'open' THEN 1 ELSE 0 END) AS a,
       COUNT(CASE WHEN state = 'late' THEN 1 ELSE 0 END) AS b
FROM ticket`,
    options: [
      { en: '5, 1', fr: '5, 1' },
      { en: '3, 5', fr: '3, 5' },
      { en: '5, 3', fr: '5, 3' },
      { en: '3, 1', fr: '3, 1' },
    ],
    key: [1],
    why: {
      en: 'The sum adds 1 for each open ticket. `COUNT` counts every value that is not NULL, and 0 is such a value: the `ELSE` spoils it.',
      fr: 'La somme ajoute 1 par ticket ouvert. `COUNT` compte toute valeur non NULL, et 0 en est une : le `ELSE` fausse le compte.',
    },
  },
  {
    id: 'sql-059',
    family: 'in-subquery-correlated',
    topic: 'grouping',
    type: 'single',
    difficulty: [3, 4],
    seconds: 65,
    stem: {
      en: 'In `SELECT … FROM staff s WHERE pay > (SELECT AVG(pay) FROM staff x WHERE x.team = s.team)`, what is the pay compared with?',
      fr: 'Dans `SELECT … FROM staff s WHERE pay > (SELECT AVG(pay) FROM staff x WHERE x.team = s.team)`, à quoi la paie est-elle comparée ?',
    },
    options: [
      { en: 'The average of the team with the lowest pay', fr: 'À la moyenne de l’équipe la moins payée' },
      { en: 'The average of the other teams', fr: 'À la moyenne des autres équipes' },
      { en: 'The average of the team with the highest pay', fr: 'À la moyenne de l’équipe la mieux payée' },
      { en: 'The average of the person’s own team', fr: 'À la moyenne de l’équipe de la personne' },
    ],
    key: [3],
    why: {
      en: 'The subquery refers to the outer row through `s.team`, and is worked out for the team of that row.',
      fr: 'La sous-requête se réfère à la ligne externe par `s.team` et se calcule pour l’équipe de cette ligne.',
    },
  },
  {
    id: 'sql-060',
    family: 'distinct-sum',
    topic: 'grouping',
    type: 'number',
    difficulty: [3, 3],
    seconds: 65,
    stem: { en: 'Which number does the query give?', fr: 'Quel nombre la requête donne-t-elle ?' },
    code: `shift:
  name  hours
  Ana   4
  Bo    6
  Cy    4
  Di    6
  Ed    5

SELECT SUM(DISTINCT hours) FROM shift`,
    key: { value: 15 },
    why: {
      en: '`DISTINCT` takes each different value once, whoever it belongs to: 4 + 6 + 5. It is rarely what is wanted for a sum.',
      fr: '`DISTINCT` prend chaque valeur différente une fois, à qui qu’elle appartienne : 4 + 6 + 5. C’est rarement ce qu’on veut pour une somme.',
    },
  },
  {
    id: 'sql-061',
    family: 'clause-order',
    topic: 'grouping',
    type: 'order',
    difficulty: [3, 3],
    seconds: 70,
    stem: {
      en: 'Assemble a query for the cities with at least 2 invoices of the year 2025, the greatest total first.',
      fr: 'Assemblez une requête donnant les villes ayant au moins 2 factures de l’année 2025, le plus grand total en premier.',
    },
    options: [
      { en: '`WHERE year = 2025`', fr: '`WHERE year = 2025`' },
      { en: '`GROUP BY city`', fr: '`GROUP BY city`' },
      { en: '`ORDER BY SUM(total) DESC`', fr: '`ORDER BY SUM(total) DESC`' },
      { en: '`HAVING COUNT(*) >= 2`', fr: '`HAVING COUNT(*) >= 2`' },
      { en: '`SELECT city, SUM(total) FROM invoice`', fr: '`SELECT city, SUM(total) FROM invoice`' },
    ],
    key: [4, 0, 1, 3, 2],
    why: {
      en: 'Single rows are filtered first, then grouped, then whole groups filtered, then sorted.',
      fr: 'On filtre d’abord les lignes, puis on regroupe, puis on filtre les groupes entiers, enfin on trie.',
    },
  },
  {
    id: 'sql-062',
    family: 'latest-per-group',
    topic: 'grouping',
    type: 'single',
    difficulty: [4, 4],
    seconds: 80,
    stem: {
      en: 'Which query gives the whole latest reading of each sensor?',
      fr: 'Quelle requête donne le relevé le plus récent, en entier, de chaque capteur ?',
    },
    code: `reading:
  sensor  day  value
  A       1    9
  A       2    5
  B       1    4
  B       3    2`,
    options: [
      {
        en: '`SELECT sensor, day, value FROM reading r WHERE day = (SELECT MAX(day) FROM reading x WHERE x.sensor = r.sensor) ORDER BY sensor`',
        fr: '`SELECT sensor, day, value FROM reading r WHERE day = (SELECT MAX(day) FROM reading x WHERE x.sensor = r.sensor) ORDER BY sensor`',
      },
      {
        en: '`SELECT sensor, MAX(day), MAX(value) FROM reading GROUP BY sensor ORDER BY sensor`',
        fr: '`SELECT sensor, MAX(day), MAX(value) FROM reading GROUP BY sensor ORDER BY sensor`',
      },
      {
        en: '`SELECT sensor, day, value FROM reading WHERE day = (SELECT MAX(day) FROM reading) ORDER BY sensor`',
        fr: '`SELECT sensor, day, value FROM reading WHERE day = (SELECT MAX(day) FROM reading) ORDER BY sensor`',
      },
      {
        en: '`SELECT DISTINCT sensor, day, value FROM reading r WHERE EXISTS (SELECT 1 FROM reading x WHERE x.sensor = r.sensor AND x.day < r.day) AND value < 5`',
        fr: '`SELECT DISTINCT sensor, day, value FROM reading r WHERE EXISTS (SELECT 1 FROM reading x WHERE x.sensor = r.sensor AND x.day < r.day) AND value < 5`',
      },
    ],
    key: [0],
    why: {
      en: 'The latest day has to be found for each sensor, and the row of that day taken. Two maxima may come from different rows.',
      fr: 'Il faut trouver le dernier jour de chaque capteur, puis prendre la ligne de ce jour. Deux maximums peuvent venir de lignes différentes.',
    },
  },
  {
    id: 'sql-063',
    family: 'rank-ties',
    topic: 'grouping',
    type: 'single',
    difficulty: [4, 3],
    seconds: 75,
    stem: {
      en: 'Scores are 90, 80, 80, 70, highest first. Which ranks do `RANK()` and `DENSE_RANK()` give to 70?',
      fr: 'Les scores sont 90, 80, 80, 70, du plus haut au plus bas. Quels rangs `RANK()` et `DENSE_RANK()` donnent-ils à 70 ?',
    },
    options: [
      { en: '3 and 3', fr: '3 et 3' },
      { en: '3 and 4', fr: '3 et 4' },
      { en: '4 and 4', fr: '4 et 4' },
      { en: '4 and 3', fr: '4 et 3' },
    ],
    key: [3],
    why: {
      en: 'After two seconds `RANK` goes on with 4, since three rows are ahead; `DENSE_RANK` leaves no gap.',
      fr: 'Après deux deuxièmes, `RANK` continue à 4, puisque trois lignes précèdent ; `DENSE_RANK` ne laisse pas de trou.',
    },
  },
  {
    id: 'sql-064',
    family: 'running-sum',
    topic: 'grouping',
    type: 'code',
    difficulty: [4, 4],
    seconds: 75,
    stem: {
      en: 'Which values does the column `t` have, from top to bottom?',
      fr: 'Quelles valeurs la colonne `t` prend-elle, de haut en bas ?',
    },
    code: `move:
  day  shop  n
  1    A     5
  2    B     3
  3    A     2
  4    B     1

SELECT SUM(n) OVER (PARTITION BY shop ORDER BY day) AS t
FROM move
ORDER BY day`,
    options: [
      { en: '5, 3, 7, 4', fr: '5, 3, 7, 4' },
      { en: '7, 4, 2, 1', fr: '7, 4, 2, 1' },
      { en: '7, 4, 7, 4', fr: '7, 4, 7, 4' },
      { en: '5, 8, 10, 11', fr: '5, 8, 10, 11' },
    ],
    key: [0],
    why: {
      en: '`PARTITION BY` starts anew for each shop, and `ORDER BY` makes the sum grow day by day: A 5, 7; B 3, 4.',
      fr: '`PARTITION BY` repart de zéro pour chaque boutique, et `ORDER BY` fait croître la somme jour après jour : A 5, 7 ; B 3, 4.',
    },
  },
  {
    id: 'sql-065',
    family: 'window-after-where',
    topic: 'grouping',
    type: 'multiple',
    difficulty: [4, 4],
    seconds: 70,
    stem: {
      en: 'Which statements about `AVG(pay) OVER (PARTITION BY team)` are true? Choose all that apply.',
      fr: 'Quelles affirmations sur `AVG(pay) OVER (PARTITION BY team)` sont vraies ? Cochez toutes les bonnes réponses.',
    },
    options: [
      {
        en: 'It can be subtracted from `pay` in the same row.',
        fr: 'On peut le soustraire de `pay` sur la même ligne.',
      },
      {
        en: 'It may be used in the `WHERE` of the same query.',
        fr: 'On peut l’utiliser dans le `WHERE` de la même requête.',
      },
      { en: 'The query still gives one row per person.', fr: 'La requête donne toujours une ligne par personne.' },
      { en: 'It requires `GROUP BY team` in the same query.', fr: 'Il exige `GROUP BY team` dans la même requête.' },
    ],
    key: [0, 2],
    why: {
      en: 'A window function adds a value to each row without merging rows. It is computed after `WHERE`, so a filter on it needs an outer query.',
      fr: 'Une fonction de fenêtre ajoute une valeur à chaque ligne sans les fusionner. Elle se calcule après `WHERE` : pour la filtrer, il faut une requête externe.',
    },
  },
  {
    id: 'sql-066',
    family: 'lag-difference',
    topic: 'grouping',
    type: 'single',
    difficulty: [4, 4],
    seconds: 70,
    stem: {
      en: 'Which expression gives the change against the month before, in each shop?',
      fr: 'Quelle expression donne l’écart avec le mois précédent, dans chaque magasin ?',
    },
    options: [
      {
        en: '`LAG(n) OVER (PARTITION BY shop ORDER BY month) - n`',
        fr: '`LAG(n) OVER (PARTITION BY shop ORDER BY month) - n`',
      },
      {
        en: '`n - LEAD(n) OVER (PARTITION BY shop ORDER BY month)`',
        fr: '`n - LEAD(n) OVER (PARTITION BY shop ORDER BY month)`',
      },
      {
        en: '`n - LAG(n) OVER (PARTITION BY shop ORDER BY month)`',
        fr: '`n - LAG(n) OVER (PARTITION BY shop ORDER BY month)`',
      },
      {
        en: '`n - LAG(n) OVER (PARTITION BY month ORDER BY shop)`',
        fr: '`n - LAG(n) OVER (PARTITION BY month ORDER BY shop)`',
      },
    ],
    key: [2],
    why: {
      en: '`LAG` reads the row before within the shop, by month. `LEAD` looks ahead, subtracting `n` turns the sign round, and a partition by month compares shops.',
      fr: '`LAG` lit la ligne précédente du même magasin, selon le mois. `LEAD` regarde en avant, soustraire `n` inverse le signe, et une partition par mois compare les magasins.',
    },
  },
  {
    id: 'sql-067',
    family: 'range-frame-ties',
    topic: 'grouping',
    type: 'single',
    difficulty: [5, 5],
    seconds: 85,
    stem: {
      en: 'Which values does `t` have, in the order of `id`?',
      fr: 'Quelles valeurs `t` prend-elle, dans l’ordre de `id` ?',
    },
    code: `pay:
  id  day  n
  1   1    10
  2   2    20
  3   2    30
  4   3    40

SELECT SUM(n) OVER (ORDER BY day) AS t
FROM pay
ORDER BY id`,
    options: [
      { en: '100, 100, 100, 100', fr: '100, 100, 100, 100' },
      { en: '10, 60, 60, 100', fr: '10, 60, 60, 100' },
      { en: '10, 30, 60, 100', fr: '10, 30, 60, 100' },
      { en: '10, 20, 30, 40', fr: '10, 20, 30, 40' },
    ],
    key: [1],
    why: {
      en: 'Without a frame, the window reaches to the last row that ties with the present one, so both rows of day 2 show 60. `ROWS` would count row by row.',
      fr: 'Sans cadre explicite, la fenêtre va jusqu’à la dernière ligne à égalité avec la ligne courante : les deux lignes du jour 2 montrent 60. `ROWS` compterait ligne par ligne.',
    },
  },
  {
    id: 'sql-068',
    family: 'gaps-islands',
    topic: 'grouping',
    type: 'single',
    difficulty: [5, 5],
    seconds: 90,
    stem: {
      en: 'The column `day` holds the day numbers of an attendance list, each once. `day - ROW_NUMBER() OVER (ORDER BY day)` is computed. What is it good for?',
      fr: 'La colonne `day` contient les numéros des jours d’une liste de présence, chacun une fois. On calcule `day - ROW_NUMBER() OVER (ORDER BY day)`. À quoi cela sert-il ?',
    },
    options: [
      {
        en: 'It is the same for consecutive days, so that each run can be grouped.',
        fr: 'C’est constant pour des jours consécutifs : on peut grouper chaque série.',
      },
      {
        en: 'It is lower for later days, so that the newest can be found.',
        fr: 'C’est plus petit pour les jours suivants : on peut trouver le dernier.',
      },
      {
        en: 'It is the length of the run so far, so that the longest can be found.',
        fr: 'C’est la longueur de la série en cours : on peut trouver la plus longue.',
      },
      {
        en: 'It is 0 wherever a day is missing, so that all gaps can be found.',
        fr: 'C’est 0 là où un jour manque : on peut trouver chaque interruption.',
      },
    ],
    key: [0],
    why: {
      en: 'Within an unbroken run both the day and the row number grow by 1, so that their difference stays; at each gap it jumps.',
      fr: 'Dans une série ininterrompue, le jour et le numéro augmentent tous deux de 1 : leur différence ne bouge pas ; à chaque trou, elle saute.',
    },
  },
  {
    id: 'sql-069',
    family: 'empty-group',
    topic: 'grouping',
    type: 'number',
    difficulty: [5, 5],
    seconds: 80,
    stem: {
      en: "No row has `kind = 'x'`. How many rows do these two queries give together?",
      fr: "Aucune ligne n’a `kind = 'x'`. Combien de lignes ces deux requêtes donnent-elles à elles deux ?",
    },
    code: `SELECT SUM(n) FROM t WHERE kind = 'x';
SELECT SUM(n) FROM t WHERE kind = 'x' GROUP BY kind;`,
    key: { value: 1 },
    why: {
      en: 'Without `GROUP BY` there is always one row, here holding NULL. With it there is one row per group, and there is no group.',
      fr: 'Sans `GROUP BY`, il y a toujours une ligne, ici contenant NULL. Avec lui, une ligne par groupe, et il n’y a aucun groupe.',
    },
  },
  {
    id: 'sql-070',
    family: 'window-after-where',
    topic: 'grouping',
    type: 'multiple',
    difficulty: [5, 5],
    seconds: 90,
    stem: {
      en: '`r` is made by `ROW_NUMBER() OVER (PARTITION BY shop ORDER BY amount DESC)`. Which ways give the two greatest sales of each shop? Choose all that apply.',
      fr: '`r` est produit par `ROW_NUMBER() OVER (PARTITION BY shop ORDER BY amount DESC)`. Quelles façons donnent les deux plus grandes ventes de chaque magasin ? Cochez toutes les bonnes réponses.',
    },
    options: [
      {
        en: 'End the same query by `FETCH FIRST 2 ROWS ONLY`',
        fr: 'Terminer la requête par `FETCH FIRST 2 ROWS ONLY`',
      },
      { en: 'Add `WHERE r <= 2` to the same query', fr: 'Ajouter `WHERE r <= 2` à la même requête' },
      {
        en: 'Put the query in a CTE and filter `r <= 2` outside',
        fr: 'Placer la requête dans une CTE et filtrer `r <= 2` autour',
      },
      {
        en: 'Put it in a subquery in `FROM` and filter `r < 3` outside',
        fr: 'La placer en sous-requête dans `FROM` et filtrer `r < 3` autour',
      },
      { en: 'Add `HAVING r <= 2` to the same query', fr: 'Ajouter `HAVING r <= 2` à la même requête' },
    ],
    key: [2, 3],
    why: {
      en: 'Window functions are computed after `WHERE` and `HAVING`, so only an outer query can filter them. `FETCH FIRST` cuts the whole result, not each shop.',
      fr: 'Les fonctions de fenêtre se calculent après `WHERE` et `HAVING` : seule une requête externe peut les filtrer. `FETCH FIRST` coupe tout le résultat, non chaque magasin.',
    },
  },
]
