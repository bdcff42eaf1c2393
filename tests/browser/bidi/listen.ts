import { type WebSocket, WebSocketServer } from 'ws'

/**
 * Opens a socket for WebDriver BiDi on a free port, and says so in the line that Playwright waits for
 * when it has started a browser.
 */
export function listen(connected: (tests: WebSocket) => void): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('no port is free')
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${address.port}\n`)
  })
  server.on('connection', connected)
}
