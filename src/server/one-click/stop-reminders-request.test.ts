import { expect, it } from 'vitest';
import { systemContext } from '~/test/context';
import { testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createReminderToken } from '../services/reminder/reminder-token';
import { handleOneClickStop, leadToStopPage } from './stop-reminders-request';

const db = await testDatabase();

it('A mail program’s POST stops the reminders, without a cookie or an origin', async () => {
  const { id: userId } = await createLearner(db);
  await db.learnerSettings.create({ data: { userId, reminderHour: 20 } });
  const ctx = systemContext(db);
  const response = await handleOneClickStop(ctx, createReminderToken(userId));
  expect([response.status, await response.text()]).toEqual([200, 'stopped']);
  const settings = await db.learnerSettings.findUniqueOrThrow({ where: { userId } });
  expect(settings.remindersStoppedAt).toEqual(ctx.now());
});

it.each(['nothing', 'a'.repeat(120)])('The POST to the unknown link %s is a 404', async (token) => {
  expect((await handleOneClickStop(systemContext(db), token)).status).toBe(404);
});

it('A GET changes nothing and leads to the page that asks first, in the reader’s language', async () => {
  const { id: userId } = await createLearner(db);
  await db.learnerSettings.create({ data: { userId, reminderHour: 20 } });
  const token = createReminderToken(userId);
  const response = leadToStopPage(new Headers({ 'accept-language': 'en' }), token);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`http://localhost:3000/en/reminder/${token}`);
  const settings = await db.learnerSettings.findUniqueOrThrow({ where: { userId } });
  expect(settings.remindersStoppedAt).toBeNull();
});
