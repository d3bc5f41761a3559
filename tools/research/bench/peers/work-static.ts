import { gunzipSync } from 'node:zlib';
import { route } from '~/lib/routes';
import type { Comparison, Work } from './compare';
import { type Contender, httpContender } from './contender';
import type { Environment } from './environment';
import { HttpLane, type LoadRequest } from './http-lane';
import type { StartedServer } from './start-server';

interface Servers {
  product: StartedServer;
  nextFloor: StartedServer;
}

type Encoding = 'identity' | 'gzip';

const PAGES = [
  { name: 'front page', path: route('index'), wanted: 0.5 },
  { name: 'list of units', path: route('course-news'), wanted: null },
  { name: 'unit', path: route('course-news-slug', { slug: 'night-market-bowls' }), wanted: 0.6 },
];

/** Our pages beside the static page of a bare application of the same framework, plain and compressed. */
export async function staticWork(
  environment: Environment,
  { product, nextFloor }: Servers,
): Promise<Work> {
  const { connections } = environment.options;
  const contenders: Contender[] = [];
  const comparisons: Comparison[] = [];
  for (const encoding of ['identity', 'gzip'] as const) {
    const other = `bare Next page, ${encoding}`;
    for (const { name, path, wanted } of PAGES) {
      const ours = `${name}, ${encoding}`;
      contenders.push(await pageContender(ours, product, path, encoding, connections));
      comparisons.push({ ours, other, wanted: encoding === 'identity' ? wanted : null });
    }
    contenders.push(await pageContender(other, nextFloor, '/', encoding, connections));
  }
  return { name: 'static', contenders, comparisons, missing: [] };
}

/** A static page. Every response must be as long as the first, which must be a whole document. The uncompressed
 *  lengths are compared, because a page that was rendered again has another time in it and compresses differently.
 *  @throws Error when the first response is no whole document */
async function pageContender(
  name: string,
  { origin, pid }: StartedServer,
  path: string,
  encoding: Encoding,
  connections: number,
): Promise<Contender> {
  const headers = { 'accept-encoding': encoding, 'accept-language': 'zh-TW,zh;q=0.9' };
  const request: LoadRequest = { method: 'GET', path, headers };
  const lane = new HttpLane(origin);
  await lane.send(request); // The first one may still be rendered.
  const first = await lane.send(request);
  await lane.close();
  const html = (encoding === 'gzip' ? gunzipSync(first.body) : first.body).toString('utf8');
  if (first.status !== 200 || !html.trimEnd().endsWith('</html>'))
    throw new Error(`${name}: ${path} is no page (${first.status}).`);
  console.log(`${name}: ${(first.body.length / 1000).toFixed(1)} kB`);
  return httpContender({
    name,
    pid,
    origin,
    connections,
    request: () => request,
    isRight: ({ status, body }) =>
      status === 200 && unpackedLength(body, encoding) === unpackedLength(first.body, encoding),
  });
}

/** Length of a body without its compression, in bytes: gzip writes it at the end (RFC 1952, ISIZE). */
const unpackedLength = (body: Buffer, encoding: Encoding) =>
  encoding === 'gzip' ? body.readUInt32LE(body.length - 4) : body.length;
