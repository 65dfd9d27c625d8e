// Search parameters of the files besides the folder and the open item: the search, the place, how it is shown and sorted. Invalid values are dropped.
import { oneOf, text, valuesOf } from '#platform/read-values.ts'

export const readFilesSearch = valuesOf({
  /** What is searched, in the folder and below it. */
  q: text,
  /** Default: the folder. */
  show: oneOf(['recent', 'starred', 'trash']),
  /** Creates a folder; then removed from the URL. */
  new: oneOf(['folder']),
  /** Default: as a list. */
  view: oneOf(['grid']),
  /** A minus goes before what is sorted downwards. Default: by name. */
  sort: oneOf(['-name', 'modified', '-modified', 'size', '-size']),
})
export type FilesSearch = ReturnType<typeof readFilesSearch>
export type FilesSort = NonNullable<FilesSearch['sort']>
