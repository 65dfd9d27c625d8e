/** Spreadsheets items of the topic “Lookups, conditions and text”. Joined with the other topics by seed/items/spreadsheets.ts. */
import type { SourceItem } from '#seed/items/source-item.ts'

export const lookupsItems: readonly SourceItem[] = [
  {
    id: 'spreadsheets-025',
    family: 'if-basic',
    topic: 'lookups',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'B2 holds a score. Which formula shows Pass from 50 on, and Fail below?',
      fr: 'B2 contient un score. Quelle formule affiche Pass à partir de 50, et Fail en dessous ?',
    },
    options: [
      { en: '=IF("B2>=50",Pass,Fail)', fr: '=SI("B2>=50";Pass;Fail)' },
      { en: '=IF(B2>50,"Pass","Fail")', fr: '=SI(B2>50;"Pass";"Fail")' },
      { en: '=IF(B2>=50,"Fail","Pass")', fr: '=SI(B2>=50;"Fail";"Pass")' },
      { en: '=IF(B2>=50,"Pass","Fail")', fr: '=SI(B2>=50;"Pass";"Fail")' },
    ],
    key: [3],
    why: {
      en: 'The test, then the answer when it holds, then the other. ‘From 50 on’ includes 50.',
      fr: 'Le test, puis la réponse s’il est vrai, puis l’autre. « À partir de 50 » inclut 50.',
    },
  },
  {
    id: 'spreadsheets-026',
    family: 'countif-text',
    topic: 'lookups',
    type: 'number',
    difficulty: [1, 2],
    seconds: 40,
    stem: {
      en: 'Which number does `=COUNTIF(A1:A5,"Oslo")` give?',
      fr: 'Quel nombre la formule `=NB.SI(A1:A5;"Oslo")` donne-t-elle ?',
    },
    code: `   A
1  Oslo
2  Bern
3  oslo
4  Rome
5  Oslo`,
    key: { value: 3 },
    why: {
      en: 'The comparison ignores case: rows 1, 3 and 5.',
      fr: 'La comparaison ne tient pas compte des majuscules : lignes 1, 3 et 5.',
    },
  },
  {
    id: 'spreadsheets-027',
    family: 'join-text',
    topic: 'lookups',
    type: 'single',
    difficulty: [1, 2],
    seconds: 40,
    stem: {
      en: 'A2 holds Ana, B2 holds Diaz. Which formula gives Ana Diaz, with a space?',
      fr: 'A2 contient Ana, B2 contient Diaz. Quelle formule donne Ana Diaz, avec une espace ?',
    },
    options: [
      { en: '=A2&" "&B2', fr: '=A2&" "&B2' },
      { en: '=A2&B2', fr: '=A2&B2' },
      { en: '=A2+" "+B2', fr: '=A2+" "+B2' },
      { en: '=A2&B2&" "', fr: '=A2&B2&" "' },
    ],
    key: [0],
    why: {
      en: '`&` joins texts, and the space is a text of its own between them. `+` adds numbers.',
      fr: '`&` assemble des textes, et l’espace est elle-même un texte placé entre eux. `+` additionne des nombres.',
    },
  },
  {
    id: 'spreadsheets-028',
    family: 'lookup-purpose',
    topic: 'lookups',
    type: 'single',
    difficulty: [1, 2],
    seconds: 40,
    stem: {
      en: 'A price list has product codes in its first column. An order sheet has only codes. Which function brings the prices into it?',
      fr: 'Un tarif a les codes produit en première colonne. Une feuille de commande n’a que les codes. Quelle fonction y apporte les prix ?',
    },
    options: [
      { en: '`COUNTIF`', fr: '`NB.SI`' },
      { en: '`SUBSTITUTE`', fr: '`SUBSTITUE`' },
      { en: '`VLOOKUP`', fr: '`RECHERCHEV`' },
      { en: '`CONCATENATE`', fr: '`CONCATENER`' },
    ],
    key: [2],
    why: {
      en: '`VLOOKUP` looks a value up in the first column and gives what stands in another column of the same row.',
      fr: '`RECHERCHEV` cherche une valeur dans la première colonne et rend ce qui se trouve dans une autre colonne de la même ligne.',
    },
  },
  {
    id: 'spreadsheets-029',
    family: 'sumif',
    topic: 'lookups',
    type: 'single',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'Which formula adds the amounts of the north region?',
      fr: 'Quelle formule additionne les montants de la région North ?',
    },
    code: `   A       B
1  Region  Amount
2  North   40
3  South   25
4  North   10
5  East    70`,
    options: [
      { en: '=COUNTIF(A2:A5,"North")', fr: '=NB.SI(A2:A5;"North")' },
      { en: '=SUM(A2:A5,"North",B2:B5)', fr: '=SOMME(A2:A5;"North";B2:B5)' },
      { en: '=SUMIF(B2:B5,"North",A2:A5)', fr: '=SOMME.SI(B2:B5;"North";A2:A5)' },
      { en: '=SUMIF(A2:A5,"North",B2:B5)', fr: '=SOMME.SI(A2:A5;"North";B2:B5)' },
    ],
    key: [3],
    why: {
      en: 'First where to look, then for what, then what to add.',
      fr: 'D’abord où chercher, puis quoi, puis ce qu’il faut additionner.',
    },
  },
  {
    id: 'spreadsheets-030',
    family: 'approximate-match',
    topic: 'lookups',
    type: 'single',
    difficulty: [2, 2],
    seconds: 55,
    stem: {
      en: 'The codes in the list are not sorted. What must the last argument of `VLOOKUP` be to find exact codes only?',
      fr: 'Les codes de la liste ne sont pas triés. Quel doit être le dernier argument de `RECHERCHEV` pour ne trouver que les codes exacts ?',
    },
    options: [
      { en: '`FALSE`', fr: '`FAUX`' },
      { en: 'left out', fr: 'aucun : on l’omet' },
      { en: '`TRUE`', fr: '`VRAI`' },
      { en: 'the column number', fr: 'le numéro de colonne' },
    ],
    key: [0],
    why: {
      en: '`FALSE` asks for an exact match. `TRUE`, also the default, takes the nearest value below and expects a sorted list.',
      fr: '`FAUX` demande une correspondance exacte. `VRAI`, aussi la valeur par défaut, prend la valeur inférieure la plus proche et suppose une liste triée.',
    },
  },
  {
    id: 'spreadsheets-031',
    family: 'and-condition',
    topic: 'lookups',
    type: 'single',
    difficulty: [2, 3],
    seconds: 50,
    stem: {
      en: 'A discount applies when the quantity in B2 is at least 10 and the client in C2 is a member (text yes). Which test is right?',
      fr: 'Une remise s’applique si la quantité en B2 est d’au moins 10 et si le client en C2 est membre (texte yes). Quel test est juste ?',
    },
    options: [
      { en: '`B2>=10 AND C2="yes"`', fr: '`B2>=10 AND C2="yes"`' },
      { en: '`AND(B2>=10,C2="yes")`', fr: '`ET(B2>=10;C2="yes")`' },
      { en: '`IF(AND(B2>=10,C2="yes"),FALSE,TRUE)`', fr: '`SI(ET(B2>=10;C2="yes");FAUX;VRAI)`' },
      { en: '`OR(B2>=10,C2="yes")`', fr: '`OU(B2>=10;C2="yes")`' },
    ],
    key: [1],
    why: {
      en: 'In spreadsheets `AND` is a function that takes the conditions as arguments. `OR` would be content with one of them.',
      fr: 'Dans un tableur, `ET` est une fonction qui prend les conditions en arguments. `OU` se contenterait d’une seule.',
    },
  },
  {
    id: 'spreadsheets-032',
    family: 'left-mid-right',
    topic: 'lookups',
    type: 'code',
    difficulty: [2, 2],
    seconds: 55,
    stem: {
      en: 'A1 holds FR-2041-B. What does `=MID(A1,4,4)` give?',
      fr: 'A1 contient FR-2041-B. Que donne `=STXT(A1;4;4)` ?',
    },
    code: `   A
1  FR-2041-B`,
    options: [
      { en: '041-', fr: '041-' },
      { en: '2041-B', fr: '2041-B' },
      { en: '2041', fr: '2041' },
      { en: '2041-', fr: '2041-' },
    ],
    key: [2],
    why: {
      en: 'From the fourth character on, four characters: F, R and the hyphen are the first three.',
      fr: 'À partir du quatrième caractère, quatre caractères : F, R et le tiret sont les trois premiers.',
    },
  },
  {
    id: 'spreadsheets-033',
    family: 'trim-spaces',
    topic: 'lookups',
    type: 'multiple',
    difficulty: [2, 3],
    seconds: 55,
    stem: {
      en: 'Codes were pasted from a web page, and `VLOOKUP` finds some of them not, although they look right. Which causes are plausible? Choose all that apply.',
      fr: 'Des codes ont été collés depuis une page Web, et `RECHERCHEV` n’en trouve pas certains, pourtant d’apparence correcte. Quelles causes sont plausibles ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: 'Some codes are typed in lower case letters.', fr: 'Certains codes sont écrits en minuscules.' },
      {
        en: 'Some codes are numbers, and texts in the list.',
        fr: 'Certains codes sont des nombres, et du texte dans la liste.',
      },
      { en: 'Some codes stand in cells with a colour.', fr: 'Certains codes sont dans des cellules colorées.' },
      { en: 'There is a space at the end of some codes.', fr: 'Certains codes se terminent par une espace.' },
    ],
    key: [1, 3],
    why: {
      en: 'Spaces and types make values different. Colours are not values, and lookups pay no heed to capital letters.',
      fr: 'Les espaces et les types rendent les valeurs différentes. Une couleur n’est pas une valeur, et la recherche ignore les majuscules.',
    },
  },
  {
    id: 'spreadsheets-034',
    family: 'vlookup-left',
    topic: 'lookups',
    type: 'single',
    difficulty: [3, 4],
    seconds: 65,
    stem: {
      en: 'Codes stand in column C, names in column A. You have a code and want the name. Which formula does it, without moving columns?',
      fr: 'Les codes sont en colonne C, les noms en colonne A. À partir d’un code, on veut le nom. Quelle formule le fait, sans déplacer de colonne ?',
    },
    options: [
      { en: '=MATCH(E2,INDEX(A2:A90,C2:C90),0)', fr: '=EQUIV(E2;INDEX(A2:A90;C2:C90);0)' },
      { en: '=INDEX(A2:A90,MATCH(E2,C2:C90,0))', fr: '=INDEX(A2:A90;EQUIV(E2;C2:C90;0))' },
      { en: '=VLOOKUP(E2,C2:A90,-2,FALSE)', fr: '=RECHERCHEV(E2;C2:A90;-2;FAUX)' },
      { en: '=VLOOKUP(E2,A2:C90,1,FALSE)', fr: '=RECHERCHEV(E2;A2:C90;1;FAUX)' },
    ],
    key: [1],
    why: {
      en: '`MATCH` finds the row by the code, `INDEX` takes the name from it. `VLOOKUP` only looks to the right of its first column.',
      fr: '`EQUIV` trouve la ligne grâce au code, `INDEX` y prend le nom. `RECHERCHEV` ne regarde qu’à droite de sa première colonne.',
    },
  },
  {
    id: 'spreadsheets-035',
    family: 'match-approximate',
    topic: 'lookups',
    type: 'number',
    difficulty: [3, 3],
    seconds: 65,
    stem: {
      en: 'Which number does `=VLOOKUP(75,A1:B4,2,TRUE)` give?',
      fr: 'Quel nombre la formule `=RECHERCHEV(75;A1:B4;2;VRAI)` donne-t-elle ?',
    },
    code: `   A   B
1  0   5
2  50  4
3  70  3
4  90  2`,
    key: { value: 3 },
    why: {
      en: 'With `TRUE` the greatest value not above 75 is taken: 70, and beside it stands 3.',
      fr: 'Avec `VRAI`, on prend la plus grande valeur ne dépassant pas 75 : 70, à côté de laquelle figure 3.',
    },
  },
  {
    id: 'spreadsheets-036',
    family: 'nested-if-order',
    topic: 'lookups',
    type: 'single',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: 'What does `=IF(A1>0,"low",IF(A1>100,"high","none"))` give for 250?',
      fr: 'Que donne `=SI(A1>0;"low";SI(A1>100;"high";"none"))` pour 250 ?',
    },
    code: `   A
1  250`,
    options: [
      { en: 'high', fr: 'high' },
      { en: 'none', fr: 'none' },
      { en: 'low', fr: 'low' },
      { en: 'an error', fr: 'une erreur' },
    ],
    key: [2],
    why: {
      en: '250 is above 0, so the first test decides; the second is never reached. Test the narrower condition first.',
      fr: '250 est supérieur à 0 : le premier test décide et le second n’est jamais atteint. Il faut tester d’abord la condition la plus étroite.',
    },
  },
  {
    id: 'spreadsheets-037',
    family: 'iferror-masking',
    topic: 'lookups',
    type: 'single',
    difficulty: [3, 3],
    seconds: 65,
    stem: {
      en: 'Somebody wraps all the formulas of a budget in `IFERROR(…,0)`. What is the main risk?',
      fr: 'Quelqu’un entoure toutes les formules d’un budget de `SIERREUR(…;0)`. Quel est le principal risque ?',
    },
    options: [
      {
        en: 'Real mistakes are shown as 0, and nobody sees them.',
        fr: 'De vraies erreurs deviennent 0 et passent inaperçues.',
      },
      {
        en: 'The cells are turned into texts, which do not add up.',
        fr: 'Les cellules deviennent des textes, qui ne s’additionnent pas.',
      },
      {
        en: 'The zeros make the sums of the columns too high.',
        fr: 'Les zéros rendent les sommes des colonnes trop élevées.',
      },
      {
        en: 'The formulas show 0, and cannot be copied any more.',
        fr: 'Les formules affichent 0 et ne se recopient plus.',
      },
    ],
    key: [0],
    why: {
      en: 'A misspelt name or a deleted column now looks like a plausible amount. Catch only the error that you expect, for example by `IFNA`.',
      fr: 'Un nom mal écrit ou une colonne supprimée ressemble désormais à un montant plausible. N’intercepter que l’erreur attendue, par exemple avec `SI.NON.DISP`.',
    },
  },
  {
    id: 'spreadsheets-038',
    family: 'wildcard-countif',
    topic: 'lookups',
    type: 'single',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: 'Which formula counts the cells that contain the word box anywhere?',
      fr: 'Quelle formule compte les cellules qui contiennent le mot box, où qu’il soit ?',
    },
    code: `   A
1  big box
2  box 12
3  crate
4  box
5  bag`,
    options: [
      { en: '=COUNTIF(A1:A5,"box")', fr: '=NB.SI(A1:A5;"box")' },
      { en: '=COUNTIF(A1:A5,"box*")', fr: '=NB.SI(A1:A5;"box*")' },
      { en: '=COUNTIF(A1:A5,"*"&"box")', fr: '=NB.SI(A1:A5;"*"&"box")' },
      { en: '=COUNTIF(A1:A5,"*box*")', fr: '=NB.SI(A1:A5;"*box*")' },
    ],
    key: [3],
    why: {
      en: 'An asterisk stands for any text, even none; a question mark for exactly one character.',
      fr: 'L’astérisque remplace un texte quelconque, même vide ; le point d’interrogation exactement un caractère.',
    },
  },
  {
    id: 'spreadsheets-039',
    family: 'split-name-steps',
    topic: 'lookups',
    type: 'order',
    difficulty: [3, 3],
    seconds: 70,
    stem: {
      en: 'A2 holds a name such as Diaz, Ana. You build the formula for the first name from the inside out. In which order do these parts do their work?',
      fr: 'A2 contient un nom tel que Diaz, Ana. On construit la formule du prénom de l’intérieur vers l’extérieur. Dans quel ordre ces parties font-elles leur travail ?',
    },
    options: [
      { en: '`MID(A2,…,50)`: the text from there on', fr: '`STXT(A2;…;50)` : le texte à partir de là' },
      { en: '`+1`: one place after it', fr: '`+1` : une place plus loin' },
      { en: '`TRIM(…)`: without the space in front', fr: '`SUPPRESPACE(…)` : sans l’espace du début' },
      { en: '`FIND(",",A2)`: where the comma is', fr: '`TROUVE(",";A2)` : où est la virgule' },
    ],
    key: [3, 1, 0, 2],
    why: {
      en: '`=TRIM(MID(A2,FIND(",",A2)+1,50))`: the innermost part is worked out first.',
      fr: '`=SUPPRESPACE(STXT(A2;TROUVE(",";A2)+1;50))` : la partie la plus intérieure se calcule d’abord.',
    },
  },
  {
    id: 'spreadsheets-040',
    family: 'index-match-two',
    topic: 'lookups',
    type: 'single',
    difficulty: [4, 4],
    seconds: 80,
    stem: {
      en: 'Which formula gives the sales of Bo in March?',
      fr: 'Quelle formule donne les ventes de Bo en mars (Mar) ?',
    },
    code: `   A    B    C    D
1       Jan  Feb  Mar
2  Ana  4    5    6
3  Bo   7    8    9`,
    options: [
      {
        en: '=VLOOKUP("Bo",A2:D3,MATCH("Mar",B1:D1,0),FALSE)',
        fr: '=RECHERCHEV("Bo";A2:D3;EQUIV("Mar";B1:D1;0);FAUX)',
      },
      {
        en: '=INDEX(B2:D3,MATCH("Mar",B1:D1,0),MATCH("Bo",A2:A3,0))',
        fr: '=INDEX(B2:D3;EQUIV("Mar";B1:D1;0);EQUIV("Bo";A2:A3;0))',
      },
      {
        en: '=INDEX(A1:D3,MATCH("Bo",A2:A3,0),MATCH("Mar",B1:D1,0))',
        fr: '=INDEX(A1:D3;EQUIV("Bo";A2:A3;0);EQUIV("Mar";B1:D1;0))',
      },
      {
        en: '=INDEX(B2:D3,MATCH("Bo",A2:A3,0),MATCH("Mar",B1:D1,0))',
        fr: '=INDEX(B2:D3;EQUIV("Bo";A2:A3;0);EQUIV("Mar";B1:D1;0))',
      },
    ],
    key: [3],
    why: {
      en: '`INDEX` wants the row first and then the column, both counted within its range. The other ranges are off by one.',
      fr: '`INDEX` veut d’abord la ligne puis la colonne, comptées dans sa plage. Les autres plages sont décalées d’un rang.',
    },
  },
  {
    id: 'spreadsheets-041',
    family: 'xlookup-last',
    topic: 'lookups',
    type: 'single',
    difficulty: [4, 4],
    seconds: 75,
    stem: {
      en: 'A customer appears several times in a list sorted by date. `XLOOKUP` has arguments for what is found, for what is shown when nothing is found, for the match and for the direction. How do you get the customer’s latest row?',
      fr: 'Un client figure plusieurs fois dans une liste triée par date. `RECHERCHEX` a des arguments pour la valeur cherchée, le texte si rien n’est trouvé, la correspondance et le sens. Comment obtenir la dernière ligne du client ?',
    },
    options: [
      { en: 'Ask for an approximate match instead of an exact one', fr: 'Demander une correspondance approchée' },
      { en: 'Search from the last item to the first', fr: 'Chercher du dernier élément au premier' },
      { en: 'Put the word last where nothing is found', fr: 'Mettre le mot last si rien n’est trouvé' },
      { en: 'Nothing: the last match is always given', fr: 'Rien : la dernière occurrence est toujours rendue' },
    ],
    key: [1],
    why: {
      en: 'Searching backwards, the first match met is the latest row. By default the first from above is given.',
      fr: 'En cherchant à rebours, la première occurrence rencontrée est la plus récente. Par défaut, on obtient la première depuis le haut.',
    },
  },
  {
    id: 'spreadsheets-042',
    family: 'sumifs-criteria',
    topic: 'lookups',
    type: 'multiple',
    difficulty: [4, 4],
    seconds: 75,
    stem: {
      en: 'Dates stand in A, amounts in B. Which formulas add the amounts above the limit in D1? Choose all that apply.',
      fr: 'Les dates sont en A, les montants en B. Quelles formules additionnent les montants supérieurs à la limite en D1 ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: '=SUMIFS(B1:B3,B1:B3,">"&D1)', fr: '=SOMME.SI.ENS(B1:B3;B1:B3;">"&D1)' },
      { en: '=SUMIF(B1:B3,">D1")', fr: '=SOMME.SI(B1:B3;">D1")' },
      { en: '=SUMIF(B1:B3,">"&D1)', fr: '=SOMME.SI(B1:B3;">"&D1)' },
      { en: '=SUMIF(B1:B3,>D1)', fr: '=SOMME.SI(B1:B3;>D1)' },
    ],
    key: [0, 2],
    why: {
      en: 'The criterion is a text, to which the value of the cell has to be joined. Inside the quotation marks, D1 is just two characters.',
      fr: 'Le critère est un texte auquel il faut joindre la valeur de la cellule. Entre guillemets, D1 n’est que deux caractères.',
    },
  },
  {
    id: 'spreadsheets-043',
    family: 'substitute-count',
    topic: 'lookups',
    type: 'single',
    difficulty: [4, 4],
    seconds: 75,
    stem: {
      en: 'A1 holds kiwi;fig;plum;pear. What does `=LEN(A1)-LEN(SUBSTITUTE(A1,";",""))` tell?',
      fr: 'A1 contient kiwi;fig;plum;pear. Que dit `=NBCAR(A1)-NBCAR(SUBSTITUE(A1;";";""))` ?',
    },
    options: [
      { en: 'The number of semicolons, 3', fr: 'Le nombre de points-virgules, 3' },
      { en: 'The length of the first word, 4', fr: 'La longueur du premier mot, 4' },
      { en: 'The number of words, 4', fr: 'Le nombre de mots, 4' },
      { en: 'The length without semicolons, 15', fr: 'La longueur sans points-virgules, 15' },
    ],
    key: [0],
    why: {
      en: 'The text gets shorter by one for each semicolon that is taken out.',
      fr: 'Le texte raccourcit d’un caractère par point-virgule retiré.',
    },
  },
  {
    id: 'spreadsheets-044',
    family: 'find-vs-search',
    topic: 'lookups',
    type: 'code',
    difficulty: [4, 4],
    seconds: 75,
    stem: {
      en: 'A1 holds Data lab. What do `=SEARCH("A",A1)` and `=FIND("a",A1,3)` give?',
      fr: 'A1 contient Data lab. Que donnent `=CHERCHE("A";A1)` et `=TROUVE("a";A1;3)` ?',
    },
    code: `   A
1  Data lab`,
    options: [
      { en: '2 and 2', fr: '2 et 2' },
      { en: 'an error and 7', fr: 'une erreur et 7' },
      { en: '2 and 4', fr: '2 et 4' },
      { en: '2 and 7', fr: '2 et 7' },
    ],
    key: [2],
    why: {
      en: '`SEARCH` pays no heed to capitals: the first a is at 2. `FIND` starts at the third character, and still counts places from the start: 4.',
      fr: '`CHERCHE` ignore la casse : le premier a est en 2. `TROUVE` part du troisième caractère, mais compte les places depuis le début : 4.',
    },
  },
  {
    id: 'spreadsheets-045',
    family: 'approximate-match',
    topic: 'lookups',
    type: 'single',
    difficulty: [5, 5],
    seconds: 85,
    stem: {
      en: 'With `TRUE` as its last argument, `VLOOKUP` gives a wrong price from an unsorted list, without any error. Why is there no error?',
      fr: 'Avec `VRAI` en dernier argument, `RECHERCHEV` donne un prix faux dans une liste non triée, sans aucune erreur. Pourquoi n’y a-t-il pas d’erreur ?',
    },
    options: [
      {
        en: 'It gives the first row whose code begins in the same way.',
        fr: 'Elle rend la première ligne dont le code commence de la même façon.',
      },
      {
        en: 'It halves the list again and again, and trusts that it is sorted.',
        fr: 'Elle coupe la liste en deux à répétition et la croit triée.',
      },
      {
        en: 'Errors are only shown when the price cell itself is empty.',
        fr: 'Les erreurs n’apparaissent que si la cellule de prix est vide.',
      },
      {
        en: 'It sorts the list in the background, and searches from its top.',
        fr: 'Elle trie la liste en arrière-plan et la parcourt depuis le haut.',
      },
    ],
    key: [1],
    why: {
      en: 'A binary search compares with the middle and drops one half. In an unsorted list it may drop the half with the code and end on another row.',
      fr: 'Une recherche dichotomique compare au milieu et écarte une moitié. Dans une liste non triée, elle peut écarter celle du code et finir sur une autre ligne.',
    },
  },
  {
    id: 'spreadsheets-046',
    family: 'filter-multiple',
    topic: 'lookups',
    type: 'single',
    difficulty: [5, 5],
    seconds: 85,
    stem: {
      en: 'Which formula lists the names (A) of those in team T1 (B) with more than 5 points (C)?',
      fr: 'Quelle formule liste les noms (A) des membres de l’équipe T1 (B) ayant plus de 5 points (C) ?',
    },
    options: [
      { en: '=FILTER(A2:A9,AND(B2:B9="T1",C2:C9>5))', fr: '=FILTRE(A2:A9;ET(B2:B9="T1";C2:C9>5))' },
      { en: '=FILTER(A2:C9,B2:B9="T1",C2:C9>5)', fr: '=FILTRE(A2:C9;B2:B9="T1";C2:C9>5)' },
      { en: '=FILTER(A2:A9,(B2:B9="T1")+(C2:C9>5))', fr: '=FILTRE(A2:A9;(B2:B9="T1")+(C2:C9>5))' },
      { en: '=FILTER(A2:A9,(B2:B9="T1")*(C2:C9>5))', fr: '=FILTRE(A2:A9;(B2:B9="T1")*(C2:C9>5))' },
    ],
    key: [3],
    why: {
      en: 'The product gives 1 only in rows where both hold. `AND` melts all the rows into one single value, the sum means ‘or’.',
      fr: 'Le produit ne donne 1 que sur les lignes où les deux sont vraies. `ET` réduit toutes les lignes à une seule valeur, la somme signifie « ou ».',
    },
  },
  {
    id: 'spreadsheets-047',
    family: 'match-type-minus',
    topic: 'lookups',
    type: 'number',
    difficulty: [5, 5],
    seconds: 85,
    stem: {
      en: 'Which number does `=MATCH(25,A1:A5,-1)` give?',
      fr: 'Quel nombre la formule `=EQUIV(25;A1:A5;-1)` donne-t-elle ?',
    },
    code: `   A
1  50
2  40
3  30
4  20
5  10`,
    key: { value: 3 },
    why: {
      en: 'With -1, in a list sorted downwards, the position of the smallest value not below 25 is given: 30, in third place.',
      fr: 'Avec -1, dans une liste décroissante, on obtient la position de la plus petite valeur non inférieure à 25 : 30, en troisième place.',
    },
  },
  {
    id: 'spreadsheets-048',
    family: 'blank-vs-empty-text',
    topic: 'lookups',
    type: 'multiple',
    difficulty: [5, 5],
    seconds: 85,
    stem: {
      en: 'A1 holds `=IF(TRUE,"","x")` and shows nothing. Which formulas give the value for ‘true’ or a number above 0? Choose all that apply.',
      fr: 'A1 contient `=SI(VRAI;"";"x")` et n’affiche rien. Quelles formules donnent la valeur « vrai » ou un nombre supérieur à 0 ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: '=LEN(A1)', fr: '=NBCAR(A1)' },
      { en: '=COUNTBLANK(A1)', fr: '=NB.VIDE(A1)' },
      { en: '=ISBLANK(A1)', fr: '=ESTVIDE(A1)' },
      { en: '=COUNTA(A1)', fr: '=NBVAL(A1)' },
      { en: '=A1=""', fr: '=A1=""' },
    ],
    key: [1, 3, 4],
    why: {
      en: 'The cell holds an empty text. It is not blank for `ISBLANK` and counts for `COUNTA`; `COUNTBLANK`, however, takes empty texts for blanks.',
      fr: 'La cellule contient un texte vide. Elle n’est pas vide pour `ESTVIDE` et compte pour `NBVAL` ; `NB.VIDE`, en revanche, tient les textes vides pour des vides.',
    },
  },
]
