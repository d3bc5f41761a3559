import type { inferRouterOutputs } from '@trpc/server';
import type { Language } from '~/lib/language';
import type { AppRouter } from '~/server/api/root';
import { fetchAgain } from './fetch-again';

type Outputs = inferRouterOutputs<AppRouter>;

/** A value as superjson sends it: plain JSON, and the paths of values that JSON cannot express. */
export interface SerializedValue {
  json: unknown;
  meta?: { values?: Record<string, unknown> };
}

/** The responses that every page fetches at its start. */
export interface FirstResponses {
  me: Outputs['auth']['me'];
  cart: Outputs['cart']['get'];
  /** The same as sent, for the query cache. */
  serialized: { me: SerializedValue; cart: SerializedValue };
  /** When they arrived, ms. */
  at: number;
}

const PATH = '/api/trpc/auth.me,cart.get';
const NO_INPUT = { json: null, meta: { values: ['undefined'] } };

/** Time for which they count as fresh, ms: as long as a response in the query cache. */
const FRESH_MS = 30_000;

let latest: FirstResponses | null = null;
let pending: Promise<FirstResponses> | null = null;

/** Whether the responses are fresh enough to be shown without another request. */
export const areFirstResponsesFresh = (): boolean =>
  latest !== null && Date.now() - latest.at < FRESH_MS;

/** The responses that arrived before the query client was needed, for its cache; null when there are none. */
export const latestFirstResponses = (): FirstResponses | null => latest;

/** Fetches the session's user and the cart in one request, as the tRPC client would, but without its scripts,
 *  because most pages show only a name and a number. Calls during a pending request share its response.
 *  @throws TypeError without a connection; Error when the server rejects a call */
export function fetchFirstResponses(language: Language): Promise<FirstResponses> {
  pending ??= request(language).finally(() => {
    pending = null;
  });
  return pending;
}

async function request(language: Language): Promise<FirstResponses> {
  const input = encodeURIComponent(JSON.stringify({ 0: NO_INPUT, 1: NO_INPUT }));
  const reply = await fetchAgain()(`${PATH}?batch=1&input=${input}`, {
    headers: { 'x-language': language },
  });
  if (!reply.ok) throw new Error(`The first calls were rejected with ${reply.status}.`);
  const body: { result: { data: SerializedValue } }[] = await reply.json();
  const [me, cart] = body.map(({ result }) => result.data);
  if (!me || !cart) throw new Error('The first calls have no responses.');
  const responses: FirstResponses = {
    me: withDates(me) as FirstResponses['me'],
    cart: withDates(cart) as FirstResponses['cart'],
    serialized: { me, cart },
    at: Date.now(),
  };
  latest = responses;
  return responses;
}

/** The value with its dates; the responses of these calls have nothing else that JSON lacks. */
export function withDates({ json, meta }: SerializedValue): unknown {
  const value = structuredClone(json);
  for (const [path, types] of Object.entries(meta?.values ?? {}))
    if (Array.isArray(types) && types[0] === 'Date') reviveDate(value, path.split('.'));
  return value;
}

function reviveDate(value: unknown, path: readonly string[]): void {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], value);
  const last = path.at(-1) ?? '';
  const fields = parent as Record<string, unknown>;
  fields[last] = new Date(String(fields[last]));
}
