import { randomUUID } from 'node:crypto';
import { addDaysToDay, startOfDay, taipeiDay } from '~/domain/day';
import { toContent } from '~/server/services/activity/activity-content';
import { createMail } from '~/test/mail-fixture';
import { createActivity } from '~prisma/factories/activity';
import { createLearner, createMember } from '~prisma/factories/learner';
import { activity, contactMessage, otherAccount } from './inputs';
import type { MatrixScenario, Rules } from './rule';

const operator = (permission: NonNullable<Rules[string]['permission']>) =>
  ({ requires: 'operator', permission }) as const;

const grant = async (scene: MatrixScenario) => ({
  ...(await otherAccount(scene)),
  grantKey: randomUUID(),
  days: 7,
  reason: 'sorry',
});

const member = async ({ fixture: { db } }: MatrixScenario) => ({
  id: (await createMember(db, { from: new Date(), days: 30 })).id,
});

const pausedMember = async (scene: MatrixScenario) => {
  const { id } = await member(scene);
  const pause = { kind: 'PAUSE', days: 5, reason: 'abroad', sourceKey: randomUUID() } as const;
  await scene.fixture.db.entitlement.create({
    data: { ...pause, userId: id, grantedAt: new Date() },
  });
  return { id };
};

const letter = async ({ fixture: { db } }: MatrixScenario) => {
  const data = { ...contactMessage(), language: 'zh', createdAt: new Date() } as const;
  const { id } = await db.contactMessage.create({ data: { ...data, subject: 'ORDER' } });
  return { id };
};

const failedMail = async ({ fixture: { db } }: MatrixScenario) => {
  const { email: recipient } = await createLearner(db);
  const { id } = await createMail(db, { recipient, createdAt: new Date() });
  return { id, reason: 'asked for it' };
};

/** A person with a seat in an activity that has begun. */
const seat = async ({ fixture: { db } }: MatrixScenario) => {
  const begun = await createActivity(db, { startsAt: new Date() });
  const { id: userId, email } = await createLearner(db);
  await db.activityRegistration.create({
    data: { activityId: begun.id, userId, status: 'CONFIRMED', waitingPosition: 1 },
  });
  return { slug: begun.slug, email };
};

/** A person who was checked in, and the time of it. */
const presence = async (scene: MatrixScenario) => {
  const { slug, email } = await seat(scene);
  const checkedInAt = new Date();
  await scene.fixture.db.activityRegistration.updateMany({
    where: { activity: { slug }, user: { email } },
    data: { checkedInAt },
  });
  return { slug, email, checkedInAt };
};

const ownActivity = ({ fixture: { db } }: MatrixScenario) => {
  const nextWeek = addDaysToDay(taipeiDay(new Date()), 7);
  return createActivity(db, { startsAt: startOfDay(nextWeek) });
};

const changedActivity = async (scene: MatrixScenario) => {
  const row = await ownActivity(scene);
  return { slug: row.slug, revision: 0, content: { ...toContent(row), seats: 9 } };
};

const cancelledActivity = async (scene: MatrixScenario) => ({
  slug: (await ownActivity(scene)).slug,
  reason: { zh: '講者生病。', en: 'The speaker is ill.' },
});

const newActivity = async (scene: MatrixScenario) => ({
  id: randomUUID(),
  content: toContent(await ownActivity(scene)),
});

const draftActivity = async ({ fixture: { db } }: MatrixScenario) => {
  const nextWeek = addDaysToDay(taipeiDay(new Date()), 7);
  const { slug } = await createActivity(db, { startsAt: startOfDay(nextWeek), draft: true });
  return { slug, revision: 0 };
};

/** Access rules of the console's procedures about people, their letters and activities. */
export const OPERATOR_PEOPLE_RULES: Rules = {
  'operator.people.list': {
    ...operator('person.read'),
    isReadOnly: true,
    isLogged: true,
    showsPeople: true,
    input: () => ({}),
  },
  'operator.people.preview': {
    ...operator('membership.grant'),
    isReadOnly: true,
    input: async (scene) => ({ ...(await otherAccount(scene)), act: 'grant', days: 7 }),
  },
  'operator.people.grant': { ...operator('membership.grant'), input: grant },
  'operator.people.pause': {
    ...operator('membership.pause'),
    input: async (scene) => ({ ...(await member(scene)), days: 3, reason: 'abroad' }),
    concurrentErrorCodes: ['ALREADY_PAUSED'],
  },
  'operator.people.resume': {
    ...operator('membership.pause'),
    input: pausedMember,
    concurrentErrorCodes: ['NOT_PAUSED'],
  },
  'operator.people.timeline': {
    ...operator('person.read'),
    isReadOnly: true,
    isLogged: true,
    input: otherAccount,
  },
  'operator.people.addNote': {
    ...operator('person.note'),
    input: async (scene) => ({
      ...(await otherAccount(scene)),
      noteKey: randomUUID(),
      text: 'called',
    }),
  },
  'operator.people.signOut': { ...operator('person.disable'), input: otherAccount },
  'operator.letters.list': { ...operator('letter.read'), isReadOnly: true, input: () => ({}) },
  'operator.letters.answer': { ...operator('letter.answer'), input: letter },
  'operator.letters.reopen': { ...operator('letter.answer'), input: letter },
  'operator.mails.list': {
    ...operator('mail.read'),
    isReadOnly: true,
    showsPeople: true,
    input: () => ({}),
  },
  'operator.mails.resend': {
    ...operator('mail.resend'),
    input: failedMail,
    concurrentErrorCodes: ['MAIL_ALREADY_RESENT'],
  },
  'operator.mails.samples': {
    ...operator('mail.read'),
    isReadOnly: true,
    input: () => ({ template: 'order-paid' }),
  },
  'operator.activities.list': { ...operator('activity.read'), isReadOnly: true },
  'operator.activities.get': {
    ...operator('activity.read'),
    isReadOnly: true,
    showsPeople: true,
    input: activity,
  },
  'operator.activities.checkIn': { ...operator('activity.checkIn'), input: seat },
  'operator.activities.undoCheckIn': { ...operator('activity.checkIn'), input: presence },
  'operator.activities.edited': {
    ...operator('activity.edit'),
    isReadOnly: true,
    input: activity,
  },
  'operator.activities.preview': {
    ...operator('activity.read'),
    isReadOnly: true,
    input: activity,
  },
  'operator.activities.add': { ...operator('activity.edit'), input: newActivity },
  'operator.activities.publish': {
    ...operator('activity.edit'),
    input: draftActivity,
    concurrentErrorCodes: ['ACTIVITY_PUBLISHED'],
  },
  'operator.activities.discard': {
    ...operator('activity.edit'),
    input: draftActivity,
    concurrentErrorCodes: ['ACTIVITY_NOT_FOUND'],
  },
  'operator.activities.change': {
    ...operator('activity.edit'),
    input: changedActivity,
    concurrentErrorCodes: ['ACTIVITY_CHANGED'],
  },
  'operator.activities.cancel': { ...operator('activity.cancel'), input: cancelledActivity },
};
