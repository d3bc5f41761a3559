import { sendBytes } from './send-bytes';
import { serveUnderTest } from './serve-under-test';

/** Echoes the method, the address, the body and the cookies of a complete request. */
const ECHO = `async (request, response) => {
  let body = '';
  try { for await (const part of request) body += part; }
  catch { return; }
  const { cookie = '-' } = request.headers;
  response.end(['answered', request.method, request.url, body, cookie].join(' '));
}`;

/** The request after the tested one, which closes the connection. */
export const NEXT = 'GET /next HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

/** Starts the HTTP layer in front of a server that echoes its requests. @returns its address */
export async function serveEcho(): Promise<string> {
  return (await serveUnderTest(ECHO, { NODE_ENV: 'production' })).url;
}

/** Sends a message and a request after it on one connection.
 *  @returns the statuses of the responses, and everything that the server sent */
export async function sendBoth(url: string, message: string) {
  const text = await sendBytes(url, message + NEXT);
  return {
    statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status)),
    text,
  };
}
