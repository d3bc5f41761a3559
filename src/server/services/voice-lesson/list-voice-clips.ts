import 'server-only';
import { ACCEPTED_CLIP_SCORE } from '~/domain/speech/accepted-clip-score';
import type { VoiceClipView } from '~/schemas/operator-voice-lesson';
import type { VoiceDraftContent } from '~/schemas/voice-draft';
import type { Accent } from '~/server/gateways/speech/speech-engine';
import { splitSentences } from '~/server/gateways/speech/split-sentences';
import { mediaUrl } from '~/server/gateways/storage/media-url';
import type { ShippedClip } from './shipped-lesson';

/** A clip that was made of a draft. */
export interface StoredClip {
  /** Address from the site's root. */
  url: string;
  accent: Accent;
  text: string;
  durationMs: number;
  selfScore: number;
}

/** A text that learners hear, and where it is in the draft. */
interface SpokenText {
  field: string;
  accent: Accent;
  text: string;
}

/** The texts of a draft that learners hear. */
function spokenTexts({ speakers, transcript, vocabulary, tasks }: VoiceDraftContent): SpokenText[] {
  const accents = new Map(speakers.map(({ id, accent }) => [id, accent]));
  const inBoth = (field: string, text: string): SpokenText[] => [
    { field, accent: 'US', text },
    { field, accent: 'GB', text },
  ];
  return [
    ...transcript.map(({ id, speaker, en }) => ({
      ...{ field: `transcript.${id}`, accent: accents.get(speaker) ?? 'US', text: en },
    })),
    ...vocabulary.flatMap(({ id, text }) => inBoth(`vocabulary.${id}`, text)),
    ...tasks.flatMap(({ id, sample }) =>
      splitSentences(sample).flatMap((text) => inBoth(`tasks.${id}`, text)),
    ),
  ];
}

/** The clip of each text of a draft, in the order of the texts; those that have none are counted. Of several the one
 *  that is accepted counts, ours before those that came with the product. */
export function listVoiceClips(
  content: VoiceDraftContent,
  { stored, shipped }: { stored: readonly StoredClip[]; shipped: readonly ShippedClip[] },
): { clips: VoiceClipView[]; missing: number } {
  const known = [
    ...stored,
    ...shipped.map(({ path, ...clip }) => ({ ...clip, url: mediaUrl(path) })),
  ].sort((one, other) => Number(isAccepted(other)) - Number(isAccepted(one)));
  const texts = spokenTexts(content);
  const clips = texts.flatMap(({ field, accent, text }): VoiceClipView[] => {
    const clip = known.find((one) => one.accent === accent && one.text === text);
    if (!clip) return [];
    const { url, durationMs, selfScore } = clip;
    return [
      { ...{ url, accent, text, durationMs, field }, score: selfScore, accepted: isAccepted(clip) },
    ];
  });
  return { clips, missing: texts.length - clips.length };
}

const isAccepted = ({ selfScore }: { selfScore: number }): boolean =>
  selfScore >= ACCEPTED_CLIP_SCORE;
