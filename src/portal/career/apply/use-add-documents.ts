// Adds documents to an application: each file is checked, then sent or queued; what is wrong with one is reported in a sentence.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DOCUMENT_LIMIT, documentProblem } from '#contract/portal/application-drafts.ts'
import type { DocumentKind } from '#contract/portal/job-shapes.ts'
import { reasonOf } from '#platform/api/reason-of.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { isQueued } from '#platform/query/api-mutation.ts'
import { useUploadDocument } from '#portal/career/applications/mutations.ts'

export interface AddDocuments {
  add(files: readonly File[], kind: DocumentKind): Promise<void>
  /** The error of the last files. */
  readonly problems: readonly string[]
  readonly isPending: boolean
}

/** @param onAdded is given the ids of those that were added */
export function useAddDocuments(jobId: string, onAdded: (ids: readonly string[]) => void): AddDocuments {
  const { t } = useLingui()
  const { number } = useFormats()
  const upload = useUploadDocument()
  const [problems, setProblems] = useState<readonly string[]>([])
  const megabytes = number(DOCUMENT_LIMIT / 1024 / 1024)
  const problemOf = (file: File): string | undefined => {
    const { name } = file
    switch (documentProblem(file)) {
      case 'type':
        return t`Employers can’t open “${name}”. Choose a PDF, Word, OpenDocument, text, JPEG or PNG file.`
      case 'size':
        return t`“${name}” is larger than ${megabytes} MB.`
      case 'empty':
        return t`“${name}” is empty.`
      default:
        return undefined
    }
  }
  /** @returns its id, or what was wrong with it */
  const send = async (file: File, kind: DocumentKind): Promise<{ id: string } | { problem: string }> => {
    const { name } = file
    try {
      // Its id is given here, so that an application can name it before the portal has it.
      const id = crypto.randomUUID()
      const { answer } = await upload.mutateAsync({ body: { file, kind, id, jobId } })
      return { id: isQueued(answer) ? id : answer.id }
    } catch (error) {
      const reason = await reasonOf(error)
      return { problem: reason === undefined ? t`Couldn’t send “${name}”. Try again.` : t`“${name}”: ${reason}` }
    }
  }
  return {
    async add(files, kind) {
      const found: string[] = []
      const added: string[] = []
      for (const file of files) {
        const problem = problemOf(file)
        const sent = problem === undefined ? await send(file, kind) : { problem }
        if ('id' in sent) added.push(sent.id)
        else found.push(sent.problem)
      }
      setProblems(found)
      if (added.length > 0) onAdded(added)
    },
    problems,
    isPending: upload.isPending,
  }
}
