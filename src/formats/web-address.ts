// A web address as people write it: with or without its scheme.

/** @returns the address as it is stored; '' where nothing is typed; undefined for what is none */
export function webAddressOf(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`
  const url = URL.parse(whole)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isWeb && !/\s/.test(text) && /^([^.]+\.)+[^.]{2,}$|^\[|^\d/.test(url.hostname) ? whole : undefined
}
