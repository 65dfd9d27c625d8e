// Everything that can be done to contacts, each with its message and its undo. Made once by contacts-screen.tsx; its parts reach it through contacts-context.ts.
// @chunk contacts
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Contact, ContactPatch } from '#contract/apps/contact-shapes.ts'
import { contactsApi } from '#contract/apps/contacts.ts'
import { saveWithTags } from '#kit/tags/save-with-tags.ts'
import type { Actions } from '#kit/undo/use-action.ts'
import type { Written } from '#kit/undo/written.ts'
import { call } from '#platform/api/call.ts'
import { pageMap } from '#platform/page-state.ts'
import { forgetBlank, rememberBlank } from './blank-contacts.ts'
import type { ContactChange } from './edit/form-values.ts'
import {
  useCreateContact,
  useCreateContacts,
  useCreateTag,
  useDeleteContacts,
  useSetAvatar,
  useTagContacts,
  useUpdateContact,
  useUpdateContacts,
} from './mutations.ts'

type Ids = readonly string[]

export interface ContactActions {
  /** A blank contact, to be edited next. @returns its id; undefined where that failed, which has been reported */
  create(): Promise<string | undefined>
  /** A new contact under the id that it had: it was taken away while the page that was filling it in was gone. */
  createAgain(id: string): Promise<boolean>
  /** Takes a new contact away again: without a word, or with the undo that `reopen` gives back what was typed with. */
  discard(id: string, reopen: (() => void) | undefined): Promise<boolean>
  /** @param newTags titles of tags that do not exist yet */
  save(id: string, change: ContactChange, newTags: readonly string[], isNew: boolean): Promise<boolean>
  setFavourite(ids: Ids, favourite: boolean): Promise<boolean>
  setTag(ids: Ids, tagId: string, isOn: boolean): Promise<boolean>
  /** The same for all of them; what is empty stays as each has it. */
  saveMany(ids: Ids, fields: SharedFields): Promise<boolean>
  /** @param picture null takes it away */
  setPicture(id: string, picture: File | null): Promise<boolean>
  remove(ids: Ids): Promise<boolean>
}

/** What several contacts can be given at once. */
export interface SharedFields {
  readonly title: string
  readonly company: string
  readonly address: string
  readonly howWeMet: string
}

/** Blank contacts made on this page: undoing their first save takes them away too. */
const blank = pageMap<string, Written>()

type Run = Actions['run']

export function useContactActions({ run }: Actions): ContactActions {
  const making = useMaking(run)
  const saving = useSaving(run)
  const changing = useChanging(run)
  return useMemo(() => ({ ...making, ...saving, ...changing }), [making, saving, changing])
}

type Making = Pick<ContactActions, 'create' | 'createAgain' | 'discard'>

/** New contacts. */
function useMaking(run: Run): Making {
  const { t } = useLingui()
  const { mutateAsync: create } = useCreateContact()
  const { mutateAsync: createMany } = useCreateContacts()
  const { mutateAsync: destroy } = useDeleteContacts()
  return useMemo(
    (): Making => ({
      async create() {
        let id: string | undefined
        await run({
          write: async () => {
            const written = await create({})
            id = written.answer.id
            blank.set(id, written)
            rememberBlank(id)
            return null
          },
          failure: t`Couldn’t add the contact.`,
        })
        return id
      },

      createAgain: (id) =>
        run({
          write: async () => {
            const written = await createMany({ body: { contacts: [{ id }] } })
            if (written.answer.length > 0) blank.set(id, written)
            return null
          },
          failure: t`Couldn’t add the contact.`,
        }),

      discard: (id, reopen) => {
        const made = blank.get(id)
        return run({
          message: reopen && t`New contact discarded`,
          write: async () => {
            const written = await destroy({ body: { ids: [id] } })
            blank.delete(id)
            forgetBlank(id)
            return reopen ? written : null
          },
          onUndone: () => {
            if (made) blank.set(id, made)
            rememberBlank(id)
            reopen?.()
          },
          // Not requested by the person, who won't miss it.
          ...(!reopen && { failure: null }),
        })
      },
    }),
    [run, t, create, createMany, destroy],
  )
}

type Saving = Pick<ContactActions, 'save' | 'setPicture'>

/** One contact. */
function useSaving(run: Run): Saving {
  const { t } = useLingui()
  const { mutateAsync: update } = useUpdateContact()
  const { mutateAsync: createTag } = useCreateTag()
  const { mutateAsync: setAvatar } = useSetAvatar()
  return useMemo(
    (): Saving => ({
      save: (id, { patch, isReplacing }, newTags, isNew) =>
        run({
          message: isNew
            ? t`Contact added`
            : isReplacing
              ? t`Contact saved, replacing changes made elsewhere.`
              : t`Contact saved`,
          write: async () => {
            const made = blank.get(id)
            const writes = await saveWithTags({
              ...{ patch, newTags, createTag },
              update: (contact) => update({ body: { id, contact } }),
            })
            blank.delete(id)
            forgetBlank(id)
            return [...(isNew && made ? [made] : []), ...writes]
          },
        }),

      setPicture: (id, picture) =>
        run({
          message: picture ? t`Photo changed` : t`Photo removed`,
          write: () =>
            picture
              ? setAvatar({ body: { id, avatar: picture } })
              : update({ body: { id, contact: { avatar: null } } }),
        }),
    }),
    [run, t, update, createTag, setAvatar],
  )
}

type Changing = Pick<ContactActions, 'setFavourite' | 'saveMany' | 'setTag' | 'remove'>

/** One or many. */
function useChanging(run: Run): Changing {
  const { mutateAsync: updateMany } = useUpdateContacts()
  const { mutateAsync: destroy } = useDeleteContacts()
  const { mutateAsync: tag } = useTagContacts()
  return useMemo(
    (): Changing => ({
      setFavourite: (ids, favourite) =>
        run({
          message: favourite
            ? plural(ids.length, { one: 'Added to favourites', other: '# contacts added to favourites' })
            : plural(ids.length, { one: 'Removed from favourites', other: '# contacts removed from favourites' }),
          write: () => updateMany({ body: { contacts: ids.map((id) => ({ id, contact: { favourite } })) } }),
        }),

      saveMany: (ids, fields) =>
        run({
          message: plural(ids.length, { one: '# contact changed', other: '# contacts changed' }),
          write: async () => {
            const chosen = new Set(ids)
            const patches = (await call(contactsApi.endpoints.all, {}))
              .filter(({ id }) => chosen.has(id))
              .map((contact) => ({ id: contact.id, contact: sharedPatch(contact, fields) }))
            return updateMany({ body: { contacts: patches } })
          },
        }),

      setTag: (ids, tagId, isOn) =>
        run({
          message: isOn
            ? plural(ids.length, { one: 'Tag added', other: 'Tag added to # contacts' })
            : plural(ids.length, { one: 'Tag removed', other: 'Tag removed from # contacts' }),
          write: () => tag({ body: { ids: [...ids], add: isOn ? [tagId] : [], remove: isOn ? [] : [tagId] } }),
        }),

      remove: (ids) =>
        run({
          message: plural(ids.length, { one: 'Contact deleted', other: '# contacts deleted' }),
          write: () => destroy({ body: { ids: [...ids] } }),
        }),
    }),
    [run, updateMany, destroy, tag],
  )
}

function sharedPatch({ job }: Contact, { title, company, address, howWeMet }: SharedFields): ContactPatch {
  return {
    ...((title || company) && { job: { title: title || job.title, company: company || job.company } }),
    ...(address && { address }),
    ...(howWeMet && { howWeMet }),
  }
}
