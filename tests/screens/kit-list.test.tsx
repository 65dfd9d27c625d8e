// The list of src/kit over 50,000 rows that are read in windows: by pointer, by keyboard, by assistive technology.
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { evenOffsets } from '#kit/list/row-offsets.ts'
import { useWindowedSelection } from '#kit/list/use-selection.ts'
import { type RowWindow, useWindowedSource } from '#kit/list/use-windowed-source.ts'
import { WindowedList } from '#kit/list/windowed-list.tsx'
import { OpenPane } from '#kit/panes/open-pane.tsx'
import { defineKeys } from '#platform/keys/key-table.ts'
import { listActions } from '#platform/keys/list-actions.ts'
import { renderWhole } from '#tests/setup/render-whole.tsx'
import { AriaProvider } from '#ui/aria-provider.tsx'

const COUNT = 50_000
const SIZE = 100
const words = { id: 'words', message: 'Words' }
const keys = defineKeys({
  id: 'numbers',
  title: words,
  parts: { list: words },
  actions: { ...listActions, 'clear-selection': { label: words, keys: ['Escape'], part: 'list' } },
})

interface Numbered {
  readonly id: string
}

interface Seen {
  /** Of each requested page, its first row. */
  readonly requested: number[]
  readonly opened: string[]
  /** Rows that were dropped, with the gap; rows whose menu was requested. */
  readonly dropped: string[]
  readonly menus: string[]
  chosen?: { readonly isAll: boolean; readonly size: number; readonly keys: readonly string[] }
}

const readPage = async (seen: Seen, listed: string, start: number, size: number) => {
  seen.requested.push(start)
  const total = listed === 'few' ? 3 : COUNT
  const length = Math.min(size, total - start)
  return { rows: Array.from({ length }, (_, at): Numbered => ({ id: `${start + at}` })), total }
}

function Numbers({ listed, seen }: { listed: string; seen: Seen }) {
  const source = useWindowedSource<Numbered, RowWindow<Numbered>>({
    windowOf: (window) => window,
    listed,
    size: SIZE,
    pageQuery: (start, size) => ({
      queryKey: ['numbers', listed, start],
      queryFn: () => readPage(seen, listed, start, size),
    }),
    keyOf: ({ id }) => id,
  })
  const selection = useWindowedSelection(source, listed)
  seen.chosen = { isAll: selection.isAll, size: selection.size, keys: [...selection.keys] }
  return (
    <div className="flex flex-col" style={{ height: 600 }}>
      <p>{selection.size} selected</p>
      <WindowedList
        label="Numbers"
        source={source}
        listed={listed}
        traitsOf={itemTraits}
        offsets={evenOffsets(source.count, 44)}
        keys={keys}
        actions={{ open: (_, key) => seen.opened.push(key) }}
        selection={selection}
        moving={{
          canMove: () => true,
          gapsFor: () => [0, 1, 2, 3, 4, 5],
          movesAlong: (held, key) => held === key,
          drop: (key, gap) => seen.dropped.push(`${key} to ${gap}`),
        }}
        onMenu={({ key }) => seen.menus.push(key)}
        renderRow={({ id }) => <span id={`title-${id}`}>number {id}</span>}
      />
    </div>
  )
}

function Listed({ seen }: { seen: Seen }) {
  const { listed = 'all', pane } = useSearch({ strict: false }) as { readonly listed?: string; readonly pane?: number }
  return (
    <>
      <Numbers listed={listed} seen={seen} />
      {pane !== undefined && (
        <OpenPane id={`${pane}`} name={`Pane ${pane}`} onClose={() => undefined} className="">
          <p>What is open</p>
        </OpenPane>
      )}
    </>
  )
}

/** Renders rows `number 0` to `number 49999`, which a back end reads page by page. */
async function open() {
  const seen: Seen = { requested: [], opened: [], dropped: [], menus: [] }
  const root = createRootRoute({ component: Outlet })
  const list = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <Listed seen={seen} />,
  })
  const other = createRoute({ getParentRoute: () => root, path: '/other', component: () => <p>Elsewhere</p> })
  const router = createRouter({
    routeTree: root.addChildren([list, other]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  const screen = await renderWhole(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <AriaProvider locale="en">
          <RouterProvider router={router as never} />
        </AriaProvider>
      </QueryClientProvider>
    </I18nProvider>,
  )
  const row = (number: number) => screen.getByRole('row', { name: `number ${number}`, exact: true })
  await expect.element(row(0)).toBeVisible()
  const scroller = () => document.querySelector('[role="grid"]')?.parentElement as HTMLElement
  const focused = () => document.activeElement?.getAttribute('data-key')
  const { requested, opened, dropped, menus } = seen
  return { screen, router, row, requested, opened, dropped, menus, scroller, focused, chosen: () => seen.chosen }
}

const itemTraits = ({ id }: Numbered) => ({ kind: 'item' as const, labelledBy: `title-${id}` })

test('rows are read where one looks, and no others; the list says how many there are', async () => {
  const { screen, row, requested, scroller } = await open()
  await expect.element(screen.getByRole('grid', { name: 'Numbers' })).toHaveAttribute('aria-rowcount', `${COUNT}`)
  expect(document.querySelectorAll('[role="row"]').length).toBeLessThan(60)
  scroller().scrollTop = 40_000 * 44
  await expect.element(row(40_005)).toBeVisible()
  expect(new Set(requested)).toEqual(new Set([0, 40_000, 39_900]))
})

test('End goes to the last row, which is read then; Enter opens it, Home goes back', async () => {
  const { row, focused, opened } = await open()
  await userEvent.click(row(0))
  expect(opened).toEqual(['0'])
  await userEvent.keyboard('{End}')
  await expect.poll(focused).toBe(`${COUNT - 1}`)
  await userEvent.keyboard('{Enter}')
  expect(opened).toEqual(['0', `${COUNT - 1}`])
  await userEvent.keyboard('{Home}{ArrowDown}')
  await expect.poll(focused).toBe('1')
})

test('what a press opens comes when keys have moved on, and leaves them the focus; what Enter opens takes it along', async () => {
  const { screen, router, row, focused } = await open()
  await userEvent.click(row(0))
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('1')
  router.history.push('/?pane=0')
  await expect.element(screen.getByRole('group', { name: 'Pane 0' })).toBeVisible()
  expect(focused()).toBe('1')
  await userEvent.keyboard('{Enter}')
  router.history.push('/?pane=1')
  await expect.element(screen.getByRole('group', { name: 'Pane 1' })).toHaveFocus()
})

test('all that match are selected without being read; one is taken out; another list begins with none', async () => {
  const { screen, router, row, requested, chosen } = await open()
  await userEvent.click(row(0))
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(screen.getByText('50000 selected')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}x')
  await expect.element(screen.getByText('49999 selected')).toBeVisible()
  expect(chosen()).toEqual({ isAll: true, size: COUNT - 1, keys: ['1'] })
  await expect.element(row(1)).toHaveAttribute('aria-selected', 'false')
  await expect.element(row(2)).toHaveAttribute('aria-selected', 'true')
  expect(new Set(requested)).toEqual(new Set([0]))
  router.history.push('/?listed=few')
  await expect.element(screen.getByText('0 selected')).toBeVisible()
})

test('a range over rows that were never seen reads what lies between', async () => {
  const { screen, row, scroller, chosen } = await open()
  await userEvent.click(row(2), { modifiers: ['Control'] })
  scroller().scrollTop = 450 * 44
  await expect.element(row(455)).toBeVisible()
  await userEvent.click(row(455), { modifiers: ['Shift'] })
  await expect.element(screen.getByText('454 selected')).toBeVisible()
  expect(chosen()?.keys.toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 454 }, (_, at) => `${at + 2}`),
  )
})

test('Shift and an arrow with nothing selected take the row that one is on and the next', async () => {
  const { screen, row, chosen } = await open()
  await userEvent.click(row(3))
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.element(screen.getByText('2 selected')).toBeVisible()
  expect(chosen()?.keys.toSorted()).toEqual(['3', '4'])
})

test('another list begins at its top; back leads to where one was', async () => {
  const { screen, router, row, scroller } = await open()
  scroller().scrollTop = 20_000 * 44
  await expect.element(row(20_005)).toBeVisible()
  router.history.push('/?listed=few')
  await expect.element(row(2)).toBeVisible()
  router.history.push('/?listed=again')
  await expect.poll(() => scroller().scrollTop).toBe(0)
  await expect.element(row(0)).toBeVisible()
  router.history.go(-2)
  await expect.poll(() => scroller().scrollTop).toBe(20_000 * 44)
  router.history.push('/other')
  await expect.element(screen.getByText('Elsewhere')).toBeVisible()
  router.history.back()
  await expect.poll(() => document.querySelector('[role="grid"]')).not.toBeNull()
  await expect.poll(() => scroller().scrollTop).toBe(20_000 * 44)
  await expect.element(row(20_005)).toBeVisible()
})

test('a finger that stays on a row lifts it: moved, the row is dropped there; let go where it was, its menu opens; a swipe and Escape do neither', async () => {
  const { row, dropped, menus, opened } = await open()
  const element = row(1).element() as HTMLElement
  const { left, top } = element.getBoundingClientRect()
  const touch = (type: string, dy: number, ends = false) => {
    const one = new Touch({ identifier: 1, target: element, clientX: left + 40, clientY: top + 10 + dy })
    const init = { bubbles: true, cancelable: true, touches: ends ? [] : [one], changedTouches: [one] }
    return element.dispatchEvent(new TouchEvent(type, init))
  }
  const shift = () => getComputedStyle(element).translate
  touch('touchstart', 0)
  // The list may scroll: the touch is not held back.
  expect(touch('touchmove', 60)).toBe(true)
  touch('touchend', 60, true)

  touch('touchstart', 0)
  await expect.poll(() => element.className).toContain('shadow-drag')
  expect(touch('touchmove', 110)).toBe(false)
  await expect.poll(shift).toBe('0px 110px')
  await userEvent.keyboard('{Escape}')
  await expect.poll(shift).toBe('none')
  touch('touchend', 110, true)
  expect(dropped).toEqual([])

  touch('touchstart', 0)
  await expect.poll(() => element.className).toContain('shadow-drag')
  touch('touchmove', 110)
  await expect.poll(shift).toBe('0px 110px')
  expect(touch('touchend', 110, true)).toBe(false)
  expect(dropped).toEqual(['1 to 4'])

  touch('touchstart', 0)
  await expect.poll(() => element.className).toContain('shadow-drag')
  touch('touchend', 0, true)
  expect([dropped.length, menus, opened]).toEqual([1, ['1'], []])
})
