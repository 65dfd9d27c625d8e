// What was done and undone on a screen, as the kit's undo stores it: one sequence, whoever wrote.
import { describe, expect, test } from 'vitest'
import { createDoneList, type DoneAction } from '#kit/undo/done-actions.ts'

const action = (message: string, changeIds: readonly string[], more: Partial<DoneAction> = {}): DoneAction => ({
  message,
  changeIds,
  path: '/tasks',
  ...more,
})
const last = (list: ReturnType<typeof createDoneList>, path = '/tasks') => list.last('done', path)

describe('what is done', () => {
  test('an action takes in the writes that it consists of, however they were noted, and leaves the sequence to the rest', () => {
    const list = createDoneList()
    list.add(action('', ['a']))
    list.add(action('', ['b']))
    list.add(action('', ['c']))
    list.add(action('Two things', ['b', 'c']))
    expect(last(list)).toMatchObject({ message: 'Two things', changeIds: ['b', 'c'] })
    list.moved(last(list) as DoneAction, 'done', undefined)
    expect(last(list)?.changeIds).toEqual(['a'])
  })

  test('what is typed into one field of one screen is one entry', () => {
    const list = createDoneList()
    list.add(action('', ['a'], { field: 'notes' }))
    list.add(action('', ['b'], { field: 'notes' }))
    expect(last(list)?.changeIds).toEqual(['a', 'b'])
    list.add(action('', ['c'], { field: 'notes', path: '/home' }))
    expect(last(list)?.changeIds).toEqual(['a', 'b'])
  })

  test('belongs to its screen; a hundred are remembered', () => {
    const list = createDoneList()
    list.add(action('There', ['x'], { path: '/home' }))
    for (let at = 0; at < 99; at += 1) list.add(action(`${at}`, [`${at}`]))
    expect(last(list, '/home')?.message).toBe('There')
    list.add(action('One more', ['y']))
    expect(last(list, '/home')).toBeUndefined()
    expect(list.hasAny('/home')).toBe(false)
    expect(last(list)?.message).toBe('One more')
  })
})

describe('what is undone', () => {
  test('can be redone until something else is done', () => {
    const list = createDoneList()
    const done = action('Renamed', ['a'])
    list.add(done)
    list.moved(done, 'done', action('Renamed', ['undo of a']))
    expect(last(list)).toBeUndefined()
    expect(list.last('undone', '/tasks')?.changeIds).toEqual(['undo of a'])
    list.add(action('Deleted', ['b']))
    expect(list.last('undone', '/tasks')).toBeUndefined()
  })

  test('by another button, such as one of a list of changes, is undone here too, and redone', () => {
    const list = createDoneList()
    list.add(action('Renamed', ['a']))
    list.undoneElsewhere(['a'], 'undo of a', '/activities')
    expect(last(list)).toBeUndefined()
    expect(list.last('undone', '/activities')).toMatchObject({ message: 'Renamed', changeIds: ['undo of a'] })
    list.undoneElsewhere(['undo of a'], 'again', '/activities')
    expect(list.last('undone', '/activities')).toBeUndefined()
    expect(last(list, '/activities')).toMatchObject({ message: 'Renamed', changeIds: ['again'] })
  })

  test('tells who listens', () => {
    const list = createDoneList()
    const heard: boolean[] = []
    const stop = list.subscribe(() => heard.push(list.hasAny('/tasks')))
    list.add(action('Renamed', ['a']))
    list.clear()
    stop()
    list.add(action('Renamed', ['b']))
    expect(heard).toEqual([true, false])
  })
})
