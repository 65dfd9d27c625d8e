// Messages why a row or a card of a file is left out.
// @offline later
import { useLingui } from '@lingui/react/macro'
import type { Refused } from './read-board.ts'

export function useRefusalText(): (refused: Refused) => string {
  const { t } = useLingui()
  return ({ at, name, reason }) => {
    const why = {
      title: t`it has no title`,
      odd: t`it can’t be read`,
      cells: t`it has more cells than columns; a quotation mark may be missing`,
      'cut-title': t`its title is too long and was shortened`,
      'cut-list': t`its list name is too long and was shortened`,
      'cut-labels': t`it has too many tags, or tags that are too long; some were shortened or left out`,
      'cut-members': t`it has too many members; some were left out`,
      'cut-checklist': t`its checklist is too long and was shortened`,
      'cut-comments': t`it has too many comments, or comments that are too long; some were shortened or left out`,
      date: t`its due date isn’t valid and was left out`,
      long: t`its text is too long and was left out`,
      list: t`its list isn’t in the file`,
      cut: t`the file contains more than a board can hold`,
      members: t`some of its members don’t exist here and were left out`,
      attachments: t`its files were left out`,
      fields: t`its custom fields were left out`,
      checklist: t`its checklist isn’t in the file`,
      comments: t`its comments aren’t in the file`,
    }[reason]
    if (at === 0) return `${name}: ${why}`
    return name === '' ? t`Row ${at}: ${why}` : t`${name} (row ${at}): ${why}`
  }
}
