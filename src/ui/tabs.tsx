// Views of one thing in one place. Where each view has an address, use links with `aria-current` instead.
import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { cx } from './cx.ts'

export interface TabItem {
  id: string
  label: string
  count?: number
  content: ReactNode
  isDisabled?: boolean
}

export interface TabsProps {
  label: string
  tabs: readonly TabItem[]
  value?: string
  onChange?: (id: string) => void
  className?: string
}

export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => onChange?.(String(key))}
      className={cx('flex flex-col', className)}
    >
      <TabList
        aria-label={label}
        items={tabs}
        className="flex gap-0.5 overflow-x-auto border-line border-b [scrollbar-width:none]"
      >
        {(tab) => (
          <Tab
            id={tab.id}
            isDisabled={tab.isDisabled}
            className="relative flex h-control shrink-0 cursor-pointer items-center gap-1.5 px-3 after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 data-selected:after:bg-accent forced-colors:data-selected:after:bg-[Highlight] font-medium text-ink-muted -outline-offset-2 transition-colors data-hovered:text-ink data-selected:text-ink data-disabled:opacity-50"
          >
            {tab.label}
            {tab.count !== undefined && <span className="font-normal text-ink-faint tabular-nums">{tab.count}</span>}
          </Tab>
        )}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="pt-4">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
