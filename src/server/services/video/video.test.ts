import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPosterImage } from '~/app/_seo/poster-image';
import type { MediaCue } from '~/schemas/media-lesson';
import { editVideoSchema, type OperatorVideo, setVideoLinesSchema } from '~/schemas/operator-video';
import { setLessonHiddenSchema } from '~/schemas/site-text';
import { storage } from '~/server/gateways/storage/configured';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createMediaLesson } from '~prisma/factories/media-lesson';
import { addMediaLesson } from '../media-lesson/add-media-lesson';
import { findOpenedRecording } from '../media-lesson/find-opened-recording';
import {
  findMediaProgress,
  getMediaPage,
  listMediaLessons,
  listMyMedia,
} from '../media-lesson/queries';
import { saveMediaProgress } from '../media-lesson/save-media-progress';
import { listTagVersions } from '../stale-tag/mark-stale';
import { editVideo } from './edit-video';
import { getOperatorVideo } from './get-operator-video';
import { getVideoPreview } from './get-video-preview';
import { listOperatorVideos } from './list-operator-videos';
import { setVideoHidden } from './set-video-hidden';
import { setVideoLines } from './set-video-lines';
import { setVideoPoster } from './set-video-poster';

const db = await testDatabase();
const slug = 'tea-house';
let ctx: TestContext;
beforeEach(async () => {
  await resetDatabase(db);
  await createMediaLesson(db, { slug });
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }));
});

const get = () => getOperatorVideo({ ctx, input: { slug } });
const page = () => getMediaPage({ ctx: visitorContext(db), input: { slug } });
const cuesOf = async () => (await page()).content?.cues ?? [];
const bare = ({ lines }: OperatorVideo) => lines.map(({ unknownWords: _, ...line }) => line);
const edit = async (overrides: object = {}) => {
  const { id, version, title, summary, level, access } = await get();
  return editVideoSchema.parse({ id, version, title, summary, level, access, ...overrides });
};
const newLines = async (change: (lines: ReturnType<typeof bare>) => object[]) => {
  const video = await get();
  const { id, version } = video;
  return setVideoLinesSchema.parse({ id, version, lines: change(bare(video)) });
};
const hide = async (hidden: boolean) =>
  setLessonHiddenSchema.parse({ id: (await get()).id, hidden, reason: 'ticket 12' });
const png = (width = 64) =>
  sharp({ create: { width, height: 64, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const errorCodes = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));

describe('The texts of a video', () => {
  it('Edited texts, level and access are on its refreshed pages, and in the log of acts', async () => {
    await editVideo({
      ctx,
      input: await edit({ title: { zh: '<b>茶</b>', en: 'Tea' }, level: 'B2', access: 'VIP' }),
    });
    const { lesson, content } = await page();
    expect(lesson).toMatchObject({ title: { zh: '<b>茶</b>' }, level: 'B2', access: 'VIP' });
    expect(content).toBeNull();
    expect((await listTagVersions(db)).has('media-lessons')).toBe(true);
    expect(await db.operatorAct.findFirstOrThrow()).toMatchObject({
      kind: 'video.edit',
      subjectKind: 'video',
      subject: slug,
      before: { titleZh: '下雨天的茶館', level: 'B1', access: 'FREE' },
      after: { titleZh: '<b>茶</b>', level: 'B2', access: 'VIP' },
    });
    await editVideo({ ctx, input: await edit() });
    expect(await db.operatorAct.count()).toBe(1);
  });

  it('The later of two concurrent saves is rejected, and nothing of the first is lost', async () => {
    const inputs = [await edit({ level: 'A2' }), await edit({ level: 'B2' })];
    const results = await Promise.allSettled(inputs.map((input) => editVideo({ ctx, input })));
    expect(errorCodes(results)).toEqual(['CONTENT_CHANGED']);
    expect(await db.operatorAct.count()).toBe(1);
    const late = { ...inputs[0]!, version: 1 };
    await expect(editVideo({ ctx, input: late })).rejects.toThrow('CONTENT_CHANGED');
  });

  it('A members’ video that an editor makes free has an address that everybody may open, and only while it is free', async () => {
    await db.mediaLesson.update({ where: { slug }, data: { access: 'VIP', fileAccess: 'VIP' } });
    const name = `${slug}.mp4`;
    const find = (file = name) =>
      findOpenedRecording({ ctx: visitorContext(db), input: { slug, name: file } });
    expect(await find()).toBeNull();
    await editVideo({ ctx, input: await edit({ access: 'FREE' }) });
    expect((await page()).content?.media).toBe(`/media/opened/${slug}/${name}`);
    expect(await find()).toBe(`/media/videos/${name}`);
    expect(await find('other.mp4')).toBeNull();
    await setVideoHidden({ ctx, input: await hide(true) });
    expect(await find()).toBeNull();
  });
});

describe('The lines of a video', () => {
  it('A changed line has new words and pronunciations; the other lines are as they were', async () => {
    const before = await cuesOf();
    const input = await newLines(([first, ...others]) => [
      { ...first, en: 'More hot tea', zh: '多一點熱茶' },
      ...others,
    ]);
    await setVideoLines({ ctx, input });
    const [first, ...others] = await cuesOf();
    expect(others).toEqual(before.slice(1));
    expect(first).toMatchObject({ en: 'More hot tea', zh: '多一點熱茶', startMs: 0, endMs: 2000 });
    expect(first?.words).toEqual([
      { text: 'More', startMs: 0, endMs: 800 },
      { text: 'hot', startMs: 800, endMs: 800 },
      { text: 'tea', startMs: 800, endMs: 1600 },
    ]);
    expect(first?.reference.map(({ text }) => text)).toEqual(['More', 'hot', 'tea']);
    expect(await db.operatorAct.findFirstOrThrow()).toMatchObject({
      kind: 'video.lines',
      before: { count: 3, lines: '0:00.000–0:02.000 More tea / 再來點茶' },
      after: { count: 3, lines: '0:00.000–0:02.000 More hot tea / 多一點熱茶' },
    });
    expect((await listTagVersions(db)).has('media-lessons')).toBe(true);
  });

  it('Lines are parted, joined, added and deleted, and what learners have played stays', async () => {
    const learner = userContext(db, await createLearner(db));
    const played = {
      slug,
      positionMs: 30_000,
      heard: [[0, 30_000]] as [number, number][],
      agoMs: 0,
    };
    const progress = await saveMediaProgress({ ctx: learner, input: played });
    const input = await newLines(([first, second]) => [
      { ...first, en: 'More', endMs: 800 },
      { ...first, startMs: 800, en: 'tea' },
      { startMs: 3000, endMs: 4000, en: 'Thank you', zh: '謝謝' },
      second!,
    ]);
    await setVideoLines({ ctx, input });
    expect((await cuesOf()).map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual([
      'More',
      'tea',
      'Thank you',
      'More tea',
    ]);
    expect(await findMediaProgress({ ctx: learner, input: { slug } })).toEqual(progress);
  });

  it('A line with a word that no dictionary has is shown, and says that it cannot be practised aloud', async () => {
    const input = await newLines(([first, ...others]) => [
      { ...first, en: 'Zzyzxq sold 12 teas' },
      ...others,
    ]);
    await setVideoLines({ ctx, input });
    expect((await cuesOf())[0]).toMatchObject({ en: 'Zzyzxq sold 12 teas', reference: [] });
    expect((await get()).lines.map(({ unknownWords }) => unknownWords)).toEqual([
      ['Zzyzxq', '12'],
      [],
      [],
    ]);
  });

  it('A word that only the video itself pronounces keeps that pronunciation in another line', async () => {
    const { cues } = await db.mediaLesson.findUniqueOrThrow({ where: { slug } });
    const [first, ...others] = cues as unknown as MediaCue[];
    const reference = [
      { text: 'Zzyzxq', pronunciations: [['Z', 'IY']], functionWord: false },
      ...first!.reference.slice(1),
    ];
    const own = { ...first, en: 'Zzyzxq tea', reference };
    await db.mediaLesson.update({ where: { slug }, data: { cues: [own, ...others] as object[] } });
    const input = await newLines(([a, b, c]) => [a!, { ...b, en: 'zzyzxq' }, c!]);
    await setVideoLines({ ctx, input });
    expect((await cuesOf())[1]?.reference[0]?.pronunciations).toContainEqual(['Z', 'IY']);
  });

  it('Lines that overlap, are out of order, empty, too many or after the end are refused, and nothing changes', async () => {
    const before = await db.mediaLesson.findUniqueOrThrow({ where: { slug } });
    const line = (startMs: number, endMs: number, en = 'Tea') => ({ startMs, endMs, en, zh: '茶' });
    const many = Array.from({ length: 501 }, (_, index) => line(index * 300, index * 300 + 300));
    for (const lines of [
      [],
      [line(0, 100)],
      [line(0, 3000), line(2000, 4000)],
      [line(3000, 4000), line(0, 1000)],
      [line(-1, 1000)],
      [line(0, 1000.5)],
      [line(0, 1000, ' \u200b ')],
      [line(0, 1000, 'a'.repeat(301))],
      [line(0, 1000, 'a\u0000b')],
      many,
    ])
      await expect(newLines(() => lines)).rejects.toThrow();
    const late = await newLines(() => [line(0, 1000), line(59_000, 60_001)]);
    await expect(setVideoLines({ ctx, input: late })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { 'lines.1.startMs': 'beyondEnd' },
    });
    expect(await db.mediaLesson.findUniqueOrThrow({ where: { slug } })).toEqual(before);
    expect(await db.operatorAct.count()).toBe(0);
  });

  it('The second of two concurrent saves is rejected, whether both save lines or one saves texts', async () => {
    const inputs = ['甲', '乙'].map((zh) =>
      newLines(([first, ...others]) => [{ ...first, zh }, ...others]),
    );
    const results = await Promise.allSettled(
      (await Promise.all(inputs)).map((input) => setVideoLines({ ctx, input })),
    );
    expect(errorCodes(results)).toEqual(['CONTENT_CHANGED']);
    const lines = await newLines((all) => all.slice(1));
    const texts = await edit({ level: 'A2' });
    const both = await Promise.allSettled([
      setVideoLines({ ctx, input: lines }),
      editVideo({ ctx, input: texts }),
    ]);
    expect(errorCodes(both)).toEqual(['CONTENT_CHANGED']);
  });
});

describe('The poster of a video', () => {
  it('A poster is re-encoded in the shape of a video, and the previous one is deleted later', async () => {
    const { id } = await get();
    await setVideoPoster({ ctx, input: { id, version: 1, bytes: await png(2000) } });
    const { poster, picture } = (await page()).lesson;
    expect(picture).toMatch(/^\/media\/posters\/[\w-]+\.webp$/);
    expect(poster).toBe(picture);
    const path = picture!.replace('/media/', '');
    const file = await storage().get(path);
    const bytes = Buffer.from(await new Response(file!.body).arrayBuffer());
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect(await db.pendingFileDeletion.count()).toBe(0);
    const shared = await renderPosterImage(picture!);
    expect(shared.headers.get('content-type')).toBe('image/png');
    await setVideoPoster({ ctx, input: { id, version: 2, bytes: null } });
    expect((await page()).lesson).toMatchObject({
      picture: null,
      poster: `/media/videos/${slug}.webp`,
    });
    expect(await db.pendingFileDeletion.findMany()).toMatchObject([{ path, userId: null }]);
    expect(await db.operatorAct.count({ where: { kind: 'video.poster' } })).toBe(2);
  });

  it('The second of two concurrent posters is rejected, and the shown file stays', async () => {
    const { id } = await get();
    const results = await Promise.allSettled(
      [await png(70), await png(80)].map((bytes) =>
        setVideoPoster({ ctx, input: { id, version: 1, bytes } }),
      ),
    );
    expect(errorCodes(results)).toEqual(['CONTENT_CHANGED']);
    const { picture } = await db.mediaLesson.findUniqueOrThrow({ where: { slug } });
    expect(await db.pendingFileDeletion.count({ where: { path: picture! } })).toBe(0);
  });

  it('A file that is no picture is refused, and the poster stays', async () => {
    const { id } = await get();
    const send = (bytes: Uint8Array, to = id, version = 1) =>
      setVideoPoster({ ctx, input: { id: to, version, bytes } });
    await expect(send(Buffer.from('<svg onload="x()"/>'))).rejects.toThrow('AVATAR_INVALID');
    await expect(send((await png()).subarray(0, 60))).rejects.toThrow('AVATAR_BROKEN');
    await expect(send(new Uint8Array(5 * 1024 * 1024 + 1))).rejects.toThrow('AVATAR_TOO_LARGE');
    await expect(send(await png(), randomUUID())).rejects.toThrow('CONTENT_NOT_FOUND');
    await expect(send(await png(), id, 7)).rejects.toThrow('CONTENT_CHANGED');
    expect((await get()).picture).toBeNull();
  });

  it('A poster is stored without what a file has beside its picture, and one of too many pixels is refused', async () => {
    const { id } = await get();
    const send = (bytes: Uint8Array) => setVideoPoster({ ctx, input: { id, version: 1, bytes } });
    const create = { width: 8_000, height: 8_000, channels: 3, background: 'red' } as const;
    const bomb = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    await expect(send(bomb)).rejects.toThrow('AVATAR_TOO_LARGE');
    const script = '<script>alert(1)</script>';
    await send(Buffer.concat([await png(), Buffer.from(`${script}PK\u0003\u0004`)]));
    const { picture } = await db.mediaLesson.findUniqueOrThrow({ where: { slug } });
    const stored = await storage().get(picture!);
    const bytes = Buffer.from(await new Response(stored!.body).arrayBuffer());
    expect(bytes.includes(script)).toBe(false);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
  });
});

describe('A hidden video', () => {
  it('A hidden video is on no page, and is shown again with learners’ progress; each change has its reason', async () => {
    const learner = userContext(db, await createLearner(db));
    const played = { slug, positionMs: 6000, heard: [[0, 6000]] as [number, number][], agoMs: 0 };
    await saveMediaProgress({ ctx: learner, input: played });
    const input = await hide(true);
    await Promise.all([setVideoHidden({ ctx, input }), setVideoHidden({ ctx, input })]);
    const list = { kind: 'VIDEO', archived: false } as const;
    expect(await listMediaLessons({ ctx: visitorContext(db), input: list })).toEqual([]);
    await expect(page()).rejects.toThrow('MEDIA_LESSON_NOT_FOUND');
    await expect(addMediaLesson({ ctx: learner, input: { slug } })).rejects.toThrow(
      'MEDIA_LESSON_NOT_FOUND',
    );
    expect(await listMyMedia({ ctx: learner })).toEqual([]);
    expect(await listOperatorVideos({ ctx })).toMatchObject([{ slug, hidden: true, lineCount: 3 }]);
    // Played before it was hidden, and reported afterwards.
    const later = { ...played, positionMs: 9000, heard: [[6000, 9000]] as [number, number][] };
    await saveMediaProgress({ ctx: learner, input: later });
    await setVideoHidden({ ctx, input: await hide(false) });
    expect(await listMyMedia({ ctx: learner })).toMatchObject([{ percent: 15 }]);
    const acts = await db.operatorAct.findMany({ orderBy: { id: 'asc' } });
    expect(acts.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['video.hide', 'ticket 12'],
      ['video.show', 'ticket 12'],
    ]);
  });

  it('A video is hidden only with a reason', async () => {
    const { id } = await get();
    for (const reason of [undefined, '', '  ', 'a'.repeat(501)])
      expect(setLessonHiddenSchema.safeParse({ id, hidden: true, reason }).success).toBe(false);
  });
});

describe('The preview of a video', () => {
  it('A hidden video is previewed as learners see it, at an address of the operator’s own, and it counts as no opening', async () => {
    const shown = await page();
    const preview = () => getVideoPreview({ ctx, input: { slug } });
    expect(await preview()).toEqual(shown);
    await setVideoHidden({ ctx, input: await hide(true) });
    await expect(page()).rejects.toThrow('MEDIA_LESSON_NOT_FOUND');
    const { lesson, content } = await preview();
    expect(lesson).toEqual(shown.lesson);
    expect(content?.cues).toEqual(shown.content?.cues);
    expect(content?.media).toMatch(/^\/media\/members\/.+\/tea-house\.mp4$/);
    expect(await db.membersOpening.count()).toBe(0);
    const missing = getVideoPreview({ ctx, input: { slug: 'no-such-video' } });
    await expect(missing).rejects.toThrow('CONTENT_NOT_FOUND');
  });
});

describe('Who may edit videos', () => {
  it('Videos are edited by editors and owners alone; a voice lesson is not a video', async () => {
    const texts = await edit({ level: 'A2' });
    const { id } = texts;
    const lines = await newLines((all) => all.slice(1));
    const hidden = await hide(true);
    for (const [other, code] of [
      [userContext(db, await createLearner(db, { role: 'SUPPORT' })), 'FORBIDDEN'],
      [userContext(db, await createLearner(db, { role: 'ACCOUNTS' })), 'FORBIDDEN'],
      [userContext(db, await createLearner(db)), 'FORBIDDEN'],
      [visitorContext(db), 'LOGIN_USER_REQUIRED'],
    ] as const) {
      const calls = [
        listOperatorVideos({ ctx: other }),
        getOperatorVideo({ ctx: other, input: { slug } }),
        getVideoPreview({ ctx: other, input: { slug } }),
        editVideo({ ctx: other, input: texts }),
        setVideoLines({ ctx: other, input: lines }),
        setVideoHidden({ ctx: other, input: hidden }),
        setVideoPoster({ ctx: other, input: { id, version: 1, bytes: null } }),
      ];
      for (const call of calls) await expect(call).rejects.toThrow(code);
    }
    expect(await db.operatorAct.count()).toBe(0);
    const voice = await createMediaLesson(db, { slug: 'voice', kind: 'VOICE' });
    const call = editVideo({ ctx, input: { ...texts, id: voice.id } });
    await expect(call).rejects.toThrow('CONTENT_NOT_FOUND');
  });
});
