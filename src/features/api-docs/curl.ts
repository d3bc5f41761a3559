import type { Operation } from '~/server/rest/openapi/types';

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** A curl command with the document's example. The jar stores the cookies of the browser and the
 *  session. */
export function toCurlCommand(url: string, { requestBody }: Operation): string {
  const lines = [`curl -b jar -c jar ${url}`];
  const json = requestBody?.content['application/json']?.example as object | undefined;
  if (json && requestBody?.content['multipart/form-data']) {
    lines.push('-H "X-Token: $TOKEN"');
    for (const [name, value] of Object.entries(json)) lines.push(`-F ${quote(`${name}=${value}`)}`);
    lines.push('-F avatar=@picture.jpg');
  } else if (json) {
    lines.push("-H 'Content-Type: application/json'", `-d ${quote(JSON.stringify(json))}`);
  }
  return lines.join(' \\\n  ');
}
