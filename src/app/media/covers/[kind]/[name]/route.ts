import { cachedMediaPage } from '~/app/[locale]/_queries/media-lessons';
import { cachedUnitPage } from '~/app/[locale]/_queries/units';
import { getCoverSetting } from '~/domain/cover-setting';
import { type CoverDrawing, coverPath, coverSvg, parseCoverName } from '~/lib/cover-svg';
import { DEFAULT_LANGUAGE } from '~/lib/language';

interface Props {
  params: Promise<{ kind: string; name: string }>;
}

/** An old address shows the present drawing, and asks again, s. */
const OLD_MAX_AGE = 300;

/** The cover of a lesson, drawn from its audio. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { kind, name } = await params;
  const parsed = parseCoverName(name);
  if (!parsed || (kind !== 'units' && kind !== 'voice')) return new Response(null, { status: 404 });
  const { slug, rows } = parsed;
  const drawing = kind === 'units' ? await unitDrawing(slug, rows) : await voiceDrawing(slug, rows);
  const isCurrent = new URL(request.url).pathname === coverPath(kind, slug, drawing);
  return new Response(coverSvg(drawing), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': isCurrent
        ? 'public, max-age=31536000, immutable'
        : `public, max-age=${OLD_MAX_AGE}`,
    },
  });
}

async function unitDrawing(slug: string, rows: number): Promise<CoverDrawing> {
  const { envelope, category } = await cachedUnitPage(slug, DEFAULT_LANGUAGE);
  return { envelope, rows, setting: getCoverSetting(category) };
}

async function voiceDrawing(slug: string, rows: number): Promise<CoverDrawing> {
  const { lesson } = await cachedMediaPage(slug, 'VOICE', DEFAULT_LANGUAGE);
  return { envelope: lesson.envelope, rows, setting: 'turns' };
}
