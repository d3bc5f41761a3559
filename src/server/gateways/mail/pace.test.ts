import { expect, it } from 'vitest';
import { createPace } from './pace';

it('A person’s mail leaves before every mail to many that waits for its turn', async () => {
  const { turn } = createPace(200);
  const left: string[] = [];
  const bulk = Array.from({ length: 20 }, () => turn('BULK').then(() => left.push('BULK')));
  await bulk[0];
  const person = turn('PERSON').then(() => left.push('PERSON'));
  await Promise.all([...bulk, person]);
  // At most those that were let go at the same look stand before it.
  expect(left.indexOf('PERSON')).toBeLessThan(15);
  expect(left).toHaveLength(21);
});

it('No more mails leave than the rate allows, also when it is less than one a second', async () => {
  const { turn } = createPace(0.5);
  let left = 0;
  const first = turn('BULK').then(() => left++);
  void turn('PERSON').then(() => left++);
  await first.catch(() => {});
  await new Promise((resolve) => setImmediate(resolve));
  expect(left).toBeLessThan(2);
}, 4000);
