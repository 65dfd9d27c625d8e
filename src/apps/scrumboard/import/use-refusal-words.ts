// Why a row or a card of a file is left out, in words.
// @offline later
import { useLingui } from '@lingui/react/macro'
import type { Refused } from './read-board.ts'

export function useRefusalWords(): (refused: Refused) => string {
  const { t } = useLingui()
  return ({ at, name, reason }) => {
    const why = {
      title: t`it has no title`,
      odd: t`it can’t be read`,
      cells: t`it has more cells than columns; a quotation mark may be missing`,
      'cut-title': t`its title is too long, and is shortened`,
      'cut-list': t`the name of its list is too long, and is shortened`,
      'cut-labels': t`it has too many or too long tags, and some are shortened or left out`,
      'cut-members': t`it has too many members, and some are left out`,
      'cut-checklist': t`its checklist is too long, and is shortened`,
      'cut-comments': t`its comments are too long or too many, and some are shortened or left out`,
      date: t`its due date is no date, and is left out`,
      long: t`its text is too long, and is left out`,
      list: t`its list isn’t in the file`,
      cut: t`the file holds more than a board can take`,
      members: t`some of its members aren’t known here, and are left out`,
      attachments: t`its files are left out`,
      fields: t`its custom fields are left out`,
      checklist: t`its checklist isn’t in the file`,
      comments: t`its comments aren’t in the file`,
    }[reason]
    if (at === 0) return `${name}: ${why}`
    return name === '' ? t`Row ${at}: ${why}` : t`${name} (row ${at}): ${why}`
  }
}
