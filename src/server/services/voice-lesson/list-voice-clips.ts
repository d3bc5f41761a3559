import 'server-only';
import type { Accent } from '~/domain/speech/accent';
import { ACCEPTED_CLIP_SCORE } from '~/domain/speech/accepted-clip-score';
import type { VoiceClipView } from '~/schemas/operator-voice-lesson';
import type { VoiceDraftContent } from '~/schemas/voice-draft';
import type { VoiceRecording } from '~/schemas/voice-recording';
import { mediaUrl } from '~/server/gateways/storage/media-url';
import type { ShippedClip } from './shipped-lesson';
import { isSameText, keptRecordings, listVoiceTexts } from './voice-texts';

/** A clip that was made of a draft, or recorded for it. */
export interface StoredClip
  extends Pick<VoiceClipView, 'url' | 'text' | 'durationMs' | 'recorded'> {
  accent: Accent;
  source: string;
  selfScore: number;
}

/** A draft with its existing clips. */
interface ClipsOfDraft {
  content: VoiceDraftContent;
  recordings: readonly VoiceRecording[];
  stored: readonly StoredClip[];
  shipped: readonly ShippedClip[];
}

/** The clip of each text of a draft, in the order of the texts; texts without a clip are counted. A recording that
 *  the draft uses comes first; of several others the accepted one counts, and a draft's own before those of the
 *  product. */
export function listVoiceClips({ content, recordings, stored, shipped }: ClipsOfDraft): {
  clips: VoiceClipView[];
  missing: number;
} {
  const kept = keptRecordings(content, recordings);
  const machines = [
    ...stored.filter(({ recorded }) => !recorded),
    ...shipped.map(({ path, ...clip }) => ({ ...clip, url: mediaUrl(path), recorded: null })),
  ].sort((one, other) => Number(isAccepted(other)) - Number(isAccepted(one)));
  const texts = listVoiceTexts(content);
  const clips = texts.flatMap((of): VoiceClipView[] => {
    const { accent, text } = of;
    const used = kept.find((one) => isSameText(one, of));
    const recording = stored.find((one) => one.accent === accent && one.source === used?.source);
    const clip = recording ?? machines.find((one) => one.accent === accent && one.text === text);
    if (!clip) return [];
    const { url, durationMs, selfScore: score, recorded } = clip;
    return [{ ...of, url, durationMs, recorded, score, accepted: isAccepted(clip) }];
  });
  return { clips, missing: texts.length - clips.length };
}

const isAccepted = ({ selfScore }: { selfScore: number }): boolean =>
  selfScore >= ACCEPTED_CLIP_SCORE;
