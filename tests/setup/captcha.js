// Stands in for a captcha's script in the screen tests: one button, which gives a token that names its key.
// @ts-nocheck: it stands in for a script of another site, which nobody here types.
const widgets = []

globalThis.grecaptcha = {
  render(element, { sitekey, hl = 'none', callback }) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = `I am no robot: ${sitekey}, hl ${hl}`
    button.setAttribute('aria-pressed', 'false')
    button.addEventListener('click', () => {
      button.setAttribute('aria-pressed', 'true')
      callback(`token of ${sitekey}`)
    })
    element.append(button)
    return widgets.push(button) - 1
  },
  reset(widget) {
    widgets[widget].setAttribute('aria-pressed', 'false')
  },
}
