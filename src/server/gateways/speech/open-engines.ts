import { createFlite } from './flite';
import { openOwnVoices } from './own-voices';
import { createPico } from './pico';
import { findRhvoice } from './rhvoice';
import type { SpeechEngine, Voice } from './speech-engine';
import type { AvailableVoice } from './voices';

/** The engines that can speak on this machine: the packaged ones, an operator's own voices, and RHVoice if it is
 *  installed.
 *  @throws Error naming the file of an operator's voice that cannot be read */
export function openEngines(): SpeechEngine[] {
  const installed = findRhvoice();
  return [...openOwnVoices(), createPico(), createFlite(), ...(installed ? [installed] : [])];
}

/** The voice of an id with its engine.
 *  @throws Error when no engine has it */
export function getVoice(engines: readonly SpeechEngine[], id: Voice['id']): AvailableVoice {
  for (const engine of engines) {
    const voice = engine.voices.find((one) => one.id === id);
    if (voice) return { voice, engine };
  }
  throw new Error(`There is no voice called ${id} here.`);
}
