import { beforeEach, expect, it } from 'vitest';
import type { MediaCue } from '~/schemas/media-lesson';
import { loadMediaLessons, loadRecording } from '~/server/content/load-media-lessons';
import { editVideo } from '~/server/services/video/edit-video';
import { getOperatorVideo } from '~/server/services/video/get-operator-video';
import { setVideoLines } from '~/server/services/video/set-video-lines';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { seedMediaLessons } from './media-lessons';

const db = await testDatabase();
const ctx = systemContext(db);
const lesson = loadMediaLessons().find(({ kind }) => kind === 'VIDEO')!;
const recording = loadRecording(lesson);
const { slug } = lesson;
const read = () => getOperatorVideo({ ctx, input: { slug } });

beforeEach(async () => {
  await resetDatabase(db);
  await seedMediaLessons(db, [lesson]);
  const { id, version, title, summary, lines } = await read();
  const edited = { ...title, zh: '編輯寫的' };
  const texts = { level: 'B2', access: 'FREE', title: edited, summary } as const;
  await editVideo({ ctx, input: { id, version, ...texts } });
  const changed = lines.map((line, index) => (index === 0 ? { ...line, zh: '編輯改的' } : line));
  await setVideoLines({ ctx, input: { id, version: version + 1, lines: changed } });
});

it('A changed content file leaves what an operator wrote of a video, and brings the rest', async () => {
  const { version } = await read();
  const later = { ...lesson, title: { zh: '檔案', en: 'File' }, publishedOn: '2026-11-01' };
  await seedMediaLessons(db, [{ ...later, access: 'VIP' }]);
  const now = await read();
  expect(now).toMatchObject({ title: { zh: '編輯寫的' }, access: 'FREE', version: version + 1 });
  expect(now.lines[0]?.zh).toBe('編輯改的');
  expect(now.publishedOn).toEqual(new Date('2026-11-01'));
  expect(now.media).toMatch(/^\/media\/opened\//);
});

it('Another recording of an edited video comes with its own lines, and the edited title stays', async () => {
  const media = recording.media.replace(/[0-9a-f]{16}/, '0123456789abcdef');
  await seedMediaLessons(db, [lesson], () => ({ ...recording, media }));
  const row = await db.mediaLesson.findUniqueOrThrow({ where: { slug } });
  expect(row).toMatchObject({ titleZh: '編輯寫的', mediaPath: media });
  expect((row.cues as unknown as MediaCue[])[0]?.zh).toBe(recording.cues[0]?.zh);
});

it('Every line of a video that an editor saves unchanged keeps its words and pronunciations', async () => {
  const before = await db.mediaLesson.findUniqueOrThrow({ where: { slug } });
  const { id, version, lines } = await read();
  const last = lines.at(-1)!;
  const shorter = [...lines.slice(0, -1), { ...last, zh: `${last.zh}！` }];
  await setVideoLines({ ctx, input: { id, version, lines: shorter } });
  const after = await db.mediaLesson.findUniqueOrThrow({ where: { slug } });
  const spoken = (cues: unknown) =>
    (cues as MediaCue[]).map(({ words, reference }) => ({ words, reference }));
  expect(spoken(after.cues)).toEqual(spoken(before.cues));
  expect(lines.flatMap(({ unknownWords }) => unknownWords)).toEqual([]);
});
