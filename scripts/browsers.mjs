// Finds the browsers that the tests drive, and gets a Chromium where there is none. `node scripts/browsers.mjs` prints what this machine has.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'

/**
 * @typedef {object} Found
 * @property {string} path the program to start
 *
 * @typedef {object} FoundWebKit
 * @property {string} driver WebKitWebDriver
 * @property {string | undefined} display Xvfb, or nothing where a display is there already
 */

const root = fileURLToPath(new URL('..', import.meta.url))

/** What to tell a person when no Chromium is to be had. */
export const noChromium =
  'no Chrome or Chromium was found and none could be installed. Install one (Debian, Ubuntu: sudo apt-get install chromium; others: https://www.google.com/chrome) or point CHROME_PATH at its program, then run the command again.'

/**
 * The Chrome or Chromium to use: CHROME_PATH, else an installed one, else the one that Playwright downloaded.
 * @returns {string | undefined}
 */
export function findChromium() {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH && existsSync(CHROME_PATH)) return CHROME_PATH
  return firstProgram(
    ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'],
    [
      '/usr/bin/chromium',
      '/opt/google/chrome/chrome',
      '/snap/bin/chromium',
      ...macApplications(['Google Chrome', 'Chromium', 'Microsoft Edge']),
      ...windowsPrograms([
        'Google\\Chrome\\Application\\chrome.exe',
        'Chromium\\Application\\chrome.exe',
        'Microsoft\\Edge\\Application\\msedge.exe',
      ]),
      downloadedChromium(),
    ],
  )
}

/**
 * The Chromium to use, installed first if there is none: by the operating system's packages where that needs no
 * password, else by Playwright's own download.
 * @returns {string | undefined} nothing when all ways failed
 */
export function ensureChromium() {
  return findChromium() ?? (installPackages(['chromium']) ? findChromium() : undefined) ?? downloadChromium()
}

/**
 * Arguments for starting Chromium: no calls home, and no sandbox where it cannot work (as root on Linux).
 * @returns {string[]}
 */
export function chromiumArgs() {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
  return isRoot() ? ['--no-sandbox', ...quiet] : quiet
}

/** @returns {string | undefined} an installed Firefox, the long-term one first */
export function findFirefox() {
  const { FIREFOX_PATH } = process.env
  if (FIREFOX_PATH && existsSync(FIREFOX_PATH)) return FIREFOX_PATH
  return firstProgram(
    ['firefox-esr', 'firefox'],
    [...macApplications(['Firefox']), ...windowsPrograms(['Mozilla Firefox\\firefox.exe'])],
  )
}

/** @returns {FoundWebKit | undefined} WebKitGTK's driver, with what gives it a display */
export function findWebKit() {
  const driver = firstProgram(['WebKitWebDriver'], ['/usr/bin/WebKitWebDriver'])
  const display = firstProgram(['Xvfb'], [])
  const hasDisplay = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
  return driver && (display || hasDisplay) ? { driver, display } : undefined
}

/** @param {string[]} names to look for on the PATH @param {(string | undefined)[]} places @returns {string | undefined} */
function firstProgram(names, places) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const ending = process.platform === 'win32' ? '.exe' : ''
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name + ending)))
  // Programs of npm packages carry such names too (`chrome`), and none of them is a browser.
  return [...onPath.filter((path) => !path.includes('node_modules')), ...places].find(
    (path) => path && existsSync(path),
  )
}

/** @param {string[]} names */
function macApplications(names) {
  if (process.platform !== 'darwin') return []
  const folders = ['/Applications', join(process.env.HOME ?? '', 'Applications')]
  return folders.flatMap((folder) =>
    names.map((name) => join(folder, `${name}.app`, 'Contents/MacOS', name === 'Firefox' ? 'firefox' : name)),
  )
}

/** @param {string[]} paths */
function windowsPrograms(paths) {
  const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => process.env[name])
  return folders.flatMap((folder) => (folder ? paths.map((path) => `${folder}\\${path}`) : []))
}

function downloadedChromium() {
  try {
    return chromium.executablePath() || undefined
  } catch {
    return undefined
  }
}

function isRoot() {
  return process.platform === 'linux' && process.getuid?.() === 0
}

/**
 * Installs Debian packages where apt-get is there and asks for no password.
 * @param {string[]} names
 * @returns {boolean}
 */
function installPackages(names) {
  if (process.platform !== 'linux' || !firstProgram(['apt-get'], [])) return false
  const sudo = isRoot() ? [] : ['sudo', '-n']
  if (!isRoot() && !succeeds('sudo', ['-n', 'true'])) return false
  console.log(`Installing ${names.join(', ')} with apt-get ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args]
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  }
  run('update', '-qq')
  return run('install', '-y', '-qq', ...names)
}

/** @returns {string | undefined} */
function downloadChromium() {
  console.log("Getting Playwright's own Chromium ...")
  const cli = join(root, 'node_modules/playwright/cli.js')
  const installed = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 10 * 60_000,
  })
  const path = downloadedChromium()
  return installed.status === 0 && path && existsSync(path) ? path : undefined
}

/** @param {string} command @param {string[]} args */
function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

if (process.argv[1] === import.meta.filename) {
  const webkit = findWebKit()
  console.log(`Chromium  ${findChromium() ?? 'not found'}`)
  console.log(`Firefox   ${findFirefox() ?? 'not found'}`)
  console.log(
    `WebKitGTK ${webkit ? `${webkit.driver}${webkit.display ? ` under ${webkit.display}` : ''}` : 'not found'}`,
  )
}
