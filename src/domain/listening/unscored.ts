import type { Contrast } from './contrast';

/** The contrasts that the scorer hears worst, by the benchmark of near words: no ear that was tried tells them apart
 *  in learners' speech, so that the learner's own is trained first. */
export const UNSCORED: ReadonlySet<Contrast> = new Set([
  'sheepShip',
  'poolPull',
  'penPan',
  'hatHut',
  'cupCop',
  'lateLet',
  'boatBought',
  'backBag',
]);
