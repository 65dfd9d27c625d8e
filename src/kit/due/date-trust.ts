// Whether a run of words is meant as a date, by what is around it: '24/7', 'the Monday meeting' and 'page 3/4' are none.
// @offline later
import type { Trust } from './date-grammar.ts'
import type { Phrase } from './date-phrases.ts'

/** A repetition that is not understood: its words stay together. */
const REPEATED = /(?:^|\s)(?:every!?|each|chaque|tous les|toutes les)\s+$/
/** A length of time, or what is not at that time. */
const NOT_THEN = /(?:^|\s)(?:after|since|than|within|during|apres|depuis|pendant|durant|environ|about|sous)\s+$/
const ARTICLE =
  /(?:^|[\s(])(?:the|an?|my|our|your|this|one|last|first|second|third|fourth|la|les|une?|mon|ma|ton|ta|notre|votre|premier|deuxieme|dernier|black|good|cyber|l'|d')\s*$/
/** What has a number with a stroke or a colon. */
const MEASURED =
  /(?:^|\s)(?:sizes?|score[ds]?|ratio|chapters?|version|room|unit|part|pages?|route|scale|grade|rating|channel|tailles?|note|chapitre|salle|partie|etapes?|lot|echelle|format|step|resultat|bus|gate|porte|price|prix|flight|vol)\s+(?:de\s+)?$/
const RANGE_BEFORE =
  /(?:\d|er|st|nd|rd|th|day|di|[a-z]{3}\.?)\s*[-–—]\s*$|(?:^|\s)(?:from|du|de|between|entre)\s.*\s(?:to|au|a|and|et|until)\s+$|\d\s?(?:er|st|nd|rd|th|h|[ap]m)?\s+(?:to|au|a|and|et|or|ou)\s+$/
const RANGE_SIGN = /^(?:au|a|to|until|jusqu'au)\s/
const RANGE_AFTER = /^\s*(?:[-–—]\s*\d|(?:to|au)\s+\d|a\s+\d{1,2}(?:er)?\s+[a-z]{3}|a\s+\d{1,2}\/)/
/** 'two days before friday' is another day. */
const DAYS_FROM = /(?:days?|weeks?|hours?|months?|jours?|semaines?|heures?|mois)\s+$/
/** What takes so many hours. */
const TAKES_HOURS =
  /(?:^|\s)(?:travailler|dormir|courir|marcher|jouer|rester|lire|conduire|rouler|attendre|etudier)\s+$/
const NOTHING = /^[\s·.,;:!?…)\]»"”-]*$/

/** Whether what is around it leaves it a date at all. */
const isPossible = ({ start }: Phrase, text: string): boolean => !REPEATED.test(text.slice(0, start))

export function isSure(phrase: Phrase, text: string): boolean {
  if (!isPossible(phrase, text)) return false
  const { start, end, day, time, timeTrust, hasSign, isStrong } = phrase
  const before = text.slice(0, start)
  const after = text.slice(end)
  const isLast = NOTHING.test(after)
  const isFirst = NOTHING.test(before)
  const signed = text.slice(start, end)
  if (NOT_THEN.test(before) || RANGE_AFTER.test(after)) return false
  if (RANGE_BEFORE.test(before) || (RANGE_SIGN.test(signed) && /\d\s?(?:er|st|nd|rd|th|h|[ap]m)?\s+$/.test(before)))
    return false
  if (DAYS_FROM.test(before) && /^(?:before|after|avant|apres)\s/.test(signed)) return false
  if (!day && timeTrust === 'edge' && TAKES_HOURS.test(before)) return false
  const isNumeric = !day || /^\d{1,2}\/\d/.test(day.matched)
  if (!hasSign && isNumeric && MEASURED.test(before)) return false
  const isPlainDay = day?.trust === 'always'
  if (!hasSign && ARTICLE.test(before) && !(isPlainDay && isLast)) return false
  if (timeTrust === 'never') return false
  if (day && time !== undefined) return day.trust !== 'never'
  const counts = (trust: Trust): boolean => {
    if (trust === 'always') return true
    if (trust === 'last') return isLast || isStrong
    if (trust === 'edge') return isLast || isFirst || isStrong
    return trust === 'fraction' && isStrong && isLast
  }
  return counts(day?.trust ?? timeTrust ?? 'never')
}

/** A number that may be an hour or a day only where nothing is counted behind it. */
export function isOffered(phrase: Phrase, text: string): boolean {
  const isBare = phrase.timeTrust === 'never' || /^(?:on )?(?:the|le) \d+\D*$/.test(phrase.day?.matched ?? '')
  return isPossible(phrase, text) && (!isBare || NOTHING.test(text.slice(phrase.end)))
}
