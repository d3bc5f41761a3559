import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

/** A shop that listens on loopback, for tests: a gateway's webhooks are really sent over HTTP. */
export interface FakeShop {
  /** Origin of the server: `http://127.0.0.1:<port>`. */
  origin: string;
  /** Every request received, in order. */
  received: { path: string; headers: Headers; body: string }[];
  close(): Promise<void>;
}

/** @param respond handles a request; its body was already read and is passed as well
 *  @param listenOn a port; by default a free one */
export async function startFakeShop(
  respond: (request: Request) => Promise<Response> | Response,
  listenOn = 0,
): Promise<FakeShop> {
  const received: FakeShop['received'] = [];
  const server = createServer(async (incoming, outgoing) => {
    const body = await new Response(Readable.toWeb(incoming) as ReadableStream).text();
    const headers = new Headers(incoming.headers as Record<string, string>);
    received.push({ path: incoming.url ?? '', headers, body });
    const url = `http://127.0.0.1${incoming.url}`;
    const method = incoming.method ?? 'GET';
    const response = await respond(new Request(url, { method, headers, body: body || null }));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  });
  await new Promise<void>((resolve) => server.listen(listenOn, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
