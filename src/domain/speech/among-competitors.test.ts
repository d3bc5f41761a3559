import { expect, it } from 'vitest';
import { amongCompetitors } from './among-competitors';
import type { CompetitorEvidence } from './competitors';
import type { NearGain } from './near-evidence';

const common = (best: number): CompetitorEvidence => ({
  best,
  twentieth: 1,
  twentiethByRoot: 1,
  deviations: 1,
  rank: -1,
});
const near = (gain: number): NearGain[] => [{ change: 'TH>S', position: 0, gain }];
const FRAMES = 30;

it('A word is ahead where neither a common word nor one with another sound fits as well', () => {
  expect(amongCompetitors(common(1), near(-40), FRAMES)).toEqual({
    isAhead: true,
    isOutdone: false,
  });
});

it('A word is not ahead of a common word that fits better, nor of an unusually likely near word', () => {
  expect(amongCompetitors(common(-0.1), near(-40), FRAMES).isAhead).toBe(false);
  expect(amongCompetitors(common(1), near(60), FRAMES).isAhead).toBe(false);
});

it('A word is outdone where a common word fits better than the word with one sound changed', () => {
  expect(amongCompetitors(common(-2), near(10), FRAMES).isOutdone).toBe(true);
  expect(amongCompetitors(common(-2), near(80), FRAMES).isOutdone).toBe(false);
  expect(amongCompetitors(common(0.5), near(-10), FRAMES).isOutdone).toBe(false);
});

it('A word that is not compared, such as a function word, is never praised, and its sounds get no advice', () => {
  expect(amongCompetitors(null, null, FRAMES)).toEqual({ isAhead: false, isOutdone: true });
});
