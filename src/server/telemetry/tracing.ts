/** What a span may say: names and numbers, never a value. */
export type SpanAttributes = Record<string, string | number>;

/** Runs `work` as a span of a trace. */
export type RunSpan = <T>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<T>,
) => Promise<T>;

/** Set by `startTracing` of `tracing-sdk.ts`; without a collector nothing of it is loaded. */
const globals = globalThis as { shuoyiRunSpan?: RunSpan };

/** Runs `work` as a span when traces are on; otherwise just runs it. */
export function withSpan<T>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<T>,
): Promise<T> {
  return globals.shuoyiRunSpan ? globals.shuoyiRunSpan(name, attributes, work) : work();
}

/** Whether traces are on, for callers that would prepare a name in vain. */
export function isTracing(): boolean {
  return globals.shuoyiRunSpan !== undefined;
}

/** Turns traces on, or off. */
export function setRunSpan(runSpan: RunSpan | undefined): void {
  globals.shuoyiRunSpan = runSpan;
}
