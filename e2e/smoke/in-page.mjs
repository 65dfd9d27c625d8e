// Functions that run inside the page, in any engine: they find controls by the name that assistive technology reads.
// Each is self-contained, since only its text is sent to the browser.

/**
 * The first control of a kind with a name.
 * @param {'field' | 'button' | 'checkbox'} kind
 * @param {string} name
 * @returns {HTMLElement | null} what a person would point at: for a checkbox in a label, the label
 */
export function findControl(kind, name) {
  const selectors = {
    field: 'input:not([type=checkbox]):not([type=radio]), textarea, [role=textbox]',
    button: 'button, [role=button]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
  }
  const nameOf = (/** @type {any} */ element) => {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
    const labelledBy = ids.map((/** @type {string} */ id) => document.getElementById(id)?.textContent ?? '').join(' ')
    const labels = [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
    const text = labelledBy || element.getAttribute('aria-label') || labels || element.textContent || ''
    return text.trim().replace(/\s+/g, ' ')
  }
  const found = /** @type {HTMLElement | undefined} */ (
    [...document.querySelectorAll(selectors[kind])].find(
      (element) => nameOf(element) === name && !element.closest('[inert], [hidden]'),
    )
  )
  return (kind === 'checkbox' ? found?.closest('label') : undefined) ?? found ?? null
}

/** @returns {{ name: string, checked: boolean }[]} the checkboxes in the order of the page */
export function listCheckboxes() {
  return [...document.querySelectorAll('input[type=checkbox], [role=checkbox]')].map((element) => {
    const box = /** @type {HTMLInputElement} */ (element)
    const labels = [...(box.labels ?? [])].map((label) => label.textContent).join(' ')
    return {
      name: (box.getAttribute('aria-label') || labels).trim(),
      checked: box.checked || box.getAttribute('aria-checked') === 'true',
    }
  })
}

/** @returns {string} */
/** @returns {boolean} whether a service worker answers this page's requests */
export function isControlled() {
  return Boolean(navigator.serviceWorker?.controller)
}

/** @returns {string} the beginning of what the page shows, for the report of a failure */
export function visibleText() {
  return `${location.href} | ${document.title} | ${document.body.textContent.trim().replace(/\s+/g, ' ').slice(0, 600)}`
}
