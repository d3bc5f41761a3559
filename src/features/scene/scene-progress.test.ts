import { expect, it } from 'vitest';
import { parseProgress, withEnding } from './scene-progress';

const NOTHING = parseProgress(null);

it('Nothing stored, and a text that is no progress, are the first round without an ending', () => {
  expect(NOTHING).toEqual({ round: 'shown', endings: [] });
  for (const text of ['', '{', '{"round":"fourth","endings":[]}', '[]'])
    expect(parseProgress(text)).toEqual(NOTHING);
});

it('An ending leads to the next round and is counted once', () => {
  const once = withEnding(NOTHING, 'shown', 'home');
  expect(once).toEqual({ round: 'hinted', endings: ['home'] });
  expect(withEnding(once, 'hinted', 'home')).toEqual({ round: 'meaning', endings: ['home'] });
  expect(parseProgress(JSON.stringify(once))).toEqual(once);
});

it('An earlier round that is done again leaves the later one as it is, and the last one stays', () => {
  const third = { round: 'meaning', endings: ['home'] } as const;
  expect(withEnding(third, 'shown', 'out').round).toBe('meaning');
  expect(withEnding(third, 'meaning', 'out')).toEqual({
    round: 'meaning',
    endings: ['home', 'out'],
  });
});
