// The names of these files carry a hash of their content. An error below these addresses is kept by
// nobody: the HTTP layer takes the permission back.
const immutable = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

// The addresses of these pages hold a secret from a mail: no other site learns it, nobody keeps the page.
const secretAddress = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'Cache-Control', value: 'private, no-store' },
];
const secretPages = ['/password-reset/:path*', '/email-verify/:path*', '/gift/:path*'];

/** Addresses with one meaning for both languages: calls, files, pages without a language. */
const WITHOUT_LANGUAGE =
  'api/|api$|_next/|files/|media/|speech/|fonts/|icons/|share/|sandbox-bank/|sandbox-bank$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$';

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // The HTTP layer compresses, once for all readers, and adds validators.
  compress: false,
  generateEtags: false,
  // Another lock file in a parent folder must not move the root.
  turbopack: { root: import.meta.dirname },
  // `npm run verify` checks the types; a start on a fresh clone does not wait for them.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@node-rs/argon2',
    '@prisma/adapter-pg',
    '@prisma/client',
    'fontverter',
    'nodemailer',
    'pg',
    'piscina',
    'rate-limiter-flexible',
    'sharp',
    'stripe',
  ],
  // `npm run budget` reads in the maps which modules a page loads; a build that is served has none.
  productionBrowserSourceMaps: process.env.BROWSER_SOURCE_MAPS === '1',
  experimental: {
    // Cached pages hold rows of one database; on disk they would outlive a change of DATABASE_URL.
    isrFlushToDisk: false,
    caseSensitiveRoutes: true,
    // By default small scripts are merged until a page loads the same module in several of them.
    turbopackChunking: { requestCost: 50_000, minChunkSize: 20_000 },
  },
  // Chinese has no prefix, English has `/en`. Only `/` detects a language, which the HTTP layer does.
  async redirects() {
    return [
      { source: '/zh', destination: '/', permanent: true },
      { source: '/zh/:path+', destination: '/:path+', permanent: true },
    ];
  },
  async rewrites() {
    const path = `/:path((?!en/|en$|${WITHOUT_LANGUAGE}).+)`;
    return {
      beforeFiles: [
        { source: path, destination: '/zh/:path' },
        // Last, because the rules apply one after the other.
        { source: '/', destination: '/zh' },
      ],
    };
  },
  async headers() {
    return [
      ...secretPages.flatMap((source) => [
        { source, headers: secretAddress },
        { source: `/en${source}`, headers: secretAddress },
      ]),
      { source: '/media/units/:path*', headers: immutable },
      { source: '/media/videos/:path*', headers: immutable },
      { source: '/media/voice-lessons/:path*', headers: immutable },
      { source: '/speech/:path*', headers: immutable },
      { source: '/fonts/:path*', headers: immutable },
    ];
  },
};
