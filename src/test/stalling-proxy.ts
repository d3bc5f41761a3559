import { createServer, type Socket, connect as toServer } from 'node:net';

export interface StallingProxy {
  /** Address of the database through the proxy. */
  url: string;
  /** Stalls: accepts connections and bytes, and forwards nothing. */
  stall(): void;
  /** Stalls before forwarding a message of a client with this text. */
  stallAt(text: string): void;
  /** Forwards the buffered bytes, and everything after. */
  goOn(): void;
  /** Forwards for new connections only; open ones stay silent until they close. */
  goOnForNewConnections(): void;
  /** Number of messages, except for farewells, that arrived on silent connections. */
  unheard(): number;
  /** Closes open connections and refuses new ones, until `goOn`. */
  rejectConnections(): Promise<void>;
  /** Number of open connections of clients. */
  open(): number;
  stop(): Promise<void>;
}

/** First byte of the message by which a client of PostgreSQL ends its connection. */
const TERMINATE = 'X'.charCodeAt(0);

/** Starts a proxy of a real database that can stop forwarding, like a server that hangs. */
export async function startStallingProxy(url: string): Promise<StallingProxy> {
  const behind = new URL(url);
  const pairs = new Set<[Socket, Socket]>();
  let stalled = false;
  let trigger: string | null = null;
  let bufferedChunks: (() => void)[] = [];
  const silenced = new WeakSet<Socket>();
  let unheard = 0;

  const pass = (from: Socket, to: Socket, chunk: Buffer) => {
    if (silenced.has(from)) {
      if (chunk[0] !== TERMINATE) unheard += 1;
      return;
    }
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
    goOnForNewConnections: () => {
      for (const end of [...pairs].flat()) silenced.add(end);
      bufferedChunks = [];
      resume();
    },
    unheard: () => unheard,
    rejectConnections: close,
    open: () => pairs.size,
    stop: close,
  };
}
