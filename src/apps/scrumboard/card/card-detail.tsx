// An open card: its position, its facts, its description, its checklist, its files, its comments and its activity.
// @offline later
import type { CardDetail as Detail } from '#contract/apps/scrumboard-shapes.ts'
import { Activity } from './activity.tsx'
import { Attachments } from './attachments.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardToolbar } from './card-toolbar.tsx'
import { Checklist } from './checklist.tsx'
import { Comments } from './comments.tsx'
import { Description, TitleField } from './written-fields.tsx'

export default function CardDetail({ card }: { readonly card: Detail }) {
  return (
    <>
      <CardToolbar card={card} />
      <div className="min-h-0 flex-1 space-y-6 overflow-y-auto p-4 pb-12 md:px-5 print:overflow-visible">
        <div>
          <TitleField card={card} />
          <CardFacts card={card} />
        </div>
        <Description card={card} />
        <Checklist card={card} />
        <Attachments card={card} />
        <Comments card={card} />
        <Activity card={card} />
      </div>
    </>
  )
}
