// Making, renaming and deleting the tags of an app, each with its message and its undo.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { useAction } from '#kit/undo/use-action.ts'
import type { Written } from '#kit/undo/written.ts'
import type { NamedTag } from './tags-dialog.tsx'

/** The app's writes of its tags. */
export interface TagWrites {
  readonly create: (input: { readonly body: { readonly tag: { readonly title: string } } }) => Promise<Written>
  readonly update: (input: {
    readonly body: { readonly id: string; readonly tag: { readonly title: string } }
  }) => Promise<Written>
  readonly destroy: (input: { readonly query: { readonly id: string } }) => Promise<Written>
}

export function useTagActions({ create, update, destroy }: TagWrites) {
  const { t } = useLingui()
  const { run } = useAction()
  return {
    create: (title: string) =>
      run({ message: t`Tag “${title}” created`, write: () => create({ body: { tag: { title } } }) }),
    rename: ({ id }: NamedTag, title: string) =>
      run({ message: t`Tag renamed to “${title}”`, write: () => update({ body: { id, tag: { title } } }) }),
    remove: ({ id, title }: NamedTag) =>
      run({ message: t`Tag “${title}” deleted`, write: () => destroy({ query: { id } }), announcesUndo: true }),
  }
}
