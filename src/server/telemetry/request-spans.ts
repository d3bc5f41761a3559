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

/** Reads the id that the HTTP layer gave a request from its headers when Next begins its span, and ignores
 *  all headers of the client. */
export const fromRequestId: TextMapPropagator = {
  inject() {},
  extract(context: Context, headers: unknown, getter: TextMapGetter): Context {
    const id = getter.get(headers, 'x-request-id');
    return typeof id === 'string' ? context.setValue(REQUEST_ID, id) : context;
  },
  fields: () => [],
};

/** Sets the request id on the first span of a request, so that a trace can be found from a line of the log. */
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
