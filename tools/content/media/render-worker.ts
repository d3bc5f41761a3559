import { workerData } from 'piscina';
import {
  createClipRenderer,
  type RenderedClip,
  type RenderOptions,
} from '~/server/gateways/speech/clip-renderer';
import { getVoice, openEngines } from '~/server/gateways/speech/open-engines';
import type { ClipLine } from '~/server/gateways/speech/render-clip';
import { loadScorer } from './load-scorer';

/** A line to be made in a thread, which opens its engines itself. */
export interface ClipTask {
  line: Omit<ClipLine, 'speaker'>;
  voice: string;
  options: RenderOptions;
}

const { root } = workerData as { root: string };
const renderer = createClipRenderer(loadScorer(root));
const engines = openEngines();

export default function renderTask({ line, voice, options }: ClipTask): Promise<RenderedClip> {
  return renderer.render({ ...line, speaker: getVoice(engines, voice) }, options);
}
