import type { MetadataRoute } from 'next';
import { env } from '~/env';
import en from '~/i18n/locales/en';
import zh from '~/i18n/locales/zh';
import { LANGUAGE_TAGS } from '~/lib/language';

/** Rendered per request, because the name is a setting. */
export const dynamic = 'force-dynamic';

/** Web app manifest: name and icons on a home screen. One for both languages: the start page detects the
 *  language. */
export default function manifest(): MetadataRoute.Manifest {
  const { SITE_NAME_ZH, SITE_NAME_EN } = env();
  return {
    id: '/',
    name: `${SITE_NAME_ZH} ${SITE_NAME_EN}`,
    short_name: SITE_NAME_ZH,
    description: `${zh.common.description} ${en.common.description}`,
    lang: LANGUAGE_TAGS.zh,
    dir: 'ltr',
    categories: ['education'],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // Background of the light theme; the pages define that of the dark theme.
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
