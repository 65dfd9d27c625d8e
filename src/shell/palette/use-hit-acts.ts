// useHitActs(): actions on a hit in place: a task completed, a mail starred or answered.
import { useLingui } from '@lingui/react/macro'
import type { Hit } from '../search/hits.ts'
import type { Act } from './items.ts'
import type { Writes } from './use-writes.ts'

/** @param onReply opens the form for an answer */
export function useHitActs(writes: Writes, onReply: (hit: Hit) => void): (hit: Hit) => Act[] {
  const { t } = useLingui()
  return (hit) => {
    const { group, id, completed, starred } = hit
    if (completed !== undefined) {
      return [
        {
          id: 'complete',
          label: completed ? t`Reopen` : t`Complete`,
          icon: completed ? 'arrow-uturn-left' : 'check',
          run: () => writes.complete(id, !completed),
        },
      ]
    }
    if (group !== 'mails') return []
    return [
      { id: 'reply', label: t`Reply`, icon: 'arrow-uturn-left', run: () => onReply(hit) },
      {
        id: 'star',
        label: starred ? t`Remove the star` : t({ message: 'Star', context: 'emails' }),
        icon: 'star',
        run: () => writes.star(id, !starred),
      },
    ]
  }
}
