import { SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';
import { IDLE, JOB } from './job-span';

/** Most spans of one run that are kept back: one that has more has found something to do. */
const MAX_HELD = 500;

/** Keeps the spans of a job's run back until it has ended, and drops those of one that did nothing, in which no statement
 *  failed and which began no part of its own, such as a mail: a worker looks several times a second. */
export function withoutIdleRuns(next: SpanProcessor): SpanProcessor {
  const held = new Map<string, ReadableSpan[]>();
  const send = (spans: readonly ReadableSpan[]) => {
    for (const span of spans) next.onEnd(span);
  };
  const isWorthIt = (span: ReadableSpan) =>
    span.status.code === SpanStatusCode.ERROR ||
    !(isRun(span) || 'db.operation' in span.attributes);
  const isRun = ({ attributes, parentSpanContext }: ReadableSpan) =>
    JOB in attributes && !parentSpanContext;
  return {
    onStart(span, context) {
      if (isRun(span)) held.set(span.spanContext().traceId, []);
      next.onStart(span, context);
    },
    onEnd(span) {
      const { traceId } = span.spanContext();
      const spans = held.get(traceId);
      if (!spans) return next.onEnd(span);
      spans.push(span);
      const hasEnded = isRun(span);
      if (!hasEnded && spans.length < MAX_HELD) return;
      held.delete(traceId);
      if (!hasEnded || !(IDLE in span.attributes) || spans.some(isWorthIt)) send(spans);
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
}
