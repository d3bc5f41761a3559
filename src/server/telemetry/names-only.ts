import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** What a span may say: the id of the request is of no person, and leads to the lines of the log. Next's own spans have
 *  the whole address, with the inputs of queries and the tokens of mailed links, and its exceptions quote what was
 *  sent. */
const ALLOWED =
  /^(?:http\.(?:method|request\.method|status_code|response\.status_code|route)|next\.(?:route|span_type|rsc)|db\.(?:system|operation)|shuoyi\.(?:request_id|job|done))$/;

/** A span of an address, such as Next's of each `fetch`. */
const ADDRESS = /https?:\/\/\S+|\?\S*/g;

/** Next's loading of a module outside of any request: a trace of its own each, of which nobody learns anything. */
const isNoise = ({ name, parentSpanContext }: ReadableSpan) =>
  name === 'load route module' && !parentSpanContext;

/** Lets an exporter have names, times and states of spans, and no value. */
export function toNamesOnly(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans.filter((span) => !isNoise(span)).map(stripValues), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}

function stripValues(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => ALLOWED.test(name)),
  );
  return Object.create(span, {
    name: { value: span.name.replace(ADDRESS, '…') },
    attributes: { value: attributes },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  });
}
