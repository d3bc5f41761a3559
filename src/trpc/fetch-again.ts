import { REPLACED_HEADER } from '~/lib/replaced-session';

type Fetch = (url: RequestInfo | URL | string, init?: RequestInit) => Promise<Response>;

/** Pauses before a call is made again, ms: the response with the new cookie may come a little later. */
const PAUSES_MS = [200, 1_000, 3_000];

/** `fetch` for calls of the server. A call during which another tab's call gave the session a new token is repeated
 *  with the new cookie, because the server has not executed it. */
export function fetchAgain(
  fetchOnce: Fetch = (url, init) => fetch(url, init),
  pause = (ms: number) => new Promise<unknown>((resolve) => setTimeout(resolve, ms)),
): Fetch {
  return async (url, init) => {
    for (const ms of PAUSES_MS) {
      const response = await fetchOnce(url, init);
      if (!response.headers.has(REPLACED_HEADER)) return response;
      await pause(ms);
    }
    return fetchOnce(url, init);
  };
}
