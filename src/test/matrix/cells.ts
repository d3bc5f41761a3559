import type { ErrorCode } from '~/schemas/error-codes';
import { CONTENT_TYPES, type ContentType, PARTNER, SITE } from './doors';
import { type Rule, refusalFor, type Who } from './rule';
import { type ActorName, type Player, TOKENS, type TokenKind } from './world';

const ORIGINS = { none: null, own: SITE, allowed: PARTNER, foreign: 'https://evil.example' };
const FETCH_SITES = [null, 'same-origin', 'same-site', 'cross-site'] as const;

/** How one request is made, besides by whom and what for. */
export interface Cell {
  token: TokenKind;
  type: ContentType;
  origin: keyof typeof ORIGINS;
  site: (typeof FETCH_SITES)[number];
}

const HOME: Cell = { token: 'good', type: 'json', origin: 'none', site: null };

const SITES_OF: Record<Cell['origin'], readonly Cell['site'][]> = {
  none: ['same-origin', 'same-site', 'cross-site'],
  own: ['same-origin'],
  allowed: ['cross-site'],
  foreign: ['cross-site', 'same-origin'],
};

/** Every origin with what a browser says of it (and what it would never say). */
const FROM: readonly Cell[] = (Object.keys(ORIGINS) as Cell['origin'][]).flatMap((origin) =>
  SITES_OF[origin].map((site) => ({ ...HOME, origin, site })),
);

/** Every token with every content type. */
const GUARDED: readonly Cell[] = TOKENS.flatMap((token) =>
  CONTENT_TYPES.map((type) => ({ ...HOME, token, type })),
);

/** Where no token is asked for, none, a foreign and a stale one are told apart once. */
const OPEN: readonly Cell[] = [
  ...(['none', 'foreign', 'from before'] as const).map((token) => ({ ...HOME, token })),
  ...CONTENT_TYPES.filter((type) => type !== 'json').map((type) => ({ ...HOME, type })),
];

/** The cells of a call. Where a page comes from is asked of one caller with and one without an account:
 *  what else they may has no part in it. */
export function cellsOf({ token }: Rule, caller: ActorName): readonly Cell[] {
  const from = caller === 'visitor' || caller === 'user' ? FROM : [];
  return [...(token ? GUARDED : OPEN), ...from];
}

/** With somebody else's id. */
export const THEIRS: readonly Cell[] = [HOME, ...FROM.filter(({ origin }) => origin === 'foreign')];

/** The headers of a cell's request, without those of its body. */
export function headersOf({ token, origin, site }: Cell, { tokens }: Player, turn: number) {
  return {
    'accept-language': turn % 2 ? 'en' : 'zh-TW',
    ...(origin !== 'none' && { origin: ORIGINS[origin] ?? '' }),
    ...(site && { 'sec-fetch-site': site }),
    ...(tokens[token] && { 'x-token': encodeURI(tokens[token]) }),
  };
}

export const originOf = ({ origin }: Cell) => ORIGINS[origin];

/** What must come of a request: null for success. */
export interface Expected {
  status: number;
  code: ErrorCode | null;
}

const REFUSED_STATUS: Partial<Record<ErrorCode, number>> = {
  LOGIN_USER_REQUIRED: 401,
  VIP_REQUIRED: 403,
  FORBIDDEN: 403,
  CSRF_FAILED: 403,
  CART_ROW_NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  UNIT_NOT_FOUND: 404,
  CARD_NOT_FOUND: 404,
};

/** Whether a page at this origin may change something; a link of a sibling host may log out. */
function originMay({ origin, site }: Cell, isLink: boolean): boolean {
  if (origin !== 'none') return origin !== 'foreign';
  return site === null || site === 'same-origin' || (isLink && site === 'same-site');
}

/** The REST door: protocol, body, login, token, business; refusals that people understand are 200.
 *  @param own the code of the business's own refusal */
export function expectFront(
  rule: Rule,
  method: string,
  cell: Cell,
  player: Player,
  own: ErrorCode | null = null,
): Expected {
  if (!rule.reads && !originMay(cell, method === 'GET')) return { status: 403, code: 'FORBIDDEN' };
  const typed =
    cell.type === 'json' ||
    cell.type === 'urlencoded' ||
    (cell.type === 'multipart' && rule.multipart);
  if (method === 'POST' && !typed) return { status: 415, code: 'BODY_TYPE_UNSUPPORTED' };
  const code =
    refusalFor(rule.who, player) ?? (rule.token && cell.token !== 'good' ? 'CSRF_FAILED' : own);
  return { status: 200, code };
}

/** The tRPC door: it knows no tokens; its statuses speak HTTP; its base gate comes before the input.
 *  @param call what the procedure's definition says */
export function expectTrpc(
  rule: Rule,
  { method, gate }: { method: string; gate: Who },
  cell: Cell,
  player: Player,
  own: ErrorCode | null = null,
): Expected {
  if (method === 'GET' && cell.type === 'multipart')
    return { status: 405, code: 'METHOD_NOT_ALLOWED' };
  if (method === 'POST' && cell.type !== 'json')
    return { status: 415, code: 'BODY_TYPE_UNSUPPORTED' };
  if (method === 'POST' && !originMay(cell, false)) return { status: 403, code: 'CSRF_FAILED' };
  const code = refusalFor(gate, player) ?? refusalFor(rule.who, player) ?? own;
  return { status: code ? (REFUSED_STATUS[code] ?? 400) : 200, code };
}
