import { createHash, randomUUID } from 'node:crypto';
import type { ScoredPhone, ScoredWord } from '~/domain/scored-attempt';
import type { Phone, ReferenceWord } from '~/domain/speech/types';
import type { AttemptInput } from '~/schemas/lesson';

/** Sounds that the demo learner misses, with the sound said instead: some that are hard for speakers of
 *  Mandarin. */
const MISSED: Readonly<Record<Phone, Phone>> = { TH: 'S', DH: 'L', V: 'W', Z: 'S', IH: 'IY' };
/** Share of the readings in which such a sound is missed at first, and the factor by which each practice
 *  reduces it. */
const MISSED_AT_FIRST = 0.3;
const LEFT_BY_PRACTICE = 0.6;
const MS_PER_PHONE = 95;

interface Reading {
  item: { id: string; reference: readonly ReferenceWord[] };
  /** How often the item was practised before. */
  practised: number;
  madeAt: Date;
  /** Whether it was said in a review. */
  fromMemory?: boolean;
}

/** Invents the demo learner's reading of an item, the same for the same item and time: hard sounds are missed
 *  less with each repetition. */
export function makeReading({ item, practised, madeAt, fromMemory }: Reading): AttemptInput {
  const chance = (...key: unknown[]) => toFraction([item.id, madeAt.getTime(), ...key].join(' '));
  const missedShare = MISSED_AT_FIRST * LEFT_BY_PRACTICE ** practised;
  const words = item.reference.map((word, index): ScoredWord => {
    const sounds = (word.pronunciations[0] ?? []).map((target, position): ScoredPhone => {
      const heard = MISSED[target];
      const at = chance(index, position);
      return heard !== undefined && at < missedShare
        ? { target, heard, score: 20 + Math.round(at * 60) }
        : { target, heard: null, score: 72 + Math.round(at * 28) };
    });
    return { text: word.text, ...toVerdict(sounds, word.functionWord), sounds };
  });
  const phones = item.reference.reduce(
    (sum, word) => sum + (word.pronunciations[0] ?? []).length,
    0,
  );
  return {
    id: randomUUID(),
    itemId: item.id,
    mode: 'SPEAK',
    score: Math.round(words.reduce((sum, { score }) => sum + score, 0) / words.length),
    passed: words.every(({ status }) => status !== 'again'),
    words,
    engine: 'demo',
    accent: 'US',
    spokenMs: phones * MS_PER_PHONE,
    ...(fromMemory && { fromMemory }),
    madeAt,
  };
}

function toVerdict(sounds: readonly ScoredPhone[], functionWord: boolean) {
  const mean = sounds.reduce((sum, { score }) => sum + score, 0) / Math.max(1, sounds.length);
  const missed = sounds.some(({ heard }) => heard !== null);
  if (!missed) return { score: Math.round(mean), status: 'said' as const };
  // A missed sound makes a short word wrong; in a long or unstressed word it is a small fault.
  const isRed = !functionWord && sounds.length < 4;
  return isRed
    ? { score: Math.min(45, Math.round(mean)), status: 'again' as const }
    : { score: Math.min(68, Math.round(mean)), status: 'nearly' as const };
}

/** A fraction in [0, 1) that depends only on the key. */
const toFraction = (key: string): number =>
  createHash('sha256').update(key).digest().readUInt32BE(0) / 2 ** 32;
