import 'server-only';
import { MINIMAL_PAIRS, type MinimalPair } from '~/domain/listening/pairs';
import type { Accent } from '~/domain/speech/accent';
import type { Speaker } from '~/domain/voices';
import type { ListeningClips } from '~/schemas/listening-clips';
import { loadListeningClips } from '~/server/content/load-listening-clips';

/** A pair as one voice says it. */
export interface SpokenPair {
  speaker: Speaker;
  /** Paths of the two words' clips. */
  paths: [string, string];
}

let loaded: ListeningClips | undefined;
const clips = (): ListeningClips => (loaded ??= loadListeningClips());

/** The voices of an accent that say both words of a pair; none where a clip was not accepted. */
export function voicesOfPair({ words }: MinimalPair, accent: Accent): SpokenPair[] {
  const [first, second] = words.map((word) => clips().words.find(({ text }) => text === word));
  return (first?.clips ?? []).flatMap((clip): SpokenPair[] => {
    const other = second?.clips.find(({ voice }) => voice === clip.voice);
    const speaker = clips().voices[clip.voice];
    if (clip.accent !== accent || !other || !speaker) return [];
    const { variety, sex } = speaker;
    return [{ speaker: { variety, sex }, paths: [clip.path, other.path] }];
  });
}

/** The pairs that can be heard in an accent. */
export const heardPairs = (accent: Accent): MinimalPair[] =>
  MINIMAL_PAIRS.filter((pair) => voicesOfPair(pair, accent).length > 0);

/** The IPA of a word of a pair, without slashes. */
export function ipaOfWord(word: string, accent: Accent): string {
  const entry = clips().words.find(({ text }) => text === word);
  return (accent === 'US' ? entry?.ipa.us : entry?.ipa.gb) ?? '';
}
