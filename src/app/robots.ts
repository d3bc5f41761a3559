import type { MetadataRoute } from 'next';
import { env } from '~/env';

/** Read at request time, because the host is a setting. */
export const dynamic = 'force-dynamic';

/** Everything may be found but machines' doors; personal pages say themselves that they are not for an index. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/sandbox-bank/'] },
    sitemap: new URL('/sitemap.xml', env().APP_URL).href,
  };
}
