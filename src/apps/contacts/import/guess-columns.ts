// What the columns of a table are, by their headers: those of Google Contacts, Outlook (English and French), Apple, Thunderbird, Roundcube and of our own backup.
// @offline later
import type { ColumnField, CsvColumn } from '#formats/contacts-csv.ts'
import type { FileTable } from '#formats/file-table.ts'
import { foldText } from '#formats/text.ts'

/** Headers as they are compared: small letters and digits alone. */
const RULES: readonly (readonly [ColumnField, RegExp])[] = [
  ['firstName', /^(firstname|givenname|middlename|additionalname|prenom|deuxiemeprenom)$/],
  ['lastName', /^(lastname|familyname|surname|nomdefamille)$/],
  ['name', /^(name|displayname|fullname|nom|nomcomplet|nomaffiche|nomdaffichage)$/],
  [
    'email',
    /^(primary|secondary|home|work|other)?e?mails?\d?(address(es)?|value)?(home|work|other)?$|^(adressee?mail|courriel|adressedemessagerie)\d?$/,
  ],
  ['company', /^(company(name)?|organi[sz]ation(1?name)?|societe|entreprise)$/],
  ['title', /^(jobtitle|organi[sz]ation1?title|title|titre|fonction|poste)$/],
  ['birthday', /^(birthday|birthdate|dateofbirth|birthyear|birthmonth|anniversaire|datedenaissance)$/],
  [
    'address',
    /^(home|business|work|other|address\d)?(address\d?|formatted|street\d?|extendedaddress|pobox|locality|city|region|state|postalcode|zip(code)?|country(region)?)(home|work|other)?$/,
  ],
  [
    'address',
    /^(adresse|rue|ville|depregion|codepostal|paysregion|pays|casepostale)(bureau|domicile|autre|postale)?\d?$/,
  ],
  ['howWeMet', /^how(we|you)met$|^commentvousvousetesrencontres$/],
  ['notes', /^(notes?|comments?|remarques?|commentaires?)$/],
  ['tags', /^(tags?|labels?|groupmembership|categor(y|ies|ie)|groups?|groupes?|etiquettes?|libelles?)$/],
  ['favourite', /^(favou?rite|starred|favori)$/],
]

const PHONE = /phone|^tel|mobile|portable/
const NO_PHONE = /phonetic|fax|telecopie|pager|telex|assistant|label$|type$|callback|rappel|tty|isdn|rnis/

/** What each column that is not empty holds; guessed from the cells where there are no headers. */
export function guessColumns({ headers, rows }: FileTable): CsvColumn[] {
  if (headers.every((header) => header.trim() === '')) return guessByCells(headers.length, rows)
  const keys = headers.map((header) =>
    foldText(header)
      .replaceAll(/[^a-z\d]/g, '')
      .slice(0, 60),
  )
  const columns = keys.flatMap((key, index): CsvColumn[] => {
    if (isLabelOf(key, keys) || isBeside(key, keys) || !rows.some((cells) => (cells[index] ?? '').trim() !== ''))
      return []
    const field = fieldOf(key, index, keys)
    const labelIndex = keys.findIndex((other) => isLabelOf(other, [key]))
    return [
      {
        index,
        field,
        label: callOf(key),
        ...(labelIndex >= 0 && { labelIndex }),
        ...besideOf(key, keys),
        ...(field === 'address' && { place: placeOf(key) }),
      },
    ]
  })
  return columns.map((column) => (isSaidTwice(column, columns, keys) ? { ...column, field: null } : column))
}

/** Email addresses and phone numbers are unmistakable; the first text column holds the names. */
function guessByCells(count: number, rows: FileTable['rows']): CsvColumn[] {
  const filledOf = (index: number) => rows.slice(0, LOOKED_AT).flatMap((cells) => (cells[index] ?? '').trim() || [])
  const columns = Array.from({ length: count }, (_, index) => ({ index, filled: filledOf(index), label: '' }))
  const are = (pattern: RegExp) => (filled: readonly string[]) => filled.every((cell) => pattern.test(cell))
  const [areEmails, arePhones, areTexts] = [are(/^[^\s@]+@[^\s@]+$/), are(/^[+(]?\d[\d\s()./-]{4,30}$/), are(/^\D+$/)]
  const found = columns.filter(({ filled }) => filled.length > 0)
  const name = found.find(({ filled }) => areTexts(filled) && !areEmails(filled))
  return found.map(({ index, filled, label }) => {
    const field = index === name?.index ? 'name' : areEmails(filled) ? 'email' : arePhones(filled) ? 'phone' : null
    return { index, field, label }
  })
}

/** rows */
const LOOKED_AT = 1000

function fieldOf(key: string, index: number, keys: readonly string[]): ColumnField | null {
  // Beside a first name this is the last one.
  if (key === 'nom' && keys.includes('prenom')) return 'lastName'
  // Outlook calls Dr. and Ms. so, before the names; what people do follows under the same word in French.
  const isHonorific = keys.some((other) => other === 'suffix' || other === 'suffixe') && keys.indexOf(key) === index
  if ((key === 'title' || key === 'titre') && isHonorific) return null
  if (PHONE.test(key) && !NO_PHONE.test(key)) return 'phone'
  return RULES.find(([, headers]) => headers.test(key))?.[0] ?? null
}

/** Google: `Phone 1 - Label` (earlier `Type`) is the label of `Phone 1 - Value`. */
const isLabelOf = (key: string, keys: readonly string[]): boolean =>
  /^(email|phone)\d(label|type)$/.test(key) && keys.includes(key.replace(/(label|type)$/, 'value'))

/** The columns of our own export that describe each address or number of another column. */
const BESIDE = {
  emails: { labelsIndex: 'emaillabels' },
  phonenumbers: { labelsIndex: 'phonelabels', countriesIndex: 'phonecountries' },
} as const

const isBeside = (key: string, keys: readonly string[]): boolean =>
  (key === 'emaillabels' && keys.includes('emails')) ||
  ((key === 'phonelabels' || key === 'phonecountries') && keys.includes('phonenumbers'))

function besideOf(key: string, keys: readonly string[]): Partial<CsvColumn> {
  const columns = Object.hasOwn(BESIDE, key) ? Object.entries(BESIDE[key as keyof typeof BESIDE]) : []
  return Object.fromEntries(
    columns.flatMap(([name, header]) => (keys.includes(header) ? [[name, keys.indexOf(header)]] : [])),
  )
}

const CALLS: readonly (readonly [string, RegExp])[] = [
  ['Mobile', /mobile|portable|cell/],
  ['Home', /home|domicile|perso/],
  ['Work', /work|business|bureau|pro$/],
]
const callOf = (key: string): string => CALLS.find(([, words]) => words.test(key))?.[0] ?? ''

/** Which of a contact's addresses a column is of. */
const placeOf = (key: string): string =>
  /^address\d/.exec(key)?.[0] ?? (callOf(key) || (/other|autre/.exec(key)?.[0] ?? ''))

/** A whole address and its parts say the same: the whole one where Google formats it, else the parts. */
function isSaidTwice(column: CsvColumn, columns: readonly CsvColumn[], keys: readonly string[]): boolean {
  if (column.field !== 'address') return false
  const together = columns.filter(({ field, place }) => field === 'address' && place === column.place)
  const keyOf = ({ index }: CsvColumn) => keys[index] ?? ''
  if (together.some((one) => keyOf(one).endsWith('formatted'))) return !keyOf(column).endsWith('formatted')
  return (
    /^(home|business|work|other)address$/.test(keyOf(column)) && together.some((one) => keyOf(one).endsWith('street'))
  )
}
