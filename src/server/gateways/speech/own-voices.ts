import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createNeuralVoice } from './neural-voice';
import { ownVoiceSchema } from './own-voice-file';
import { createRecordedVoice } from './recorded-voice';
import type { SpeechEngine, Voice } from './speech-engine';

/** The voices of an operator: a folder for each in `VOICES_DIR`, with the voice's name.
 *  @param dir undefined when there is none
 *  @throws Error naming the file that cannot be used, and the field */
export function openOwnVoices(dir = process.env.VOICES_DIR): SpeechEngine[] {
  if (!dir) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(dir, entry.name, 'voice.json')))
    .map(({ name }) => openOwnVoice(name, join(dir, name)))
    .sort((a, b) => a.voices[0]!.id.localeCompare(b.voices[0]!.id));
}

function openOwnVoice(id: string, folder: string): SpeechEngine {
  const path = join(folder, 'voice.json');
  const parsed = ownVoiceSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new Error(`${folder}: a voice is called by small letters, digits and hyphens.`);
  const { accent, variety, sex, licence, engine } = parsed.data;
  const isOfAccent = (accent === 'US') === (variety === 'american');
  if (!isOfAccent)
    throw new Error(`${path}: a ${variety} voice has another accent than ${accent}.`);
  const voice: Omit<Voice, 'sampleRate'> = { id, engine, accent, variety, sex, licence };
  return parsed.data.engine === 'recording'
    ? createRecordedVoice(folder, voice)
    : createNeuralVoice(folder, voice, parsed.data);
}
