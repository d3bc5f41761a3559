import { randomBytes } from 'node:crypto';
import { getPath } from './path.mjs';

const development = process.env.NODE_ENV === 'development';

/** Pages that are made anew for each request: whoever's they are, whatever secret their address holds. */
const MADE_PER_REQUEST =
  /^(\/en)?\/(my-lesson|order|order-created|profile|change-password|payment|gift|password-reset|email-verify|course-news\/[^/]+\/lesson)(\/|$)|^\/sandbox-bank\//;

/** The script that runs before a page is shown (`src/features/account/logged-in-hint.ts`): it is the same on
 *  every page, so that its hash can stand for it. */
export const EARLY_SCRIPT = "'sha256-hgAn7iaY+EdCVqCUSeqlKRWm3Y4nKzeHxsFRBwfhOLw='";

/** @param {string} inline which inline scripts may run */
function contentSecurityPolicy(inline) {
  return [
    "default-src 'self'",
    `script-src 'self' ${inline}${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    // ECPay's card page opens by a form that the buyer's browser posts there.
    "form-action 'self' https://*.ecpay.com.tw",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** What every answer carries, whoever gives it: a page, a file, a call or a refusal. */
export const SECURITY_HEADERS = {
  // The HTML of a cached page cannot carry a nonce of one request, and Next's bootstrap is inline.
  'Content-Security-Policy': contentSecurityPolicy("'unsafe-inline'"),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  // Browsers ignore it over plain http, so that localhost is not affected.
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Gives an answer the headers of every answer, before anybody else writes into it. The inline scripts of
 *  a page that is made for this request have to show a nonce, which Next takes from the request's headers.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response */
export function setSecurityHeaders(request, response) {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  delete request.headers['content-security-policy'];
  delete request.headers['content-security-policy-report-only'];
  if (!MADE_PER_REQUEST.test(getPath(request))) return;
  const policy = contentSecurityPolicy(
    `'nonce-${randomBytes(16).toString('base64')}' ${EARLY_SCRIPT}`,
  );
  request.headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
}
