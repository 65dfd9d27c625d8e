// How far a long act has come: a toast, where it takes more than a second.
// @chunk transfer
// @offline later
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { dismissToast, reviseToast, showToast } from '#ui/toast-store.ts'

/** ms, until it is reported */
const SOON = 1000

/** @param total how many things there are to write */
export function showProgress(total: number): { onProgress(done: number): void; end(): void } {
  let done = 0
  let toast: number | undefined
  const messageNow = () => {
    const [written, all] = [i18n.number(done), i18n.number(total)]
    return t`Saving ${written} of ${all}…`
  }
  const timer = setTimeout(() => {
    toast = showToast({ message: messageNow(), duration: null })
  }, SOON)
  return {
    onProgress(written) {
      done = written
      if (toast !== undefined) reviseToast(toast, messageNow())
    },
    end() {
      clearTimeout(timer)
      if (toast !== undefined) dismissToast(toast)
    },
  }
}
