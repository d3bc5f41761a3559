import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { Clip } from '~/schemas/content';
import { type ClipLine, recordTake, renderClip, type Take } from './render-clip';
import type { Prosody } from './speech-engine';

/** A recorded line, encoded and with the times of its words. */
export interface RenderedClip {
  take: Take;
  clip: Clip;
  mp3: Uint8Array;
}

export interface RenderOptions {
  /** Path under which the clip is served: `/media/units/<slug>`. */
  folder: string;
  /** Factors of the line's own pace and pitch; `TAKES` if not given. */
  takes?: readonly Prosody[];
}

/** Makes clips, in this process or in several at once. */
export interface ClipRenderer {
  render(line: ClipLine, options: RenderOptions): Promise<RenderedClip>;
}

/** Makes clips in this process, one after the other. */
export function createClipRenderer(model: AcousticModel): ClipRenderer {
  return {
    async render(line, { folder, takes }) {
      const take = await recordTake(line, model, takes);
      return { take, ...(await renderClip(line, take, { model, folder })) };
    },
  };
}
