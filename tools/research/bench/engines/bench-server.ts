import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward } from '../forward';
import { workerCpuMs } from '../worker-threads';
import { LOOP_WORKER, PAGE, PAGE_SCRIPT } from './page-scripts';

/** One round in an engine: processor times of the workers, ms. */
export interface Round {
  loopMs: number;
  withoutEarMs: number;
  earMs: number;
  /** From the message to the answer, with the measuring. */
  earWallMs: number;
}

/** What an engine posts. */
interface EngineResult {
  error?: string;
  rows: Round[];
  kernels: 'vectors' | 'plain';
  /** Opening the acoustic model and the ear, ms. */
  openMs: number;
}

/** Serves the product with the page of the benchmark beside it. */
export interface BenchServer {
  /** Address of the page. */
  page: string;
  /** The next result that is posted. */
  nextResult: () => Promise<EngineResult>;
  close: () => Promise<void>;
}

interface Options {
  /** Address of the running product. */
  product: string;
  /** Settings of the page, as JSON. */
  config: object;
  /** Whether workers may compile WebAssembly: otherwise its policy is changed, as a proxy may do. */
  compiles: boolean;
}

export async function startBenchServer({
  product,
  config,
  compiles,
}: Options): Promise<BenchServer> {
  let take = (_result: EngineResult) => {};
  const files: Record<string, [type: string, body: string]> = {
    '/bench/page': ['text/html', PAGE],
    '/bench/page.js': ['text/javascript', PAGE_SCRIPT],
    '/bench/loop.js': ['text/javascript', LOOP_WORKER],
    '/bench/config': ['application/json', JSON.stringify(config)],
  };
  const server = createServer(async (request, response) => {
    const file = files[request.url ?? ''];
    if (file) return response.setHeader('content-type', file[0]).end(file[1]);
    if (request.url === '/bench/cpu') return response.end(String(await workerCpuMs()));
    if (request.url !== '/bench/result') return forward(request, response, { product, compiles });
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    response.end();
    take(JSON.parse(Buffer.concat(parts).toString()) as EngineResult);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    page: `http://localhost:${(server.address() as AddressInfo).port}/bench/page`,
    nextResult: () =>
      new Promise((resolve) => {
        take = resolve;
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
