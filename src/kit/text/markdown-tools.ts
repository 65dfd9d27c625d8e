// The tools of a Markdown field, over the field's own elements: importing this file defines the toolbar's and the suggestions' elements.
// @offline later
import '@github/markdown-toolbar-element'
import { installLink, uninstallLink } from '@github/paste-markdown'
import '@github/text-expander-element'
import type { TextExpanderChangeEvent } from '@github/text-expander-element'
import TurndownService from 'turndown'
import { cleanFragment } from '#ui/rich-text.tsx'
import type { Person } from './use-markdown-tools.ts'

export interface FieldTools {
  findPeople(typed: string): Promise<readonly Person[]>
  /** @returns undefined where no files are taken */
  storeFile(file: File): Promise<string> | undefined
  onFailed(name: string, error: unknown): void
}

/** Gives the field's elements their tools. @param root what holds the text area and its `text-expander` @returns the way to take them back */
export function equip(root: HTMLElement, tools: FieldTools): () => void {
  const textArea = root.querySelector('textarea')
  const expander = root.querySelector('text-expander')
  if (!textArea || !expander) return () => {}
  const removing = new AbortController()
  const { signal } = removing
  // An address over a selection becomes its link.
  installLink(textArea)
  textArea.addEventListener('paste', (event) => paste(event, textArea, tools), { signal })
  textArea.addEventListener('drop', (event) => take(event, event.dataTransfer, textArea, tools), { signal })
  expander.addEventListener('text-expander-change', (event) => suggest(event as TextExpanderChangeEvent, tools), {
    signal,
  })
  expander.addEventListener('text-expander-value', (event) => complete(event, textArea), { signal })
  return () => {
    removing.abort()
    uninstallLink(textArea)
  }
}

/** Stores files and writes their references where the cursor is. */
export async function attach(
  textArea: HTMLTextAreaElement,
  files: readonly File[],
  { storeFile, onFailed }: Pick<FieldTools, 'storeFile' | 'onFailed'>,
): Promise<void> {
  for (const file of files) {
    try {
      const address = await storeFile(file)
      if (address === undefined) return
      insert(
        textArea,
        `${file.type.startsWith('image/') ? '!' : ''}[${file.name.replaceAll(/[[\]]/g, '\\$&')}](${address})\n`,
      )
    } catch (error) {
      onFailed(file.name, error)
    }
  }
}

/** As if it had been typed: the browser's undo knows of it, and so does whoever listens to the field. */
function insert(textArea: HTMLTextAreaElement, text: string): void {
  textArea.focus()
  if (document.execCommand('insertText', false, text)) return
  textArea.setRangeText(text, textArea.selectionStart, textArea.selectionEnd, 'end')
  textArea.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function paste(event: ClipboardEvent, textArea: HTMLTextAreaElement, tools: FieldTools): void {
  if (event.defaultPrevented || !event.clipboardData) return
  const html = event.clipboardData.getData('text/html')
  if (html === '') {
    take(event, event.clipboardData, textArea, tools)
    return
  }
  const markdown = markdownOf(html)
  if (markdown === '') return
  event.preventDefault()
  insert(textArea, markdown)
}

function take(event: Event, data: DataTransfer | null, textArea: HTMLTextAreaElement, tools: FieldTools): void {
  const files = [...(data?.files ?? [])]
  if (files.length === 0) return
  event.preventDefault()
  void attach(textArea, files, tools)
}

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
})

/** What was copied from a page or a document, cut down to what Markdown can say. */
export const markdownOf = (html: string): string => turndown.turndown(cleanFragment(html)).trim()

function suggest({ detail }: TextExpanderChangeEvent, { findPeople }: FieldTools): void {
  if (detail?.key !== '@') return
  detail.provide(findPeople(detail.text).then((people) => ({ matched: people.length > 0, fragment: listOf(people) })))
}

function listOf(people: readonly Person[]): HTMLElement {
  const list = document.createElement('ul')
  list.role = 'listbox'
  list.className = 'absolute z-20 mt-6 min-w-48 rounded-12 border border-line bg-surface-raised p-1 shadow-popover'
  for (const { id, name } of people) {
    const option = document.createElement('li')
    option.role = 'option'
    option.id = `mention-${id}`
    option.dataset.name = name
    option.textContent = name
    option.className = 'cursor-pointer rounded-8 px-3 py-1.5 aria-selected:bg-surface-hover'
    list.append(option)
  }
  // Once it is in its place, below the line that is typed.
  requestAnimationFrame(() => list.scrollIntoView({ block: 'nearest' }))
  return list
}

/** Writes the name in place of what was typed, as if it had been typed: the expander would set the value, of which React would not hear. */
function complete(event: Event, textArea: HTMLTextAreaElement): void {
  event.preventDefault()
  const { item } = (event as CustomEvent<{ readonly item: HTMLElement }>).detail
  const end = textArea.selectionStart
  textArea.setSelectionRange(textArea.value.lastIndexOf('@', end - 1), end)
  insert(textArea, `@${item.dataset.name ?? ''} `)
}
