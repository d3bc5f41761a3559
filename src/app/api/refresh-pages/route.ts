import { revalidateTag } from 'next/cache';
import { unsealTags } from '~/server/auth/sealed-tags';
import { readAtMost } from '~/server/read-at-most';

const LONGEST = 20_000;

/** The worker asks its own server here to forget cached pages. */
export async function POST(request: Request): Promise<Response> {
  const body = await readAtMost(request, LONGEST).catch(() => null);
  const tags = body && unsealTags(new TextDecoder().decode(body));
  if (!tags) return new Response(null, { status: 403 });
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return new Response(null, { status: 204 });
}
