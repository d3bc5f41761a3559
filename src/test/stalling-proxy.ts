import { createServer, type Socket, connect as toServer } from 'node:net';

export interface StallingProxy {
  /** The database behind it, by way of the proxy. */
  url: string;
  /** From now on it takes connections and bytes, and passes nothing on. */
  stall(): void;
  /** Stalls when something that a client sends contains this text, before passing it on. */
  stallAt(text: string): void;
  /** Passes on what it held back, and everything after. */
  goOn(): void;
  /** Cuts what is open and refuses what comes, until `goOn`. */
  rejectConnections(): Promise<void>;
  /** Connections of clients that are open now. */
  open(): number;
  stop(): Promise<void>;
}

/** A network in front of a real database that can stop passing anything on, as a stopped server does. */
export async function startStallingProxy(url: string): Promise<StallingProxy> {
  const behind = new URL(url);
  const pairs = new Set<[Socket, Socket]>();
  let stalled = false;
  let trigger: string | null = null;
  let bufferedChunks: (() => void)[] = [];

  const pass = (from: Socket, to: Socket, chunk: Buffer) => {
    if (stalled) bufferedChunks.push(() => to.writable && to.write(chunk));
    else if (from.readable) to.write(chunk);
  };
  const server = createServer((client) => {
    const database = toServer(Number(behind.port), behind.hostname);
    const pair: [Socket, Socket] = [client, database];
    pairs.add(pair);
    client.on('data', (chunk) => {
      if (trigger !== null && chunk.includes(trigger)) stalled = true;
      pass(client, database, chunk);
    });
    database.on('data', (chunk) => pass(database, client, chunk));
    const gone = () => {
      pairs.delete(pair);
      for (const end of pair) end.destroy();
    };
    for (const end of pair) end.on('error', gone).on('close', gone);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const [client] of pairs) client.destroy();
    });
  await listen(0);
  const { port } = server.address() as { port: number };
  const resume = () => {
    stalled = false;
    trigger = null;
    for (const sendText of bufferedChunks) sendText();
    bufferedChunks = [];
    if (!server.listening) void listen(port);
  };
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    stall: () => {
      stalled = true;
    },
    stallAt: (text) => {
      trigger = text;
    },
    goOn: resume,
    rejectConnections: close,
    open: () => pairs.size,
    stop: close,
  };
}
