// The gallery's fourth part: rows and sections.
import { useState } from 'react'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { Avatar } from '#ui/avatar.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { List, ListRow } from '#ui/list.tsx'
import { Pill } from '#ui/pill.tsx'
import { Tag } from '#ui/tag.tsx'

const tasks = [
  { id: 'a', title: 'Accept an interview time with Halden Energy', tag: 'Interview', due: 'Tomorrow' },
  { id: 'b', title: 'Prepare the network case for Port de Sète', tag: 'Interview', due: 'Thu 19 Nov' },
  { id: 'c', title: 'Ask Inès Roche about the on-site day', tag: 'Network', due: 'Thu 19 Nov' },
]

export function Lists() {
  const [rows, setRows] = useState(tasks)
  const [selected, setSelected] = useState(new Set(['c']))
  const [done, setDone] = useState(new Set<string>())
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': rows.find((row) => row.id === key)?.title ?? '' })),
    onReorder: ({ keys, target }) => {
      const moved = rows.filter((row) => keys.has(row.id))
      const rest = rows.filter((row) => !keys.has(row.id))
      const at = rest.findIndex((row) => row.id === target.key) + (target.dropPosition === 'after' ? 1 : 0)
      setRows([...rest.slice(0, at), ...moved, ...rest.slice(at)])
    },
  })
  return (
    <>
      <List
        label="Tasks"
        items={rows}
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={(keys) =>
          setSelected(keys === 'all' ? new Set(rows.map(({ id }) => id)) : new Set([...keys].map(String)))
        }
        onAction={() => undefined}
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[done]}
        className="-mx-5"
      >
        {(row) => (
          <ListRow id={row.id} textValue={row.title} hasHandle isCurrent={row.id === 'b'}>
            <Checkbox
              variant="completion"
              label={`Done: ${row.title}`}
              isSelected={done.has(row.id)}
              onChange={(isDone) =>
                setDone((was) => (isDone ? new Set([...was, row.id]) : new Set([...was].filter((id) => id !== row.id))))
              }
            />
            <span className="min-w-0 flex-1 truncate">{row.title}</span>
            <Tag>{row.tag}</Tag>
            <span className="text-13 text-ink-muted tabular-nums">{row.due}</span>
          </ListRow>
        )}
      </List>
      <Jobs />
    </>
  )
}

function Jobs() {
  return (
    <List label="Jobs" className="-mx-5" onAction={() => undefined}>
      {['Data analyst, network planning', 'Traffic data analyst'].map((title) => (
        <ListRow key={title} id={title} textValue={title} hasTwoLines>
          <Avatar name="Orsay Logistics" size={40} />
          <span className="min-w-0 flex-1">
            <span className="flex gap-2 font-medium">
              <span className="truncate">{title}</span> <Pill tone="success">Applied</Pill>
            </span>
            <span className="block truncate text-13 text-ink-muted">Orsay Logistics, Lyon · €46–54k</span>
          </span>
          <span className="font-semibold tabular-nums">88 %</span>
        </ListRow>
      ))}
    </List>
  )
}

export function Sections() {
  return (
    <>
      <Disclosure
        title="This week"
        count={5}
        isInitiallyExpanded
        actions={<IconButton icon="plus" label="Add to This week" size="sm" />}
      >
        <p>What stands in the section.</p>
      </Disclosure>
      <Disclosure title="Learning" count={4}>
        <p>More.</p>
      </Disclosure>
    </>
  )
}
