import type { Language } from '~/lib/language';
import { type SerializedValue, withDates } from './first-responses';

/** Sends a query without input whose response is the same for everybody, as the tRPC client would, but without its
 *  scripts, for content of a public page before a touch.
 *  @param path of the query, such as `/api/trpc/activity.seats`; dates are the only values of its response that
 *    JSON lacks
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
