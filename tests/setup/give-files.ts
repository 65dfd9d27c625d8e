// Files and texts given to a page as a person gives them. Files never leave it: the driver’s own upload sends each to Node and back, which takes a large one half a
// minute.

/** What a drop, a paste and a file field carry. */
export function holding(...files: readonly File[]): DataTransfer {
  const held = new DataTransfer()
  for (const file of files) held.items.add(file)
  return held
}

/** Chooses files in a file field. */
export function giveFiles(field: Element, ...files: readonly File[]): void {
  Object.assign(field, { files: holding(...files).files })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Lets files go over an element. */
export function dropFiles(target: Element | null | undefined, ...files: readonly File[]): void {
  const dataTransfer = holding(...files)
  target?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

/** Pastes files where one writes. */
export function pasteFiles(target: Element, ...files: readonly File[]): void {
  const clipboardData = holding(...files)
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Pastes a text where one writes. */
export function pasteText(text: string, target: Element | null = document.activeElement): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  target?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
