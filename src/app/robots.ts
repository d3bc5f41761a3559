import type { MetadataRoute } from 'next';
import { env } from '~/env';

/** Rendered per request, because the host is a setting. */
export const dynamic = 'force-dynamic';

/** Allows everything but API routes; personal pages have `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/sandbox-bank/'] },
    sitemap: new URL('/sitemap.xml', env().APP_URL).href,
  };
}
