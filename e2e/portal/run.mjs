// `npm run portal`: a portal's server for whoever wants to see Cairn work with one. PORT (default 4180) and CONTROL_PORT (the next one) choose its ports.
import { startPeer } from './peer.ts'

const port = Number(process.env.PORT || 4180)
const controlPort = Number(process.env.CONTROL_PORT || port + 1)

try {
  const { portalUrl, liveUrl, controlUrl } = await startPeer({ port, controlPort })
  console.log(`
  The portal is ready: ${portalUrl}
  To use it, put this into public/config.json and start Cairn (npm start):

    ${JSON.stringify({ portalUrl, liveUrl })}

  Let things go wrong: ${controlUrl} says how.
  It forgets everything when it stops. Stop it with Ctrl+C.
`)
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
  const taken = `Port ${port} or ${controlPort} is taken by another program. Choose others: PORT=${port + 10} npm run portal`
  console.error(`\nCairn: ${code === 'EADDRINUSE' ? taken : message}\n`)
  process.exitCode = 1
}
