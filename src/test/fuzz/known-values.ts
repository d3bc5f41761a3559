import { buildAttempt } from '~prisma/factories/attempt';
import type { Fixture } from '../matrix/fixture';
import type { KnownValues } from './from-schema';

/** Valid values of fields in the fixture, so that invalid input gets past the first look-up. */
export function knownValues({
  users,
  plan,
  freeUnit,
  membersUnit,
  freeVideo,
  membersVideo,
  activity,
}: Fixture): KnownValues {
  const { user, visitor } = users;
  const item = freeUnit.items[0]!;
  return {
    email: [user.learner.email, visitor.learner.email, 'somebody@shuoyi.example'],
    password: ['a booth of my own', user.learner.password],
    currentPassword: [user.learner.password, 'not it at all'],
    name: ['王小明', 'A\u0301'],
    phone: ['0912345678', '+886912345678'],
    slug: [freeUnit.slug, membersUnit.slug, freeVideo.slug, membersVideo.slug, activity.slug],
    rowId: [user.cart.rowId],
    cardId: [user.cardId],
    itemId: [item.id, membersUnit.items[0]!.id],
    id: [plan.id, user.orderId, buildAttempt(item).id],
    text: ['tea'],
    madeAt: ['2026-11-21T04:00:00Z', '+275760-09-13T00:00:00Z', '-271821-04-20T00:00:00Z', 8.64e15],
    expectedTotal: [plan.price],
    // Invoices: a phone barcode, a tax ID, a charity.
    code: ['/ABC1234', '12345675', '8585'],
  };
}
