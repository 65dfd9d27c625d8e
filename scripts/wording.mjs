// Checks the texts that people read against scripts/wording-rules.mjs: both catalogues, the help and the seeds. `npm run check` and `npm test` run it;
// tests/wording.test.ts shows each rule red and green.
import { places } from '../src/platform/places.ts'
import { report } from './sources.mjs'
import { allowed } from './wording-exceptions.mjs'
import { rules } from './wording-rules.mjs'
import { readTexts } from './wording-texts.mjs'

/**
 * @typedef {import('./sources.mjs').Problem} Problem
 * @typedef {import('./wording-texts.mjs').Text} Text
 * @typedef {import('./wording-texts.mjs').Language} Language
 */

/**
 * What breaks a rule, unless an exception has it; and the exceptions that have nothing to except.
 * @param {readonly Text[]} texts
 * @param {typeof allowed} exceptions
 * @param {Readonly<Record<Language, readonly string[]>>} [titles] names that the interface has besides its messages
 * @returns {Problem[]}
 */
export function wordingProblems(texts, exceptions, titles = { en: [], fr: [] }) {
  const used = new Set()
  const names = { en: namesIn('en', texts, titles), fr: namesIn('fr', texts, titles) }
  const excepted = (/** @type {string} */ rule, /** @type {string} */ text) => {
    const known = exceptions.find((one) => one.rule === rule && one.texts.some((part) => text.includes(part)))
    for (const part of known?.texts ?? []) if (text.includes(part)) used.add(`${rule}: ${part}`)
    return known !== undefined
  }
  const problems = texts.flatMap((text) => {
    const broken = [...brokenRules(text), ...countProblems(text), ...nameProblems(text, names[text.language])]
    return broken
      .filter(({ rule, of }) => !excepted(rule, of ?? text.text))
      .map(({ rule, of, instead }) => ({
        path: text.path,
        line: text.line,
        message: `'${short(of ?? text.text)}' (${rule}). Instead: ${instead}`,
      }))
  })
  const idle = exceptions.flatMap(({ rule, texts: parts }) =>
    parts
      .filter((part) => !used.has(`${rule}: ${part}`))
      .map((part) => ({
        path: 'scripts/wording-exceptions.mjs',
        line: 1,
        message: `'${part}' (${rule}) is excepted, but nothing breaks the rule with it. Remove it.`,
      })),
  )
  return [...problems, ...idle]
}

/** @typedef {{ rule: string, of?: string, instead: string }} Broken */

/** @param {Text} text @returns {Broken[]} */
function brokenRules({ language, kind, text }) {
  const bare = withoutMarks(text)
  return rules
    .filter((rule) => rule.language === language && rule.of.includes(kind) && rule.breaks(rule.typed ? text : bare))
    .map(({ id, instead }) => ({ rule: id, instead }))
}

/** Code, keys, tags and what placeholders are called are no words. @param {string} text */
function withoutMarks(text) {
  return text
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/<\/?\d*\/?>/g, '')
    .replaceAll(/\{\w+\}/g, '{}')
}

const pluralStart = /\{\w+, (?:plural|selectordinal|select),/

/** A message without its plurals. @param {string} text @returns {string} */
function outsideOfPlurals(text) {
  const start = pluralStart.exec(text)
  if (!start) return text
  let [end, depth] = [start.index + 1, 1]
  while (end < text.length && depth > 0) {
    depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0
    end += 1
  }
  return text.slice(0, start.index) + outsideOfPlurals(text.slice(end))
}

const countOfMany = /\{(?![A-Z_]+\})\w+\} [a-z]{2,}s\b(?<!\b(?:is|was|has|as|this|its|us|needs|requires|takes))/

/** A number before a plural, of a message that has no singular for it. @param {Text} text @returns {Broken[]} */
function countProblems({ language, kind, text }) {
  if (kind !== 'interface' || language !== 'en' || !countOfMany.test(outsideOfPlurals(text))) return []
  return [{ rule: 'count', instead: 'a plural: one {…} other {…}, even where one seems impossible' }]
}

const named =
  /<([^<>]+)>|“(\p{Lu}[^“”]*)”|« ?(\p{Lu}[^«»]*?) ?»|(?<=.{4})\*\*(\p{Lu}[^*]*)\*\*|(?<!\w)_(\p{Lu}[^_]*)_(?!\w)/gu

/** What the help calls by name, which no message and no place is called. @param {Text} text @param {Set<string>} names @returns {Broken[]} */
function nameProblems({ kind, text }, names) {
  if (kind !== 'help') return []
  return [...text.matchAll(named)]
    .map((found) => found.slice(1).find(Boolean)?.trim() ?? '')
    .filter((name) => !names.has(name) && !names.has(name.replace(/[.,]$/, '')))
    .map((name) => ({ rule: 'name', of: name, instead: 'a name that the screens have, in <…>' }))
}

/** @param {Language} language @param {readonly Text[]} texts @param {Readonly<Record<Language, readonly string[]>>} titles */
function namesIn(language, texts, titles) {
  const messages = texts.filter((text) => text.kind === 'interface' && text.language === language)
  const shown = messages.map(({ text }) => text.replaceAll(/<\/?\d+\/?>/g, ''))
  // A text of two sentences is known by its first.
  return new Set([...shown, ...shown.map((text) => text.split(/\.\s/)[0] ?? ''), ...titles[language]])
}

/** @param {string} text */
function short(text) {
  return text.length > 160 ? `${text.slice(0, 159)}…` : text
}

if (process.argv[1] === import.meta.filename) {
  const texts = readTexts()
  const titles = { en: places.map(({ title }) => title.en), fr: places.map(({ title }) => title.fr) }
  process.exitCode = report(
    wordingProblems(texts, allowed, titles),
    `${texts.length} texts, as a colleague would say them`,
  )
}
