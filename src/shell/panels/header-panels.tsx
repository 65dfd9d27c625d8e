// The panels of the header: notifications at every width, messages and shortcuts from sm up (below it they are in the menu), the launcher from md up.
// @chunk signed-in

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import { whenSettled } from '#platform/query/when-settled.ts'
import { lazyPanel, PanelButton, type PanelHandle } from './panel-button.tsx'
import { useUnread } from './unread.ts'

const WatchUnread = lazy(() => import('./watch-unread.tsx'))
const shortcuts = lazyPanel(() => import('../shortcuts/shortcuts-panel.tsx'))
const messages = lazyPanel(() => import('../messages/messages-panel.tsx'))
const notifications = lazyPanel(() => import('../notifications/notifications-panel.tsx'))

/** The panels that the menu of a phone opens. */
export interface MenuPanels {
  readonly shortcuts: RefObject<PanelHandle | null>
  readonly messages: RefObject<PanelHandle | null>
}

export function HeaderPanels({ panels: { shortcuts: shortcutsRef, messages: messagesRef } }: { panels: MenuPanels }) {
  const { t } = useLingui()
  const unread = useUnread()
  const [isIdle, setIdle] = useState(false)
  const client = useQueryClient()
  useEffect(() => whenSettled(client, () => setIdle(true)), [client])
  return (
    <>
      <PanelButton
        panel={shortcuts}
        icon="bookmark"
        label={t`Shortcuts`}
        className="max-sm:hidden"
        ref={shortcutsRef}
      />
      <PanelButton
        panel={messages}
        icon="envelope"
        label={
          unread.messages
            ? t`${plural(unread.messages, { one: 'Messages, # unread', other: 'Messages, # unread' })}`
            : t`Messages`
        }
        count={unread.messages}
        className="max-sm:hidden"
        ref={messagesRef}
      />
      <PanelButton
        panel={notifications}
        icon="bell"
        label={
          unread.notifications
            ? t`${plural(unread.notifications, { one: 'Notifications, # unread', other: 'Notifications, # unread' })}`
            : t`Notifications`
        }
        count={unread.notifications}
      />
      {isIdle && (
        <Suspense>
          <WatchUnread />
        </Suspense>
      )}
    </>
  )
}
