// The list of all sample files, as texts.
import { txt } from '#seed/documents/txt.ts'
import { companyFiles } from '#seed/files/company.ts'
import { meetings } from '#seed/files/meetings.ts'
import { moneyFiles } from '#seed/files/money.ts'
import { ownFiles } from '#seed/files/own-files.ts'
import { pictures } from '#seed/files/pictures.ts'
import type { PlannedFile } from '#seed/files/planned-file.ts'
import { productFiles } from '#seed/files/product.ts'
import { timetableFiles } from '#seed/files/timetables.ts'

const atTheRoot: readonly PlannedFile[] = [
  {
    folder: '',
    name: 'Read me first.txt',
    by: 'alex-morgan',
    created: 205,
    modified: 19,
    content: () =>
      txt(
        'Kestrelway is the company’s shared drive: whatever is in there, somebody else is looking for as well.\nAlex is mine.\n\nNames begin with the day (2026-11-17) where the day matters, and with what it is where it does not.\nNothing is called “final”. (One thing is called “final”.)\n',
      ),
  },
]

export const sampleFiles: readonly PlannedFile[] = [
  ...atTheRoot,
  ...meetings,
  ...timetableFiles,
  ...pictures,
  ...moneyFiles,
  ...productFiles,
  ...companyFiles,
  ...ownFiles,
]
