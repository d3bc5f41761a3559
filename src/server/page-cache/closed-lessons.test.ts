import { beforeEach, expect, it } from 'vitest';
import { editVideo } from '~/server/services/video/edit-video';
import { setVideoHidden } from '~/server/services/video/set-video-hidden';
import { userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createMediaLesson } from '~prisma/factories/media-lesson';
import { followClosedLessons } from './closed-lessons';
import { createPageStore } from './page-store';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

const closed = () => [...Reflect.get(globalThis, Symbol.for('shuoyi.closed-lessons'))].sort();

it('A lesson that an operator makes a members’ one, or hides, is closed at the next look at the tags, and open again when it is free and shown', async () => {
  const { id } = await createMediaLesson(db, { slug: 'tea' });
  await createMediaLesson(db, { slug: 'rain', access: 'VIP' });
  const ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }));
  const { store, refresh } = createPageStore(db, 'r1');
  const follow = followClosedLessons(db);
  const look = async () => {
    await refresh();
    await follow(store.versions);
    return closed();
  };
  const edit = async (access: 'FREE' | 'VIP') => {
    const { version } = await db.mediaLesson.findUniqueOrThrow({ where: { id } });
    const both = { zh: '茶', en: 'Tea' };
    const texts = { title: both, summary: both, level: 'B1' as const };
    await editVideo({ ctx, input: { id, version, access, ...texts } });
  };
  expect(await look()).toEqual(['rain']);
  await edit('VIP');
  expect(closed()).toEqual(['rain']);
  expect(await look()).toEqual(['rain', 'tea']);
  await edit('FREE');
  expect(await look()).toEqual(['rain']);
  await setVideoHidden({ ctx, input: { id, hidden: true, reason: 'Ticket 12' } });
  expect(await look()).toEqual(['rain', 'tea']);
});
