// Runs before the first paint: the remembered language, scheme and theme, so that nothing flashes, and the header. The app takes over in src/platform/prefs.
// The browser's offer to install comes once, maybe before the page that shows it: src/portal/auth/use-install.ts.
;(() => {
  const root = document.documentElement
  let prefs = {}
  try {
    prefs = JSON.parse(localStorage.getItem('prefs') || '{}')
  } catch {}
  const dark =
    prefs.scheme === 'dark' || (prefs.scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.scheme = dark ? 'dark' : 'light'
  if (/^(brand|teal|rose|purple|amber)$/.test(prefs.theme)) root.dataset.theme = prefs.theme
  root.lang = prefs.language === 'fr' ? 'fr' : 'en'
  const catalog = document.createElement('link')
  catalog.rel = 'preload'
  catalog.as = 'fetch'
  catalog.crossOrigin = 'anonymous'
  // A build gives them the names that they have in it (vite-plugins/catalogs.ts).
  catalog.href = { en: '/assets/catalog-en.json', fr: '/assets/catalog-fr.json' }[root.lang]
  document.head.append(catalog)
  showFrame()
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event
  })

  /** The header as its person last saw it (src/shell/idle/stored-frame.ts), until the app takes its place. Never a guest's, nor under a lock or one that may come. */
  function showFrame() {
    let frame
    try {
      const { accessToken, tokenExpiryTime, lockedFor } = localStorage
      if (!accessToken || !(Date.parse(tokenExpiryTime) > Date.now()) || lockedFor || prefs.lockAfter) return
      frame = JSON.parse(localStorage.getItem('own:frame') || '{}')
    } catch {}
    if (frame?.language !== root.lang || !frame.paths?.includes(location.pathname)) return
    new MutationObserver((_, observer) => {
      const place = document.getElementById('root')
      if (!place) return
      observer.disconnect()
      if (document.querySelector('link[rel=stylesheet]')?.getAttribute('href') !== frame.style) return
      const header = elementOf(frame.header)
      header.inert = true
      place.append(header)
    }).observe(root, { childList: true, subtree: true })
  }

  function elementOf(stored) {
    if (typeof stored === 'string') return document.createTextNode(stored)
    const [name, attributes, children] = stored
    if (!/^(header|nav|ul|li|a|button|span|div|kbd|img|svg|path|use)$/.test(name)) return document.createTextNode('')
    const isDrawn = /^(svg|path|use)$/.test(name)
    const element = document.createElementNS(`http://www.w3.org/${isDrawn ? '2000/svg' : '1999/xhtml'}`, name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.append(...children.map(elementOf))
    return element
  }
})()
