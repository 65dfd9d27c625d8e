import { expect, test } from 'vitest'
import { circleIn } from '#vite-plugins/chunk-circles.ts'

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports })

test('scripts that import each other in a circle are found, through others too', () => {
  const circle = circleIn([chunk('a.js', 'b.js'), chunk('b.js', 'c.js', 'd.js'), chunk('c.js', 'b.js'), chunk('d.js')])
  expect(circle?.map(({ fileName }) => fileName)).toEqual(['b.js', 'c.js'])
})

test('one script that many import is no circle', () => {
  expect(circleIn([chunk('a.js', 'b.js', 'c.js'), chunk('b.js', 'c.js'), chunk('c.js')])).toBeUndefined()
})
