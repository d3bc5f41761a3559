import 'server-only';
import { type AnyProcedure, TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { REPLACED_HEADER } from '~/lib/replaced-session';
import { requestContext } from '~/server/auth/request-context';
import { ServiceError } from '~/server/errors';
import { PayloadTooLargeError, readBodyWithLimit } from '~/server/read-body-with-limit';
import { recordCall } from '~/server/telemetry/record-call';
import { getRequestId } from '~/server/telemetry/request-id';
import { maxBodyBytes } from './body-limits';
import { appRouter } from './root';
import { isReplaced, type ProcedureMeta, type TrpcContext, toOutcome, toTrpcError } from './trpc';

/** Maximum number of calls in a batch; a page makes a handful at once. */
const MAX_CALLS = 30;

/** Handles every request below `/api/trpc`. An error of the request itself, such as a body that is too large,
 *  has tRPC's own shape, too. */
export async function handleTrpcRequest(request: Request): Promise<Response> {
  const startedAt = performance.now();
  const requestId = getRequestId(request.headers);
  const { req, tooLarge } = await withBoundedBody(inOnePiece(request));
  const response = await fetchRequestHandler({
    endpoint: '/api/trpc',
    req,
    router: appRouter,
    maxBatchSize: MAX_CALLS,
    createContext: async ({ info }) => {
      if (tooLarge) throw new TRPCError({ code: 'PAYLOAD_TOO_LARGE' });
      if (isNotJson(req)) throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
      try {
        return await requestContext({
          req,
          requestId,
          withAccount: info.calls.some(({ path }) => findMeta(path)?.sendsAccount),
        });
      } catch (error) {
        throw toTrpcError(error) ?? error;
      }
    },
    onError: ({ error, path, ctx }) => {
      // A call that reached its procedure has recorded itself.
      if (ctx && path && Object.hasOwn(procedures, path)) return;
      const finished = { entry: 'trpc', call: 'unknown', requestId, startedAt } as const;
      recordCall({ ...finished, actor: ctx?.actor, ...toOutcome(error) });
    },
    responseMeta: ({ ctx, paths, errors }) => ({
      headers: responseHeaders(errors, canAskAgain(ctx, paths ?? [], errors)),
    }),
  });
  // tRPC sends its JSON as text/plain when it cannot read the request.
  if (response.headers.get('content-type')?.startsWith('text/plain'))
    response.headers.set('content-type', 'application/json');
  return response;
}

/** The loaded procedures; tRPC adds the others at their first call. */
const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;

/** The metadata of a loaded procedure. */
function findMeta(path: string): ProcedureMeta | undefined {
  if (!Object.hasOwn(procedures, path)) return undefined;
  return procedures[path]?._def.meta as ProcedureMeta | undefined;
}

/** Maximum size of the body for the calls in an address, bytes. */
async function findMaxBytes(url: string): Promise<number> {
  const { pathname, searchParams } = new URL(url);
  const named = decodeURIComponent(pathname.slice('/api/trpc/'.length));
  const paths = searchParams.get('batch') === '1' ? named.split(',') : [named];
  if (paths.length > MAX_CALLS) return maxBodyBytes([undefined]);
  const metas = [];
  for (const path of paths) {
    await loadRouter(path);
    metas.push(findMeta(path));
  }
  return maxBodyBytes(metas.map((meta) => meta?.body));
}

/** Loads the routers above a procedure that are loaded at their first call, as tRPC does after it. */
async function loadRouter(path: string): Promise<void> {
  if (Object.hasOwn(procedures, path)) return;
  const { lazy } = appRouter._def;
  const name = Object.keys(lazy).find((key) => path.startsWith(`${key}.`));
  if (name === undefined) return;
  await lazy[name]?.load();
  return loadRouter(path);
}

/** Whether a POST has another content type than JSON: tRPC would pass a form on as an empty object. */
function isNotJson({ method, headers }: Request): boolean {
  return method === 'POST' && !headers.get('content-type')?.startsWith('application/json');
}

/** Whether the request should be repeated with the session's present token: it came with the previous token
 *  and nothing was executed, or its only call coincided with a change of the token. */
function canAskAgain(
  ctx: TrpcContext | undefined,
  paths: readonly string[],
  errors: readonly TRPCError[],
): boolean {
  if (ctx && isReplaced(ctx)) return !paths.some((path) => findMeta(path)?.startsSession);
  const wasRejected = ({ cause }: TRPCError) =>
    cause instanceof ServiceError && cause.code === 'SESSION_REPLACED';
  return paths.length === 1 && errors.some(wasRejected);
}

/** Headers of a response: not cached, with the longest retry delay of a batch, and whether to repeat the
 *  request. */
function responseHeaders(errors: readonly TRPCError[], asksAgain: boolean): Headers {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (asksAgain) headers.set(REPLACED_HEADER, 'replaced');
  const retryDelays = errors.flatMap(({ cause }) =>
    cause instanceof ServiceError ? (cause.retryAfterSeconds ?? []) : [],
  );
  if (retryDelays.length > 0) headers.set('retry-after', String(Math.max(...retryDelays)));
  return headers;
}

/** The address, with an unknown path when its own is not decodable: tRPC throws on malformed percent signs. */
function decodableUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  try {
    decodeURIComponent(pathname);
    return url;
  } catch {
    return `${origin}/api/trpc/unreadable`;
  }
}

/** Changes the request to one for a single JSON document, because tRPC's streamed response has its own framing
 *  and no client of ours uses it. */
function inOnePiece(request: Request): Request {
  const wishes = `${request.headers.get('trpc-accept')} ${request.headers.get('accept')}`;
  if (!wishes.includes('jsonl')) return request;
  const headers = new Headers(request.headers);
  headers.set('trpc-accept', 'application/json');
  return new Request(request, { headers });
}

async function withBoundedBody(request: Request): Promise<{ req: Request; tooLarge: boolean }> {
  const url = decodableUrl(request.url);
  if (request.method !== 'POST')
    return { req: url === request.url ? request : new Request(url, request), tooLarge: false };
  const { method, headers, signal } = request;
  const rebuildRequest = (body?: BodyInit) => new Request(url, { method, headers, signal, body });
  try {
    return {
      req: rebuildRequest(await readBodyWithLimit(request, await findMaxBytes(url))),
      tooLarge: false,
    };
  } catch (error) {
    return { req: rebuildRequest(), tooLarge: error instanceof PayloadTooLargeError };
  }
}
