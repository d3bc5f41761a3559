import { SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';
import { IDLE, JOB } from './job-span';

/** Maximum number of buffered spans of one run: a run with more has done work. */
const MAX_HELD = 500;

/** Buffers the spans of a job's run until its end, and drops them if the run did nothing, no statement
 *  failed, and it began no part of its own, such as a mail, because a worker polls several times per second. */
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
