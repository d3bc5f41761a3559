import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';

interface Options {
  /** Address of the running product. */
  product: string;
  /** Whether workers may compile WebAssembly; if not, the policy is changed on the way, as a proxy may do. */
  compiles: boolean;
}

/** Forwards a request to the product, and its response. */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { product, compiles }: Options,
): void {
  const { method, url = '/' } = request;
  const headers = { ...request.headers, host: new URL(product).host };
  const forwarded = send(new URL(url, product), { method, headers }, (answer) => {
    const policy = String(answer.headers['content-security-policy']);
    response.writeHead(answer.statusCode!, {
      ...answer.headers,
      'content-security-policy': compiles ? policy : policy.replace(" 'wasm-unsafe-eval'", ''),
    });
    answer.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
}
