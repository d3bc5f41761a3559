import 'server-only';
import { PayloadTooLargeError, readBodyWithLimit } from '~/server/read-body-with-limit';
import { type CardResult, cancelAtBank, submitCard } from './bank-page';

const MAX_BYTES = 16 * 1024;

/** JSON response to the card page's scripts. */
export type CardResponse =
  | { kind: 'invalid'; field: 'number' | 'testCard' | 'expiry' | 'code' }
  | { kind: 'declined'; reason: string }
  | { kind: 'leave'; to: string };

/** Handles a submitted card, from the page's scripts (JSON response) or from its plain form (redirect): a
 *  captured charge leads back to the shop, everything else to the page. */
export async function handleCardRequest(request: Request, pageToken: string): Promise<Response> {
  const form = await readForm(request);
  if (form instanceof Response) return form;
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 40);
  const card = { number: text('number'), expiry: text('expiry'), code: text('code') };
  const response = toCardResponse(await submitCard(pageToken, card), pageToken);
  if (request.headers.get('accept') === 'application/json') return json(response);
  if (response.kind === 'leave') return redirectTo(response.to);
  const query = response.kind === 'invalid' ? `?invalid=${response.field}` : '';
  return redirectTo(pagePath(pageToken) + query);
}

/** Handles a cancellation by the buyer: the page accepts no card any more. */
export async function handleCancelRequest(pageToken: string): Promise<Response> {
  return redirectTo((await cancelAtBank(pageToken)) ?? pagePath(pageToken));
}

function toCardResponse(result: CardResult | null, pageToken: string): CardResponse {
  if (result === null) return { kind: 'leave', to: pagePath(pageToken) };
  if (result.outcome === 'invalid') return { kind: 'invalid', field: result.field };
  if (result.outcome === 'declined') return { kind: 'declined', reason: result.reason };
  return { kind: 'leave', to: result.returnUrl };
}

/** Path of a card page; an unknown token leads to a page that reports it. */
function pagePath(pageToken: string): string {
  return `/sandbox-bank/${encodeURIComponent(pageToken.toWellFormed().slice(0, 100))}`;
}

/** The fields of a form's body, or an error response for a malformed one. */
async function readForm(request: Request): Promise<FormData | Response> {
  try {
    const body = await readBodyWithLimit(request, MAX_BYTES);
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return await new Response(body, { headers }).formData();
  } catch (error) {
    return errorResponse(error instanceof PayloadTooLargeError ? 413 : 400);
  }
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

function json(response: CardResponse): Response {
  return Response.json(response, { headers: { 'cache-control': 'no-store' } });
}

function errorResponse(status: 400 | 413): Response {
  return new Response('not a form', { status, headers: { 'cache-control': 'no-store' } });
}
