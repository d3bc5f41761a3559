import { createServer, type Socket } from 'node:net';

/** Starts a server that accepts PostgreSQL connections and never responds. */
export async function startSilentServer(): Promise<{
  url: string;
  /** Number of open connections. */
  open(): number;
  stop(): Promise<void>;
}> {
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client)).on('error', () => client.destroy());
    client.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    open: () => clients.size,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const client of clients) client.destroy();
      }),
  };
}
