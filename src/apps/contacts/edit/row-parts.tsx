// What the repeated fields of a contact have alike: a legend over rows, a button that adds one, another that removes one. Used by email-fields.tsx and phone-fields.tsx.
import type { ReactNode } from 'react'
import { fieldLabelClass } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'

export interface FieldGroupProps {
  readonly legend: string
  readonly add: ReactNode
  readonly children: readonly ReactNode[]
}

export function FieldGroup({ legend, add, children }: FieldGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={fieldLabelClass}>{legend}</legend>
      {children.length > 0 && <ul className="mt-1.5 space-y-2">{children}</ul>}
      <div className="mt-2">{add}</div>
    </fieldset>
  )
}

export function RemoveRow({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return <IconButton icon="x-mark" label={label} onPress={onPress} className="max-sm:col-start-2 max-sm:row-start-1" />
}
