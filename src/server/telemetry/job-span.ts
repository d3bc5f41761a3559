import { type SpanAttributes, withSpan } from './tracing';

/** Attributes of the span of a job's run: its name; its number of handled items; whether it was idle. */
export const JOB = 'shuoyi.job';
const DONE = 'shuoyi.done';
export const IDLE = 'shuoyi.idle';

/** Runs a job as a span when traces are on. A run that resolves to 0, to undefined or to an empty list is
 *  idle, and is sent only if something was attempted in it, or failed. */
export function withJobSpan(job: string, run: () => Promise<unknown>): Promise<unknown> {
  return withSpan(`job ${job}`, { [JOB]: job }, run, toOutcome);
}

function toOutcome(done: unknown): SpanAttributes {
  const isIdle = done === undefined || done === 0 || (Array.isArray(done) && done.length === 0);
  return {
    ...(isIdle && { [IDLE]: 1 }),
    ...(typeof done === 'number' && { [DONE]: done }),
  };
}
