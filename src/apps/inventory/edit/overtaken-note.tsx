// Says what of a form was changed elsewhere too while it is open, and offers to take that.

import { Trans, useLingui } from '@lingui/react/macro'
import { localeOf } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useFieldLabels } from '../import/use-import-labels.ts'
import type { ProductForm } from './use-product-form.ts'

export function OvertakenNote({ form }: { readonly form: ProductForm }) {
  const { i18n } = useLingui()
  const labels = useFieldLabels()
  const { names, take } = form.replaced
  const fields = new Intl.ListFormat(localeOf(i18n.locale)).format(names.map((name) => labels[name]))
  return (
    <div role="status" className="basis-full empty:hidden">
      {names.length > 0 && (
        <Note
          kind="warning"
          action={
            <Button size="sm" onPress={take}>
              <Trans>Use the new values</Trans>
            </Button>
          }
        >
          <Trans>Changed elsewhere while you were editing: {fields}. Saving replaces those changes with yours.</Trans>
        </Note>
      )}
    </div>
  )
}
