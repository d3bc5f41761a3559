/** A client of the REST contract with a cookie jar, as a legacy program uses it. */
export class RestCaller {
  private readonly cookies = new Map<string, string>();
  private token = '';

  constructor(private readonly restUrl: string) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async fetchToken(): Promise<void> {
    this.token = (await this.call('GET', 'auth/token')).token as string;
  }

  post(path: string, fields: Record<string, string>): Promise<Record<string, unknown>> {
    return this.call('POST', path, { _token: this.token, ...fields });
  }

  /** Duration of a call to the last byte of its response, ms. */
  async time(path: string, fields: Record<string, string>): Promise<number> {
    const began = performance.now();
    const body = await this.post(path, fields);
    const elapsedMs = performance.now() - began;
    const expected = path === 'auth/login' ? 'INVALID_CREDENTIALS' : undefined;
    if (body.errorCode !== expected) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return elapsedMs;
  }

  private async call(method: string, path: string, fields?: Record<string, string>) {
    const response = await fetch(`${this.restUrl}/${path}`, {
      method,
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      body: fields && JSON.stringify(fields),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return (await response.json()) as Record<string, unknown>;
  }
}
