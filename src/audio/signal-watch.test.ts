import { expect, it } from 'vitest';
import { SignalWatch } from './signal-watch';

const feed = (watch: SignalWatch, db: number, ms: number) => {
  let dead = false;
  for (let elapsed = 0; elapsed < ms; elapsed += 50) dead = watch.feed(db, 50);
  return dead;
};

it('A muted microphone is reported after two seconds, until it has a signal', () => {
  const watch = new SignalWatch();
  expect(feed(watch, Number.NEGATIVE_INFINITY, 1900)).toBe(false);
  expect(feed(watch, -90, 200)).toBe(true);
  expect(feed(watch, -40, 50)).toBe(false);
});

it('A quiet room counts as a signal, and so does silence after the first signal', () => {
  const watch = new SignalWatch();
  expect(feed(watch, -65, 4000)).toBe(false);
  expect(feed(watch, Number.NEGATIVE_INFINITY, 4000)).toBe(false);
});
