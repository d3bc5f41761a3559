import { cachedFreeContent } from '../../_queries/media-lessons';

export const dynamic = 'force-static';

/** Rendered at the first request, and again when the lesson has changed. */
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ name: string }>;
}

/** `/lessons/breakfast-shop-guest.json`: the content of a free video or voice lesson; its page contains only
 *  the beginning. A members' lesson has no file. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const [, slug] = /^([a-z0-9-]+)\.json$/.exec((await params).name) ?? [];
  return slug ? Response.json(await cachedFreeContent(slug)) : new Response(null, { status: 404 });
}
