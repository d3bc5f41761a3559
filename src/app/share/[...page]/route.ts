import { ImageResponse } from 'next/og';
import { renderPosterImage } from '~/app/_seo/poster-image';
import { getPageMetadata, PUBLIC_PAGES, type PublicPage } from '~/app/_seo/public-pages';
import { loadShareFonts } from '~/app/_seo/share-fonts';
import { IMAGE_SIZE, renderShareImage } from '~/app/_seo/share-image';
import { MESSAGES } from '~/i18n/messages';
import { isLanguage } from '~/lib/language';
import { findRouteKey } from '~/lib/routes';

export const dynamic = 'force-static';

/** Drawn at the first request, and again when the content of the page has changed. */
export const generateStaticParams = () => [];

/** `/share/en/course-news/night-market.png`: the share image of a public page. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ page: string[] }> },
): Promise<Response> {
  const [language, ...rest] = (await params).page;
  const path = `/${rest.join('/')}`.replace(/\.png$/, '').replace(/^\/index$/, '/');
  const key = findRouteKey(path);
  if (!isLanguage(language) || key === null || !isPublic(key)) return missing();
  const id = path.split('/').at(-1) ?? '';
  const metadata = await getPageMetadata(key, language, id);
  if (metadata.poster) return renderPosterImage(metadata.poster);
  const { tagline } = (await MESSAGES[language]()).default.common;
  const fonts = await loadShareFonts();
  return new ImageResponse(renderShareImage(metadata, language, tagline), { ...IMAGE_SIZE, fonts });
}

function isPublic(key: string): key is PublicPage {
  return Object.hasOwn(PUBLIC_PAGES, key);
}

function missing(): Response {
  return new Response(null, { status: 404 });
}
