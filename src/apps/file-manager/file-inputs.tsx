// The two inputs that ask for files of this device: for some, and for a folder with all that is in it. Other parts of the screen open them.
import { useLingui } from '@lingui/react/macro'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { FileInput } from '#kit/transfer/file-button.tsx'
import type { ChosenFile } from './files-context.ts'

export interface FileInputs {
  /** @param isFolder for a folder */
  choose(isFolder?: boolean): void
}

export interface FileInputsProps {
  readonly onFiles: (files: readonly ChosenFile[]) => void
  readonly ref: Ref<FileInputs>
}

export function FileInputsOf({ onFiles, ref }: FileInputsProps) {
  const { t } = useLingui()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({ choose: (isFolder) => (isFolder ? folder : files).current?.click() }))
  const take = (chosen: readonly File[]) =>
    onFiles(chosen.map((file) => ({ file, path: file.webkitRelativePath || file.name })))
  return (
    <>
      <FileInput label={t`Files to upload`} isMultiple input={files} onFiles={take} />
      <FileInput label={t`Folder to upload`} isMultiple isFolder input={folder} onFiles={take} />
    </>
  )
}
