import type { Clip } from '~/schemas/content';
import type { ClipLine } from '~/server/gateways/speech/render-clip';
import type { SpeechEngine } from '~/server/gateways/speech/speech-engine';

/** Sets the sources of clips to those of their present lines, and records which clips changed or are
 *  outdated. */
export interface ClipKeeper {
  engines: readonly SpeechEngine[];
  root: string;
  /** Returns the clip with the source of its present line if text and voice are those of the line; else the clip
   *  unchanged. */
  keep<T extends Clip>(name: string, clip: T, lines: readonly ClipLine[]): T;
}
