import type { App } from './app';

/** The id of a voice lesson, which its page in the console has in its address. */
export async function findVoiceLesson(app: App, slug: string): Promise<string> {
  const rows = await app.readRows<{ id: string }>(`SELECT id FROM "MediaLesson" WHERE slug = $1`, [
    slug,
  ]);
  return rows[0]?.id ?? '';
}
