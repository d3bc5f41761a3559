import {
  type Context,
  createContextKey,
  type TextMapGetter,
  type TextMapPropagator,
  trace,
} from '@opentelemetry/api';
import type { SpanProcessor } from '@opentelemetry/sdk-trace';
import { requestSpan } from './tracing';

const REQUEST_ID = createContextKey('id of the request');

/** Takes the id that the HTTP layer gave a request over from its headers, where Next begins its span, and nothing that a
 *  client may have written. */
export const fromRequestId: TextMapPropagator = {
  inject() {},
  extract(context: Context, headers: unknown, getter: TextMapGetter): Context {
    const id = getter.get(headers, 'x-request-id');
    return typeof id === 'string' ? context.setValue(REQUEST_ID, id) : context;
  },
  fields: () => [],
};

/** Gives the first span of a request its id, by which a trace is found from a line of the log. */
export const markRequests: SpanProcessor = {
  onStart(span, parent) {
    const requestId = parent.getValue(REQUEST_ID);
    if (typeof requestId === 'string' && !trace.getSpan(parent))
      span.setAttributes(requestSpan({ requestId }));
  },
  onEnd() {},
  forceFlush: async () => {},
  shutdown: async () => {},
};
