import { request } from 'node:http';

interface Received {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a request and reads the raw response, because `fetch` decodes bodies and removes their headers. */
export function getRaw(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}
