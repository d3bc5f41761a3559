import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** What a span may say. Next's own spans have the whole address, with the inputs of queries and the tokens of mailed
 *  links, and its exceptions quote what was sent. */
const ALLOWED =
  /^(?:http\.(?:method|request\.method|status_code|response\.status_code|route)|next\.(?:route|span_type|rsc)|db\.(?:system|operation))$/;

/** A span of an address, such as Next's of each `fetch`. */
const ADDRESS = /https?:\/\/\S+|\?\S*/g;

/** Lets an exporter have names, times and states of spans, and no value. */
export function toNamesOnly(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(stripValues), done),
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
