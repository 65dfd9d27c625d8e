// How the product speaks, as rules that a script can check: turns and terms that are not used, the typography of French, and one word for one thing. A
// rule says what to write instead. `tests/wording.test.ts` shows each of them red and green.

/**
 * @typedef {import('./wording-texts.mjs').Kind} Kind
 * @typedef {import('./wording-texts.mjs').Language} Language
 *
 * @typedef {object} Rule
 * @property {string} id
 * @property {Language} language
 * @property {readonly Kind[]} of
 * @property {(text: string) => boolean} breaks a text without its placeholders and tags
 * @property {true} [typed] it looks at the text as it is typed
 * @property {string} instead
 */

/** @type {readonly Kind[]} */
const everything = ['interface', 'help', 'product', 'questions', 'samples']
/** @type {readonly Kind[]} */
const ownWords = ['interface', 'help', 'product']
/** @type {readonly Kind[]} */
const messages = ['interface', 'product']

/** @param {Language} language @param {readonly Kind[]} of @returns {(id: string, pattern: RegExp, instead: string) => Rule} */
const rulesOf = (language, of) => (id, pattern, instead) => ({
  id,
  language,
  of,
  breaks: (text) => pattern.test(text),
  instead,
})

const turn = rulesOf('en', ownWords)
const inMessages = rulesOf('en', messages)
const printed = rulesOf('en', everything)
const tournure = rulesOf('fr', ownWords)
const imprime = rulesOf('fr', everything)
const imprimeChezNous = rulesOf('fr', ownWords)

/** @type {readonly Rule[]} */
export const rules = [
  // The turns of English.
  inMessages('what', /^What (?!’s new)[^?]*$/, 'Begin with a noun or a verb: “Next steps”, not “What is next”.'),
  turn(
    'passive failure',
    /\bcould(n’t| not) be (read|loaded|saved|made|had|kept|stored|opened)\b/i,
    'Couldn’t load X.',
  ),
  turn(
    'told',
    /\b(is|are|am|be|been|being|was|were) told\b|’(ll|re|s) (be )?told\b/i,
    'Say who does what: “We’ll tell you”, “You’ll see”.',
  ),
  turn('stand', /\bst(and|ands|ood)\b/i, 'Name the place or the state: “appears here”, “its stage”.'),
  turn('kept', /\bkept\b/i, 'saved; “keep” only for “do not delete”'),
  turn('bring', /\b(bring|brings|brought|bringing)\b/i, 'import, restore, return, or the verb that is meant'),
  turn(
    'take away',
    /\b(take|takes|took|taken|taking|put|puts) (it |them )?(away|back)\b/i,
    'delete, remove or restore',
  ),
  turn('is back', /[”}] (is|are) back\b|\b(emails|it) (is|are) back\b/i, 'restored; returned to its folder'),
  turn('anew', /\banew\b/i, 'again, or re-'),
  turn('any more', /\bany ?more\b(?! \p{L})/iu, '“no longer”, before the verb'),
  turn('meanwhile', /\b(meanwhile|by now)\b/i, 'since then'),
  turn('gone', /\b(is|are) gone\b/i, 'no longer exists'),
  turn('waits', /\bwaits\b|\bwait to be\b/i, 'is waiting to'),
  turn('worked out', /\bwork(s|ed)? out\b/i, 'calculated'),
  inMessages('asked for', /\b(asks|asked) for\b|\bask for (it|\{\})/i, 'required, requires'),
  turn('by itself', /\bby (itself|themselves|oneself|myself|yourself)\b/i, 'automatically, on its own, without help'),
  turn('all the same', /\ball the same\b/i, 'anyway, still'),
  turn('insists', /\binsists?\b/i, 'required by'),
  turn('go on', /\b(go|goes|went|going|gone) on\b/i, 'continue'),
  turn('give up', /\b(give|gives|gave|given) up\b/i, 'quit'),
  turn('nobody', /\b(nobody|somebody|anybody|everybody)\b/i, 'no one, someone, anyone, everyone'),
  turn('shall', /\bshall\b/i, 'will, or a question with “would you like”'),
  turn('of yours', /\bof (yours|mine|theirs|ours)\b/i, 'your, my'),
  // One term for one thing.
  turn('job', /\bjob offers?\b|\bvacanc(y|ies)\b/i, 'job, jobs'),
  turn('match', /\bfit(s|ted|ting)?\b/i, 'match; “fit” only for size'),
  turn('email', /\b(e-mails?|mails?|mailed)\b/i, 'email'),
  turn('CV', /\bresumes?\b(?! live)(?<!JSON Resume|Reactive Resume)/i, 'CV; JSON Resume is a name'),
  turn('questionnaire', /\bprofiling\b/i, 'career questionnaire'),
  turn('image', /\b(pictures?|photographs?)\b/i, 'photo (of a person), image (everything else)'),
  turn('offline', /\b(no|a|the) network\b/i, 'offline, online, connection'),
  turn('location', /\bhome town\b|\btowns?\b/i, 'city'),
  turn('help', /\bHelp Cent(re|er)\b/, 'Help centre'),
  turn('backup', /\b(take|takes|took|taking) (a|the|one) (backup|snapshot)\b/i, 'back up, create a snapshot'),
  // English as it is printed.
  printed(
    'British spelling',
    /\b(colors|colored|coloring|center|centers|centered|favorites?|behaviors?|neighbors?|labeled|labeling|canceled|canceling|traveler|travelers|theater|(organi|recogni|custo?mi|capitali|synchroni|optimi|summari|categori|personali)z\w+)\b/i,
    'British spelling',
  ),
  printed('quotes', /^[^<>=]*"[^<>=]*$|(?<=\p{L})'(?=\p{L})|\.\.\.(?!\w)/u, 'typed quotation marks and dots: “ ” ’ …'),
  turn('numbers', /\d[ \u00a0\u202f]%|\b\d{1,3}[ \u00a0\u202f]\d{3}\b/, '95%, 42,000'),
  inMessages(
    'sentence case',
    /^\p{Lu}\p{Ll}+(?: (?!Cairn|Monday|Trash|Spam)\p{Lu}\p{Ll}+)+$/u,
    'Sentence case: a capital for the first word only.',
  ),
  // The turns and terms of French.
  tournure('échec', /n’(a|ont|avait) pas pu être/i, 'Impossible de… ou Échec de…'),
  tournure(
    'genre',
    /(?<!\p{L})êtes (?:pas |déjà |bien )?\p{L}{2,}(?:é|i|u)(?!\p{L})/iu,
    'Une tournure ouverte aux femmes et aux hommes.',
  ),
  tournure('là-bas', /là-bas/i, 'Nommer l’endroit : sur le disque, dans l’autre version.'),
  tournure('pas ici', /n’est pas ici/i, 'n’existe plus'),
  tournure('garder', /(?<!\p{L})(est|sont) gardée?s?(?!\p{L})/iu, 'enregistré, conservé'),
  tournure('correspondance', /adéquation/i, 'correspondance, score'),
  tournure('e-mail', /(?<!\p{L})(courriels?|courriers?|mails?)(?!\p{L})(?<!e-mails?)/iu, 'e-mail ; Messagerie'),
  tournure('paramètres', /(?<!\p{L})réglages?(?!\p{L})/iu, 'paramètres'),
  tournure('questionnaire', /(?<!\p{L})profilage(?!\p{L})/iu, 'questionnaire de carrière'),
  tournure('agenda', /(?<!\p{L})calendriers?(?!\p{L})/iu, 'agenda'),
  tournure('hors ligne', /(?<!\p{L})(sans|de|un|le) réseau(?!\p{L})/iu, 'hors ligne, en ligne, connexion'),
  tournure(
    'clôturée',
    /(?<!\p{L})(offres?|elles?|recherches?) closes?(?!\p{L})|^closes?$|bientôt closes?/iu,
    'clôturée',
  ),
  tournure('suivre un lien', /(?<!\p{L})suivez (son|le|ce) lien/iu, 'Cliquez sur le lien.'),
  // French as it is printed.
  imprime('apostrophe', /(?<=\p{L})'(?=\p{L})/u, '’'),
  imprimeChezNous('guillemets', /[“”]|«(?! |\u00a0)|(?<! |\u00a0|»)»/, '« », avec des espaces insécables'),
  imprime('points', /\.\.\.(?!\w)/, '…'),
  imprimeChezNous('ponctuation collée', /\p{L}[!?](?=\s|$)/u, 'Une espace fine insécable avant ; ! ?'),
  imprime('ordinal', /\}e(?!\p{L})/u, '{n, selectordinal, …}'),
  {
    id: 'espaces',
    language: 'fr',
    // The questions of an evaluation are shown as they are written, as the messages are.
    of: ['interface', 'questions'],
    typed: true,
    // As seed/typeset.ts spaces what is typed; a tool imports nothing of it.
    breaks: (text) =>
      /[ \u00a0](?=[;!?](?![\p{L}\d]))|[ \u202f](?=[:»%€](?![\p{L}\d]))|«[ \u202f]|\d[ \u00a0](?=\d{3})/u.test(
        withoutCode(text),
      ),
    instead: 'U+00A0 avant : % et dans « », U+202F avant ; ! ? et dans 42 000.',
  },
  {
    id: 'largeur',
    language: 'fr',
    of: ['help', 'product', 'samples'],
    typed: true,
    // A plain space is given its width where these are shown; one that was typed with a width has to have the right one.
    breaks: (text) =>
      /\u00a0(?=[;!?](?![\p{L}\d]))|\u202f(?=[:»%€](?![\p{L}\d]))|«\u202f|\d\u00a0(?=\d{3})/u.test(withoutCode(text)),
    instead: 'U+00A0 avant : % et dans « », U+202F avant ; ! ? et dans 42 000.',
  },
]

/** @param {string} text */
function withoutCode(text) {
  return text.replaceAll(/`[^`]*`/g, '``')
}
