// The tags of one thing, each of which can be taken away: by its x, or by Delete while it has the focus.
import { useLingui } from '@lingui/react/macro'
import { Tag as AriaTag, TagList as AriaTagList, Button, Label, TagGroup } from 'react-aria-components/TagGroup'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { TagSquare, tagColor } from './tag.tsx'

export interface TagListItem {
  id: string
  label: string
  color?: string | null
}

export interface TagListProps {
  label: string
  isLabelHidden?: boolean
  tags: readonly TagListItem[]
  onRemove?: (id: string) => void
  /** What is there without a tag. */
  emptyText?: string
  className?: string
}

export function TagList({ label, isLabelHidden, tags, onRemove, emptyText, className }: TagListProps) {
  const { t } = useLingui()
  return (
    <TagGroup className={className} onRemove={onRemove && ((keys) => [...keys].map(String).forEach(onRemove))}>
      <Label className={isLabelHidden ? 'sr-only' : 'mb-1.5 block text-13 font-medium'}>{label}</Label>
      <AriaTagList
        items={tags}
        className="flex flex-wrap gap-x-4 gap-y-1"
        renderEmptyState={() => <span className="text-13 text-ink-faint">{emptyText}</span>}
      >
        {(tag) => (
          <AriaTag
            textValue={tag.label}
            className={cx(
              'inline-flex min-h-7 cursor-default items-center gap-1.5 rounded-4 text-12 text-ink-muted pointer-coarse:min-h-11',
            )}
          >
            <TagSquare color={tag.color ?? tagColor(tag.label)} />
            {tag.label}
            {onRemove && (
              <Button
                slot="remove"
                // With the tag's own name behind it, by the group.
                aria-label={t`Remove`}
                className="grid size-5 cursor-pointer place-items-center rounded-4 text-ink-muted data-hovered:bg-surface-control data-hovered:text-ink pointer-coarse:size-11"
              >
                <Icon name="x-mark" size={12} />
              </Button>
            )}
          </AriaTag>
        )}
      </AriaTagList>
    </TagGroup>
  )
}
