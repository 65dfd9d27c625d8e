import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tasksApi } from '#contract/apps/tasks.ts'
import { userApi } from '#contract/portal/user.ts'
import type { Navigation } from '#contract/shell/navigation.ts'
import { call } from '#platform/api/call.ts'
import { dispatchSession, getSession } from '#platform/session/session.ts'
import { offeredEntries } from '#shell/places.ts'
import { announced } from '#tests/setup/announced.ts'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'tasks', 'activities', 'jobs', 'skills', 'applications')

const PHONE = [390, 844] as const
/** The bar at the foot of a phone. */
const QUICK_ACCESS = 'nav[aria-label="Quick access"]'
const DESK = [1280, 900] as const
/** From here on the looks have buttons of their own. */
const WIDE = [1440, 900] as const

const JOB = 'transports-du-rhone-mobility-analyst'

/** The conditions of all media rules, those within others too. */
function mediaRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule.conditionText] : []),
    ...('cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : []),
  ])
}

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(...DESK)
})

describe('routes', () => {
  test('/ redirects to dashboards/mainpage', { tags: 'extended' }, async () => {
    const { href } = await renderApp('/', { signedIn: true })
    expect(href()).toBe('/dashboards/mainpage')
  })

  test('a guest is sent to sign-in with a redirectURL that holds the target', async () => {
    const { router } = await renderApp('/pages/activities?shown=40')
    expect(router.state.location.pathname).toBe('/sign-in')
    expect(router.state.location.search).toEqual({ redirectURL: '/pages/activities?shown=40' })
  })

  test('guest-only pages send signed-in people to the root', { tags: 'extended' }, async () => {
    const { href } = await renderApp('/sign-in', { signedIn: true })
    expect(href()).toBe('/dashboards/mainpage')
  })

  test.each([true, false])('any unknown path redirects to the 404-not-found page (signed in: %s)', async (signedIn) => {
    const { screen, href } = await renderApp('/no/such/page?x=1', { signedIn })
    expect(href()).toBe('/404-not-found')
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There’s nothing at this address')
  })

  test('a guest at sign-out goes to sign-in without a redirectURL', async () => {
    const { href } = await renderApp('/sign-out')
    expect(href()).toBe('/sign-in')
  })
})

describe('the classic layout', () => {
  test('shows the places of api/common/navigation, without those that have no screen', async () => {
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true })
    const menu = screen.getByRole('navigation', { name: 'Main' })
    await expect.element(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await menu.getByRole('button', { name: 'Workspace' }).click()
    const links = menu
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining(['/dashboards/mainpage', '/dashboards/analytics', '/apps/tasks']))
    expect(links).not.toContain('/dashboards/crypto')
  })

  test('a group opens by the keyboard, leads to its place, and closes', { tags: 'extended' }, async () => {
    const { screen, href } = await renderApp('/dashboards/mainpage', { signedIn: true })
    const group = screen.getByRole('button', { name: 'Workspace' })
    ;(group.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(group).toHaveAttribute('aria-expanded', 'true')
    const tasks = screen.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tasks' })
    for (let presses = 0; presses < 12 && document.activeElement !== tasks.element(); presses += 1)
      await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('{Enter}')
    await expect.poll(href).toBe('/apps/tasks')
    await expect.element(group).toHaveAttribute('aria-expanded', 'false')
    await expect.element(group).toHaveAttribute('aria-current', 'true')
  })

  test('Escape closes a panel and gives the focus back to its button', async () => {
    await page.viewport(...WIDE)
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true })
    const button = screen.getByRole('button', { name: 'Theme' })
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}{Tab}')
    await expect.element(screen.getByRole('radio', { name: 'Indigo' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('below the md breakpoint the navigation is a drawer', { tags: 'extended' }, async () => {
    await page.viewport(...PHONE)
    const { screen, href } = await renderApp('/dashboards/mainpage', { signedIn: true })
    await expect.element(screen.getByRole('button', { name: 'Workspace' })).not.toBeInTheDocument()
    const opener = screen.getByRole('button', { name: 'Open menu' })
    await opener.click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect.element(drawer.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    await opener.click()
    await drawer.getByRole('link', { name: 'Activity' }).click()
    await expect.poll(href).toBe('/pages/activities')
    await expect.element(drawer).not.toBeInTheDocument()
  })

  test('the launcher has every place in its group, and above them the favourites and where one was last, as the drawer has', {
    tags: 'extended',
  }, async () => {
    await page.viewport(...WIDE)
    const { screen, href, router } = await renderApp('/dashboards/mainpage', { signedIn: true })
    const opener = screen.getByRole('button', { name: 'Apps' })
    ;(opener.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const launcher = screen.getByRole('group', { name: 'Apps' })
    const tile = (group: string, name: string) =>
      launcher.getByRole('list', { name: group }).getByRole('link', { name, exact: true })
    for (const [group, name] of [
      ['Main', 'Home'],
      ['Career', 'Jobs'],
      ['Workspace', 'Tasks'],
    ] as const)
      await expect.element(tile(group, name)).toBeVisible()
    await expect.element(launcher.getByRole('list', { name: 'Favourites' })).not.toBeInTheDocument()
    ;(launcher.getByRole('button', { name: 'Favourite: Tasks' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(tile('Favourites', 'Tasks')).toBeVisible()
    // What remembers places comes once the page has settled.
    await expect.poll(() => Object.values(localStorage)).toContain('dashboards.mainpage')
    await tile('Workspace', 'Activity').click()
    await expect.poll(href).toBe('/pages/activities')
    await expect.element(launcher).not.toBeInTheDocument()
    await expect.poll(() => Object.values(localStorage)).toContain('pages.activities dashboards.mainpage')
    await router.navigate({ to: '/career/jobs' })
    await opener.click()
    await expect.element(tile('Recent', 'Activity')).toBeVisible()
    await expect.element(tile('Recent', 'Home')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await page.viewport(...PHONE)
    await screen.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect
      .element(drawer.getByRole('list', { name: 'Favourites' }).getByRole('link', { name: 'Tasks' }))
      .toBeVisible()
    await expect.element(drawer.getByRole('list', { name: 'Recent' }).getByRole('link', { name: 'Home' })).toBeVisible()
    await drawer.getByRole('list', { name: 'Favourites' }).getByRole('button', { name: 'Favourite: Tasks' }).click()
    await expect.element(drawer.getByRole('list', { name: 'Favourites' })).not.toBeInTheDocument()
  })

  test('the md breakpoint is at 960 px: a drawer below it, the menu in the header from it up', async () => {
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true })
    const drawer = screen.getByRole('button', { name: 'Open menu' })
    const menu = screen.getByRole('navigation', { name: 'Main' })
    await page.viewport(959, 800)
    await expect.element(drawer).toBeVisible()
    await expect.element(menu).not.toBeInTheDocument()
    await page.viewport(960, 800)
    await expect.element(menu).toBeVisible()
    await expect.element(drawer).not.toBeInTheDocument()
  })

  test('what is laid out by the width is so from 600, 960, 1280 and 1440 px', () => {
    const rules = [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules))
    const widths = rules.flatMap((text) => [...text.matchAll(/width (?:>=|<) ([\d.]+)px/g)].map(([, px]) => Number(px)))
    // Below there are the narrowest phones.
    const breakpoints = new Set(widths.filter((px) => px > 400))
    expect([...breakpoints].toSorted((a, b) => a - b)).toEqual([600, 960, 1280, 1440])
  })

  test('shows a copyright line with the current year and a translated "rights reserved"', {
    tags: 'extended',
  }, async () => {
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true, prefs: { language: 'fr' } })
    await expect
      .element(screen.getByRole('contentinfo'))
      .toHaveTextContent(`© ${new Date().getFullYear()} Cairn · Tous droits réservés`)
  })

  test.each([DESK, PHONE])(
    'the footer is on pages of panes too, below the window that they fill: %i × %i',
    { tags: 'extended' },
    async (...size) => {
      await page.viewport(...size)
      const paths = ['/apps/tasks', '/career/jobs', `/career/jobs/${JOB}`, '/career/applications']
      const { screen, router } = await renderApp('/dashboards/mainpage', { signedIn: true })
      for (const path of paths) {
        await router.navigate({ href: path })
        await expect.poll(() => document.querySelector('[data-fills]')).not.toBeNull()
        const footer = screen.getByRole('contentinfo')
        await expect.element(footer).toMatchTextContent(/^© \d{4} Cairn · All rights reserved$/)
        const box = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
        expect([path, box('header').top, box('header').bottom]).toEqual([path, 0, box('main').top])
        // On a phone over the bar at its foot.
        await expect.poll(() => box(QUICK_ACCESS).height).toBe(size[0] < 960 ? 56 : 0)
        const bar = box(QUICK_ACCESS).height
        await expect.poll(() => [path, box('main').bottom]).toEqual([path, innerHeight - bar])
        scrollTo(0, document.documentElement.scrollHeight)
        expect(box('footer').bottom).toBeLessThanOrEqual(innerHeight - bar)
        expect(box('footer').height).toBeLessThan(48)
        await expect
          .poll(() => document.documentElement.scrollHeight)
          .toBe(Math.round(innerHeight + box('footer').height + bar))
        scrollTo(0, 0)
      }
    },
  )

  test('a place below another says the way to it, and leads back; one of the menu’s own says nothing', {
    tags: 'extended',
  }, async () => {
    const { screen, href, router } = await renderApp(`/career/jobs/${JOB}/apply`, { signedIn: true })
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect.element(crumbs.getByRole('listitem')).toHaveLength(3)
    const words = crumbs.getByRole('listitem').elements()
    expect(words.map(({ textContent }) => textContent)).toEqual(['Career', 'Jobs', 'Apply'])
    await expect.element(crumbs.getByText('Apply')).toHaveAttribute('aria-current', 'page')
    await expect.element(crumbs.getByRole('link')).toHaveLength(1)
    await crumbs.getByRole('link', { name: 'Jobs' }).click()
    await expect.poll(href).toBe('/career/jobs')
    await router.navigate({ to: '/dashboards/mainpage' })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(crumbs.query()).toBeNull()
  })

  test('a layout can be forced by a query parameter named layout', async () => {
    const { screen } = await renderApp('/dashboards/mainpage?layout=empty', { signedIn: true })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.getByRole('banner').query()).toBeNull()
    const classic = await renderApp('/sign-in?layout=classic')
    await expect.element(classic.screen.getByRole('banner')).toBeVisible()
  })

  test('a layout that nobody knows is passed over', { tags: 'extended' }, async () => {
    const { screen } = await renderApp('/dashboards/mainpage?layout=futuristic', { signedIn: true })
    await expect.element(screen.getByRole('banner')).toBeVisible()
  })
})

describe('the places of the menu', () => {
  const isRoute = (path: string) => ['/dashboards/mainpage', '/apps/tasks', '/pages/activities'].includes(path)
  const offered = (...horizontal: Navigation['horizontal']) => offeredEntries({ horizontal }, isRoute)

  test('a place that this build has no screen for is left out', () => {
    expect(offered({ id: 'career.jobs', title: 'Jobs', type: 'basic', link: '/career/jobs' })).toEqual([])
  })

  test('a title that the shell does not know is shown as it comes', () => {
    const [place] = offered({ id: 'of.another.server', title: 'Staff canteen', type: 'basic', link: '/apps/tasks' })
    expect(place?.title).toBe('Staff canteen')
  })

  test('a group without places is left out, a group of one is that place', () => {
    const tasks = { id: 'apps.tasks', title: 'Tasks', type: 'basic', link: '/apps/tasks' } as const
    const jobs = { id: 'career.jobs', title: 'Jobs', type: 'basic', link: '/career/jobs' } as const
    expect(offered({ id: 'career', title: 'Career', type: 'group', children: [jobs] })).toEqual([])
    const [only, ...rest] = offered({ id: 'workspace', title: 'Workspace', type: 'group', children: [jobs, tasks] })
    expect(rest).toEqual([])
    expect(only).toMatchObject({ id: 'apps.tasks', link: '/apps/tasks' })
  })
})

describe('the looks', () => {
  beforeEach(() => page.viewport(...WIDE))

  test('the language switches without a reload and is remembered', async () => {
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true })
    await screen.getByRole('button', { name: 'Language' }).click()
    await screen.getByRole('radio', { name: 'Français' }).click()
    await expect.element(screen.getByRole('link', { name: 'Accueil' })).toBeVisible()
    expect(document.documentElement.lang).toBe('fr')
    await expect.poll(() => document.title).toBe('Accueil · Cairn')
    expect(JSON.parse(localStorage.getItem('prefs') ?? '{}').language).toBe('fr')
  })

  test('the scheme switches without a reload and is remembered', async () => {
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true })
    await screen.getByRole('button', { name: 'Colour scheme' }).click()
    await screen.getByRole('radio', { name: 'Dark' }).click()
    expect(document.documentElement.dataset.scheme).toBe('dark')
    expect(JSON.parse(localStorage.getItem('prefs') ?? '{}').scheme).toBe('dark')
  })

  test.each(['Indigo', 'Pine', 'Glacier', 'Heather', 'Dusk', 'Lichen'])(
    'the theme %s changes the accent at once',
    { tags: 'extended' },
    async (name) => {
      const { screen } = await renderApp('/dashboards/mainpage', {
        signedIn: true,
        prefs: { theme: name === 'Pine' ? 'teal' : 'brand' },
      })
      const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--accent')
      const before = accent()
      await screen.getByRole('button', { name: 'Theme' }).click()
      await screen.getByRole('radio', { name }).click()
      expect(accent()).not.toBe(before)
    },
  )

  test('are in the account panel on a phone', { tags: 'extended' }, async () => {
    await page.viewport(...PHONE)
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true })
    await screen.getByRole('button', { name: 'Alex Morgan, account' }).click()
    await expect.element(screen.getByText('alex.morgan@cairn.example')).toBeVisible()
    for (const group of ['Language', 'Colour scheme', 'Theme'])
      await expect.element(screen.getByRole('group', { name: group })).toBeVisible()
  })
})

describe('full screen', () => {
  test('is gone into and left by the same button, which says which', { tags: 'extended' }, async () => {
    await page.viewport(...WIDE)
    let full: Element | null = null
    const change = (element: Element | null) => async () => {
      full = element
      document.dispatchEvent(new Event('fullscreenchange'))
    }
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true)
    vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => full)
    const ask = vi
      .spyOn(document.documentElement, 'requestFullscreen')
      .mockImplementation(change(document.documentElement))
    vi.spyOn(document, 'exitFullscreen').mockImplementation(change(null))
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true })
    await screen.getByRole('button', { name: 'Full screen' }).click()
    const leave = screen.getByRole('button', { name: 'Exit full screen' })
    await expect.element(leave).toBeVisible()
    expect(full).toBe(document.documentElement)
    await leave.click()
    await expect.element(screen.getByRole('button', { name: 'Full screen' })).toBeVisible()
    expect(full).toBeNull()
    ask.mockRejectedValue(new TypeError('Permissions check failed'))
    await screen.getByRole('button', { name: 'Full screen' }).click()
    await expect.element(screen.getByRole('button', { name: 'Full screen' })).toBeVisible()
  })

  test('is not offered where the browser has none', { tags: 'extended' }, async () => {
    await page.viewport(...WIDE)
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false)
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true })
    await expect.element(screen.getByRole('button', { name: 'Theme' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Full screen' }).query()).toBeNull()
  })
})

describe('the account panel', () => {
  test('a status is chosen, kept, and shown at the avatar', { tags: 'extended' }, async () => {
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true })
    const account = screen.getByRole('button', { name: 'Alex Morgan, account' })
    await account.click()
    const choices = screen.getByRole('group', { name: 'Status' })
    await expect.element(choices.getByRole('radio', { name: 'Online' })).toBeChecked()
    await choices.getByRole('radio', { name: 'Busy' }).click()
    await expect.element(choices.getByRole('radio', { name: 'Busy' })).toBeChecked()
    await expect.poll(async () => (await call(userApi.endpoints.user, {})).status).toBe('busy')
  })
})

describe('the loading bar', () => {
  test('goes from 0 towards 100 while something is read, is full when it is, and then gone', {
    tags: 'extended',
  }, async () => {
    const { queryClient } = await renderApp('/pages/activities', { signedIn: true })
    const bar = () => document.querySelector('[role=progressbar]')
    await expect.poll(bar).toBeNull()
    const seen: number[] = []
    const watching = new MutationObserver(() => {
      const value = bar()?.getAttribute('aria-valuenow')
      if (value !== undefined && Number(value) !== seen.at(-1)) seen.push(Number(value))
    })
    watching.observe(document.body, { subtree: true, childList: true, attributes: true })
    const read = Promise.withResolvers<string>()
    void queryClient.fetchQuery({ queryKey: ['slow'], queryFn: () => read.promise })
    await expect.poll(() => seen.length).toBeGreaterThan(8)
    expect(seen[0]).toBeLessThan(20)
    expect(Math.max(...seen)).toBeLessThan(100)
    read.resolve('read')
    await expect.poll(() => seen.at(-1)).toBe(100)
    await expect.poll(bar).toBeNull()
    watching.disconnect()
    const once = seen.slice(0, seen.indexOf(100) + 1)
    expect(once).toEqual(once.toSorted((a, b) => a - b))
    expect(seen.every((value) => value >= 0 && value <= 100)).toBe(true)
  })
})

describe('going to another page', () => {
  test.each([
    [`/career/jobs/${JOB}`, /^.+, Transports du Rhône · Job · Cairn$/],
    ['/settings?section=security', /^Security · Settings · Cairn$/],
    ['/settings', /^Settings · Cairn$/],
    ['/career/applications', /^My applications · Cairn$/],
  ])('%s is told from others by its title', { tags: 'extended' }, async (path, title) => {
    await renderApp(path, { signedIn: true })
    await expect.poll(() => document.title).toMatch(title)
  })

  test('the title names the open task as long as it is open, and as it is called', { tags: 'extended' }, async () => {
    const { screen, router } = await renderApp('/apps/tasks', { signedIn: true })
    await expect.poll(() => document.title).toBe('Tasks · Cairn')
    const [task] = (await call(tasksApi.endpoints.all, {})).filter(({ type }) => type === 'task')
    await router.navigate({ to: '/apps/tasks', search: { task: task?.id } as never })
    await expect.poll(() => document.title).toBe(`${task?.title} · Tasks · Cairn`)
    await screen.getByRole('complementary', { name: 'Task' }).getByLabelText('Title').fill('Call Mum')
    await expect.poll(() => document.title).toBe('Call Mum · Tasks · Cairn')
    await router.navigate({ to: '/dashboards/mainpage' })
    await expect.poll(() => document.title).toBe('Home · Cairn')
  })

  test('names it, announces it, and puts the focus on its heading', { tags: 'extended' }, async () => {
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true })
    await expect.poll(() => document.title).toBe('Home · Cairn')
    expect(document.activeElement).toBe(document.body)
    await screen.getByRole('link', { name: 'All activity' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Activity' })).toHaveFocus()
    await expect.poll(() => document.title).toBe('Activity · Cairn')
    await expect.poll(announced).toBe('Activity')
  })

  test('the first stop of the keyboard leads past the menus', async () => {
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true })
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })
})

/** Gives the session's token so much time, in ms. */
function endIn(ms: number, rememberMe: boolean): void {
  dispatchSession({
    type: 'changed-elsewhere',
    stored: { ...getSession(), rememberMe, tokenExpiryTime: Date.now() + ms },
  })
}

describe('the session', () => {
  test('passing over the link signs nobody out', { tags: 'extended' }, async () => {
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true })
    await screen.getByRole('button', { name: 'Alex Morgan, account' }).click()
    await screen.getByRole('link', { name: 'Sign out' }).hover()
    expect(getSession().accessToken).not.toBeNull()
  })

  test('a session that ends in another tab brings this one to sign-in, with the way back', async () => {
    const { router } = await renderApp('/pages/activities', { signedIn: true })
    const stored = { ...getSession(), accessToken: null, tokenExpiryTime: null }
    dispatchSession({ type: 'changed-elsewhere', stored })
    await expect.poll(() => router.state.location.pathname).toBe('/sign-in')
    expect(router.state.location.search).toEqual({ redirectURL: '/pages/activities' })
  })

  test('a session that is not to be remembered is dropped by the page when it expires', async () => {
    const { router } = await renderApp('/pages/activities', { signedIn: true })
    endIn(300, false)
    await expect.poll(() => router.state.location.pathname).toBe('/sign-in')
    expect(getSession().accessToken).toBeNull()
  })

  test('a remembered session is renewed shortly before it expires, and the page stays as it is', async () => {
    const { router } = await renderApp('/pages/activities', { signedIn: true })
    endIn(15_000, true)
    await expect.poll(() => (getSession().tokenExpiryTime ?? 0) - Date.now()).toBeGreaterThan(24 * 3_600_000)
    expect(router.state.location.pathname).toBe('/pages/activities')
  })

  test('a token that the back end does not take leads to sign-in', async () => {
    const { router } = await renderApp('/pages/activities', { signedIn: true })
    const stored = { ...getSession(), accessToken: 'not.a.token', tokenExpiryTime: Date.now() + 60_000 }
    dispatchSession({ type: 'changed-elsewhere', stored })
    await expect.poll(() => router.state.location.pathname).toBe('/pages/activities')
    const again = await renderApp('/pages/activities')
    expect(again.router.state.location.pathname).toBe('/sign-in')
  })
})

describe('what goes wrong', () => {
  test('a page that fails says so in plain words; the shell stays, and trying again shows it', async () => {
    const { screen, queryClient } = await renderApp('/dashboards/mainpage', { signedIn: true })
    const key = ['tasks', 'due', {}]
    const tasks = queryClient.getQueryData<object>(key)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    queryClient.setQueryData(key, { ...tasks, tasks: 7 })
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Couldn’t show this page')
    expect(document.body.textContent).not.toContain('is not a function')
    await expect.element(screen.getByRole('banner')).toBeVisible()
    queryClient.setQueryData(key, tasks)
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible()
  })

  test('data that was put back from the journal is told of once', async () => {
    const { screen, db, queryClient } = await renderApp('/dashboards/mainpage', { signedIn: true })
    await db.meta.put({ key: 'restored', value: { at: new Date().toISOString(), rows: 2 } })
    const notice = screen.getByRole('complementary')
    await expect
      .poll(async () => {
        await queryClient.refetchQueries({ queryKey: ['changes'] })
        return notice.query()?.textContent ?? ''
      })
      .toContain('Your data was restored')
    await expect.element(notice.getByText('2 of your items were restored.')).toBeVisible()
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect.element(notice).not.toBeInTheDocument()
    await expect.poll(() => db.meta.get('restored')).toBeUndefined()
  })

  test('on a phone the places that one goes to most are at its foot, and the one where one is is marked', {
    tags: 'extended',
  }, async () => {
    await page.viewport(...PHONE)
    const { screen, href } = await renderApp('/dashboards/mainpage', { signedIn: true })
    const bar = screen.getByRole('navigation', { name: 'Quick access' })
    await expect.element(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    const names = bar
      .getByRole('link')
      .elements()
      .map((link) => link.textContent)
    expect(names).toEqual(['Home', 'Jobs', 'Applications', 'Skills', 'Profile'])
    await bar.getByRole('link', { name: 'Applications' }).click()
    await expect.poll(href).toContain('/career/applications')
    await expect.element(bar.getByRole('link', { name: 'Applications' })).toHaveAttribute('aria-current', 'page')
    await page.viewport(...DESK)
    await expect.poll(() => bar.query()).toBeNull()
  })

  test('on a phone a notice makes the page go down, and lies over nothing', { tags: 'extended' }, async () => {
    await page.viewport(...PHONE)
    const { screen, db, queryClient } = await renderApp('/apps/tasks', { signedIn: true })
    await db.meta.put({ key: 'restored', value: { at: new Date().toISOString(), rows: 2 } })
    const notice = screen.getByRole('complementary')
    await expect
      .poll(async () => {
        await queryClient.refetchQueries({ queryKey: ['changes'] })
        return notice.query()?.textContent ?? ''
      })
      .toContain('Your data was restored')
    const box = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
    expect(box('aside').top).toBe(box('header').bottom)
    expect(box('main').top).toBe(box('aside').bottom)
    expect(box('main').bottom).toBe(innerHeight - box(QUICK_ACCESS).height)
    await screen.getByRole('button', { name: /^New task/ }).click()
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => box('main').top).toBe(box('header').bottom)
  })

  test('offline is a quiet word in the header', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get')
    const { screen } = await renderApp('/dashboards/mainpage', { signedIn: true })
    await expect.element(screen.getByRole('banner')).toBeVisible()
    const mark = screen.getByRole('banner').getByText('Offline')
    expect(mark.query()).toBeNull()
    online.mockReturnValue(false)
    dispatchEvent(new Event('offline'))
    await expect.element(mark).toBeVisible()
    await expect.element(screen.getByRole('banner').getByText(/Saved on this device/)).toBeInTheDocument()
    online.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await expect.element(mark).not.toBeInTheDocument()
  })

  test('the 404 page has a way back and a search of the places that are', { tags: 'extended' }, async () => {
    const { screen, href } = await renderApp('/nothing', { signedIn: true })
    const places = screen.getByRole('region', { name: 'Pages' })
    await expect.element(places.getByRole('link', { name: 'Tasks' })).toBeVisible()
    await screen.getByRole('searchbox', { name: 'Search pages' }).fill('activ')
    await expect.element(places.getByRole('link', { name: 'Tasks' })).not.toBeInTheDocument()
    await screen.getByRole('searchbox').fill('zebra')
    await expect.element(screen.getByText('No pages match “zebra”.')).toBeVisible()
    await screen.getByRole('link', { name: 'Go to Home' }).click()
    await expect.poll(href).toBe('/dashboards/mainpage')
  })
})
