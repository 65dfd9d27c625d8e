// The empty page that an email is put into once its remote images are requested (src/ui/html-frame.tsx): the one policy that lets anything in from afar, and
// that is pictures. It runs nothing, and sends no referrer.
const POLICY = [
  "default-src 'none'",
  'img-src https: data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

export const emailFrame = (): Response =>
  new Response('<!doctype html><title>Cairn</title>', {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })
