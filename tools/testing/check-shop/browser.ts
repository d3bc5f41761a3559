const REQUEST_TIMEOUT_MS = 30_000;

export interface Page {
  status: number;
  headers: Headers;
  text: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the responses of the tested server have no type
export type ResponseData = any;

export interface Called {
  status: number;
  /** The error code; null for success. */
  code: string | null;
  data: ResponseData;
}

/** A browser, or a client of the REST contract, with a cookie jar of its own. */
export class Browser {
  private readonly cookies = new Map<string, string>();
  /** Last `Set-Cookie` of each cookie. */
  readonly rules = new Map<string, string>();

  constructor(readonly site: string) {}

  /** Copies the cookies into another browser. */
  copy(): Browser {
    const other = new Browser(this.site);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  /** @param path or a whole address; redirects are not followed */
  async request(path: string, init: RequestInit = {}): Promise<Page> {
    const headers = new Headers(init.headers);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie) headers.set('cookie', cookie);
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const address = new URL(path, this.site);
    const response = await fetch(address, { ...init, headers, redirect: 'manual', signal });
    for (const line of response.headers.getSetCookie()) this.take(line);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  private take(line: string): void {
    const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    this.rules.set(name, line);
    if (/;\s*max-age=0/i.test(line) || value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  /** Calls `/api/front`: a GET, or a POST when there are fields. */
  async rest(
    call: string,
    fields?: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<Called> {
    const init = fields && {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(fields),
    };
    const { status, text } = await this.request(`/api/front/${call}`, init ?? { headers });
    const data = parsed(text);
    return { status, code: data?.errorCode ?? null, data };
  }

  async token(): Promise<string> {
    return (await this.rest('auth/token')).data?.token ?? '';
  }

  /** A POST of the contract with a CSRF token requested before. */
  async restWithToken(call: string, fields: Record<string, unknown>): Promise<Called> {
    return this.rest(call, { _token: await this.token(), ...fields });
  }

  async query(procedure: string, input?: unknown): Promise<Called> {
    const search = new URLSearchParams({ input: JSON.stringify({ json: input ?? null }) });
    const query = input === undefined ? '' : `?${search}`;
    return toCalled(await this.request(`/api/trpc/${procedure}${query}`));
  }

  async mutate(
    procedure: string,
    input?: unknown,
    headers: Record<string, string> = { origin: new URL(this.site).origin },
  ): Promise<Called> {
    return toCalled(
      await this.request(`/api/trpc/${procedure}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(input === undefined ? {} : { json: input }),
      }),
    );
  }
}

function toCalled({ status, text }: Page): Called {
  const body = parsed(text);
  return {
    status,
    code: body?.error ? (body.error.json?.data?.errorCode ?? 'UNKNOWN') : null,
    data: body?.result?.data?.json ?? null,
  };
}

function parsed(text: string): ResponseData {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
