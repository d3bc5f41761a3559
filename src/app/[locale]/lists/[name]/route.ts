import { isLanguage } from '~/lib/language';
import { findListRows } from '../../_queries/list-files';

export const dynamic = 'force-static';

/** Rendered at the first request, and again when the content of the list has changed. */
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; name: string }>;
}

/** `/en/lists/units.json`: the part of a list that its page does not have. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const { locale, name } = await params;
  const [, list] = /^([a-z-]+)\.json$/.exec(name) ?? [];
  const rows = list && isLanguage(locale) ? await findListRows(list, locale) : null;
  return rows ? Response.json(rows) : new Response(null, { status: 404 });
}
