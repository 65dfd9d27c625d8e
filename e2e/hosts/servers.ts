// The web servers that docs/hosts has a configuration for, each over a copy of the build, without root and on this machine alone.
import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { dist } from '#e2e/site.ts'
import { compressBuild } from '#scripts/compress.mjs'

export const SERVERS = ['nginx', 'Caddy', 'Apache', 'Apache with .htaccess'] as const
export type ServerName = (typeof SERVERS)[number]

/** What the configurations below a path are written for. */
export const BELOW = '/cairn'

export interface WebServer {
  /** Of Cairn, with the path that it is below. Without a slash at its end. */
  readonly url: string
  /** The served folder: a copy of the build that a test may change. */
  readonly root: string
  /** No request is answered any more. */
  stop(): Promise<void>
  /** Stops it, if it runs, and removes its folder. */
  remove(): Promise<void>
}

interface Started {
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Record<string, string>
}

interface Setup {
  /** For whatever the server writes. */
  readonly folder: string
  readonly root: string
  readonly port: number
  readonly isBelow: boolean
}

export interface Site {
  readonly build: string
  /** A build for what is below a path (BELOW). */
  readonly isBelow: boolean
}

const atRoot: Site = { build: dist, isBelow: false }

const CONFIGURATIONS = join(import.meta.dirname, '../../docs/hosts')

interface Program {
  readonly program: string
  readonly debian: string
  /** It sends the compressed copies of the build, where there are any. */
  readonly sendsCopies?: boolean
}

const programs: Record<ServerName, Program> = {
  nginx: { program: '/usr/sbin/nginx', debian: 'nginx-light', sendsCopies: true },
  Caddy: { program: '/usr/bin/caddy', debian: 'caddy', sendsCopies: true },
  Apache: { program: '/usr/sbin/apache2', debian: 'apache2' },
  'Apache with .htaccess': { program: '/usr/sbin/apache2', debian: 'apache2' },
}

const configure: Record<ServerName, (setup: Setup) => Started> = {
  nginx: ({ folder, root, port, isBelow }) => {
    const host = isBelow ? 'example.org' : 'cairn.example'
    const site = withChanges(isBelow ? 'nginx-below.conf' : 'nginx.conf', [
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
      [`server_name ${host};`, ''],
      [`ssl_certificate /etc/ssl/${host}.pem;`, ''],
      [`ssl_certificate_key /etc/ssl/${host}.key;`, ''],
      isBelow ? ['root /srv/www;', `root ${dirname(root)};`] : ['root /srv/cairn/dist;', `root ${root};`],
    ])
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    )
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${temporary.join('\n  ')}
  ${site}
}
`,
    )
    return {
      command: programs.nginx.program,
      args: ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    }
  },
  Caddy: ({ folder, root, port, isBelow }) => {
    // The file itself: what differs is in the environment, as in the container of the Dockerfile.
    writeFileSync(
      join(folder, 'Caddyfile'),
      `{\n  admin off\n  default_bind 127.0.0.1\n}\nimport ${CONFIGURATIONS}/Caddyfile\n`,
    )
    return {
      command: programs.Caddy.program,
      args: ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
      env: { CAIRN_ADDRESS: `http://127.0.0.1:${port}`, CAIRN_ROOT: root, ...(isBelow && { CAIRN_BASE: BELOW }) },
    }
  },
  Apache: (setup) => {
    copyFileSync(join(CONFIGURATIONS, '.htaccess'), join(setup.folder, 'cairn.htaccess'))
    return apache(setup, setup.isBelow ? belowAliased(setup) : atRootIncluded(setup))
  },
  'Apache with .htaccess': (setup) => {
    copyFileSync(join(CONFIGURATIONS, '.htaccess'), join(setup.root, '.htaccess'))
    // Its folder is below the site's where the path is, as on shared hosting.
    return apache(
      setup,
      atRootIncluded(setup)
        .replace('AllowOverride None', 'AllowOverride FileInfo')
        .replace(/Include .*/, '')
        .replaceAll(setup.root, setup.isBelow ? dirname(setup.root) : setup.root),
    )
  },
}

const atRootIncluded = ({ folder, root, port }: Setup): string =>
  withChanges('apache.conf', [
    ['<VirtualHost *:443>', `<VirtualHost 127.0.0.1:${port}>`],
    ['ServerName cairn.example', 'ServerName localhost'],
    ['SSLEngine on', ''],
    ['SSLCertificateFile /etc/ssl/cairn.example.pem', ''],
    ['SSLCertificateKeyFile /etc/ssl/cairn.example.key', ''],
    ['DocumentRoot /srv/cairn/dist', `DocumentRoot ${root}`],
    ['<Directory /srv/cairn/dist>', `<Directory ${root}>`],
    ['Include /srv/cairn/cairn.htaccess', `Include ${folder}/cairn.htaccess`],
  ])

function belowAliased({ folder, root, port }: Setup): string {
  const lines = withChanges('apache-below.conf', [
    [`Alias ${BELOW} /srv/cairn/dist`, `Alias ${BELOW} ${root}`],
    ['<Directory /srv/cairn/dist>', `<Directory ${root}>`],
    ['Include /srv/cairn/cairn.htaccess', `Include ${folder}/cairn.htaccess`],
  ])
  return `<VirtualHost 127.0.0.1:${port}>\nDocumentRoot ${folder}\n${lines}\n</VirtualHost>`
}

const DEBIAN_MODULES = [
  'mpm_event',
  'authz_core',
  'mime',
  'dir',
  'autoindex',
  'negotiation',
  'alias',
  'setenvif',
  'filter',
  'deflate',
]

/** With the modules that Debian loads by itself, and those that the guide says to enable. */
function apache({ folder, port }: Setup, site: string): Started {
  const modules = [...DEBIAN_MODULES, 'headers', 'rewrite', 'brotli']
  const load = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  writeFileSync(
    join(folder, 'apache.conf'),
    `${load.join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
Mutex file:${folder} default
TypesConfig /etc/mime.types
${site}
`,
  )
  return { command: programs.Apache.program, args: ['-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')] }
}

/** A configuration of docs/hosts with what is another on each machine in place of the example's. */
function withChanges(name: string, changes: readonly (readonly [string, string])[]): string {
  let text = readFileSync(join(CONFIGURATIONS, name), 'utf8')
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${name} does not say '${from}' any more`)
    text = text.replace(from, () => to)
  }
  return text
}

/** @throws with the package to install, where the server is not there */
export async function startServer(name: ServerName, { build, isBelow }: Site = atRoot): Promise<WebServer> {
  const { program, debian, sendsCopies } = programs[name]
  if (!existsSync(program))
    throw new Error(`${name} is not installed. On Debian and Ubuntu: sudo apt-get install ${debian}`)
  const folder = mkdtempSync(join(tmpdir(), 'cairn-host-'))
  // A server may find it by the path, as a folder of that name.
  const root = join(folder, isBelow ? `site${BELOW}` : 'dist')
  cpSync(build, root, { recursive: true })
  if (sendsCopies) await compressBuild(root)
  mkdirSync(join(folder, 'run'))
  const port = await freePort()
  const { command, args, env } = configure[name]({ folder: join(folder, 'run'), root, port, isBelow })
  const person = withoutRoot(folder, root)
  const home = { HOME: join(folder, 'run'), PATH: process.env.PATH ?? '' }
  const server = spawn(command, args, { ...person, env: { ...home, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  const url = `http://127.0.0.1:${port}${isBelow ? BELOW : ''}`
  const kill = () => server.kill()
  process.once('exit', kill)
  const stop = async () => {
    await ended(server)
    process.off('exit', kill)
  }
  const remove = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilAnswering(url, server)
  } catch (error) {
    const log = join(folder, 'run/error.log')
    const logged = existsSync(log) ? readFileSync(log, 'utf8') : ''
    await remove()
    throw new Error(`${name}: ${error}\n${said}${logged}`)
  }
  return { url, root, stop, remove }
}

/** Root starts it as nobody, who may then read the build and write beside it. */
function withoutRoot(folder: string, root: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const nobody = 65_534
  for (const path of [folder, root]) chmodSync(path, 0o755)
  const run = join(folder, 'run')
  for (const path of [run, ...readdirSync(run).map((name) => join(run, name))]) chownSync(path, nobody, nobody)
  return { uid: nobody, gid: nobody }
}

const STARTS_MS = 60_000

async function untilAnswering(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + STARTS_MS
  for (;;) {
    if (server.exitCode !== null) throw new Error(`it ended with ${server.exitCode} instead of starting`)
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isThere) return
    if (Date.now() > end) throw new Error(`it did not start within ${STARTS_MS / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
