import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderPosterImage } from '~/app/_seo/poster-image';
import { findUnopenedLesson } from '~/server/services/lesson/get-lesson';
import { openMediaLesson } from '~/server/services/media-lesson/open-media-lesson';
import { getMediaPage } from '~/server/services/media-lesson/queries';
import { visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { startMediaHost } from '~/test/media-host';
import { changeSettings } from '~/test/settings';
import { createMediaLesson } from '~prisma/factories/media-lesson';
import { createUnit } from '~prisma/factories/unit';
import { mediaUrl } from './media-url';

const db = await testDatabase();
const ctx = visitorContext(db);
const folder = '/media/videos/lost-or-have-lost';
const shipped = (ending: string) =>
  `${folder}/${readdirSync(join('public', folder)).find((name) => name.endsWith(ending))}`;

let host: Awaited<ReturnType<typeof startMediaHost>>;
beforeAll(async () => {
  host = await startMediaHost();
});
afterAll(() => host.close());
beforeEach(() => resetDatabase(db));
afterEach(() => changeSettings({ MEDIA_URL: undefined }));

const createVideo = () =>
  createMediaLesson(db, {
    slug: 'film',
    mediaPath: shipped('.mp4'),
    posterPath: shipped('.webp'),
  });

describe('The addresses of media', () => {
  it('Without MEDIA_URL a film and its poster are on the site itself', async () => {
    await createVideo();
    const { lesson, content } = await getMediaPage({ ctx, input: { slug: 'film' } });
    expect([lesson.poster, content?.media]).toEqual([shipped('.webp'), shipped('.mp4')]);
  });

  it('With MEDIA_URL a film, its parts and its poster come from that host', async () => {
    changeSettings({ MEDIA_URL: host.url });
    await createVideo();
    const input = { slug: 'film' };
    const { poster } = (await getMediaPage({ ctx, input })).lesson;
    const { media } = await openMediaLesson({ ctx, input });
    expect([poster, media]).toEqual([host.url + shipped('.webp'), host.url + shipped('.mp4')]);
    const file = readFileSync(join('public', shipped('.mp4')));
    expect(Buffer.from(await (await fetch(media)).arrayBuffer()).equals(file)).toBe(true);
    const part = await fetch(media, { headers: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(file.subarray(100, 200));
    expect((await fetch(poster ?? '')).headers.get('content-type')).toBe('image/webp');
    expect(host.requests).toContain(shipped('.mp4'));
  });

  it('With MEDIA_URL every clip of a lesson and of study material has an address on that host', async () => {
    changeSettings({ MEDIA_URL: host.url });
    const unit = await createUnit(db);
    const lesson = await findUnopenedLesson({ ctx, input: { slug: unit.slug } });
    const items = lesson?.items ?? [];
    const audio = { US: { path: '/media/voice-lessons/tea/1.mp3' } };
    await createMediaLesson(db, {
      slug: 'voice',
      study: { objectives: [], vocabulary: [{ text: 'about /media/units/', audio }] },
    });
    const { study } = await openMediaLesson({ ctx, input: { slug: 'voice' } });
    expect(study.vocabulary[0]?.audio?.US.path).toBe(`${host.url}/media/voice-lessons/tea/1.mp3`);
    expect(study.vocabulary[0]?.text).toBe('about /media/units/');
    const paths = items.flatMap(({ audio: { US, GB } }) => [US.path, GB.path]);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(path).toContain(`${host.url}/media/units/`);
  });

  it('With MEDIA_URL avatars and clips of editors stay on the site', () => {
    changeSettings({ MEDIA_URL: host.url });
    for (const path of ['/media/avatars/some-name.webp', '/media/clips/some-name.mp3'])
      expect(mediaUrl(path)).toBe(path);
  });

  it('A share image is made of the poster on disk, wherever the poster is addressed', async () => {
    changeSettings({ MEDIA_URL: 'https://media.shuoyi.example' });
    const image = await renderPosterImage(mediaUrl(shipped('.webp')));
    expect(image.headers.get('content-type')).toBe('image/png');
  });
});
