import { join } from 'node:path';

/** Addresses with one meaning for both languages: calls, files, pages without a language. */
const WITHOUT_LANGUAGE =
  'api/|api$|_next/|files/|media/|speech/|fonts/|lexicon/|icons/|share/|sandbox-bank/|sandbox-bank$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$';

/** Whether a build has source maps. `npm run budget` reads in them which modules a page loads; what is served has none,
 *  and Node reads none. */
const withSourceMaps = process.env.SOURCE_MAPS === '1';

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // The HTTP layer compresses, once for all readers, and adds validators.
  compress: false,
  generateEtags: false,
  // No page has pictures scaled by the server, and an address that scales them costs its processor.
  images: { unoptimized: true },
  // Another lock file in a parent folder must not move the root.
  turbopack: { root: import.meta.dirname },
  // `npm run verify` checks the types; a start on a fresh clone does not wait for them.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@opentelemetry/api',
    '@opentelemetry/context-async-hooks',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
    '@node-rs/argon2',
    '@prisma/adapter-pg',
    '@prisma/client',
    'fontverter',
    'nodemailer',
    'pg',
    'pino',
    'piscina',
    'prom-client',
    'sharp',
    'stripe',
  ],
  productionBrowserSourceMaps: withSourceMaps,
  // Pages and cached queries are kept for all servers (decision 0101).
  cacheHandler: join(import.meta.dirname, 'src/server/page-cache/next-cache-handler.mjs'),
  // Builds of one source are one release, on whichever machine they were made.
  generateBuildId: () => process.env.BUILD_HASH || null,
  experimental: {
    turbopackSourceMaps: withSourceMaps,
    // Writing it is a quarter of a first build, and most builds are first ones (docs/measure.md).
    turbopackFileSystemCacheForBuild: false,
    // Cached pages hold rows of one database; on disk they would outlive a change of DATABASE_URL.
    isrFlushToDisk: false,
    caseSensitiveRoutes: true,
    // By default small scripts are merged until a page loads the same module in several of them.
    turbopackChunking: { requestCost: 50_000, minChunkSize: 20_000 },
  },
  // Chinese has no prefix, English has `/en`. Only `/` detects a language, which the HTTP layer does. Next tries
  // each rule at every request: those that need no router are in the HTTP layer, too (decision 0055).
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
};
