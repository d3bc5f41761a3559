import { storage } from '~/server/gateways/storage/configured';

/** Serves an avatar. Its name changes with its content, so it may be kept for ever. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }) {
  const bytes = await storage().get(`avatars/${(await params).name}`);
  if (!bytes) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}
