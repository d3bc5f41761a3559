import { Counter, Histogram, Registry } from 'prom-client';

/** Upper bounds of latencies, seconds: a call takes milliseconds, and ten seconds at most
 *  (docs/decisions/0018-giving-up-on-a-database.md). */
const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics that the code of this process counts. Each process has its own, which a scrape combines:
 *  `process` is the number of the web process, from 0. */
function createMetrics() {
  const registry = new Registry();
  registry.setDefaultLabels({ process: process.env.WEB_PROCESS ?? '0' });
  const registers = [registry];
  return {
    registry,
    calls: new Counter({
      name: 'shuoyi_calls_total',
      help: 'Calls of procedures, REST calls and other entry points, by their outcome: OK or an error code.',
      labelNames: ['entry', 'call', 'code'] as const,
      registers,
    }),
    callSeconds: new Histogram({
      name: 'shuoyi_call_duration_seconds',
      help: 'Time from the start of a call to its outcome.',
      labelNames: ['entry', 'call'] as const,
      buckets: LATENCY_BUCKETS,
      registers,
    }),
    failedRequests: new Counter({
      name: 'shuoyi_failed_requests_total',
      help: 'Requests that failed with an error nobody expected, by what was asked for: render, route, action or proxy.',
      labelNames: ['kind', 'code'] as const,
      registers,
    }),
    databaseWaitSeconds: new Histogram({
      name: 'shuoyi_database_wait_seconds',
      help: 'Time until a connection was free or open, for statements that found none idle.',
      buckets: LATENCY_BUCKETS,
      registers,
    }),
    mails: new Counter({
      name: 'shuoyi_mails_total',
      help: 'Mails that this process handed over, by lane and outcome: sent, retried (refused for now), failed (for good), dropped (not wanted any more).',
      labelNames: ['lane', 'outcome'] as const,
      registers,
    }),
    paymentEvents: new Counter({
      name: 'shuoyi_payment_events_total',
      help: 'Events of gateways that were settled, by their effect.',
      labelNames: ['gateway', 'effect'] as const,
      registers,
    }),
    attempts: new Counter({
      name: 'shuoyi_attempts_total',
      help: 'Attempts of learners: saved, or the error code of a rejected one.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    rateLimited: new Counter({
      name: 'shuoyi_rate_limited_total',
      help: 'Calls that the throttle rejected, by action and scope.',
      labelNames: ['action', 'scope'] as const,
      registers,
    }),
    policyViolations: new Counter({
      name: 'shuoyi_csp_violations_total',
      help: 'Violations of the content security policy that browsers reported: enforce is blocked, report is not.',
      labelNames: ['directive', 'disposition'] as const,
      registers,
    }),
    jobFailures: new Counter({
      name: 'shuoyi_job_failures_total',
      help: 'Things that a job could not do while it did the others, by the kind of work.',
      labelNames: ['work'] as const,
      registers,
    }),
    unreadableRows: new Counter({
      name: 'shuoyi_unreadable_rows_total',
      help: 'Stored rows that could not be read while the others of their list were, by kind.',
      labelNames: ['kind'] as const,
      registers,
    }),
    jobRuns: new Counter({
      name: 'shuoyi_job_runs_total',
      help: 'Runs of the jobs of this process.',
      labelNames: ['job_name', 'outcome'] as const,
      registers,
    }),
  };
}

/** The state of this process; on `globalThis`, because Next gives pages and route handlers a copy of this module
 *  each. */
const globals = globalThis as { shuoyiMetrics?: ReturnType<typeof createMetrics> };
globals.shuoyiMetrics ??= createMetrics();

export const metrics = globals.shuoyiMetrics;
