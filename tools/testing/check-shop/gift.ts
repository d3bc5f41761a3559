import { existsSync } from 'node:fs';
import { Browser } from './browser';
import { APPROVED } from './card-page';
import { mailedPath } from './mail';
import { type Chapter, getMembership, newPerson, order, orderNow, signUpNewPerson } from './shop';

/** Checks that a gift's time goes to the first user who claims it by its link. */
export const gift: Chapter = async (shop) => {
  const { report, mailFolder } = shop;
  const buyer = await signUpNewPerson(shop);
  const person = newPerson('陳收禮');
  const wish = { email: person.email, name: person.name, message: '一起開口。' };
  const broken = await order(shop, buyer, { gift: { ...wish, email: 'nobody' } }).then(
    () => 'ordered',
    () => 'refused',
  );
  report.same('A present for an address that is none is refused', broken, 'refused');
  await buyer.rest('cart/clear', {});
  const { orderId, card } = await order(shop, buyer, { gift: wish });
  const giftStatus = async () => (await orderNow(buyer, orderId))?.gift?.status;
  report.same('An unpaid present waits', await giftStatus(), 'WAITING');
  await card.pay(APPROVED);
  report.same('A present is paid', (await orderNow(buyer, orderId))?.status, 'PAID');
  report.same('A present makes its buyer no member', (await getMembership(buyer)).level, '');
  const guess = await new Browser(shop.site).query('gift.open', { token: 'a-guess-that-is-none' });
  report.same('A guessed link opens nothing', guess.data, null);
  const receiver = await signUpNewPerson(shop, person);
  const wrong = await receiver.mutate('gift.claim', { token: 'another-guess-that-is-none' });
  report.same('A guessed link is not claimed', wrong.code, 'GIFT_NOT_FOUND');
  // The folder of mails exists only after the first mail.
  if (mailFolder === null || !existsSync(mailFolder)) {
    report.skipped('the mailed link of a present: it needs the mails of DATA_DIR');
    return;
  }
  const path = await mailedPath(mailFolder, person.email, '/gift/');
  report.fact('The link goes by mail to the address that was given', path !== null, path);
  if (path === null) return;
  const token = path.split('/').at(-1);
  const seen = await new Browser(shop.site).query('gift.open', { token });
  report.same('A visitor with the link sees the gift', seen.data?.status, 'OPEN');
  const visitor = await new Browser(shop.site).mutate('gift.claim', { token });
  report.same('A visitor cannot claim it', visitor.code, 'LOGIN_USER_REQUIRED');
  const claims = await Promise.all([1, 2, 3].map(() => receiver.mutate('gift.claim', { token })));
  report.fact(
    'One of three concurrent claims succeeds',
    claims.some(({ data }) => data),
    claims,
  );
  const member = await getMembership(receiver);
  report.same('Who claimed it is a member', member.level, 'VIP');
  const attacker = await signUpNewPerson(shop);
  const claimed = await attacker.mutate('gift.claim', { token });
  report.same('Nobody claims it a second time', claimed.code, 'GIFT_CLAIMED');
  report.same('The second one is no member', (await getMembership(attacker)).level, '');
  await receiver.mutate('gift.claim', { token });
  report.same('Claiming it again adds nothing', await getMembership(receiver), member);
  report.same('The buyer sees that it was claimed', await giftStatus(), 'CLAIMED');
};
