import { randomUUID } from 'node:crypto';
import { createReminderToken } from '~/server/services/reminder/reminder-token';
import { createActivity } from '~prisma/factories/activity';
import { buildAttempt } from '~prisma/factories/attempt';
import { createGift } from '~prisma/factories/gift';
import { createLearner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { createOrder } from '~prisma/factories/order';
import { createSavedWord } from '~prisma/factories/saved-word';
import { createMailedLink, newAddress, type TestUser } from './fixture';
import type { MatrixScenario } from './rule';

/** Inputs that succeed, shared by REST and tRPC. */

export const signInInput = ({ caller: { learner } }: MatrixScenario) => {
  const { email, password } = learner;
  return { email, password };
};

export const signUpInput = () => ({
  email: newAddress(),
  password: 'a booth of my own',
  name: '新人',
  gender: 'OTHER',
  phone: '+886912345678',
});

export const ownEmail = ({ caller }: MatrixScenario) => ({ email: caller.learner.email });

export const profile = ({ sequence }: MatrixScenario) => ({
  name: `改名${sequence}`,
  pronunciation: 'GB',
});

export const password = ({ sequence }: MatrixScenario) => ({
  password: `another booth ${sequence}`,
});

export const product = ({ fixture }: MatrixScenario) => ({ id: fixture.plan.id, qty: 2 });

export const ownRow = ({ caller }: MatrixScenario) => ({ rowId: caller.cart.rowId });
export const ownRowQty = ({ caller }: MatrixScenario) => ({ rowId: caller.cart.rowId, qty: 3 });
export const restoreItems = ({ fixture: { plan } }: MatrixScenario) => ({
  rows: [{ id: plan.id, qty: 2, price: plan.price }],
});
export const ownPrice = ({ fixture, caller }: MatrixScenario) => ({
  rows: [{ rowId: caller.cart.rowId, price: fixture.plan.price }],
});
export const foreignPrice = ({ fixture }: MatrixScenario, owner: TestUser) => ({
  rows: [{ rowId: owner.cart.rowId, price: fixture.plan.price }],
});
export const missingMergeNotice = () => ({ id: randomUUID() });
export const foreignRow = (_: MatrixScenario, owner: TestUser) => ({ rowId: owner.cart.rowId });
export const foreignRowQty = (_: MatrixScenario, owner: TestUser) => ({
  rowId: owner.cart.rowId,
  qty: 3,
});

export const resetLink = async ({ fixture, caller, sequence }: MatrixScenario) => ({
  token: await createMailedLink(fixture.db, caller.learner, 'RESET_PASSWORD'),
  password: `another booth ${sequence}`,
});

export const restoreLink = async ({ fixture, caller, sequence }: MatrixScenario) => ({
  token: await createMailedLink(fixture.db, caller.learner, 'RESTORE_EMAIL'),
  password: `another booth ${sequence}`,
});

export const verifyLink = async ({ fixture, caller }: MatrixScenario) => ({
  token: await createMailedLink(fixture.db, caller.learner, 'VERIFY_EMAIL'),
});

export const reminderLink = ({ caller }: MatrixScenario) => ({
  token: createReminderToken(caller.learner.id),
});

export const freeUnit = ({ fixture }: MatrixScenario) => ({ slug: fixture.freeUnit.slug });
export const membersUnit = ({ fixture }: MatrixScenario) => ({ slug: fixture.membersUnit.slug });

export const progress = ({ fixture }: MatrixScenario) => ({
  slug: fixture.freeUnit.slug,
  currentIndex: 3,
});

/** A unit that is in My Learning. */
export const startedUnit = async ({ fixture, caller }: MatrixScenario) => {
  const row = { userId: caller.learner.id, unitId: fixture.freeUnit.id };
  await fixture.db.enrolment.deleteMany({ where: row });
  await fixture.db.enrolment.create({ data: row });
  return freeUnit({ fixture, caller, sequence: 0 });
};

export const activity = ({ fixture }: MatrixScenario) => ({ slug: fixture.activity.slug });
export const newsHonor = ({ fixture }: MatrixScenario) => ({ slug: fixture.newsHonor.slug });

/** An activity in which the caller has a seat. */
export const ownSeat = async ({ fixture, caller, sequence }: MatrixScenario) => {
  const activity = await createActivity(fixture.db, {
    startsAt: new Date(Date.now() + 86_400_000),
  });
  const seat = { activityId: activity.id, userId: caller.learner.id, waitingPosition: sequence };
  await fixture.db.activityRegistration.create({ data: { ...seat, status: 'CONFIRMED' } });
  return { slug: activity.slug };
};

export const freeVideo = ({ fixture }: MatrixScenario) => ({ slug: fixture.freeVideo.slug });
export const membersVideo = ({ fixture }: MatrixScenario) => ({ slug: fixture.membersVideo.slug });

export const videoProgress = ({ fixture }: MatrixScenario) => ({
  slug: fixture.freeVideo.slug,
  positionMs: 5000,
  heard: [[0, 5000]],
});

/** A media lesson that is in My Learning. */
export const startedVideo = async ({ fixture, caller }: MatrixScenario) => {
  const row = { userId: caller.learner.id, lessonId: fixture.freeVideo.id };
  await fixture.db.mediaProgress.deleteMany({ where: row });
  await fixture.db.mediaProgress.create({ data: row });
  return { slug: fixture.freeVideo.slug };
};

/** A contact message with a new key and a new e-mail address each time. */
export const contactMessage = () => ({
  sendKey: randomUUID(),
  name: '來信的人',
  email: newAddress(),
  subject: 'ORDER',
  orderNumber: 'SY20261121-7K3QX',
  body: '想問退費。',
});

export const attempts = ({ fixture }: MatrixScenario) => ({
  attempts: [buildAttempt(fixture.freeUnit.items[0]!)],
});

export const purchase = ({ fixture }: MatrixScenario) => ({
  checkoutKey: randomUUID(),
  expectedTotal: fixture.plan.price,
});

export const ownOrder = ({ caller }: MatrixScenario) => ({ id: caller.orderId });
export const foreignOrder = (_: MatrixScenario, owner: TestUser) => ({ id: owner.orderId });

/** A refund of an unpaid order, which is rejected: a paid one would make the caller a member. */
export const unpaidRefund = (scene: MatrixScenario) => ({ ...ownOrder(scene), expectedAmount: 0 });
export const theirRefund = (scene: MatrixScenario, owner: TestUser) => ({
  ...foreignOrder(scene, owner),
  expectedAmount: 0,
});

/** An unclaimed gift between two other users. @returns the token of its link */
export const unclaimedGift = async ({ fixture: { db, plan } }: MatrixScenario) => {
  const { token } = await createGift(db, await createLearner(db), { plan });
  return { token };
};

/** A gift claimed by another user: an unclaimed one would make the caller a member. */
export const claimedGift = async ({ fixture: { db, plan } }: MatrixScenario) => {
  const { id: claimedById } = await createLearner(db);
  const { token } = await createGift(db, await createLearner(db), { plan, claimedById });
  return { token };
};

/** An unpaid gift, for which no e-mail is sent. */
export const ownGift = async ({ fixture: { db, plan }, caller }: MatrixScenario) => {
  const { orderId: id } = await createGift(db, caller.learner, { plan, paid: false });
  return { id, email: newAddress() };
};
export const foreignGift = (scene: MatrixScenario, owner: TestUser) => ({
  ...foreignOrder(scene, owner),
  email: newAddress(),
});

/** A pending order that has not been cancelled. */
export const freshOrder = async ({ fixture: { db, plan }, caller }: MatrixScenario) => {
  const { id } = await createOrder(db, caller.learner, { plan, at: new Date() });
  return { id };
};

/** A new card, recreated. */
export const ownCard = async ({ fixture: { db, freeUnit }, caller }: MatrixScenario) => {
  const row = { userId: caller.learner.id, itemId: freeUnit.items[0]!.id, dueOn: TEST_NOON };
  await db.card.deleteMany({ where: { userId: row.userId, itemId: row.itemId } });
  await db.card.create({ data: { id: caller.cardId, ...row } });
  return { cardId: caller.cardId };
};
export const foreignCard = (_: MatrixScenario, owner: TestUser) => ({ cardId: owner.cardId });

export const review = async (scene: MatrixScenario) => ({
  ...(await ownCard(scene)),
  version: 0,
  attempt: buildAttempt(scene.fixture.freeUnit.items[0]!),
});
export const foreignReview = ({ fixture }: MatrixScenario, owner: TestUser) => ({
  cardId: owner.cardId,
  version: 0,
  attempt: buildAttempt(fixture.freeUnit.items[0]!),
});

export const openItem = ({ fixture }: MatrixScenario) => ({
  itemId: fixture.freeUnit.items[1]!.id,
  day: '2026-11-20',
});

/** A text that only the caller has saved. */
export const tappedWord = ({ caller }: MatrixScenario) => ({
  text: 'tell',
  sentence: `Tell ${caller.name}.`,
});

/** A saved word with the id of the caller's card, recreated. */
export const ownWord = async ({ fixture: { db }, caller }: MatrixScenario) => {
  await db.savedWord.deleteMany({ where: { id: caller.cardId } });
  const { id } = await createSavedWord(db, caller.learner, { word: 'matrix', id: caller.cardId });
  return { id };
};
export const foreignWord = (_: MatrixScenario, owner: TestUser) => ({ id: owner.cardId });

export const item = ({ fixture }: MatrixScenario) => ({ itemId: fixture.freeUnit.items[1]!.id });

export const ownDevice = ({ caller }: MatrixScenario) => ({
  id: caller.session?.id ?? randomUUID(),
});
export const foreignDevice = (_: MatrixScenario, owner: TestUser) => ({
  id: owner.session?.id ?? randomUUID(),
});

/** An account that belongs to none of the callers, for operators. */
export const otherAccount = async ({ fixture: { db } }: MatrixScenario) => ({
  id: (await createLearner(db)).id,
});
/** No input, and another owner, so that an operator may delete the account. */
export const nothingBesideAnOwner = async ({ fixture: { db } }: MatrixScenario) => {
  await createLearner(db, { role: 'OWNER' });
  return {};
};
export const otherAccountRole = async (scene: MatrixScenario) => ({
  ...(await otherAccount(scene)),
  role: 'OWNER',
});
export const otherAccountEmail = async ({ fixture: { db } }: MatrixScenario) => ({
  email: (await createLearner(db)).email,
});

export const scene = () => ({ slug: 'the-wrong-cup' });
