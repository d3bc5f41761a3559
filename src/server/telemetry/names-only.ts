import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** Attributes that a span may have. The id of the request is not personal, and identifies the lines of the log. All
 *  others are dropped, because Next's own spans contain the whole address, with the inputs of queries and the tokens
 *  of mailed links, and its exceptions quote inputs. */
const ALLOWED =
  /^(?:http\.(?:method|request\.method|status_code|response\.status_code|route)|next\.(?:route|span_type|rsc)|db\.(?:system|operation)|shuoyi\.(?:request_id|job|done))$/;

/** A span of an address, such as Next's of each `fetch`. */
const ADDRESS = /https?:\/\/\S+|\?\S*/g;

/** Next's loading of a module outside of any request: each is a trace of its own without any information. */
const isNoise = ({ name, parentSpanContext }: ReadableSpan) =>
  name === 'load route module' && !parentSpanContext;

/** Reduces the spans of an exporter to names, times and states, without values. */
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
