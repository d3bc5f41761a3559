import { AsyncLocalStorage } from 'node:async_hooks';

/** Attributes of a span: names and numbers, never a value. */
export type SpanAttributes = Record<string, string | number>;

/** Attributes of the span of a request: its id, which its lines of the log have, too. */
export const requestSpan = ({ requestId }: { requestId: string }): SpanAttributes => ({
  'shuoyi.request_id': requestId,
});

/** Makes spans of traces. */
export interface SpanMaker {
  /** Runs `work` as a span.
   *  @param toOutcome returns the attributes for the result */
  run<T>(
    name: string,
    attributes: SpanAttributes,
    work: () => Promise<T>,
    toOutcome?: (result: T) => SpanAttributes,
  ): Promise<T>;
  /** Begins a span without children. @returns ends it */
  begin(name: string, attributes: SpanAttributes): (error?: unknown) => void;
  /** The present trace, for a line of the log; undefined if it is not sent. */
  current(): { traceId: string } | undefined;
}

/** Set by `startTracing` of `tracing-sdk.ts`; without a collector it is not loaded. On `globalThis`, because
 *  Next gives pages and route handlers a copy of this module each. */
const globals = globalThis as {
  shuoyiSpans?: SpanMaker;
  /** The id of the present request. */
  shuoyiRequests?: AsyncLocalStorage<string>;
};
globals.shuoyiRequests ??= new AsyncLocalStorage();
const requests = globals.shuoyiRequests;

/** Runs `work` as a span when traces are on; otherwise just runs it.
 *  @param toOutcome returns the attributes for the result */
export function withSpan<T>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<T>,
  toOutcome?: (result: T) => SpanAttributes,
): Promise<T> {
  return globals.shuoyiSpans ? globals.shuoyiSpans.run(name, attributes, work, toOutcome) : work();
}

/** Handles a request, or a part of it that the worker does later, as a span. Queued rows are stored with the id of
 *  the request, so that the worker's part has it, too.
 *  @param requestId null if unknown */
export function withRequest<T>(
  name: string,
  requestId: string | null,
  work: () => Promise<T>,
): Promise<T> {
  if (requestId === null) return withSpan(name, {}, work);
  return requests.run(requestId, () => withSpan(name, requestSpan({ requestId }), work));
}

/** The id of the present request, or of the request whose part the worker executes; null outside of both. */
export const currentRequestId = (): string | null => requests.getStore() ?? null;

/** Turns traces on, or off. */
export function setSpanMaker(spans: SpanMaker | undefined): void {
  globals.shuoyiSpans = spans;
}

/** Patterns of a statement's name: the comment at the beginning of ours; verb and first table of Prisma's. */
const OWN_NAME = /^\/\* ([\w-]+) \*\//;
const VERB = /^\s*(\w+)/;
const TABLE = /\b(?:FROM|INTO|UPDATE)\s+(?:"public"\.)?"(\w+)"/i;

/** Name of a statement, without its values, such as `SELECT Product`. */
export function nameStatement(text: string): string {
  const own = OWN_NAME.exec(text)?.[1];
  if (own) return own;
  const verb = VERB.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const table = TABLE.exec(text)?.[1];
  return table ? `${verb} ${table}` : verb;
}

/** Begins the span of a statement when traces are on.
 *  @returns ends it; undefined when traces are off */
export function beginStatement(text: unknown): ((error?: unknown) => void) | undefined {
  if (!globals.shuoyiSpans || typeof text !== 'string') return undefined;
  const name = nameStatement(text);
  return globals.shuoyiSpans.begin(name, { 'db.system': 'postgresql', 'db.operation': name });
}
