const development = process.env.NODE_ENV === 'development';

// Pages are cached as HTML, so scripts cannot carry a per-request nonce: Next's inline bootstrap needs
// 'unsafe-inline'. Everything else is ours alone.
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'self'",
  `connect-src 'self'${development ? ' ws:' : ''}`,
  // ECPay's card page opens by a form that the buyer's browser posts there.
  "form-action 'self' https://*.ecpay.com.tw",
  "frame-ancestors 'none'",
  "base-uri 'self'",
  "object-src 'none'",
].join('; ');

const everywhere = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy },
  { key: 'Permissions-Policy', value: 'microphone=(self), camera=(), geolocation=(), payment=()' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  // Browsers ignore it over plain http, so that localhost is not affected.
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
];

// The names of these files carry a hash of their content.
const immutable = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

// The addresses of these pages hold a secret from a mail: no other site learns it, nobody keeps the page.
const secretAddress = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'Cache-Control', value: 'private, no-store' },
];
const secretPages = ['/password-reset/:path*', '/email-verify/:path*', '/gift/:path*'];

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
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
    'rate-limiter-flexible',
    'sharp',
    'stripe',
  ],
  // Cached pages hold rows of one database; on disk they would outlive a change of DATABASE_URL.
  experimental: { isrFlushToDisk: false },
  async headers() {
    return [
      { source: '/:path*', headers: everywhere },
      ...secretPages.flatMap((source) => [
        { source, headers: secretAddress },
        { source: `/en${source}`, headers: secretAddress },
      ]),
      { source: '/media/units/:path*', headers: immutable },
      { source: '/media/videos/:path*', headers: immutable },
      { source: '/speech/:path*', headers: immutable },
      { source: '/fonts/:path*', headers: immutable },
    ];
  },
};
