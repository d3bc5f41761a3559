import { readdirSync, readFileSync } from 'node:fs';
import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { BODY_LIMITS, maxBodyBytes } from '~/server/api/body-limits';
import type { ProcedureMeta } from '~/server/api/trpc';
import { createBrowser } from '~/test/next-headers';
import { procedures } from '../trpc-procedures';
import { INPUTS } from './list-inputs';
import { maxInputBytes } from './max-input-bytes';

const SITE = 'http://localhost:3000';
const KB = 1024;

type Route = (request: NextRequest, context: never) => Promise<Response> | Response;

interface TakingRoute {
  load(): Promise<{ POST: Route }>;
  /** Maximum number of bytes that it reads of a body. */
  bytes: number;
  /** An address of it. */
  path: string;
}

/** The routes below `src/app` that take a POST, by their folder. */
const ROUTES: Readonly<Record<string, TakingRoute>> = {
  'api/account/data': {
    load: () => import('~/app/api/account/data/route'),
    bytes: 16 * KB,
    path: 'api/account/data',
  },
  'api/auth/[...nextauth]': {
    load: () => import('~/app/api/auth/[...nextauth]/route'),
    bytes: 16 * KB,
    path: 'api/auth/callback/credentials',
  },
  'api/csp-report': {
    load: () => import('~/app/api/csp-report/route'),
    bytes: 64 * KB,
    path: 'api/csp-report',
  },
  'api/front/[[...call]]': {
    load: () => import('~/app/api/front/[[...call]]/route'),
    bytes: 64 * KB,
    path: 'api/front/cart/add',
  },
  'api/payments/[gateway]': {
    load: () => import('~/app/api/payments/[gateway]/route'),
    bytes: 64 * KB,
    path: 'api/payments/sandbox',
  },
  'api/payments/ecpay/return': {
    load: () => import('~/app/api/payments/ecpay/return/route'),
    bytes: 0,
    path: 'api/payments/ecpay/return',
  },
  'api/reminders/[token]': {
    load: () => import('~/app/api/reminders/[token]/route'),
    bytes: 0,
    path: 'api/reminders/x',
  },
  'api/sandbox-bank/[pageToken]/cancel': {
    load: () => import('~/app/api/sandbox-bank/[pageToken]/cancel/route'),
    bytes: 0,
    path: 'api/sandbox-bank/x/cancel',
  },
  'api/sandbox-bank/[pageToken]/card': {
    load: () => import('~/app/api/sandbox-bank/[pageToken]/card/route'),
    bytes: 16 * KB,
    path: 'api/sandbox-bank/x/card',
  },
  'api/trpc/[trpc]': {
    load: () => import('~/app/api/trpc/[trpc]/route'),
    bytes: 64 * KB,
    path: 'api/trpc/cart.add',
  },
};

const CHUNK = 4 * KB;

/** A body of 4 MB, which counts the bytes that were read. */
function longBody() {
  const read = { bytes: 0 };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        read.bytes += CHUNK;
        controller.enqueue(new Uint8Array(CHUNK).fill(32));
        if (read.bytes >= 1024 * CHUNK) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { read, stream };
}

async function post({ path, load }: TakingRoute, headers: Record<string, string> = {}) {
  const { read, stream } = longBody();
  const request = new NextRequest(`${SITE}/${path}`, {
    method: 'POST',
    body: stream,
    headers: { 'content-type': 'application/json', origin: SITE, ...headers },
    duplex: 'half',
  });
  const { POST } = await load();
  const call = path.split('/').slice(2);
  const params = Promise.resolve({ call, gateway: call[0], token: 'x', pageToken: 'x' });
  const response = await createBrowser().act(request, async (sent) =>
    POST(sent as NextRequest, { params } as never),
  );
  return { status: response.status, text: await response.text(), bytes: read.bytes };
}

describe('Limits of bodies', () => {
  it('Every route that takes a body says how much of it it reads', () => {
    const taking = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        /(?:^|\/)route\.tsx?$/.test(name) &&
        /\b(?:POST|PUT|PATCH|DELETE)\b(?=[\s,(}])/.test(
          readFileSync(`src/app/${name}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
        ),
    );
    const folders = taking.map((name) => name.replace(/\/route\.tsx?$/, ''));
    expect(folders.sort()).toEqual(Object.keys(ROUTES).sort());
  });

  it.each(Object.keys(ROUTES))(
    'The route %s reads no more of a body of 4 MB than its limit',
    async (folder) => {
      const route = ROUTES[folder]!;
      const { status, bytes } = await post(route);
      expect(bytes).toBeLessThanOrEqual(route.bytes + 2 * CHUNK);
      expect(status).toBeLessThan(500);
    },
  );

  it.each(['api/trpc/[trpc]', 'api/front/[[...call]]'])(
    'A body of %s beyond 64 KB is refused before it is parsed, and before it is read if it has a Content-Length',
    async (folder) => {
      const route = ROUTES[folder]!;
      const { status, text } = await post(route);
      expect([status, text]).toEqual([413, expect.stringContaining('BODY_TOO_LARGE')]);
      expect(await post(route, { 'content-length': '65537' })).toMatchObject({
        status: 413,
        bytes: 0,
      });
    },
  );

  it('Every procedure has a limit, a larger one than for fields only where its input needs it', () => {
    const sizes = new Map<string, number>();
    for (const [name, schema] of INPUTS)
      sizes.set(name, (sizes.get(name) ?? 0) + maxInputBytes(schema));
    const faults = Object.entries(procedures).flatMap(([path, { _def }]) => {
      const { body } = _def.meta as ProcedureMeta;
      if (body === undefined) return [`${path} has no limit`];
      if (_def.type !== 'mutation') return body === 'fields' ? [] : [`${path} has no body`];
      const size = sizes.get(path) ?? 0;
      const isLarger = body !== 'fields';
      return size > BODY_LIMITS.fields === isLarger
        ? []
        : [`${path} may have ${size} bytes: ${body}`];
    });
    expect(faults).toEqual([]);
    const files = Object.entries(procedures).filter(
      ([, { _def }]) => (_def.meta as ProcedureMeta).body === 'file',
    );
    expect(files.map(([path]) => path).sort()).toEqual([
      'operator.siteContent.setPartnerPicture',
      'operator.units.checkTake',
      'operator.units.importText',
      'operator.units.importTextFile',
      'operator.videos.setPoster',
      'operator.voiceLessons.checkTake',
      'profile.setAvatar',
    ]);
  });

  it('A batch may have what its calls may have together, and no more than a file', () => {
    expect(maxBodyBytes([undefined])).toBe(64 * KB);
    expect(maxBodyBytes(['fields', 'fields', 'texts'])).toBe(128 * KB + 1024 * KB);
    expect(maxBodyBytes(['file', 'file', 'fields'])).toBe(8 * 1024 * KB);
  });
});
