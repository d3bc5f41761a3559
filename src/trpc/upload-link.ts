import { httpLink, type TRPCLink } from '@trpc/client';
import superjson from 'superjson';
import type { Language } from '~/lib/language';
import type { AppRouter } from '~/server/api/root';
import { fetchAgain } from './fetch-again';
import { type OnProgress, uploadFetch } from './upload-fetch';

/** tRPC link that sends a call in its own request and reports its progress to the `onProgress` of its
 *  context. */
export function uploadLink(language: Language): TRPCLink<AppRouter> {
  return (runtime) => (call) => {
    const onProgress = call.op.context.onProgress as OnProgress;
    const link = httpLink<AppRouter>({
      url: '/api/trpc',
      transformer: superjson,
      headers: { 'x-language': language },
      fetch: fetchAgain(uploadFetch(onProgress)) as typeof fetch,
    });
    return link(runtime)(call);
  };
}
