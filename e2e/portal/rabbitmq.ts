// RabbitMQ with its Web STOMP plugin, as Debian packages it, on this machine alone and over a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SERVER = '/usr/lib/rabbitmq/bin/rabbitmq-server'
const EPMD = '/usr/bin/epmd'

/** Why the tests with it are left out; undefined where it is there. */
export const noRabbitMq =
  existsSync(SERVER) && existsSync(EPMD)
    ? undefined
    : 'RabbitMQ is not installed. On Debian and Ubuntu: sudo apt-get install rabbitmq-server'

export interface RabbitMq {
  readonly liveUrl: string
  stop(): Promise<void>
}

export async function startRabbitMq(): Promise<RabbitMq> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-rabbitmq-'))
  const [amqp, stomp, webStomp, distribution, names] = await freePorts(5)
  writeFileSync(
    join(folder, 'rabbitmq.conf'),
    `listeners.tcp.1 = 127.0.0.1:${amqp}
stomp.listeners.tcp.1 = 127.0.0.1:${stomp}
web_stomp.tcp.ip = 127.0.0.1
web_stomp.tcp.port = ${webStomp}
# The page brings a bearer, which this broker does not read: everybody is its guest.
stomp.default_user = guest
stomp.default_pass = guest
`,
  )
  writeFileSync(join(folder, 'plugins'), '[rabbitmq_web_stomp].')
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    ERL_EPMD_ADDRESS: '127.0.0.1',
    ERL_EPMD_PORT: String(names),
    RABBITMQ_NODENAME: `cairn-${names}@localhost`,
    RABBITMQ_DIST_PORT: String(distribution),
    RABBITMQ_MNESIA_BASE: join(folder, 'data'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq.conf'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'plugins'),
    RABBITMQ_PID_FILE: join(folder, 'pid'),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
  }
  // Erlang's own name server would stay behind when the broker has gone.
  const epmd = spawn(EPMD, ['-address', '127.0.0.1', '-port', String(names)], { env, stdio: 'ignore' })
  const broker = spawn(SERVER, [], { env, stdio: 'ignore', detached: true })
  const stop = async () => {
    await ended(broker, () => process.kill(-(broker.pid ?? 0), 'SIGTERM'))
    await ended(epmd, () => epmd.kill())
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilListening(webStomp, broker)
  } catch (error) {
    await stop()
    throw error
  }
  return { liveUrl: `ws://127.0.0.1:${webStomp}/ws`, stop }
}

const STARTS_MS = 120_000

async function untilListening(port: number, broker: ChildProcess): Promise<void> {
  const end = Date.now() + STARTS_MS
  while (!(await isListening(port))) {
    if (broker.exitCode !== null) throw new Error(`RabbitMQ ended with ${broker.exitCode} instead of starting`)
    if (Date.now() > end) throw new Error(`RabbitMQ did not start within ${STARTS_MS / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** Ports that are free now, all different. */
async function freePorts(count: number): Promise<[number, number, number, number, number]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return server
    }),
  )
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports as [number, number, number, number, number]
}

function ended(child: ChildProcess, end: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    end()
  })
}
