import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';

const TYPES = { mp3: 'audio/mpeg', mp4: 'video/mp4', vtt: 'text/vtt', webp: 'image/webp' };

/** Starts a media host like an operator's: another origin with a copy of `public/media`, CORS and ranges. */
export async function startMediaHost(): Promise<{
  url: string;
  /** Paths that were asked for. */
  requests: string[];
  close: () => void;
}> {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://host').pathname);
    requests.push(path);
    response.setHeader('Access-Control-Allow-Origin', '*');
    const type = TYPES[path.split('.').at(-1) as keyof typeof TYPES];
    const bytes =
      path.startsWith('/media/') && (await readFile(join('public', path)).catch(() => null));
    if (!bytes || !type) return response.writeHead(404).end();
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const headers = { 'Content-Type': type, 'Accept-Ranges': 'bytes' };
    if (from === undefined) return response.writeHead(200, headers).end(bytes);
    const end = Math.min(Number(to || bytes.length - 1), bytes.length - 1);
    const range = `bytes ${from}-${end}/${bytes.length}`;
    response.writeHead(206, { ...headers, 'Content-Range': range });
    return response.end(bytes.subarray(Number(from), end + 1));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests, close: () => server.close() };
}
