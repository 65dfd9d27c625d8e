// What breaks a rule of scripts/wording-rules.mjs and is right as it is, with the reason. `npm run check` names those that nothing needs.

/**
 * @typedef {object} Exception
 * @property {string} rule
 * @property {readonly string[]} texts a part of each text
 * @property {string} why
 */

/** @type {readonly Exception[]} */
export const allowed = [
  { rule: 'stand', texts: ['Know where you stand.'], why: 'The line of the front page: an idiom, and meant as one.' },
  { rule: 'agenda', texts: ['Calendrier'], why: 'The drawing of a wall calendar, among the icons of a board.' },
  {
    rule: 'count',
    texts: ['{0} characters', 'up to {limit} characters'],
    why: 'A limit of a field: never one.',
  },
  {
    rule: 'count',
    texts: [
      'Only the first {count} lines',
      'Only the first {shown} labels',
      'Showing the next {first} birthdays',
      '{count} labels, {size} each',
      '{size} labels',
    ],
    why: 'As many as are shown at a time, in tens.',
  },
  {
    rule: 'count',
    texts: [
      '(about {few} questions)',
      '(about {many} questions)',
      'After {count} questions',
      'after {retakeDays} days',
    ],
    why: 'Rules of an evaluation, which has at least eight questions and two weeks between two of them.',
  },
  { rule: 'count', texts: ['of these {0} skills'], why: 'A radar has three axes at least, and so has its sentence.' },
  { rule: 'count', texts: ['{0} minutes'], why: 'How long an interview takes: a quarter of an hour or more.' },
  { rule: 'count', texts: ['All {totalGuides} guides'], why: 'The help has 32.' },
  {
    rule: 'count',
    texts: ['{ratio} pages'],
    why: 'An average, with decimals or as a whole number.',
  },
  {
    rule: 'name',
    texts: ['Call Inès fri 10:00', 'Appeler Inès ven 10:00', 'Analyst, English', 'Complet', 'Analyste, anglais'],
    why: 'What a person may type.',
  },
  {
    rule: 'name',
    texts: ['Add to Home Screen', 'Add to Dock', 'Sur l’écran d’accueil', 'Ajouter au Dock'],
    why: 'Menu items of a browser.',
  },
  { rule: 'name', texts: ['A New Product', 'New Contact'], why: 'What new rows are called, in both languages.' },
  { rule: 'name', texts: ['Saved copy from 10:32', 'Copie enregistrée'], why: 'A message with its time.' },
]
