import { MIN_SELF_SCORE } from '~/server/gateways/speech/check-clip';
import type { ClipLine } from '~/server/gateways/speech/render-clip';

/** The clip of a text, and its line with its voice. */
interface ClearestClip<Clip> {
  line: ClipLine;
  clip: Clip;
  /** Whether a clip was made for it now. */
  isNew: boolean;
}

/** Whether the learners' scorer accepts a clip. */
export const isAccepted = ({ selfScore }: { selfScore: number }): boolean =>
  selfScore >= MIN_SELF_SCORE;

/** The clip of a text in the first accepted voice, else in the clearest; null when no voice can synthesise it.
 *  @param lines the text for each possible voice, by preference
 *  @param find the stored clip of a line, or null
 *  @param make makes and stores it */
export async function clearestClip<Clip extends { selfScore: number }>(
  lines: readonly ClipLine[],
  find: (line: ClipLine) => Promise<Clip | null>,
  make: (line: ClipLine) => Promise<Clip>,
): Promise<ClearestClip<Clip> | null> {
  let best: { line: ClipLine; clip: Clip } | null = null;
  let isNew = false;
  for (const line of lines) {
    const stored = await find(line);
    const clip = stored ?? (await make(line));
    isNew ||= !stored;
    if (!best || clip.selfScore > best.clip.selfScore) best = { line, clip };
    if (isAccepted(clip)) break;
  }
  return best && { ...best, isNew };
}
