const development = process.env.NODE_ENV === 'development';

// Pages are cached as HTML, so scripts cannot carry a per-request nonce: Next's inline bootstrap needs
// 'unsafe-inline'. Everything else is ours alone.
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`,
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

/** What every answer carries, whoever gives it: a page, a file, a call or a refusal. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  // Browsers ignore it over plain http, so that localhost is not affected.
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Gives an answer the headers of every answer, before anybody else writes into it.
 *  @param {import('node:http').IncomingMessage} _
 *  @param {import('node:http').ServerResponse} response */
export function secure(_, response) {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
}
