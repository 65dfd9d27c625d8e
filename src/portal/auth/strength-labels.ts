// All that zxcvbn 4.4.2 has to say about a password, as messages that are translated.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Score } from './strength.ts'

export const SCORE_LABELS: Record<Score, MessageDescriptor> = {
  0: msg`Very weak`,
  1: msg`Weak`,
  2: msg({ message: 'Fair', context: 'strength of a password' }),
  3: msg({ message: 'Good', context: 'strength of a password' }),
  4: msg({ message: 'Strong', context: 'strength of a password' }),
}

export const ADVICE: Readonly<Record<string, MessageDescriptor>> = {
  'Use a few words, avoid common phrases': msg`Use a few words, but avoid common phrases`,
  'No need for symbols, digits, or uppercase letters': msg`You don’t need symbols, digits or capital letters`,
  'Add another word or two. Uncommon words are better.': msg`Add another word or two. Uncommon words are better.`,
  'Straight rows of keys are easy to guess': msg`Straight rows of keys are easy to guess`,
  'Short keyboard patterns are easy to guess': msg`Short keyboard patterns are easy to guess`,
  'Use a longer keyboard pattern with more turns': msg`Use a longer keyboard pattern with more turns`,
  'Repeats like "aaa" are easy to guess': msg`Repeats like “aaa” are easy to guess`,
  'Repeats like "abcabcabc" are only slightly harder to guess than "abc"': msg`Repeats like “abcabcabc” are only slightly harder to guess than “abc”`,
  'Avoid repeated words and characters': msg`Avoid repeated words and characters`,
  'Sequences like abc or 6543 are easy to guess': msg`Sequences like “abc” or “6543” are easy to guess`,
  'Avoid sequences': msg`Avoid sequences`,
  'Recent years are easy to guess': msg`Recent years are easy to guess`,
  'Avoid recent years': msg`Avoid recent years`,
  'Avoid years that are associated with you': msg`Avoid years that are associated with you`,
  'Dates are often easy to guess': msg`Dates are often easy to guess`,
  'Avoid dates and years that are associated with you': msg`Avoid dates and years that are associated with you`,
  'This is a top-10 common password': msg`This is one of the 10 most common passwords`,
  'This is a top-100 common password': msg`This is one of the 100 most common passwords`,
  'This is a very common password': msg`This is a very common password`,
  'This is similar to a commonly used password': msg`This is similar to a commonly used password`,
  'A word by itself is easy to guess': msg`A single word is easy to guess`,
  'Names and surnames by themselves are easy to guess': msg`First and last names on their own are easy to guess`,
  'Common names and surnames are easy to guess': msg`Common first and last names are easy to guess`,
  "Capitalization doesn't help very much": msg`Capital letters don’t help very much`,
  'All-uppercase is almost as easy to guess as all-lowercase': msg`A password in all capitals is almost as easy to guess as one in lower case`,
  "Reversed words aren't much harder to guess": msg`Reversed words aren’t much harder to guess`,
  "Predictable substitutions like '@' instead of 'a' don't help very much": msg`Predictable substitutions like “@” instead of “a” don’t help very much`,
}
