import 'server-only';
import { BodyTooLarge, readAtMost } from '~/server/read-at-most';
import { type CardAnswered, cancelAtBank, submitCard } from './bank-page';

const MOST_BYTES = 16 * 1024;

/** What the card page is told of a press, where its scripts run. */
export type CardAnswer =
  | { kind: 'invalid'; field: 'number' | 'testCard' | 'expiry' | 'code' }
  | { kind: 'declined'; reason: string }
  | { kind: 'leave'; to: string };

/** Takes a card, from the page's scripts (answered in JSON) or from its form alone (led on): a captured
 *  charge leads back to the shop, everything else to the page. */
export async function takeCard(request: Request, pageToken: string): Promise<Response> {
  const form = await formOf(request);
  if (form instanceof Response) return form;
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 40);
  const given = { number: text('number'), expiry: text('expiry'), code: text('code') };
  const answer = told(await submitCard(pageToken, given), pageToken);
  if (request.headers.get('accept') === 'application/json') return json(answer);
  if (answer.kind === 'leave') return leadTo(answer.to);
  const shown = answer.kind === 'invalid' ? `?invalid=${answer.field}` : '';
  return leadTo(pageOf(pageToken) + shown);
}

/** Leaves without paying: the page takes no card any more. */
export async function cancelCharge(pageToken: string): Promise<Response> {
  return leadTo((await cancelAtBank(pageToken)) ?? pageOf(pageToken));
}

function told(answered: CardAnswered | null, pageToken: string): CardAnswer {
  if (answered === null) return { kind: 'leave', to: pageOf(pageToken) };
  if (answered.outcome === 'invalid') return { kind: 'invalid', field: answered.field };
  if (answered.outcome === 'declined') return { kind: 'declined', reason: answered.reason };
  return { kind: 'leave', to: answered.returnUrl };
}

/** Says that there is none, for an address that the bank did not give out. */
function pageOf(pageToken: string): string {
  return `/sandbox-bank/${encodeURIComponent(pageToken.toWellFormed().slice(0, 100))}`;
}

/** The fields of a form's body, or the refusal of a body that is none. */
async function formOf(request: Request): Promise<FormData | Response> {
  try {
    const body = await readAtMost(request, MOST_BYTES);
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return await new Response(body, { headers }).formData();
  } catch (error) {
    return refusal(error instanceof BodyTooLarge ? 413 : 400);
  }
}

function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

function json(answer: CardAnswer): Response {
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}

function refusal(status: 400 | 413): Response {
  return new Response('not a form', { status, headers: { 'cache-control': 'no-store' } });
}
