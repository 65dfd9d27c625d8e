// Makes a folder at the root of a line that was typed in the palette.
// @offline later

import { fileManagerApi } from '#contract/apps/file-manager.ts'
import { nameProblem } from '#contract/apps/file-names.ts'
import { callForChange } from '#platform/api/call.ts'
import type { CreateOfLine } from '#platform/navigation/created.ts'

export const createOfLine: CreateOfLine = async (text) => {
  // What a folder cannot be called becomes a dash.
  const name = text.replaceAll(/[/\\]/g, '-').trim()
  const { answer, changeId } = await callForChange(fileManagerApi.endpoints.createFolder, {
    body: { folderId: null, ...(nameProblem(name) === undefined && { name }) },
  })
  return {
    changeIds: changeId === undefined ? [] : [changeId],
    link: `/apps/file-manager/${encodeURIComponent(answer.id)}`,
  }
}
