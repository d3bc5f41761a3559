import { contentSecurityPolicy } from './content-security-policy.mjs';

const POLICY = 'Content-Security-Policy';

/** Whether a response is a page without a policy of its own, whose inline scripts have no nonce. Development allows all
 *  of them.
 *  @param {import('node:http').ServerResponse} response
 *  @returns {boolean} */
export function needsScriptHashes(response) {
  return (
    process.env.NODE_ENV !== 'development' &&
    String(response.getHeader('Content-Type') ?? '').startsWith('text/html') &&
    !response.hasHeader(POLICY)
  );
}

/** Allows the inline scripts of exactly the body that a response sends.
 *  @param {import('node:http').ServerResponse} response
 *  @param {string[]} hashes of `hashInlineScripts` */
export function allowInlineScripts(response, hashes) {
  response.setHeader(POLICY, contentSecurityPolicy(hashes));
}
