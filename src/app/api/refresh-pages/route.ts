import { revalidateTag } from 'next/cache';
import { unsealTags } from '~/server/auth/sealed-tags';
import { readBodyWithLimit } from '~/server/read-body-with-limit';

const MAX_BYTES = 20_000;

/** Revalidates cached pages, at the request of the worker. */
export async function POST(request: Request): Promise<Response> {
  const body = await readBodyWithLimit(request, MAX_BYTES).catch(() => null);
  const tags = body && unsealTags(new TextDecoder().decode(body));
  if (!tags) return new Response(null, { status: 403 });
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return new Response(null, { status: 204 });
}
