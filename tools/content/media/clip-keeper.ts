import type { Clip } from '~/schemas/content';
import type { ClipLine } from '~/server/gateways/speech/render-clip';
import type { SpeechEngine } from '~/server/gateways/speech/speech-engine';

/** Keeps the clips of units and lessons, and notes which. */
export interface ClipKeeper {
  engines: readonly SpeechEngine[];
  root: string;
  /** The clip with the source of its present line, if it says that line's text in that line's voice; else as it was. */
  keep<T extends Clip>(name: string, clip: T, lines: readonly ClipLine[]): T;
}
