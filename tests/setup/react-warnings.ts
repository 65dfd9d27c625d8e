// Fails the test in which React warns, which its development build alone does: where the run says REACT=development.
import { afterEach, beforeEach, expect } from 'vitest'

if (import.meta.env.REACT === 'development') {
  const warnings: string[] = []
  const { error } = console

  // What the product itself reports is an Error.
  console.error = (...reported) => {
    if (typeof reported[0] === 'string') warnings.push(reported.join(' '))
    error(...reported)
  }

  // What a package says of itself when it is imported is not a test's.
  beforeEach(() => {
    warnings.length = 0
  })

  afterEach(() => {
    expect(warnings.splice(0), 'What React warns of').toEqual([])
  })
}
