import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value?: object }[];
}

export type TraceCollector = Awaited<ReturnType<typeof startTraceCollector>>;

/** A collector that speaks OTLP over HTTP, in JSON. */
export async function startTraceCollector() {
  const texts: string[] = [];
  const paths: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    paths.push(request.url);
    texts.push(Buffer.concat(await request.toArray()).toString());
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    paths,
    text: () => texts.join(),
    spans: () =>
      texts.flatMap((text) =>
        JSON.parse(text).resourceSpans.flatMap(
          (resource: { scopeSpans: { spans: SentSpan[] }[] }) =>
            resource.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ) as SentSpan[],
    close: () => server.close(),
  };
}
