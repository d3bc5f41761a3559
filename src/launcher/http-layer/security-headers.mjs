import { randomBytes } from 'node:crypto';
import { getPath } from './path.mjs';

const development = process.env.NODE_ENV === 'development';

/** Paths of pages rendered for each request, because they are personal or their address holds a secret. */
const RENDERED_PER_REQUEST =
  /^(\/en)?\/(my-lesson|order|order-created|profile|change-password|payment|gift|password-reset|email-verify|reminder|course-news\/[^/]+\/lesson)(\/|$)|^\/sandbox-bank\//;

/** Hashes of the inline scripts that run before a page is shown, which are the same on every page: of the
 *  logged-in hint (`src/features/account/logged-in-hint.ts`), of early events
 *  (`src/components/early-events/early-events.ts`) and of the lesson
 *  (`src/features/lesson/player/lesson-begun.ts`). */
export const EARLY_SCRIPTS =
  "'sha256-hgAn7iaY+EdCVqCUSeqlKRWm3Y4nKzeHxsFRBwfhOLw=' 'sha256-8iaECU9ViA0Lygvo4eT20wT6cKyDSDJK1cKyxGuP6Jg=' 'sha256-dxmm5Syl3LE046smO5+JFWoGLk254Dc4iqWBkuw1b0g='";

/** @param {string} inline source expressions for inline scripts */
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
    // The buyer's browser opens ECPay's card page by posting a form.
    "form-action 'self' https://*.ecpay.com.tw",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** Headers of every response: pages, files, calls and errors. */
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

/** Sets the security headers of a response before any other code writes to it. Inline scripts of a page
 *  rendered for this request need a nonce, which Next reads from the request's headers.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response */
export function setSecurityHeaders(request, response) {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  delete request.headers['content-security-policy'];
  delete request.headers['content-security-policy-report-only'];
  if (!RENDERED_PER_REQUEST.test(getPath(request))) return;
  const policy = contentSecurityPolicy(
    `'nonce-${randomBytes(16).toString('base64')}' ${EARLY_SCRIPTS}`,
  );
  request.headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
}
