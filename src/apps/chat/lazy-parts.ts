// The lazily loaded parts of the screen.
// @chunk chat
import { lazy } from 'react'
import { lazyDialogs } from '#kit/lazy/lazy-dialog.tsx'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import type { OpenDialog } from './chat-context.ts'

const loadThread = () => import('./thread/thread-pane.tsx')
const loadChatRowMenu = () => import('./menus/chat-row-menu.tsx')
const loadMessageMenu = () => import('./menus/message-menu.tsx')
const loadInfo = () => import('./info/info-pane.tsx')

export const ThreadPane = lazy(loadThread)
export const ChatRowMenu = lazy(loadChatRowMenu)
export const MessageMenu = lazy(loadMessageMenu)
export const InfoPane = lazy(loadInfo)
export const EmojiPicker = lazyBeside(async () => (await import('./emoji/emoji-picker.tsx')).default)
export const VoiceRecorder = lazyBeside(async () => (await import('./composer/voice-recorder.tsx')).default)

/** Fetched ahead. */
export const loadParts = [loadThread, loadMessageMenu, loadChatRowMenu, loadInfo]

export const chatDialogs = lazyDialogs<OpenDialog>({
  export: () => import('./dialogs/export-dialog.tsx'),
  reminder: () => import('./dialogs/reminder-dialog.tsx'),
  profile: () => import('./dialogs/profile-dialog.tsx'),
  preview: () => import('./dialogs/preview-dialog.tsx'),
  'send-later': () => import('./dialogs/send-later-dialog.tsx'),
})
