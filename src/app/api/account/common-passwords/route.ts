import { toCommonPasswordLines } from '~/server/credentials/common-passwords';

/** Cached for everybody until the next release. */
export const dynamic = 'force-static';

/** The rejected common passwords, compared in the browser, so that typed passwords are not sent. */
export function GET(): Response {
  return new Response(toCommonPasswordLines(), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    },
  });
}
