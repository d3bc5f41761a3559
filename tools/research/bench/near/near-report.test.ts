import { expect, it } from 'vitest';
import type { NearCandidate } from './near-candidates';
import { heardChanges, nameNearWords, shareRight } from './near-report';
import type { NearRow, ReadRow } from './near-rows';

const candidate = (change: NearCandidate['change'], earGain: number): NearCandidate => ({
  change,
  position: 0,
  gain: -4 * earGain,
  earGain,
});

/** *think* was said, and the text has *sink*: the ear hears it, the likelihood says the opposite. */
const near = (speaker: number): NearRow => ({
  row: 'near',
  speaker: `${speaker}`,
  kind: 'th',
  said: 3,
  odds: -3,
  candidates: [candidate('S>TH', 5), candidate('S>Z', -5)],
  right: 0,
});
const read = (speaker: number, score: number): ReadRow => ({
  row: 'read',
  speaker: `${speaker}`,
  odds: -3,
  candidates: [candidate('TH>S', score < 1 ? 5 : -6)],
  scores: [score],
});
const speakers = [0, 1, 2, 3, 4, 5, 6, 7];
const rows = [...speakers.map(near), ...speakers.map((i) => read(i, i % 2 ? 2 : 0))];

it('The word that was said is named by the ear where the likelihood names another', () => {
  expect(nameNearWords(rows).get('th')).toEqual({
    caught: 8,
    byLikelihood: 0,
    byEar: 8,
    byBoth: 8,
  });
});

it('The surest changes of readings are those of sounds that experts call wrong', () => {
  const changes = heardChanges(rows);
  expect(shareRight(changes.slice(0, 4))).toBe(1);
  expect(shareRight(changes)).toBe(0.5);
});
