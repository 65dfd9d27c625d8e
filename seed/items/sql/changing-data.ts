/** SQL items of the topic “Tables, constraints and transactions”. Joined with the other topics by seed/items/sql.ts. */
import type { SourceItem } from '#seed/items/source-item.ts'

export const changingDataItems: readonly SourceItem[] = [
  {
    id: 'sql-071',
    family: 'update-where',
    topic: 'changing-data',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'What does the statement `UPDATE product SET price = 10` do?',
      fr: 'Que fait l’instruction `UPDATE product SET price = 10` ?',
    },
    options: [
      { en: 'It adds a product with the price set to 10', fr: 'Elle ajoute un produit et met son prix à 10' },
      { en: 'It sets the price of every product to 10', fr: 'Elle met le prix de tous les produits à 10' },
      { en: 'It sets the price to 10 where a product has none', fr: 'Elle met le prix à 10 là où il n’y en a pas' },
      { en: 'It changes nothing, as `WHERE` is missing', fr: 'Elle ne change rien, faute de `WHERE`' },
    ],
    key: [1],
    why: { en: 'Without `WHERE`, all rows are changed.', fr: 'Sans `WHERE`, toutes les lignes sont modifiées.' },
  },
  {
    id: 'sql-072',
    family: 'primary-key',
    topic: 'changing-data',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: { en: 'What does a primary key guarantee?', fr: 'Que garantit une clé primaire ?' },
    options: [
      { en: 'The rows are stored in alphabetical order', fr: 'Les lignes sont rangées par ordre alphabétique' },
      {
        en: 'No row of the table can be changed or deleted any more',
        fr: 'Aucune ligne ne peut plus être changée ni effacée',
      },
      {
        en: 'No two rows have the same value, and no value is NULL',
        fr: 'Aucune valeur n’est répétée, et aucune n’est NULL',
      },
      { en: 'Every value also stands in another table', fr: 'Chaque valeur figure aussi dans une autre table' },
    ],
    key: [2],
    why: {
      en: 'A primary key identifies a row: unique and always present.',
      fr: 'Une clé primaire identifie une ligne : elle est unique et toujours présente.',
    },
  },
  {
    id: 'sql-073',
    family: 'insert-columns',
    topic: 'changing-data',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'Which statement adds Ana, aged 30, to `person`?',
      fr: 'Quelle instruction ajoute Ana, 30 ans, à `person` ?',
    },
    options: [
      {
        en: "`INSERT INTO person (name, age) SET ('Ana', 30)`",
        fr: "`INSERT INTO person (name, age) SET ('Ana', 30)`",
      },
      {
        en: "`UPDATE INTO person (name, age) SET ('Ana', 30)`",
        fr: "`UPDATE INTO person (name, age) SET ('Ana', 30)`",
      },
      {
        en: "`UPDATE INTO person (name, age) VALUES ('Ana', 30)`",
        fr: "`UPDATE INTO person (name, age) VALUES ('Ana', 30)`",
      },
      {
        en: "`INSERT INTO person (name, age) VALUES ('Ana', 30)`",
        fr: "`INSERT INTO person (name, age) VALUES ('Ana', 30)`",
      },
    ],
    key: [3],
    why: {
      en: '`INSERT INTO`, the columns, `VALUES`, and the values in the same order.',
      fr: '`INSERT INTO`, les colonnes, `VALUES`, puis les valeurs dans le même ordre.',
    },
  },
  {
    id: 'sql-074',
    family: 'delete-count',
    topic: 'changing-data',
    type: 'number',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'How many rows are left in the table after the statement?',
      fr: 'Combien de lignes reste-t-il dans la table après l’instruction ?',
    },
    code: `task:
  id  state
  1   done
  2   open
  3   done
  4   late

DELETE FROM task WHERE state = 'done'`,
    key: { value: 2 },
    why: { en: 'Tasks 1 and 3 are removed; 2 and 4 stay.', fr: 'Les tâches 1 et 3 sont supprimées ; 2 et 4 restent.' },
  },
  {
    id: 'sql-075',
    family: 'not-null-constraint',
    topic: 'changing-data',
    type: 'single',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'Each invoice must have a date. Where is this best ensured?',
      fr: 'Chaque facture doit avoir une date. Où le garantir au mieux ?',
    },
    options: [
      {
        en: 'In the form: `<input name="issued" required>`',
        fr: 'Dans le formulaire : `<input name="issued" required>`',
      },
      { en: 'In the table: `issued DATE NOT NULL`', fr: 'Dans la table : `issued DATE NOT NULL`' },
      { en: 'In a report: `WHERE issued IS NULL`', fr: 'Dans un rapport : `WHERE issued IS NULL`' },
      { en: 'In each query: `WHERE issued IS NOT NULL`', fr: 'Dans chaque requête : `WHERE issued IS NOT NULL`' },
    ],
    key: [1],
    why: {
      en: 'A constraint holds for every way in which data arrives. Forms and queries are each only one of them.',
      fr: 'Une contrainte vaut quelle que soit la voie d’arrivée des données. Un formulaire ou une requête n’en est qu’une.',
    },
  },
  {
    id: 'sql-076',
    family: 'foreign-key-delete',
    topic: 'changing-data',
    type: 'single',
    difficulty: [2, 2],
    seconds: 55,
    stem: {
      en: '`line.invoice_id` is a foreign key to `invoice` without further options. What does `DELETE FROM invoice WHERE id = 7` do while invoice 7 has lines?',
      fr: '`line.invoice_id` est une clé étrangère vers `invoice`, sans autre option. Que fait `DELETE FROM invoice WHERE id = 7` tant que la facture 7 a des lignes ?',
    },
    options: [
      {
        en: 'It deletes the lines, but keeps the invoice itself',
        fr: 'Elle supprime les lignes, mais garde la facture',
      },
      {
        en: 'It deletes the invoice and keeps lines that point nowhere',
        fr: 'Elle supprime la facture et garde des lignes orphelines',
      },
      { en: 'It deletes the invoice and its lines', fr: 'Elle supprime la facture et ses lignes' },
      { en: 'It fails, and nothing is deleted', fr: 'Elle échoue, et rien n’est supprimé' },
    ],
    key: [3],
    why: {
      en: 'A foreign key refuses any change that would leave a reference without its target. `ON DELETE CASCADE` would delete the lines too.',
      fr: 'Une clé étrangère refuse tout changement qui laisserait une référence sans cible. `ON DELETE CASCADE` supprimerait aussi les lignes.',
    },
  },
  {
    id: 'sql-077',
    family: 'unique-null',
    topic: 'changing-data',
    type: 'multiple',
    difficulty: [2, 2],
    seconds: 55,
    stem: {
      en: 'A table has `email VARCHAR(100) UNIQUE NOT NULL`. Which insertions are refused when ‘a@x.org’ is already there? Choose all that apply.',
      fr: 'Une table a `email VARCHAR(100) UNIQUE NOT NULL`. Quelles insertions sont refusées si « a@x.org » y est déjà ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: 'NULL', fr: 'NULL' },
      { en: "'a@x.org'", fr: "'a@x.org'" },
      { en: "'b@x.org'", fr: "'b@x.org'" },
      { en: "'not an address'", fr: "'not an address'" },
    ],
    key: [0, 1],
    why: {
      en: 'The two constraints ask for a value, and for one that is new. Neither looks at whether the text is an address.',
      fr: 'Les deux contraintes exigent une valeur, et une valeur nouvelle. Aucune ne vérifie que le texte est une adresse.',
    },
  },
  {
    id: 'sql-078',
    family: 'transaction-purpose',
    topic: 'changing-data',
    type: 'single',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'A transfer takes money from one account and adds it to another by two updates. Why are they put into one transaction?',
      fr: 'Un virement retire de l’argent d’un compte et l’ajoute à un autre par deux mises à jour. Pourquoi les mettre dans une transaction ?',
    },
    options: [
      {
        en: 'Neither update has to be checked, or logged, any more.',
        fr: 'Ni l’une ni l’autre n’est alors à vérifier.',
      },
      {
        en: 'Two updates in one transaction run twice as fast.',
        fr: 'Deux mises à jour groupées vont deux fois plus vite.',
      },
      { en: 'Either both take effect or neither does.', fr: 'Soit les deux prennent effet, soit aucune.' },
      {
        en: 'Only a transaction may change more than one row.',
        fr: 'Seule une transaction peut modifier plusieurs lignes.',
      },
    ],
    key: [2],
    why: {
      en: 'Atomicity: if anything fails between the two, the first update is undone.',
      fr: 'C’est l’atomicité : si quelque chose échoue entre les deux, la première mise à jour est annulée.',
    },
  },
  {
    id: 'sql-079',
    family: 'create-order',
    topic: 'changing-data',
    type: 'order',
    difficulty: [2, 2],
    seconds: 60,
    stem: {
      en: '`line` refers to `invoice` and to `product`; `invoice` refers to `client`; `client` refers to `country`. In which order must rows be inserted, if the product is put in just before it is needed?',
      fr: '`line` se réfère à `invoice` et à `product` ; `invoice` se réfère à `client` ; `client` se réfère à `country`. Dans quel ordre insérer les lignes, si le produit est inséré juste avant qu’on en ait besoin ?',
    },
    options: [
      { en: '`invoice`', fr: '`invoice`' },
      { en: '`product`', fr: '`product`' },
      { en: '`client`', fr: '`client`' },
      { en: '`country`', fr: '`country`' },
      { en: '`line`', fr: '`line`' },
    ],
    key: [3, 2, 0, 1, 4],
    why: {
      en: 'A row can be inserted only when the rows it refers to are there.',
      fr: 'Une ligne ne peut être insérée que lorsque les lignes auxquelles elle se réfère existent.',
    },
  },
  {
    id: 'sql-080',
    family: 'update-swap',
    topic: 'changing-data',
    type: 'code',
    difficulty: [3, 4],
    seconds: 65,
    stem: {
      en: 'What do `a` and `b` hold after the statement, in a standard database?',
      fr: 'Que contiennent `a` et `b` après l’instruction, dans une base conforme au standard ?',
    },
    code: `pair:
  a  b
  1  2

UPDATE pair SET a = b, b = a`,
    options: [
      { en: '2, 1', fr: '2, 1' },
      { en: '2, 2', fr: '2, 2' },
      { en: '1, 2', fr: '1, 2' },
      { en: '1, 1', fr: '1, 1' },
    ],
    key: [0],
    why: {
      en: 'All right-hand sides are computed from the row as it was before; so the values change places.',
      fr: 'Tous les membres droits se calculent sur la ligne telle qu’elle était avant ; les valeurs s’échangent donc.',
    },
  },
  {
    id: 'sql-081',
    family: 'rollback-scope',
    topic: 'changing-data',
    type: 'single',
    difficulty: [3, 2],
    seconds: 60,
    stem: {
      en: 'Nothing is committed automatically. What does the table `log` hold in the end, if it was empty before?',
      fr: 'Rien n’est validé automatiquement. Que contient la table `log` à la fin, si elle était vide avant ?',
    },
    code: `INSERT INTO log VALUES ('one');
COMMIT;
INSERT INTO log VALUES ('two');
INSERT INTO log VALUES ('three');
ROLLBACK;`,
    options: [
      { en: 'one, two', fr: 'one, two' },
      { en: 'nothing', fr: 'rien' },
      { en: 'one, two, three', fr: 'one, two, three' },
      { en: 'one', fr: 'one' },
    ],
    key: [3],
    why: {
      en: '`ROLLBACK` undoes what has been done since the last `COMMIT`.',
      fr: '`ROLLBACK` annule ce qui a été fait depuis le dernier `COMMIT`.',
    },
  },
  {
    id: 'sql-082',
    family: 'normal-form',
    topic: 'changing-data',
    type: 'single',
    difficulty: [3, 3],
    seconds: 70,
    stem: {
      en: 'Table `booking(id, room_id, room_name, guest, night)` holds the room’s name in every row. What is the danger?',
      fr: 'La table `booking(id, room_id, room_name, guest, night)` répète le nom de la chambre à chaque ligne. Quel est le danger ?',
    },
    options: [
      {
        en: 'The rows can no longer be sorted or grouped by the room’s number.',
        fr: 'Les lignes ne peuvent plus être triées ni groupées par numéro de chambre.',
      },
      {
        en: 'A new name may be entered in some rows and not in others.',
        fr: 'Un nouveau nom peut être saisi sur certaines lignes et pas sur d’autres.',
      },
      {
        en: 'The table needs a second primary key, which is not allowed.',
        fr: 'La table a besoin d’une seconde clé primaire, ce qui est interdit.',
      },
      {
        en: 'A room can no longer be booked by two guests on different nights.',
        fr: 'Une chambre ne peut plus être réservée par deux clients à des dates différentes.',
      },
    ],
    key: [1],
    why: {
      en: 'One fact stored in many places may come to contradict itself. The name depends on the room, so it belongs in a table of rooms.',
      fr: 'Un fait enregistré en plusieurs endroits peut se contredire. Le nom dépend de la chambre : sa place est dans une table des chambres.',
    },
  },
  {
    id: 'sql-083',
    family: 'check-constraint',
    topic: 'changing-data',
    type: 'single',
    difficulty: [3, 2],
    seconds: 60,
    stem: {
      en: 'Which constraint makes sure that a stay does not end before it starts?',
      fr: 'Quelle contrainte garantit qu’un séjour ne finit pas avant de commencer ?',
    },
    options: [
      { en: '`UNIQUE (starts, ends)`', fr: '`UNIQUE (starts, ends)`' },
      { en: '`DEFAULT (ends >= starts)`', fr: '`DEFAULT (ends >= starts)`' },
      { en: '`CHECK (ends >= starts)`', fr: '`CHECK (ends >= starts)`' },
      { en: '`FOREIGN KEY (starts) REFERENCES stay (ends)`', fr: '`FOREIGN KEY (starts) REFERENCES stay (ends)`' },
    ],
    key: [2],
    why: {
      en: '`CHECK` tests a condition on each row when it is written. The others are about repetition, missing values and references.',
      fr: '`CHECK` vérifie une condition sur chaque ligne à l’écriture. Les autres concernent les répétitions, les valeurs absentes et les références.',
    },
  },
  {
    id: 'sql-084',
    family: 'sql-injection',
    topic: 'changing-data',
    type: 'single',
    difficulty: [3, 2],
    seconds: 65,
    stem: {
      en: "A program builds `\"… WHERE name = '\" + input + \"'\"`. What is the right protection against input such as `' OR '1'='1`?",
      fr: "Un programme construit `\"… WHERE name = '\" + input + \"'\"`. Quelle est la bonne protection contre une saisie telle que `' OR '1'='1` ?",
    },
    options: [
      { en: 'Pass the input as a parameter of the query', fr: 'Passer la saisie comme paramètre de la requête' },
      { en: 'Encrypt the input before the query', fr: 'Chiffrer la saisie avant la requête' },
      { en: 'Cut the input off after 20 characters', fr: 'Couper la saisie après 20 caractères' },
      {
        en: 'Remove the word `OR` from what is typed',
        fr: 'Retirer le mot `OR` de la saisie',
      },
    ],
    key: [0],
    why: {
      en: 'With parameters the text is never read as SQL. Lists of forbidden words and lengths can be got round, and encryption does not change what is sent.',
      fr: 'Avec des paramètres, le texte n’est jamais lu comme du SQL. Les mots interdits et les longueurs se contournent, et le chiffrement ne change rien au contenu.',
    },
  },
  {
    id: 'sql-085',
    family: 'insert-select',
    topic: 'changing-data',
    type: 'number',
    difficulty: [3, 2],
    seconds: 60,
    stem: {
      en: 'How many rows does `archive` hold afterwards, if it held 2 before?',
      fr: 'Combien de lignes `archive` contient-elle ensuite, si elle en contenait 2 auparavant ?',
    },
    code: `visit:
  id  year
  1   2023
  2   2024
  3   2023
  4   2025

INSERT INTO archive
SELECT * FROM visit WHERE year < 2025`,
    key: { value: 5 },
    why: {
      en: 'Three visits fit the condition and are copied to the two that were there.',
      fr: 'Trois visites remplissent la condition et s’ajoutent aux deux déjà présentes.',
    },
  },
  {
    id: 'sql-086',
    family: 'lost-update',
    topic: 'changing-data',
    type: 'single',
    difficulty: [4, 4],
    seconds: 75,
    stem: {
      en: 'Two clerks read stock 10 at the same time; each writes back 9 after a sale. Two sales, one deduction. Which statement prevents it without any lock made by hand?',
      fr: 'Deux vendeurs lisent un stock de 10 en même temps ; chacun réécrit 9 après une vente. Deux ventes, une seule déduction. Quelle instruction l’évite sans verrou manuel ?',
    },
    options: [
      {
        en: '`UPDATE item SET stock = stock - 1 WHERE id = 5`',
        fr: '`UPDATE item SET stock = stock - 1 WHERE id = 5`',
      },
      {
        en: '`UPDATE item SET stock = (SELECT 10 - 1) WHERE id = 5`',
        fr: '`UPDATE item SET stock = (SELECT 10 - 1) WHERE id = 5`',
      },
      { en: '`UPDATE item SET stock = 10 - 1 WHERE id = 5`', fr: '`UPDATE item SET stock = 10 - 1 WHERE id = 5`' },
      {
        en: '`SELECT stock FROM item WHERE id = 5` twice before writing',
        fr: '`SELECT stock FROM item WHERE id = 5` deux fois avant d’écrire',
      },
    ],
    key: [0],
    why: {
      en: 'The database itself reads and writes the current value in one statement, one after another for the same row. The others write a value that was worked out earlier.',
      fr: 'La base lit et écrit elle-même la valeur courante en une instruction, l’une après l’autre pour une même ligne. Les autres écrivent une valeur calculée auparavant.',
    },
  },
  {
    id: 'sql-087',
    family: 'index-cost',
    topic: 'changing-data',
    type: 'multiple',
    difficulty: [4, 3],
    seconds: 70,
    stem: {
      en: 'What is true of an additional index on `invoice(client_id)`? Choose all that apply.',
      fr: 'Qu’est-ce qui est vrai d’un index supplémentaire sur `invoice(client_id)` ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: 'Finding one client’s invoices gets faster.', fr: 'Trouver les factures d’un client devient plus rapide.' },
      { en: 'Queries give their rows sorted by client.', fr: 'Les requêtes rendent leurs lignes triées par client.' },
      { en: 'It takes additional space on disk.', fr: 'Il occupe de la place supplémentaire sur le disque.' },
      {
        en: 'Inserting an invoice takes a little more work.',
        fr: 'Insérer une facture demande un peu plus de travail.',
      },
      { en: 'A client may no longer have two invoices.', fr: 'Un client ne peut plus avoir deux factures.' },
    ],
    key: [0, 2, 3],
    why: {
      en: 'An index is a second, sorted structure to be kept up. It promises no order without `ORDER BY`, and no uniqueness unless made `UNIQUE`.',
      fr: 'Un index est une seconde structure triée à entretenir. Il ne promet ni ordre sans `ORDER BY`, ni unicité sans `UNIQUE`.',
    },
  },
  {
    id: 'sql-088',
    family: 'composite-index',
    topic: 'changing-data',
    type: 'single',
    difficulty: [4, 4],
    seconds: 75,
    stem: {
      en: 'There is one index, on `(city, name)`. Which condition can it serve least?',
      fr: 'Il existe un seul index, sur `(city, name)`. Quelle condition sert-il le moins bien ?',
    },
    options: [
      { en: "`city = 'Oslo'`", fr: "`city = 'Oslo'`" },
      { en: "`city = 'Oslo' AND name = 'Ana'`", fr: "`city = 'Oslo' AND name = 'Ana'`" },
      { en: "`city = 'Oslo' AND name LIKE 'A%'`", fr: "`city = 'Oslo' AND name LIKE 'A%'`" },
      { en: "`name = 'Ana'`", fr: "`name = 'Ana'`" },
    ],
    key: [3],
    why: {
      en: 'The index is sorted by city first, as a telephone book is by surname: names alone are scattered through all of it.',
      fr: 'L’index est trié d’abord par ville, comme un annuaire par nom de famille : les prénoms seuls y sont dispersés partout.',
    },
  },
  {
    id: 'sql-089',
    family: 'isolation-dirty-read',
    topic: 'changing-data',
    type: 'single',
    difficulty: [4, 4],
    seconds: 75,
    stem: {
      en: 'Session A changes a price and has not committed. Session B, at `READ COMMITTED`, reads the price. What does this level rule out?',
      fr: 'La session A modifie un prix sans avoir validé. La session B, en `READ COMMITTED`, lit ce prix. Qu’est-ce que ce niveau exclut ?',
    },
    options: [
      { en: 'That B sees the new price once A commits', fr: 'Que B voie le nouveau prix, une fois A validée' },
      { en: 'That B sees a price which A then rolls back', fr: 'Que B voie un prix que A annule ensuite' },
      { en: 'That B sees the old price before A commits', fr: 'Que B voie l’ancien prix, tant que A n’a pas validé' },
      { en: 'That B reads two different prices in succession', fr: 'Que B lise deux prix différents successivement' },
    ],
    key: [1],
    why: {
      en: '`READ COMMITTED` rules out reading what was never committed. Two reads may well differ; `REPEATABLE READ` rules that out too.',
      fr: '`READ COMMITTED` exclut de lire ce qui n’a jamais été validé. Deux lectures peuvent différer ; `REPEATABLE READ` l’exclut aussi.',
    },
  },
  {
    id: 'sql-090',
    family: 'safe-not-null',
    topic: 'changing-data',
    type: 'order',
    difficulty: [4, 4],
    seconds: 80,
    stem: {
      en: 'A big table in use gets a new required column. Put the steps in an order in which no step fails and the program goes on working.',
      fr: 'Une grande table en service reçoit une nouvelle colonne obligatoire. Mettez les étapes dans un ordre où aucune n’échoue et où le programme continue de marcher.',
    },
    options: [
      {
        en: 'Let the program write it for new rows',
        fr: 'Faire écrire la colonne par le programme pour les nouvelles lignes',
      },
      { en: 'Fill in the old rows', fr: 'Compléter les anciennes lignes' },
      { en: 'Set the column to `NOT NULL`', fr: 'Passer la colonne en `NOT NULL`' },
      { en: 'Add the column, allowing NULL', fr: 'Ajouter la colonne en autorisant NULL' },
    ],
    key: [3, 0, 1, 2],
    why: {
      en: 'The program can only write a column that exists; filling in before it does would leave new gaps; the constraint comes when no gap is left.',
      fr: 'Le programme ne peut écrire qu’une colonne existante ; compléter avant laisserait de nouveaux trous ; la contrainte vient quand il n’en reste plus.',
    },
  },
  {
    id: 'sql-091',
    family: 'write-skew',
    topic: 'changing-data',
    type: 'single',
    difficulty: [5, 5],
    seconds: 90,
    stem: {
      en: 'At least one doctor must be on call. Two doctors leave at once: each transaction counts two on call, then signs its own doctor off. Under snapshot isolation both commit. Why?',
      fr: 'Au moins un médecin doit être de garde. Deux médecins partent en même temps : chaque transaction en compte deux de garde, puis retire le sien. En isolation par instantané, les deux sont validées. Pourquoi ?',
    },
    options: [
      {
        en: 'They read values not committed, so no check holds.',
        fr: 'Elles lisent des valeurs non validées, sans contrôle.',
      },
      {
        en: 'They take a new snapshot before each statement.',
        fr: 'Elles reprennent un instantané à chaque instruction.',
      },
      {
        en: 'They write different rows, so no conflict is seen.',
        fr: 'Elles écrivent des lignes différentes, sans conflit.',
      },
      {
        en: '`COUNT` does not take part in transactions at all.',
        fr: '`COUNT`, lui, ne participe pas aux transactions.',
      },
    ],
    key: [2],
    why: {
      en: 'This is write skew: each decision rests on a row which the other changes. `SERIALIZABLE`, or locking the rows that were read, prevents it.',
      fr: 'C’est une anomalie d’écriture croisée : chaque décision repose sur une ligne que l’autre modifie. `SERIALIZABLE`, ou le verrouillage des lignes lues, l’évite.',
    },
  },
  {
    id: 'sql-092',
    family: 'deadlock',
    topic: 'changing-data',
    type: 'single',
    difficulty: [5, 4],
    seconds: 80,
    stem: {
      en: 'Transaction 1 locks row A and waits for row B; transaction 2 locks B and waits for A. What prevents this for good?',
      fr: 'La transaction 1 verrouille la ligne A et attend B ; la transaction 2 verrouille B et attend A. Qu’est-ce qui l’empêche durablement ?',
    },
    options: [
      {
        en: 'Waiting longer before the database gives up on the locks',
        fr: 'Attendre plus longtemps avant que la base renonce aux verrous',
      },
      {
        en: 'Adding an index, so that both rows are found faster',
        fr: 'Ajouter un index, pour trouver plus vite les deux lignes',
      },
      {
        en: 'Committing only when both transactions have finished',
        fr: 'Ne valider que lorsque les deux transactions sont finies',
      },
      {
        en: 'Having all transactions lock rows in the same order',
        fr: 'Faire verrouiller les lignes dans le même ordre par toutes',
      },
    ],
    key: [3],
    why: {
      en: 'With one agreed order no circle of waiting can arise. Waiting longer only makes both wait longer.',
      fr: 'Avec un ordre convenu, aucun cercle d’attente ne peut se former. Attendre plus longtemps ne fait que prolonger l’attente.',
    },
  },
  {
    id: 'sql-093',
    family: 'correlated-update',
    topic: 'changing-data',
    type: 'single',
    difficulty: [5, 4],
    seconds: 85,
    stem: {
      en: 'Every product should get the price of its offer. A product has one offer at most; products without an offer keep their price. What is wrong with this statement?',
      fr: 'Chaque produit doit prendre le prix de son offre. Un produit a une offre au plus ; ceux qui n’en ont pas gardent leur prix. Qu’est-ce qui ne va pas dans cette instruction ?',
    },
    code: `UPDATE product
SET price = (SELECT o.price FROM offer o
             WHERE o.product_id = product.id)`,
    options: [
      {
        en: 'Only the first product with an offer is changed.',
        fr: 'Seul le premier produit ayant une offre est modifié.',
      },
      {
        en: 'A subquery may not refer to the table that is being updated.',
        fr: 'Une sous-requête ne peut se référer à la table mise à jour.',
      },
      {
        en: 'Products without an offer have their price set to NULL.',
        fr: 'Les produits sans offre voient leur prix passer à NULL.',
      },
      {
        en: 'All the products get the price of the first offer in the table.',
        fr: 'Tous les produits reçoivent le prix de la première offre.',
      },
    ],
    key: [2],
    why: {
      en: 'A subquery that finds nothing gives NULL, and the outer statement has no `WHERE`. Add `WHERE EXISTS (…)` on the offers.',
      fr: 'Une sous-requête qui ne trouve rien donne NULL, et l’instruction n’a pas de `WHERE`. Il faut ajouter `WHERE EXISTS (…)` sur les offres.',
    },
  },
  {
    id: 'sql-094',
    family: 'unique-nullable-check',
    topic: 'changing-data',
    type: 'multiple',
    difficulty: [5, 4],
    seconds: 85,
    stem: {
      en: 'A column has `age INTEGER CHECK (age >= 18)` and nothing else. Which statements are true? Choose all that apply.',
      fr: 'Une colonne a `age INTEGER CHECK (age >= 18)` et rien d’autre. Quelles affirmations sont vraies ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: 'A row with 17 is accepted and set to 18.', fr: 'Une ligne avec 17 est acceptée et mise à 18.' },
      { en: 'An update from 30 to 10 is refused.', fr: 'Une mise à jour de 30 à 10 est refusée.' },
      { en: 'A row inserted without an age gets 18.', fr: 'Une ligne insérée sans âge reçoit 18.' },
      { en: 'A row with NULL as age is accepted.', fr: 'Une ligne dont l’âge est NULL est acceptée.' },
    ],
    key: [1, 3],
    why: {
      en: 'A check refuses a row only when the condition is false; for NULL it is unknown. It is tested at insertions and updates, and never changes a value.',
      fr: 'Une contrainte `CHECK` ne refuse une ligne que si la condition est fausse ; pour NULL, elle est inconnue. Elle vaut aux insertions et mises à jour, et ne change aucune valeur.',
    },
  },
]
