import { workerData } from 'piscina';
import { readAcousticModel } from '~/server/gateways/speech/acoustic-model-file';
import {
  createClipRenderer,
  type RenderedClip,
  type RenderOptions,
} from '~/server/gateways/speech/clip-renderer';
import { getVoice, openEngines } from '~/server/gateways/speech/open-engines';
import type { ClipLine } from '~/server/gateways/speech/render-clip';

/** A line to be made in a thread, which opens its engines itself. */
export interface ClipTask {
  line: Omit<ClipLine, 'speaker'>;
  voice: string;
  options: RenderOptions;
}

const { root } = workerData as { root: string };
const renderer = createClipRenderer(readAcousticModel(root));
const engines = openEngines();

export default function renderTask({ line, voice, options }: ClipTask): Promise<RenderedClip> {
  return renderer.render({ ...line, speaker: getVoice(engines, voice) }, options);
}
