import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPicoVoice, PICO_RATE, type PicoVoice } from './pico-engine';
import type { Accent, Prosody, TtsProvider } from './tts';

const VOICE_FILES: Record<Accent, [analysis: string, signal: string]> = {
  US: ['en-US_ta.bin', 'en-US_lh0_sg.bin'],
  GB: ['en-GB_ta.bin', 'en-GB_kh0_sg.bin'],
};

/** SVOX Pico, an embedded voice in WebAssembly: small, offline and always the same. A fresh engine
 *  is made for each text, because Pico carries its rhythm over from the text before.
 *  @param dir folder of the voice files */
export function createPico(dir = join(process.cwd(), 'prisma', 'content', 'voices')): TtsProvider {
  const files = (accent: Accent) => VOICE_FILES[accent].map((name) => join(dir, name));
  const hash = createHash('sha256');
  for (const file of [...files('US'), ...files('GB')]) hash.update(readFileSync(file));
  return {
    id: `svox-pico-0.2.0/v${VOLUME}/${hash.digest('hex').slice(0, 8)}`,
    async synth(text, accent, prosody = { speed: 1, pitch: 1 }) {
      const [analysis, signal] = files(accent) as [string, string];
      const synthesise: PicoVoice = await loadPicoVoice(analysis, signal);
      const pcm = synthesise(toMarkup(text, prosody));
      if (pcm.length === 0) throw new Error(`Pico says nothing for “${text}”.`);
      return { pcm, rate: PICO_RATE };
    },
  };
}

/** Volume level: at its default of 100 Pico clips loud vowels, at this one it does not. */
const VOLUME = 50;

/** Wraps a text into Pico's tags; characters of the text that look like tags are replaced. */
function toMarkup(text: string, { speed, pitch }: Prosody): string {
  const plain = text.replaceAll('&', 'and').replaceAll(/[<>]/g, ' ').replaceAll(/[“”"]/g, '');
  const spoken = plain.replaceAll('’', "'");
  return wrapTag(
    'volume',
    VOLUME,
    wrapTag('pitch', 100 * pitch, wrapTag('speed', 100 * speed, spoken)),
  );
}

function wrapTag(name: string, level: number, text: string): string {
  return `<${name} level="${Math.round(level)}">${text}</${name}>`;
}
