import 'server-only';
import { MINIMAL_PAIRS, type MinimalPair } from '~/domain/listening/pairs';
import type { Accent } from '~/domain/speech/accent';
import type { Speaker } from '~/domain/voices';
import type { ListeningClips } from '~/schemas/listening-clips';
import { loadListeningClips } from '~/server/content/load-listening-clips';

/** A pair as one voice says it. */
export interface SpokenPair {
  speaker: Speaker;
  /** The two words with their clips, and their IPA in the voice's accent. */
  words: [PairWord, PairWord];
}

interface PairWord {
  ipa: string;
  path: string;
}

let loaded: ListeningClips | undefined;
const clips = (): ListeningClips => (loaded ??= loadListeningClips());

/** The voices in which a pair is heard by a learner of an accent, in turn: those of the accent, and between them those
 *  of the other one where the accent has a single voice or none. Learning to tell sounds apart carries over to new speakers
 *  only if several are heard (Lively, Logan & Pisoni 1993). */
export function voicesOfPair(pair: MinimalPair, accent: Accent): SpokenPair[] {
  const own = voicesOf(pair, accent);
  if (own.length > 1) return own;
  const others = voicesOf(pair, accent === 'US' ? 'GB' : 'US');
  if (own.length === 0) return others;
  return others.length === 0 ? own : others.flatMap((other) => [own[0]!, other]);
}

/** The voices of one accent that say both words of a pair; none where a clip was not accepted. */
function voicesOf({ words }: MinimalPair, accent: Accent): SpokenPair[] {
  const [first, second] = words.map((word) => clips().words.find(({ text }) => text === word));
  if (!first || !second) return [];
  const ipa = (word: typeof first) => (accent === 'US' ? word.ipa.us : word.ipa.gb);
  return first.clips.flatMap((clip): SpokenPair[] => {
    const other = second.clips.find(({ voice }) => voice === clip.voice);
    const speaker = clips().voices.find(({ id }) => id === clip.voice);
    if (clip.accent !== accent || !other || !speaker) return [];
    const { variety, sex } = speaker;
    return [
      {
        speaker: { variety, sex },
        words: [
          { ipa: ipa(first), path: clip.path },
          { ipa: ipa(second), path: other.path },
        ],
      },
    ];
  });
}

/** The pairs that can be heard by a learner of an accent. */
export const heardPairs = (accent: Accent): MinimalPair[] =>
  MINIMAL_PAIRS.filter((pair) => voicesOfPair(pair, accent).length > 0);
