// The page that an email is put into once its remote images are requested.
import { expect, test } from 'vitest'
import { emailFrame } from '#sw/email-frame.ts'

test('lets in pictures and nothing else, is framed by Cairn alone, and tells no picture where it is shown', async () => {
  const { headers } = emailFrame()
  const policy = headers.get('content-security-policy')?.split('; ')
  expect(policy?.filter((one) => one.includes('-src'))).toEqual(["default-src 'none'", 'img-src https: data:'])
  expect(policy).toContain("frame-ancestors 'self'")
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(await emailFrame().text()).not.toContain('script')
})
