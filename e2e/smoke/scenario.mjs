// What the smoke run does in each engine: sign in, complete a task, and find it completed after a reload, first as it
// comes and then with the service worker answering.
import { isControlled, listCheckboxes, visibleText } from './in-page.mjs'

/**
 * One browser with one page.
 * @typedef {object} Browser
 * @property {(url: string) => Promise<unknown>} open
 * @property {() => Promise<unknown>} reload
 * @property {<Args extends any[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Result>} ask
 *   runs a function in the page and gives its answer
 * @property {(kind: 'field' | 'button' | 'checkbox', name: string) => Promise<Control | null>} find
 * @property {() => Promise<unknown>} close
 *
 * @typedef {object} Control what a person can use, found by its name
 * @property {() => Promise<unknown>} click with the pointer
 * @property {(text: string) => Promise<unknown>} fill replaces what a field holds, with the keyboard
 */

const email = 'alex.morgan@cairn.example'
const password = 'cairn-demo'
/** How the name of an open task's checkbox begins. */
const verb = 'Complete '
const patienceMs = 90_000
const intervalMs = 100

/**
 * Does the whole scenario.
 * @param {Browser} browser
 * @param {string} url where the app is served, without a slash at its end
 * @returns {Promise<string>} the title of the task; rejects with what was waited for and what the page showed
 */
export async function completeATask(browser, url) {
  try {
    await browser.open(`${url}/`)
    await signIn(browser)
    // All of them: by itself the list leaves out what is done.
    // A browser that is still busy with the page before may drop the URL: a person tries again.
    await until('the list opens', async () => {
      await browser.open(`${url}/apps/tasks?show=all`)
      return (await browser.ask(visibleText)).startsWith(`${url}/apps/tasks`)
    })
    const title = await until("there is a task to complete (a checkbox 'Complete …')", async () => {
      const boxes = await browser.ask(listCheckboxes)
      const open = boxes.find(({ name, checked }) => name.startsWith(verb) && !checked)
      return open?.name.slice(verb.length)
    })
    // Once it is done, the box offers another action: the title identifies the task.
    const isDone = async () => {
      const boxes = await browser.ask(listCheckboxes)
      return boxes.some(({ name, checked }) => name.endsWith(title) && checked)
    }
    await use(browser, 'checkbox', verb + title, (box) => box.click())
    await until(`'${title}' is checked`, isDone)
    // The box is checked before the change is stored; the offer to undo it comes with the stored answer.
    await until("'Undo' is offered", () => browser.find('button', 'Undo'))
    await browser.reload()
    await until(`'${title}' is still checked after a reload`, isDone)
    await until('the service worker has taken over', () => browser.ask(isControlled))
    await browser.reload()
    await until(`'${title}' is still checked when the worker answers`, isDone)
    return title
  } catch (error) {
    const shown = await browser.ask(visibleText).catch(() => 'nothing')
    throw new Error(`${error instanceof Error ? error.message : error}\nThe page showed: ${shown}`)
  }
}

/** @param {Browser} browser */
async function signIn(browser) {
  await use(browser, 'field', 'Email', (field) => field.fill(email))
  await use(browser, 'field', 'Password', (field) => field.fill(password))
  await use(browser, 'button', 'Sign in', (button) => button.click())
  // Until home is shown: WebKit drops a URL that is opened while the page itself is on its way to another.
  await until('home greets', async () => /Good (morning|afternoon|evening)/.test(await browser.ask(visibleText)))
}

/**
 * Uses a control as soon as it is there and takes input.
 * @param {Browser} browser
 * @param {'field' | 'button' | 'checkbox'} kind
 * @param {string} name
 * @param {(control: Control) => Promise<unknown>} action
 */
function use(browser, kind, name, action) {
  return until(`the ${kind} '${name}' could be used`, async () => {
    const found = await browser.find(kind, name)
    if (found) await action(found)
    return found
  })
}

/**
 * Looks again and again, as a person waiting would.
 * @template Seen
 * @param {string} what for the report: 'the list is there'
 * @param {() => Promise<Seen>} look
 * @returns {Promise<NonNullable<Seen>>} the first answer that says yes
 */
async function until(what, look) {
  const deadline = Date.now() + patienceMs
  let trouble = ''
  for (;;) {
    // While a page is being replaced there is nobody to ask.
    const seen = await look().catch((error) => {
      trouble = ` (${error instanceof Error ? error.message.split('\n')[0] : error})`
      return undefined
    })
    if (seen) return seen
    if (Date.now() > deadline) throw new Error(`Waited ${patienceMs / 1000} s in vain until ${what}${trouble}.`)
    await new Promise((done) => setTimeout(done, intervalMs))
  }
}
