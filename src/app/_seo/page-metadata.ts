import 'server-only';
import type { Metadata } from 'next';
import { getI18n, pageLanguage } from '~/i18n/server';
import { LANGUAGE_TAGS } from '~/lib/language';
import { getBrandName } from '../[locale]/_layout/brand';
import { getAlternateUrls, getPageUrl, getSocialImageUrl } from './page-urls';
import { getPageMetadata, type PublicPage } from './public-pages';

interface Props {
  params: Promise<{ locale: string; id?: string }>;
}

type GenerateMetadata = (props: Props) => Promise<Metadata>;

/** `generateMetadata` of a public page: title, description, canonical address, alternates, and share image. */
export function publicMetadata(key: PublicPage): GenerateMetadata {
  return async ({ params }) => {
    const language = await pageLanguage(params);
    const { id = '' } = await params;
    const { path, title, description, sample } = await getPageMetadata(key, language, id);
    const images = [{ url: getSocialImageUrl(path, language), width: 1200, height: 630 }];
    return {
      // The layout's own title is the name and the tagline.
      ...(key !== 'index' && { title }),
      description,
      alternates: { canonical: getPageUrl(path, language), languages: getAlternateUrls(path) },
      openGraph: {
        siteName: getBrandName(language),
        locale: LANGUAGE_TAGS[language].replace('-', '_'),
        type: 'website',
        url: getPageUrl(path, language),
        title,
        description,
        images,
      },
      // Without an image: readers of the card use that of Open Graph, so that the page has its address only
      // once.
      twitter: { card: 'summary_large_image', title, description, images: [] },
      ...(sample && { robots: { index: false } }),
    };
  };
}

type Translate = Awaited<ReturnType<typeof getI18n>>;

/** `generateMetadata` of a page that is not indexed: personal pages and forms, log-in and sign-up included,
 *  whose addresses (`?next=…`) are unlimited. Robots may fetch them, as they have to read `noindex`. */
export function noindexMetadata(title: (t: Translate) => string): GenerateMetadata {
  return async ({ params }) => {
    await pageLanguage(params);
    return { title: title(await getI18n()), robots: { index: false } };
  };
}
