// The files of a request: chosen or dropped, each with its size and a way to take it out again. What is too large or too much is reported here.
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { REQUEST_FILE_BYTES, REQUEST_FILES } from '#contract/apps/help-requests.ts'
import { DropZone } from '#kit/transfer/drop-zone.tsx'
import { FileButton } from '#kit/transfer/file-button.tsx'
import { FieldNotes, fieldLabelClass } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { FileSize } from './file-size.tsx'

export interface FilesFieldProps {
  readonly files: readonly File[]
  readonly onChange: (files: readonly File[]) => void
}

export function FilesField({ files, onChange }: FilesFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const [refusal, setRefusal] = useState<string>()
  const add = (chosen: readonly File[]) => {
    const large = chosen.find(({ size }) => size > REQUEST_FILE_BYTES)
    const fitting = chosen.filter(({ size }) => size <= REQUEST_FILE_BYTES)
    const all = [...new Map([...files, ...fitting].map((file) => [keyOf(file), file])).values()]
    const name = large?.name
    setRefusal(
      name !== undefined
        ? t`“${name}” is over 10 MB. Choose a smaller file.`
        : all.length > REQUEST_FILES
          ? t`Choose up to ${REQUEST_FILES} files.`
          : undefined,
    )
    onChange(all.slice(0, REQUEST_FILES))
  }
  return (
    <DropZone message={<Trans>Drop files to attach them</Trans>} onFiles={add}>
      <div role="group" aria-labelledby={`${id}-label`}>
        <p id={`${id}-label`} className={`${fieldLabelClass} mb-1.5`}>
          <Trans>Attachments</Trans>
        </p>
        {files.length > 0 && (
          <ul className="mb-2">
            {files.map((file) => (
              <li key={keyOf(file)} className="flex items-center gap-2 text-13">
                <Icon name="paper-clip" size={16} className="text-ink-faint" />
                <span className="min-w-0 flex-1 truncate">{file.name}</span>
                <FileSize bytes={file.size} />
                <IconButton
                  icon="x-mark"
                  size="sm"
                  label={t`Remove ${file.name}`}
                  onPress={() => onChange(files.filter((other) => other !== file))}
                />
              </li>
            ))}
          </ul>
        )}
        <FileButton
          label={t`Files to attach`}
          icon="paper-clip"
          size="sm"
          isMultiple
          onFiles={add}
          refusalId={refusal && `${id}-error`}
        >
          <Trans>Attach files</Trans>
        </FileButton>
        <FieldNotes
          id={id}
          description={t`Up to ${REQUEST_FILES} files of up to 10 MB each. You’ll need to attach them again if you reload the page.`}
          error={refusal}
        />
      </div>
    </DropZone>
  )
}

/** The same for a file that is chosen twice. */
const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`
