// The sections of the settings: what they are called, and their code, each a chunk of its own.
// @chunk settings
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ComponentType, lazy } from 'react'
import type { Accommodations } from '#contract/portal/settings.ts'
import type { SectionId } from './section-ids.ts'

export interface Section {
  readonly title: MessageDescriptor
  /** What is there, in a few words. */
  readonly about: MessageDescriptor
  readonly icon: string
  readonly Content: ComponentType<SectionProps>
}

/** What the route gives the sections of what is other domains'. */
export interface SectionProps {
  readonly PasswordForm: ComponentType
  readonly FairnessForm: ComponentType<FairnessFormProps>
}

/** What every evaluation begins with, chosen. */
export interface FairnessFormProps {
  readonly value: Accommodations
  onChange(value: Accommodations): void
}

type Content = ComponentType<SectionProps>
const lazyContent = (load: () => Promise<{ default: Content }>): Content => lazy(load)

export const SECTIONS: Readonly<Record<SectionId, Section>> = {
  account: {
    title: msg`Account`,
    about: msg`Name, photo, time zone`,
    icon: 'user-circle',
    Content: lazyContent(() => import('./account-section.tsx')),
  },
  appearance: {
    title: msg`Appearance`,
    about: msg`Colour scheme, theme, layout`,
    icon: 'swatch',
    Content: lazyContent(() => import('./appearance-section.tsx')),
  },
  language: {
    title: msg`Language`,
    about: msg`Text, dates and numbers`,
    icon: 'language',
    Content: lazyContent(() => import('./language-section.tsx')),
  },
  notifications: {
    title: msg`Notifications`,
    about: msg`Types of notification, and how you get them`,
    icon: 'bell',
    Content: lazyContent(() => import('./notifications-section.tsx')),
  },
  keyboard: {
    title: msg`Keyboard`,
    about: msg`Shortcuts and how to change them`,
    icon: 'command-line',
    Content: lazyContent(async () => ({
      default: (await import('#shell/keys/keyboard-settings.tsx')).KeyboardSettings,
    })),
  },
  security: {
    title: msg`Security`,
    about: msg`Password, active sessions, screen lock`,
    icon: 'lock-closed',
    Content: lazyContent(() => import('./security-section.tsx')),
  },
  data: {
    title: msg`Data on this device`,
    about: msg`Space, backups, recent changes`,
    icon: 'circle-stack',
    Content: lazyContent(() => import('./data-section.tsx')),
  },
  about: {
    title: msg`About Cairn`,
    about: msg`Version, installation, licences`,
    icon: 'information-circle',
    Content: lazyContent(() => import('./about-section.tsx')),
  },
}
