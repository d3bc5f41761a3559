import { decodeSubtitles } from '~/domain/subtitles/decode-subtitles';
import { parseSubtitles } from '~/domain/subtitles/parse-subtitles';
import {
  MAX_SUBTITLE_BYTES,
  type SubtitleCue,
  type SubtitleProblem,
} from '~/domain/subtitles/subtitle-file';

/** The result of a chosen file. */
export type ReadFile =
  | { kind: 'unreadable' }
  | { kind: 'refused'; problems: readonly SubtitleProblem[] }
  | { kind: 'read'; cues: readonly SubtitleCue[] };

/** Reads a chosen subtitle file. @param durationMs length of the video */
export async function readSubtitleFile(file: Blob, durationMs: number): Promise<ReadFile> {
  if (file.size > MAX_SUBTITLE_BYTES)
    return { kind: 'refused', problems: [{ fileLine: 1, fault: 'tooLarge' }] };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { kind: 'unreadable' };
  const decoded = decodeSubtitles(new Uint8Array(bytes));
  if ('problem' in decoded) return { kind: 'refused', problems: [decoded.problem] };
  const { cues, problems } = parseSubtitles(decoded.text, durationMs);
  return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'read', cues };
}
