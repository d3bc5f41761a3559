import { expect, it } from 'vitest';
import { createPace } from './pace';

it('A mail of the lane `PERSON` leaves before every queued bulk mail', async () => {
  const { turn } = createPace(200);
  const left: string[] = [];
  const bulk = Array.from({ length: 100 }, () => turn('BULK').then(() => left.push('BULK')));
  const person = turn('PERSON').then(() => left.push('PERSON'));
  await Promise.all([...bulk, person]);
  expect(left.indexOf('PERSON')).toBe(0);
  expect(left).toHaveLength(101);
});

it('Mails leave within the rate limit, and none is lost', async () => {
  const { turn } = createPace(100);
  const began = performance.now();
  await Promise.all(Array.from({ length: 30 }, () => turn('BULK')));
  // Thirty mails at a hundred a second, less the time that a late timer makes up for.
  expect(performance.now() - began).toBeGreaterThan(200);
});
