// The modes of the shortcuts panel and how one follows another (portal spec §4), as a pure function.

export type Mode =
  | { readonly name: 'view' }
  | { readonly name: 'modify' }
  | { readonly name: 'add' }
  /** @prop id of the shortcut that is edited */
  | { readonly name: 'edit'; readonly id: string }

export type ModeEvent =
  | { readonly type: 'modify' }
  | { readonly type: 'add' }
  | { readonly type: 'choose'; readonly id: string }
  | { readonly type: 'back' }
  | { readonly type: 'saved' }
  | { readonly type: 'deleted' }
  | { readonly type: 'cancel' }

export const VIEW: Mode = { name: 'view' }
const MODIFY: Mode = { name: 'modify' }

/** What does not concern a mode leaves it as it is. */
export function nextMode(mode: Mode, event: ModeEvent): Mode {
  switch (mode.name) {
    case 'view':
      if (event.type === 'modify') return MODIFY
      return event.type === 'add' ? { name: 'add' } : mode
    case 'modify':
      if (event.type === 'choose') return { name: 'edit', id: event.id }
      return event.type === 'back' ? VIEW : mode
    case 'add':
      if (event.type === 'cancel') return VIEW
      return event.type === 'saved' || event.type === 'deleted' ? MODIFY : mode
    case 'edit':
      return event.type === 'saved' || event.type === 'deleted' || event.type === 'cancel' ? MODIFY : mode
  }
}
