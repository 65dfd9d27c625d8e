// What a Markdown field does beyond taking text, loaded when the field is first used: its toolbar's elements, paste, mentions, files and keys.
// @chunk markdown-field

import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { failureOf } from '#platform/api/reason-of.ts'
import { chordOf } from '#platform/keys/chord.ts'
import { showToast } from '#ui/toast-store.ts'

export interface Person {
  readonly id: string
  readonly name: string
}

export interface MarkdownToolsOptions {
  readonly root: RefObject<HTMLElement | null>
  readonly findPeople: ((typed: string) => Promise<readonly Person[]>) | undefined
  readonly storeFile: ((file: File) => Promise<string>) | undefined
}

export interface MarkdownTools {
  /** Loads the tools; once. */
  load(): void
  /** @returns whether the press was one of the field's keys */
  pressKey(event: KeyboardEvent<HTMLTextAreaElement>): boolean
  addFiles(files: readonly File[]): void
}

/** By the keys that press them. */
const BUTTONS: Readonly<Record<string, string>> = { 'Mod+b': 'md-bold', 'Mod+i': 'md-italic' }

export function useMarkdownTools({ root, findPeople, storeFile }: MarkdownToolsOptions): MarkdownTools {
  const { t } = useLingui()
  const [tools, setTools] = useState<typeof import('./markdown-tools.ts')>()
  const isLoading = useRef(false)
  const failed = async (name: string, error: unknown) =>
    showToast({ kind: 'error', message: await failureOf(error, t`Couldn’t attach “${name}”.`) })
  const latest = useRef({ findPeople, storeFile, failed })
  useEffect(() => {
    latest.current = { findPeople, storeFile, failed }
  })
  useEffect(() => {
    if (!tools || !root.current) return
    return tools.equip(root.current, {
      findPeople: async (typed) => (await latest.current.findPeople?.(typed)) ?? [],
      storeFile: (file) => latest.current.storeFile?.(file),
      onFailed: (name, error) => void latest.current.failed(name, error),
    })
  }, [tools, root])
  const load = () => {
    if (isLoading.current) return
    isLoading.current = true
    // Without its tools it is a text area still; the next use loads them again.
    import('./markdown-tools.ts').then(setTools, () => {
      isLoading.current = false
    })
  }
  return {
    load,
    pressKey(event) {
      const name = BUTTONS[chordOf(event) ?? '']
      if (name === undefined) return false
      event.preventDefault()
      root.current?.querySelector<HTMLElement>(name)?.click()
      return true
    },
    addFiles: (files) => {
      const textArea = root.current?.querySelector('textarea')
      if (textArea && storeFile)
        void tools?.attach(textArea, files, { storeFile, onFailed: (name, error) => void failed(name, error) })
    },
  }
}
