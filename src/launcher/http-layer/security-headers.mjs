import { randomBytes } from 'node:crypto';
import onHeaders from 'on-headers';
import { BUILT_FILES } from '../../lib/next-internals.mjs';
import {
  BUILT_FILE_POLICY,
  contentSecurityPolicy,
  REPORTING_ENDPOINTS,
} from './content-security-policy.mjs';
import { getPath } from './path.mjs';

/** Paths of pages rendered for each request, because they are personal or their address contains a secret. */
const RENDERED_PER_REQUEST =
  /^(\/en)?\/(my-lesson|console|welcome|order|order-created|profile|change-password|payment|gift|password-reset|email-restore|email-verify|reminder|course-news\/[^/]+\/lesson)(\/|$)|^\/sandbox-bank\//;

/** Whether HSTS includes the subdomains (`HSTS_SUBDOMAINS`). */
const SUBDOMAINS = process.env.HSTS_SUBDOMAINS === '0' ? '' : '; includeSubDomains';

/** Headers of every response: pages, files, calls and errors. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': contentSecurityPolicy(),
  'Reporting-Endpoints': REPORTING_ENDPOINTS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  // Browsers ignore it over plain http, so that localhost is not affected.
  'Strict-Transport-Security': `max-age=31536000${SUBDOMAINS}`,
};

/** The same of a built file, which may be the script of a worker. */
const BUILT_FILE_HEADERS = { ...SECURITY_HEADERS, 'Content-Security-Policy': BUILT_FILE_POLICY };

/** Adds the security headers that a response does not set itself. They are added late, because Next drops a route's
 *  own header if one of that name was set before. Inline scripts of a page rendered for this request need a nonce,
 *  which Next reads from the request's headers; those of any other page need the hashes that `allowInlineScripts`
 *  adds.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response */
export function setSecurityHeaders(request, response) {
  const path = getPath(request);
  const isBuilt = path.startsWith(BUILT_FILES);
  onHeaders(response, () => {
    // An error below the address of built files may be a page.
    const isPage = String(response.getHeader('Content-Type') ?? '').startsWith('text/html');
    const headers = isBuilt && !isPage ? BUILT_FILE_HEADERS : SECURITY_HEADERS;
    for (const [name, value] of Object.entries(headers))
      if (!response.hasHeader(name)) response.setHeader(name, value);
  });
  delete request.headers['content-security-policy'];
  delete request.headers['content-security-policy-report-only'];
  if (!RENDERED_PER_REQUEST.test(path)) return;
  const policy = contentSecurityPolicy([`'nonce-${randomBytes(16).toString('base64')}'`]);
  request.headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
}
