import { expect, it } from 'vitest';
import { withdrawUnitSchema } from './news';
import { disableAccountSchema } from './operator';
import { withdrawCouponSchema } from './operator-coupon';
import { withdrawLegalSchema } from './operator-legal';
import { resendMailSchema } from './operator-mail';
import { withdrawPriceSchema } from './operator-price';
import { setHiddenSchema, setLessonHiddenSchema } from './site-text';

const id = '00000000-0000-4000-8000-000000000000';

it.each([
  ['of a unit', withdrawUnitSchema, { slug: 'tea' }],
  ['of a coupon', withdrawCouponSchema, { coupon: 'TEA' }],
  ['of a price', withdrawPriceSchema, { id }],
  ['of a legal text', withdrawLegalSchema, { slug: 'tou', version: '2026-12-01' }],
  ['of an account', disableAccountSchema, { id }],
  ['of a question', setHiddenSchema, { kind: 'question', id, hidden: true }],
  ['of news', setHiddenSchema, { kind: 'news', id, hidden: true }],
  ['of a partner', setHiddenSchema, { kind: 'partner', id, hidden: true }],
  ['of a video or voice lesson', setLessonHiddenSchema, { id, hidden: true }],
  ['of a mail that is sent again', resendMailSchema, { id }],
])('The withdrawal %s has a reason, for every caller', (_, schema, input) => {
  for (const reason of [undefined, '', ' \n ', 'x'.repeat(501)])
    expect(schema.safeParse({ ...input, reason }).success, reason).toBe(false);
  expect(schema.parse({ ...input, reason: ' a slip ' })).toMatchObject({ reason: 'a slip' });
});

it('Showing content again needs no reason', () => {
  expect(setHiddenSchema.safeParse({ kind: 'news', id, hidden: false }).success).toBe(true);
});
