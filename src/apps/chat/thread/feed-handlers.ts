// Handles keys and presses on a message of the thread.
// @chunk chat
import type { KeyboardEvent, MouseEvent } from 'react'
import { actionOf } from '#platform/keys/use-keys.ts'
import { chatKeys, MESSAGE } from '../chat-keys.ts'
import type { useFocusInThread } from './use-focus-in-thread.ts'
import type { MessageActs } from './use-message-acts.tsx'
import type { Ways } from './use-ways.ts'
import type { MessageWindow } from './use-window.ts'

interface FeedOptions {
  readonly part: MessageWindow
  readonly focus: ReturnType<typeof useFocusInThread>
  readonly ways: Ways
  readonly act: MessageActs['act']
  /** The focus goes back to where one writes. */
  readonly onLeave: () => void
}

export function feedHandlers({ part, focus, ways, act, onLeave }: FeedOptions) {
  const { setActive, focusOn, step } = focus
  const { show, showEnd } = ways
  const onKeyDown = (event: KeyboardEvent) => {
    const article = articleOf(event.target)
    if (!article) return
    const isOnControl = event.target !== article
    const command = actionOf(chatKeys, MESSAGE, event)
    if (command === undefined || (isOnControl && (event.key === 'Enter' || event.key === ' '))) return
    // A slider is moved by the keys that lead from message to message.
    if (event.target instanceof HTMLInputElement && command !== 'leave-message') return
    const key = article.dataset.key ?? ''
    if (command === 'play' && !hasVoice(article)) return
    event.preventDefault()
    if (command === 'next-message') {
      if (!step(key, 1)) onLeave()
    } else if (command === 'previous-message') step(key, -1)
    else if (command === 'first-message') focusOn(part.messages[0]?.id)
    else if (command === 'last-message') {
      showEnd()
      if (!part.hasAfter) focusOn(part.messages.at(-1)?.id)
    } else if (command === 'leave-message') onLeave()
    else act(command, key)
  }
  const onClick = (event: MouseEvent) => {
    const key = articleOf(event.target)?.dataset.key
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null
    if (key === undefined) return
    if (!control) {
      setActive(key)
      return
    }
    const { do: command, reaction, quote } = control.dataset
    if (quote) {
      show(quote)
      focusOn(quote)
    } else if (reaction) act('toggle', key, reaction)
    else if (command) act(command, key)
  }
  return { onKeyDown, onClick }
}

export const articleOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('article[data-key]') : null

const hasVoice = (article: Element): boolean => article.querySelector('[data-voice]') !== null
