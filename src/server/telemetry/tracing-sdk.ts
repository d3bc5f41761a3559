import {
  context,
  propagation,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { withoutIdleRuns } from './idle-runs';
import { toNamesOnly } from './names-only';
import { fromRequestId, markRequests } from './request-spans';
import { type SpanMaker, setSpanMaker } from './tracing';

export interface TracingOptions {
  /** Address of a collector that speaks OTLP over HTTP. */
  endpoint: string;
  /** Share of requests and of runs of jobs, 0 to 1. */
  ratio: number;
  /** Name of this process: the number of a web process, or `worker`. */
  process?: string;
}

/** Sends traces to a collector: Next's span of the request, ours of the call and of each statement, and of each
 *  run of a job that did something. The span of a request has its id. The ids of a client's `traceparent` are
 *  ignored, so that clients do not control the stored ids.
 *  @returns `stop` sends the remaining spans */
export function startTracing({
  endpoint,
  ratio,
  process: name = process.env.WEB_PROCESS ?? '0',
}: TracingOptions): { stop(): Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'shuoyi',
      'process.pid': process.pid,
      'shuoyi.process': name,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      markRequests,
      withoutIdleRuns(new BatchSpanProcessor({ exporter: toNamesOnly(exporter) })),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  propagation.setGlobalPropagator(fromRequestId);
  setSpanMaker(createSpanMaker(provider.getTracer('shuoyi')));
  process.once('SIGTERM', () => provider.forceFlush().catch(() => {}));
  return {
    async stop() {
      setSpanMaker(undefined);
      await provider.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

function createSpanMaker(tracer: Tracer): SpanMaker {
  return {
    run: (name, attributes, work, toOutcome) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          const result = await work();
          if (toOutcome) span.setAttributes(toOutcome(result));
          return result;
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    begin(name, attributes) {
      const span = tracer.startSpan(name, { attributes });
      return (error) => {
        if (error) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    current() {
      const span = trace.getActiveSpan()?.spanContext();
      const isSent = span && (span.traceFlags & TraceFlags.SAMPLED) !== 0;
      return isSent ? { traceId: span.traceId } : undefined;
    },
  };
}
