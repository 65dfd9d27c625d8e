// The usual reactions, with their names.
// @chunk chat
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const THUMB = '👍'

export const REACTIONS: readonly (readonly [string, MessageDescriptor])[] = [
  [THUMB, msg`Thumbs up`],
  ['❤️', msg`Heart`],
  ['😂', msg`Laughing`],
  ['😮', msg`Surprised`],
  ['😢', msg`Sad`],
  ['🎉', msg`Celebrating`],
  ['🙏', msg`Thank you`],
]
