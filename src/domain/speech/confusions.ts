import type { Phone } from './types';

/** What a learner may really have said instead of a phone. Other winners of the comparison are more
 *  often the scorer's error than the learner's, so they are never named as a hint. */
const confusions: Readonly<Record<Phone, readonly Phone[]>> = {
  R: ['L'],
  L: ['R'],
  TH: ['S', 'T', 'F'],
  DH: ['D', 'Z'],
  V: ['W', 'F', 'B'],
  W: ['V'],
  N: ['NG'],
  NG: ['N'],
  IH: ['IY'],
  IY: ['IH'],
  AE: ['EH'],
  EH: ['AE'],
  UH: ['UW'],
  UW: ['UH'],
  SH: ['S'],
  Z: ['S'],
  B: ['P'],
  D: ['T'],
  G: ['K'],
};

/** The heard phone when it is a likely slip for the target, else null. */
export function likelySlip(target: Phone, heard: Phone): Phone | null {
  return confusions[target]?.includes(heard) ? heard : null;
}
