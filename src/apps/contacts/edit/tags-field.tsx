// The tags of a contact in its form. Used by contact-form.tsx.
import { useController } from 'react-hook-form'
import { TAG_LIMIT } from '#contract/apps/contacts.ts'
import { TagsField as KitField } from '#kit/tags/tags-field.tsx'
import { useContacts } from '../contacts-context.ts'
import type { FormParts } from './form-parts.ts'

export function TagsField({ form }: Pick<FormParts, 'form'>) {
  const { tags } = useContacts()
  const { field: chosen } = useController({ control: form.control, name: 'tags' })
  const { field: made } = useController({ control: form.control, name: 'newTags' })
  return (
    <KitField
      tags={tags}
      chosen={chosen.value}
      onChoose={chosen.onChange}
      made={made.value}
      onMake={made.onChange}
      titleLimit={TAG_LIMIT}
    />
  )
}
