// A button that opens the file picker: the only file input.
// @chunk screens
import { type RefObject, useRef } from 'react'
import { Button, type ButtonProps } from '#ui/button.tsx'

export interface FileButtonProps extends Omit<ButtonProps, 'onPress' | 'type' | 'onClick'> {
  /** What the files are, for assistive technology. */
  readonly label: string
  /** File endings and types, as an `<input>` has them. */
  readonly accept?: string
  readonly isMultiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
  /** The id of the message why the last file was refused, while it is shown. */
  readonly refusalId?: string | undefined
  /** Where other buttons ask for files too: `current?.click()`. */
  readonly input?: RefObject<HTMLInputElement | null>
  /** Before the button itself opens the picker. */
  readonly onAsk?: () => void
}

export function FileButton(props: FileButtonProps) {
  const { label, accept, isMultiple, onFiles, refusalId, input: given, onAsk, children, ...button } = props
  const own = useRef<HTMLInputElement>(null)
  const input = given ?? own
  const ask = () => {
    onAsk?.()
    input.current?.click()
  }
  return (
    <>
      <FileInput
        label={label}
        accept={accept}
        isMultiple={isMultiple}
        onFiles={onFiles}
        refusalId={refusalId}
        input={input}
      />
      <Button icon="arrow-up-tray" {...button} onPress={ask}>
        {children}
      </Button>
    </>
  )
}

export interface FileInputProps extends Pick<FileButtonProps, 'label' | 'onFiles' | 'refusalId'> {
  readonly accept?: string | undefined
  readonly isMultiple?: boolean | undefined
  /** Asks for a folder with all that is in it: the files know their paths. */
  readonly isFolder?: boolean
  readonly input: RefObject<HTMLInputElement | null>
}

/** The input alone, where the buttons that ask are elsewhere. */
export function FileInput({ label, accept, isMultiple, isFolder, onFiles, refusalId, input }: FileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      accept={accept}
      multiple={isMultiple}
      {...(isFolder && { webkitdirectory: '' })}
      aria-label={label}
      aria-invalid={refusalId === undefined ? undefined : true}
      aria-describedby={refusalId}
      tabIndex={-1}
      className="sr-only"
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // The same file can be chosen again.
        target.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}
