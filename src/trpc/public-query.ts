import type { Language } from '~/lib/language';
import { type SerializedValue, withDates } from './first-responses';

/** Asks a query that needs no input and answers everybody alike, as the tRPC client would, without its scripts: for
 *  what a public page shows before a touch.
 *  @param path of the query, such as `/api/trpc/activity.seats`; its response has nothing but dates that JSON lacks
 *  @throws TypeError without a connection; Error when the server rejects the call */
export async function fetchPublicQuery<Response>(
  path: string,
  language: Language,
): Promise<Response> {
  const reply = await fetch(path, { headers: { 'x-language': language } });
  if (!reply.ok) throw new Error(`The call of ${path} was rejected with ${reply.status}.`);
  const { result }: { result: { data: SerializedValue } } = await reply.json();
  return withDates(result.data) as Response;
}
