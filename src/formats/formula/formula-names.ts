// What functions are called in French, and their names in English, which the others of this folder use.

const FRENCH = `
SOMME SUM · MOYENNE AVERAGE · NB COUNT · NBVAL COUNTA · NB.VIDE COUNTBLANK · NB.SI COUNTIF · NB.SI.ENS COUNTIFS · SOMME.SI SUMIF · SOMME.SI.ENS SUMIFS
MOYENNE.SI AVERAGEIF · MOYENNE.SI.ENS AVERAGEIFS · MAX.SI.ENS MAXIFS · MIN.SI.ENS MINIFS · MEDIANE MEDIAN · PRODUIT PRODUCT · SOMMEPROD SUMPRODUCT
GRANDE.VALEUR LARGE · PETITE.VALEUR SMALL · RANG RANK · EQUATION.RANG RANK.EQ · SI IF · SI.CONDITIONS IFS · SIERREUR IFERROR · SI.NON.DISP IFNA · ET AND · OU OR · NON NOT
ARRONDI ROUND · ARRONDI.SUP ROUNDUP · ARRONDI.INF ROUNDDOWN · ENT INT · RACINE SQRT · PUISSANCE POWER · RECHERCHEV VLOOKUP · RECHERCHEX XLOOKUP · EQUIV MATCH
GAUCHE LEFT · DROITE RIGHT · STXT MID · NBCAR LEN · TROUVE FIND · CHERCHE SEARCH · SUPPRESPACE TRIM · MAJUSCULE UPPER · MINUSCULE LOWER · CONCATENER CONCATENATE
SUBSTITUE SUBSTITUTE · CNUM VALUE · TEXTE.AVANT TEXTBEFORE · TEXTE.APRES TEXTAFTER · ESTVIDE ISBLANK · ESTNUM ISNUMBER · ESTTEXTE ISTEXT · ESTERREUR ISERROR
VRAI TRUE · FAUX FALSE`

const english: Readonly<Record<string, string>> = Object.fromEntries(
  FRENCH.trim()
    .split(/\s·\s|\n/)
    .map((pair) => pair.split(' ')),
)

/** A name as it was typed, in capitals and without accents. */
const plainName = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()

/** The English name of what was typed in either language. */
export function englishName(name: string): string {
  const plain = plainName(name)
  return english[plain] ?? plain
}

/** Whether it is a name in French alone: such a formula has its decimals behind a comma. */
export const isFrenchName = (name: string): boolean => english[plainName(name)] !== undefined
