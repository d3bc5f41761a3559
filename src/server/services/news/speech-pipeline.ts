import 'server-only';
import { readAcousticModel } from '~/server/gateways/speech/acoustic-model-file';
import { type ClipRenderer, createClipRenderer } from '~/server/gateways/speech/clip-renderer';
import { openEngines } from '~/server/gateways/speech/open-engines';
import type { SpeechEngine } from '~/server/gateways/speech/speech-engine';

/** The voices, and the functions that make and check clips. */
export interface SpeechPipeline {
  engines: readonly SpeechEngine[];
  renderer: ClipRenderer;
}

let openedPipeline: SpeechPipeline | undefined;

/** The engines of this machine and a renderer with the acoustic model of the learners' scorer, opened once per
 *  process; the model is read when the first clip is made.
 *  @throws Error when a voice cannot be opened */
export function speechPipeline(): SpeechPipeline {
  openedPipeline ??= { engines: openEngines(), renderer: openRenderer() };
  return openedPipeline;
}

function openRenderer(): ClipRenderer {
  let renderer: ClipRenderer | undefined;
  return {
    render(line, options) {
      renderer ??= createClipRenderer(readAcousticModel());
      return renderer.render(line, options);
    },
  };
}
