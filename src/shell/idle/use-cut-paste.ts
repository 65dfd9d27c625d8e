// Says what a field leaves out of a pasted text: the browser cuts it to the field's length without a word.
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import { showToast } from '#ui/toast-store.ts'

export function useCutPaste(): void {
  const { t } = useLingui()
  const { number } = useFormats()
  useEffect(() => {
    const announceCut = (event: ClipboardEvent) => {
      const { target, clipboardData, defaultPrevented } = event
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (!isText || defaultPrevented || target.readOnly || target.maxLength < 0) return
      const pasted = lengthIn(target, clipboardData?.getData('text/plain') ?? '')
      const selected = (target.selectionEnd ?? 0) - (target.selectionStart ?? 0)
      const left = Math.max(0, target.maxLength - (target.value.length - selected))
      if (pasted <= left) return
      const limit = number(target.maxLength)
      showToast({
        kind: 'error',
        message: t`This text is too long to paste in full: the field allows up to ${limit} characters. The end was left out.`,
      })
    }
    // In the bubbling phase: a field that splits the text itself has handled it by then.
    document.addEventListener('paste', announceCut)
    return () => document.removeEventListener('paste', announceCut)
  }, [t, number])
}

/** A line of text takes no breaks, a longer text counts each as one. */
const lengthIn = (field: HTMLElement, text: string): number =>
  text.replaceAll(field instanceof HTMLInputElement ? /[\r\n]/g : /\r(?=\n)/g, '').length
