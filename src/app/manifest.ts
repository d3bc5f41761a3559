import type { MetadataRoute } from 'next';
import { env } from '~/env';

/** Read at request time, because the name is a setting. */
export const dynamic = 'force-dynamic';

/** What the product is called and looks like on a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const { SITE_NAME_ZH, SITE_NAME_EN } = env();
  return {
    name: `${SITE_NAME_ZH} ${SITE_NAME_EN}`,
    short_name: SITE_NAME_ZH,
    lang: 'zh-TW',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#032f9f',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
