import { toCommonPasswordLines } from '~/server/credentials/common-passwords';

/** The same for everybody until the next release. */
export const dynamic = 'force-static';

/** The passwords that are refused, for the hint below the field: nothing typed leaves the browser. */
export function GET(): Response {
  return new Response(toCommonPasswordLines(), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    },
  });
}
