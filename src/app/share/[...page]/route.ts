import { ImageResponse } from 'next/og';
import { PUBLIC_PAGES, type PublicPage, pageFacts } from '~/app/_public/page-facts';
import { posterPicture } from '~/app/_public/poster-picture';
import { shareFaces } from '~/app/_public/share-faces';
import { PICTURE_SIZE, sharePicture } from '~/app/_public/share-picture';
import { TEXTS } from '~/i18n/texts';
import { isLanguage } from '~/lib/language';
import { routeKeyOf } from '~/lib/routes';

export const dynamic = 'force-static';

/** Drawn at the first request, and again when what it tells of has changed. */
export const generateStaticParams = () => [];

/** `/share/en/course-news/night-market.png`: the picture of a public page. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ page: string[] }> },
): Promise<Response> {
  const [language, ...rest] = (await params).page;
  const path = `/${rest.join('/')}`.replace(/\.png$/, '').replace(/^\/index$/, '/');
  const key = routeKeyOf(path);
  if (!isLanguage(language) || key === null || !isPublic(key)) return missing();
  const id = path.split('/').at(-1) ?? '';
  const facts = await pageFacts(key, language, id);
  if (facts.poster) return posterPicture(facts.poster);
  const { tagline } = (await TEXTS[language]()).default.common;
  const fonts = await shareFaces();
  return new ImageResponse(sharePicture(facts, language, tagline), { ...PICTURE_SIZE, fonts });
}

function isPublic(key: string): key is PublicPage {
  return key in PUBLIC_PAGES;
}

function missing(): Response {
  return new Response(null, { status: 404 });
}
