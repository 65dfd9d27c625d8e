// Makes a board of a line that was typed in the palette: its title.
// @offline later
import { scrumboardApi } from '#contract/apps/scrumboard.ts'
import { callForChange } from '#platform/api/call.ts'
import type { CreateOfLine } from '#platform/navigation/created.ts'
import { boardHref } from './board-context.ts'

export const createOfLine: CreateOfLine = async (text) => {
  const { answer, changeId } = await callForChange(scrumboardApi.endpoints.createBoard, {
    body: { board: { title: text.trim() } },
  })
  return { changeIds: changeId === undefined ? [] : [changeId], link: boardHref(answer.id) }
}
