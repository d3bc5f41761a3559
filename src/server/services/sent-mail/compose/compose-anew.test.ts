import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '~/lib/secret-token';
import { unseal } from '~/server/credentials/seal';
import type { Database } from '~/server/db';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createMail, deliverWaiting, SENT_MAIL } from '~/test/mail-fixture';
import { createActivity } from '~prisma/factories/activity';
import { createGift } from '~prisma/factories/gift';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { createPaidOrder } from '~prisma/factories/order';
import { verifyEmail } from '../../account/verify-email';
import { getOrderByNumber } from '../../console/get-order';
import { openGift } from '../../gift/open-gift';
import { resendMail } from '../resend-mail';

let db: Database;
let ctx: TestContext;
let learner: Learner;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  ctx = userContext(db, await createLearner(db, { role: 'SUPPORT' }));
  learner = await createLearner(db, { name: '王小明' });
});

const sentMail = (data: { template: string; payload: object; recipient?: string }) =>
  createMail(db, { ...SENT_MAIL, recipient: learner.email, ...data });
const resend = (id: string) => resendMail({ ctx, input: { id, reason: 'case 12' } });
const newest = () => db.outboxMessage.findFirstOrThrow({ where: { resendOfId: { not: null } } });

describe('A mail that is recomposed', () => {
  it('A receipt goes to the address that the buyer has now, and the order’s history has both', async () => {
    const order = await createPaidOrder(db, learner);
    const payload = { orderId: order.id };
    const { id } = await sentMail({ template: 'order-paid', payload });
    await db.user.update({ where: { id: learner.id }, data: { email: 'new@shuoyi.example' } });
    expect(await resend(id)).toEqual({ recipient: 'new@shuoyi.example' });
    const [message] = await deliverWaiting(db);
    expect(message?.to).toBe('new@shuoyi.example');
    expect(message?.subject).toContain(order.number);
    const owner = userContext(db, await createLearner(db, { role: 'OWNER' }));
    const { history } = await getOrderByNumber({ ctx: owner, input: { number: order.number } });
    expect(JSON.stringify(history)).toContain('order-paid');
  });

  it('A receipt of an order that was refunded meanwhile is not sent', async () => {
    const order = await createPaidOrder(db, learner);
    const payload = { orderId: order.id };
    const { id } = await sentMail({ template: 'order-paid', payload });
    await db.order.update({ where: { id: order.id }, data: { status: 'REFUNDED' } });
    await expect(resend(id)).rejects.toMatchObject({ code: 'MAIL_OUTDATED' });
  });

  it('A verification has a new link that works, and the link of the mail before is over', async () => {
    await db.user.update({ where: { id: learner.id }, data: { emailVerifiedAt: null } });
    const { id } = await sentMail({ template: 'verify-email', payload: {} });
    await resend(id);
    const token = unseal(((await newest()).payload as { token: string }).token);
    await verifyEmail({ ctx: visitorContext(db, { clock: ctx.clock }), input: { token } });
    const { emailVerifiedAt } = await db.user.findUniqueOrThrow({ where: { id: learner.id } });
    expect(emailVerifiedAt).toEqual(ctx.now());
  });

  it('The mail of an unclaimed gift has the same link', async () => {
    const gift = await createGift(db, learner);
    const mail = { template: 'gift-arrived', recipient: gift.email, payload: { giftId: gift.id } };
    const { id } = await sentMail({ ...mail });
    await resend(id);
    const [message] = await deliverWaiting(db);
    expect(message).toMatchObject({ to: gift.email });
    expect(message?.text).toContain(`/gift/${gift.token}`);
    await db.gift.update({ where: { id: gift.id }, data: { status: 'CLAIMED' } });
    await expect(resend((await newest()).id)).rejects.toMatchObject({ code: 'MAIL_OUTDATED' });
  });

  it('The link in a gift’s mail works although the one that was mailed before is of an earlier secret', async () => {
    const gift = await createGift(db, learner);
    const tokenHash = hashToken('of an earlier secret');
    await db.gift.update({ where: { id: gift.id }, data: { tokenHash } });
    const mail = { template: 'gift-arrived', recipient: gift.email, payload: { giftId: gift.id } };
    await resend((await sentMail(mail)).id);
    const token = /\/gift\/([\w-]+)/.exec((await deliverWaiting(db))[0]?.text ?? '')?.[1] ?? '';
    expect(await openGift({ ctx: visitorContext(db), input: { token } })).toMatchObject({
      status: 'OPEN',
    });
  });

  it('A refund’s mail says what the latest request is now', async () => {
    const order = await createPaidOrder(db, learner);
    const payload = { orderId: order.id };
    const { id } = await sentMail({ template: 'refund-requested', payload });
    const request = await db.refundRequest.create({
      data: { orderId: order.id, amount: 700, lines: [], requestedAt: TEST_NOON },
    });
    await resend(id);
    expect((await deliverWaiting(db))[0]?.text).toContain('NT$700');
    await db.refundRequest.update({ where: { id: request.id }, data: { status: 'WITHDRAWN' } });
    await expect(resend((await newest()).id)).rejects.toMatchObject({ code: 'MAIL_OUTDATED' });
  });

  it('An invoice’s mail has the number that it has now', async () => {
    const order = await createPaidOrder(db, learner);
    const payload = { orderId: order.id };
    const { id } = await sentMail({ template: 'invoice-issued', payload });
    await expect(resend(id)).rejects.toMatchObject({ code: 'MAIL_OUTDATED' });
    await db.invoice.update({
      where: { orderId: order.id },
      data: { status: 'ISSUED', number: 'AB12345678', issuedAt: TEST_NOON },
    });
    await resend(id);
    expect((await deliverWaiting(db))[0]?.text).toMatch(/AB-?12345678/);
  });

  it('A mail about the end of a membership is sent while it ends within a week', async () => {
    const { id } = await sentMail({ template: 'membership-ending', payload: {} });
    await expect(resend(id)).rejects.toMatchObject({ code: 'MAIL_OUTDATED' });
    const grant = { kind: 'GRANT', days: 3, reason: 'a test', sourceKey: 'a test' } as const;
    await db.entitlement.create({ data: { ...grant, userId: learner.id, grantedAt: TEST_NOON } });
    await resend(id);
    expect((await deliverWaiting(db))[0]?.subject).toContain('到期');
  });

  it('A mail about a seat is sent while the person has it and the activity has not begun', async () => {
    const activity = await createActivity(db, {
      startsAt: new Date(TEST_NOON.getTime() + 86_400_000),
    });
    const about = { payload: { slug: activity.slug } };
    const { id } = await sentMail({ template: 'activity-seat', ...about });
    await expect(resend(id)).rejects.toMatchObject({ code: 'MAIL_OUTDATED' });
    await db.activityRegistration.create({
      data: {
        activityId: activity.id,
        userId: learner.id,
        status: 'CONFIRMED',
        waitingPosition: 1,
      },
    });
    const waiting = await sentMail({ template: 'activity-waiting', ...about });
    await expect(resend(waiting.id)).rejects.toMatchObject({ code: 'MAIL_OUTDATED' });
    await resend(id);
    expect((await deliverWaiting(db))[0]?.text).toContain(activity.joiningZh);
    ctx.clock.advance({ days: 2 });
    await expect(resend((await newest()).id)).rejects.toMatchObject({ code: 'MAIL_OUTDATED' });
  });

  it('A mail about the deletion of an account says what was chosen last', async () => {
    const deletion = await sentMail({ template: 'deletion-requested', payload: {} });
    const stay = await sentMail({ template: 'deletion-cancelled', payload: {} });
    await expect(resend(deletion.id)).rejects.toMatchObject({ code: 'MAIL_OUTDATED' });
    const deletionDueAt = new Date(TEST_NOON.getTime() + 7 * 86_400_000);
    await db.user.update({ where: { id: learner.id }, data: { deletionDueAt } });
    await expect(resend(stay.id)).rejects.toMatchObject({ code: 'MAIL_OUTDATED' });
    await resend(deletion.id);
    expect((await deliverWaiting(db))[0]?.subject).toContain('2026年11月28日');
  });
});
