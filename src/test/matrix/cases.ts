import type { ErrorCode } from '~/schemas/error-codes';
import { CONTENT_TYPES, type ContentType, PARTNER, SITE } from './clients';
import { type ActorName, type TestUser, TOKENS, type TokenKind } from './fixture';
import { accessErrorFor, type RequiredAccess, type Rule } from './rule';

const ORIGINS = { none: null, own: SITE, allowed: PARTNER, foreign: 'https://evil.example' };
const FETCH_SITES = [null, 'same-origin', 'same-site', 'cross-site'] as const;

/** Properties of a request, besides its caller and its call. */
export interface MatrixCase {
  token: TokenKind;
  type: ContentType;
  origin: keyof typeof ORIGINS;
  site: (typeof FETCH_SITES)[number];
}

const DEFAULT_CASE: MatrixCase = { token: 'good', type: 'json', origin: 'none', site: null };

const SITES_OF_ORIGIN: Record<MatrixCase['origin'], readonly MatrixCase['site'][]> = {
  none: ['same-origin', 'same-site', 'cross-site'],
  own: ['same-origin'],
  allowed: ['cross-site'],
  foreign: ['cross-site', 'same-origin'],
};

/** Every origin with the Sec-Fetch-Site values that a browser sends with it (and one that it never sends). */
const ORIGIN_CASES: readonly MatrixCase[] = (
  Object.keys(ORIGINS) as MatrixCase['origin'][]
).flatMap((origin) => SITES_OF_ORIGIN[origin].map((site) => ({ ...DEFAULT_CASE, origin, site })));

/** Every token with every content type. */
const TOKEN_CASES: readonly MatrixCase[] = TOKENS.flatMap((token) =>
  CONTENT_TYPES.map((type) => ({ ...DEFAULT_CASE, token, type })),
);

/** Cases of calls without a token: a missing, foreign or stale token must not matter. */
const OPEN_CASES: readonly MatrixCase[] = [
  ...(['none', 'foreign', 'from before'] as const).map((token) => ({ ...DEFAULT_CASE, token })),
  ...CONTENT_TYPES.filter((type) => type !== 'json').map((type) => ({ ...DEFAULT_CASE, type })),
];

/** Share of a call's cells: `core`, in which a user sends all of them and other callers only the usual ones; or
 *  `rest`. */
export type Share = 'core' | 'rest';

/** The cells of a call that a caller sends. Origins are tested with one caller with and one without an account, as
 *  other permissions do not matter for them. */
export function listCases({ token }: Rule, caller: ActorName, share: Share): readonly MatrixCase[] {
  const sendsOrigins = caller === 'user' || caller === 'visitor';
  const all = [...(token ? TOKEN_CASES : OPEN_CASES), ...(sendsOrigins ? ORIGIN_CASES : [])];
  if (caller === 'user') return share === 'core' ? all : [];
  return share === 'core' ? [DEFAULT_CASE] : all;
}

/** Cases with the id of another user. */
export const FOREIGN_ID_CASES: readonly MatrixCase[] = [
  DEFAULT_CASE,
  ...ORIGIN_CASES.filter(({ origin }) => origin === 'foreign'),
];

/** The headers of a cell's request, without those of its body. */
export function toHeaders(
  { token, origin, site }: MatrixCase,
  { tokens }: TestUser,
  sequence: number,
) {
  return {
    'accept-language': sequence % 2 ? 'en' : 'zh-TW',
    ...(origin !== 'none' && { origin: ORIGINS[origin] ?? '' }),
    ...(site && { 'sec-fetch-site': site }),
    ...(tokens[token] && { 'x-token': encodeURI(tokens[token]) }),
  };
}

export const toOrigin = ({ origin }: MatrixCase) => ORIGINS[origin];

/** Expected result of a request; code null for success. */
export interface Expected {
  status: number;
  code: ErrorCode | null;
}

const STATUS_OF_CODE: Partial<Record<ErrorCode, number>> = {
  LOGIN_USER_REQUIRED: 401,
  MEMBERSHIP_REQUIRED: 403,
  FORBIDDEN: 403,
  CSRF_FAILED: 403,
  NOT_FOUND: 404,
  CONTENT_NOT_FOUND: 404,
  CART_ROW_NOT_FOUND: 404,
  COUPON_NOT_FOUND: 404,
  DISCREPANCY_NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  PRICE_NOT_FOUND: 404,
  PRODUCT_NOT_FOUND: 404,
  UNIT_NOT_FOUND: 404,
  DRAFT_NOT_FOUND: 404,
  RECORDING_NOT_FOUND: 404,
  CARD_NOT_FOUND: 404,
  SAVED_WORD_NOT_FOUND: 404,
};

/** Whether a page at this origin may change something; a link of a sibling host may log out. */
function isOriginAllowed({ origin, site }: MatrixCase, isLink: boolean): boolean {
  if (origin !== 'none') return origin !== 'foreign';
  return site === null || site === 'same-origin' || (isLink && site === 'same-site');
}

/** Expected result on REST, with its order of checks: origin, content type, access, token, service; errors for
 *  people have status 200.
 *  @param businessError error code of the service */
export function expectedOnRest(
  rule: Rule,
  method: string,
  matrixCase: MatrixCase,
  user: TestUser,
  businessError: ErrorCode | null = null,
): Expected {
  if (!rule.isReadOnly && !isOriginAllowed(matrixCase, method === 'GET'))
    return { status: 403, code: 'FORBIDDEN' };
  const isSupportedType =
    matrixCase.type === 'json' ||
    matrixCase.type === 'urlencoded' ||
    (matrixCase.type === 'multipart' && rule.multipart);
  if (method === 'POST' && !isSupportedType) return { status: 415, code: 'BODY_TYPE_UNSUPPORTED' };
  const code =
    accessErrorFor(rule.requires, user) ??
    (rule.token && matrixCase.token !== 'good' ? 'CSRF_FAILED' : businessError);
  return { status: 200, code };
}

/** Expected result on tRPC: without tokens, with HTTP statuses, with the access check of its base before the
 *  input.
 *  @param call method and access from the procedure's definition */
export function expectedOnTrpc(
  rule: Rule,
  { method, access }: { method: string; access: RequiredAccess },
  matrixCase: MatrixCase,
  user: TestUser,
  businessError: ErrorCode | null = null,
): Expected {
  if (method === 'GET' && matrixCase.type === 'multipart')
    return { status: 405, code: 'METHOD_NOT_ALLOWED' };
  if (method === 'POST' && matrixCase.type !== 'json')
    return { status: 415, code: 'BODY_TYPE_UNSUPPORTED' };
  if (method === 'POST' && !isOriginAllowed(matrixCase, false))
    return { status: 403, code: 'CSRF_FAILED' };
  const code =
    accessErrorFor(access, user) ??
    accessErrorFor(rule.requires, user, rule.permission) ??
    businessError;
  return { status: code ? (STATUS_OF_CODE[code] ?? 400) : 200, code };
}
