import { cachedMediaPage } from '~/app/[locale]/_queries/media-lessons';
import { cachedUnitPage } from '~/app/[locale]/_queries/units';
import { composeUnitCover } from '~/features/course/unit-cover';
import { composeMediaCover } from '~/features/media-lesson/media-cover';
import {
  type CoverComposition,
  type CoverKind,
  coverPath,
  coverSvg,
  parseCoverName,
} from '~/lib/cover-svg';
import { DEFAULT_LANGUAGE } from '~/lib/language';

interface Props {
  params: Promise<{ kind: string; name: string }>;
}

/** Maximum age, s, of the present drawing under an old address. */
const OLD_MAX_AGE = 300;

const COMPOSE: Record<CoverKind, (slug: string) => Promise<CoverComposition>> = {
  units: async (slug) => composeUnitCover(await cachedUnitPage(slug, DEFAULT_LANGUAGE)),
  'voice-lessons': async (slug) => composeMediaCover((await cachedMediaPage(slug, 'VOICE')).lesson),
  videos: async (slug) => composeMediaCover((await cachedMediaPage(slug, 'VIDEO')).lesson),
};

const isCoverKind = (kind: string): kind is CoverKind => Object.hasOwn(COMPOSE, kind);

/** The composed cover of a lesson without a drawing of its own. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { kind, name } = await params;
  const slug = parseCoverName(name);
  if (slug === null || !isCoverKind(kind)) return new Response(null, { status: 404 });
  const composition = await COMPOSE[kind](slug);
  const isCurrent = new URL(request.url).pathname === coverPath(kind, slug, composition);
  return new Response(coverSvg(composition), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': isCurrent
        ? 'public, max-age=31536000, immutable'
        : `public, max-age=${OLD_MAX_AGE}`,
    },
  });
}
