import { randomUUID } from 'node:crypto';
import { createActivity } from '~prisma/factories/activity';
import { attemptOf } from '~prisma/factories/attempt';
import { createGift } from '~prisma/factories/gift';
import { createLearner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { createOrder } from '~prisma/factories/order';
import type { Scene } from './rule';
import { mailedLink, newAddress, type Player } from './world';

/** Inputs that succeed, shared by the two doors. */

export const login = ({ me: { learner } }: Scene) => {
  const { email, password } = learner;
  return { email, password };
};

export const signup = () => ({
  email: newAddress(),
  password: 'a booth of my own',
  name: '新人',
  gender: 'OTHER',
  phone: '+886912345678',
});

export const ownEmail = ({ me }: Scene) => ({ email: me.learner.email });

export const profile = ({ turn }: Scene) => ({ name: `改名${turn}`, pronunciation: 'GB' });

export const password = ({ turn }: Scene) => ({ password: `another booth ${turn}` });

export const product = ({ world }: Scene) => ({ id: world.plan.id, qty: 2 });

export const ownRow = ({ me }: Scene) => ({ rowId: me.cart.rowId });
export const ownRowQty = ({ me }: Scene) => ({ rowId: me.cart.rowId, qty: 3 });
export const putBack = ({ world: { plan } }: Scene) => ({
  rows: [{ id: plan.id, qty: 2, price: plan.price }],
});
export const ownPrice = ({ world, me }: Scene) => ({
  rows: [{ rowId: me.cart.rowId, price: world.plan.price }],
});
export const theirPrice = ({ world }: Scene, owner: Player) => ({
  rows: [{ rowId: owner.cart.rowId, price: world.plan.price }],
});
export const noMerge = () => ({ id: randomUUID() });
export const theirRow = (_: Scene, owner: Player) => ({ rowId: owner.cart.rowId });
export const theirRowQty = (_: Scene, owner: Player) => ({ rowId: owner.cart.rowId, qty: 3 });

export const resetLink = async ({ world, me, turn }: Scene) => ({
  token: await mailedLink(world.db, me.learner, 'RESET_PASSWORD'),
  password: `another booth ${turn}`,
});

export const verifyLink = async ({ world, me }: Scene) => ({
  token: await mailedLink(world.db, me.learner, 'VERIFY_EMAIL'),
});

export const freeUnit = ({ world }: Scene) => ({ slug: world.freeUnit.slug });
export const vipUnit = ({ world }: Scene) => ({ slug: world.vipUnit.slug });

export const progress = ({ world }: Scene) => ({ slug: world.freeUnit.slug, currentIndex: 3 });

/** A unit that is in My Learning. */
export const begunUnit = async ({ world, me }: Scene) => {
  const row = { userId: me.learner.id, unitId: world.freeUnit.id };
  await world.db.enrolment.deleteMany({ where: row });
  await world.db.enrolment.create({ data: row });
  return freeUnit({ world, me, turn: 0 });
};

export const activity = ({ world }: Scene) => ({ slug: world.activity.slug });
export const newsHonor = ({ world }: Scene) => ({ slug: world.newsHonor.slug });

/** An activity that somebody has a seat in. */
export const ownSeat = async ({ world, me, turn }: Scene) => {
  const activity = await createActivity(world.db, { startsAt: new Date(Date.now() + 86_400_000) });
  const seat = { activityId: activity.id, userId: me.learner.id, turn };
  await world.db.activityRegistration.create({ data: { ...seat, status: 'SEATED' } });
  return { slug: activity.slug };
};

export const freeFilm = ({ world }: Scene) => ({ slug: world.freeFilm.slug });
export const vipFilm = ({ world }: Scene) => ({ slug: world.vipFilm.slug });

export const filmProgress = ({ world }: Scene) => ({
  slug: world.freeFilm.slug,
  positionMs: 5000,
  heard: [[0, 5000]],
});

/** A recorded lesson that is in My Learning. */
export const begunFilm = async ({ world, me }: Scene) => {
  const row = { userId: me.learner.id, lessonId: world.freeFilm.id };
  await world.db.mediaProgress.deleteMany({ where: row });
  await world.db.mediaProgress.create({ data: row });
  return { slug: world.freeFilm.slug };
};

/** A letter to us: another writing each time, from an address that nobody else has written from. */
export const letter = () => ({
  sendKey: randomUUID(),
  name: '來信的人',
  email: newAddress(),
  subject: 'ORDER',
  orderNumber: 'SY20261121-7K3QX',
  body: '想問退費。',
});

export const attempts = ({ world }: Scene) => ({ attempts: [attemptOf(world.freeUnit.items[0]!)] });

export const purchase = ({ world }: Scene) => ({
  checkoutKey: randomUUID(),
  expectedTotal: world.plan.price,
});

export const ownOrder = ({ me }: Scene) => ({ id: me.orderId });
export const theirOrder = (_: Scene, owner: Player) => ({ id: owner.orderId });

/** Nobody paid for these orders, so nothing can be had back: a paid one would make a member. */
export const unpaidRefund = (scene: Scene) => ({ ...ownOrder(scene), expectedAmount: 0 });
export const theirRefund = (scene: Scene, owner: Player) => ({
  ...theirOrder(scene, owner),
  expectedAmount: 0,
});

/** A gift between two that nobody here is. @returns its link */
export const strangersGift = async ({ world: { db, plan } }: Scene) => {
  const { token } = await createGift(db, await createLearner(db), { plan });
  return { token };
};

/** One that somebody else has claimed: an open one would make a member. */
export const claimedGift = async ({ world: { db, plan } }: Scene) => {
  const { id: claimedById } = await createLearner(db);
  const { token } = await createGift(db, await createLearner(db), { plan, claimedById });
  return { token };
};

/** One that nobody has paid: no letter leaves. */
export const ownGift = async ({ world: { db, plan }, me }: Scene) => {
  const { orderId: id } = await createGift(db, me.learner, { plan, paid: false });
  return { id, email: newAddress() };
};
export const theirGift = (scene: Scene, owner: Player) => ({
  ...theirOrder(scene, owner),
  email: newAddress(),
});

/** An order that nobody has cancelled yet. */
export const freshOrder = async ({ world: { db, plan }, me }: Scene) => {
  const { id } = await createOrder(db, me.learner, { plan, at: new Date() });
  return { id };
};

/** A card that nobody has touched yet. */
export const ownCard = async ({ world: { db, freeUnit }, me }: Scene) => {
  const row = { userId: me.learner.id, itemId: freeUnit.items[0]!.id, dueOn: TEST_NOON };
  await db.card.deleteMany({ where: { userId: row.userId, itemId: row.itemId } });
  await db.card.create({ data: { id: me.cardId, ...row } });
  return { cardId: me.cardId };
};
export const theirCard = (_: Scene, owner: Player) => ({ cardId: owner.cardId });

export const review = async (scene: Scene) => ({
  ...(await ownCard(scene)),
  version: 0,
  attempt: attemptOf(scene.world.freeUnit.items[0]!),
});
export const theirReview = ({ world }: Scene, owner: Player) => ({
  cardId: owner.cardId,
  version: 0,
  attempt: attemptOf(world.freeUnit.items[0]!),
});

export const item = ({ world }: Scene) => ({ itemId: world.freeUnit.items[1]!.id });

export const ownDevice = ({ me }: Scene) => ({ id: me.session?.id ?? randomUUID() });
export const theirDevice = (_: Scene, owner: Player) => ({ id: owner.session?.id ?? randomUUID() });

/** An account that nobody here is logged in to, for operators. */
export const stranger = async ({ world: { db } }: Scene) => ({ id: (await createLearner(db)).id });
export const strangersRole = async (scene: Scene) => ({
  ...(await stranger(scene)),
  role: 'ADMIN',
});
export const strangersEmail = async ({ world: { db } }: Scene) => ({
  email: (await createLearner(db)).email,
});
