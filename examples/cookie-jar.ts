/** `fetch` with a cookie jar, as a browser has one: session, cart and device are cookies. */
export function fetchWithCookies(): typeof fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...rules] = line.split(';');
      const at = pair.indexOf('=');
      const ended = rules.some((rule) => /^\s*max-age=0$/i.test(rule));
      if (ended) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
}
