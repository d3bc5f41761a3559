/** Origin of clips, pictures and videos, with a space before it; empty when the site serves them itself.
 *  `src/env.ts` reports an invalid address. */
const media = URL.canParse(process.env.MEDIA_URL ?? '')
  ? ` ${new URL(process.env.MEDIA_URL ?? '').origin}`
  : '';

const development = process.env.NODE_ENV === 'development';

/** Address that browsers send violations of the policy to. */
const REPORT_ADDRESS = '/api/csp-report';

/** Name of the group that `report-to` refers to, for browsers with the Reporting API. */
const REPORT_GROUP = 'csp';

/** Value of `Reporting-Endpoints`. */
export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${REPORT_ADDRESS}"`;

/** Hashes of the inline scripts that run before a page is shown, which are the same on every page: of the
 *  head (`src/early/head-script-text.ts`) and of the lesson
 *  (`src/early/lesson-script.ts`). */
export const EARLY_SCRIPTS =
  "'sha256-rsybiGqZQKy2gdnlxThGS9VQNz8j3hl/l820tMO2XM4=' 'sha256-vFwY0TXxFxrU8Tdak/GTJv+YE7S/SzRyG4FeEr10y6Q='";

/** Allows a script to compile WebAssembly, and nothing of text (decision 0158). */
const WEBASSEMBLY = "'wasm-unsafe-eval'";

/** The policy of a response. Inline scripts other than the early ones run only when `inline` allows them.
 *  @param {string[]} inline source expressions for inline scripts: hashes or a nonce */
export const contentSecurityPolicy = (inline = []) => toPolicy(inline, [...inline, EARLY_SCRIPTS]);

/** The policy of a built file. Browsers apply it where the file is the script of a worker: a worker has the policy of
 *  its own script, not that of its page. The scorer's worker compiles the kernels of the ear. */
export const BUILT_FILE_POLICY = toPolicy([], [EARLY_SCRIPTS, WEBASSEMBLY]);

/** @param {string[]} inline
 *  @param {string[]} scripts all source expressions of `script-src` beside the site itself */
function toPolicy(inline, scripts) {
  return [
    "default-src 'self'",
    // Development compiles with `eval` and has inline scripts of its own.
    `script-src 'self' ${development && inline.length === 0 ? "'unsafe-inline'" : scripts.join(' ')}${development ? " 'unsafe-eval'" : ''}`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${media}`,
    "font-src 'self'",
    `media-src 'self' blob:${media}`,
    "worker-src 'self'",
    `connect-src 'self'${media}${development ? ' ws:' : ''}`,
    // The buyer's browser opens ECPay's card page by posting a form.
    "form-action 'self' https://*.ecpay.com.tw",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // Browsers that support the first ignore the second.
    `report-to ${REPORT_GROUP}`,
    `report-uri ${REPORT_ADDRESS}`,
  ].join('; ');
}
