import { createTRPCClient, httpLink } from '@trpc/client';
import superjson from 'superjson';
import { Agent, fetch as fetchFrom } from 'undici';
import type { AppRouter } from '~/client-types';

/** Maximum wait for a response, ms: the product responds within ten seconds in any case. */
const PATIENCE_MS = 15_000;

/** The product did not respond, or responded 503: it is unknown whether the request was carried out. */
export class Unanswered extends Error {}

/** A browser's cookies and address, and the calls that people make with it. */
export class Person {
  private readonly cookies = new Map<string, string>();
  readonly api;

  private readonly send: typeof fetch;

  /** @param origin of the product @param address as a proxy in front would forward it
   *  @param localAddress from which the connections come */
  constructor(
    private readonly origin: string,
    private readonly address: string,
    localAddress?: string,
  ) {
    this.send = localAddress === undefined ? fetch : sendFrom(localAddress);
    this.api = createTRPCClient<AppRouter>({
      links: [
        httpLink({
          url: `${origin}/api/trpc`,
          transformer: superjson,
          fetch: (url, init) => this.fetch(String(url), init as RequestInit),
        }),
      ],
    });
  }

  /** Reads a page to its end.
   *  @throws Unanswered */
  async view(path: string): Promise<void> {
    const response = await this.fetch(`${this.origin}${path}`);
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
    const html = await response.text();
    if (!html.includes('</html>')) throw new Error(`${path} is not complete`);
  }

  /** Calls the REST contract; a POST that needs a token fetches it first.
   *  @throws Unanswered, and Error with the code of an error response */
  async rest(path: string, fields?: Record<string, unknown>): Promise<Record<string, unknown>> {
    const response = await this.fetch(`${this.origin}/api/front/${path}`, {
      method: fields ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      body: fields && JSON.stringify(fields),
    });
    return (await response.json()) as Record<string, unknown>;
  }

  async restWithToken(path: string, fields: Record<string, unknown>) {
    const { token } = await this.rest('auth/token');
    return this.rest(path, { ...fields, _token: token });
  }

  private async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    headers.set('x-forwarded-for', this.address);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await this.send(url, { ...init, headers, signal }).catch(unanswered);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    // A killed process may have sent a part of the body.
    const body = await response.arrayBuffer().catch(unanswered);
    if (response.status === 503) throw new Unanswered(`${url} says 503`);
    if (response.status >= 500) throw new Error(`${url} responded with ${response.status}`);
    return new Response(body, { status: response.status, headers: response.headers });
  }
}

const agents = new Map<string, Agent>();

/** `fetch` over connections from one address of this machine. */
function sendFrom(localAddress: string): typeof fetch {
  const dispatcher = agents.get(localAddress) ?? new Agent({ localAddress });
  agents.set(localAddress, dispatcher);
  // The package's own `fetch` is used, because Node's may be of another version than the agent.
  return ((url: string, init: RequestInit) =>
    fetchFrom(url, { ...init, dispatcher } as never)) as unknown as typeof fetch;
}

function unanswered(error: unknown): never {
  const cause = error instanceof Error && error.cause ? ` (${error.cause})` : '';
  throw new Unanswered(`${error}${cause}`);
}

/** Whether a call failed without a response, in any client. */
export function isUnanswered(error: unknown): boolean {
  return (
    error instanceof Unanswered || (error instanceof Error && error.cause instanceof Unanswered)
  );
}
