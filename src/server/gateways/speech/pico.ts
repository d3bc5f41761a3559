import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toTable } from '~/lib/to-table';
import { loadPicoVoice, PICO_RATE } from './pico-engine';
import type { Prosody, SpeechEngine, SpokenToken } from './speech-engine';
import { voicesOf } from './voices';
import { toXSampa } from './x-sampa';

const VOICE_FILES = toTable<readonly [analysis: string, signal: string]>({
  'pico-us': ['en-US_ta.bin', 'en-US_lh0_sg.bin'],
  'pico-gb': ['en-GB_ta.bin', 'en-GB_kh0_sg.bin'],
});

/** SVOX Pico, an embedded engine in WebAssembly: small, offline and deterministic. A new instance is made for
 *  each text, because Pico's rhythm depends on the previous text.
 *  @param dir folder of the voice files */
export function createPico(dir = join(process.cwd(), 'prisma', 'content', 'voices')): SpeechEngine {
  const hash = createHash('sha256');
  for (const name of [...VOICE_FILES.values()].flat()) hash.update(readFileSync(join(dir, name)));
  const version = `svox-pico-0.2.0/v${VOLUME}/${hash.digest('hex').slice(0, 8)}`;
  return {
    name: 'pico',
    voices: voicesOf('pico'),
    controls: ['speed', 'pitch'],
    version: () => version,
    async speak(tokens, voice, prosody) {
      const [analysis, signal] = VOICE_FILES.get(voice.id)!;
      const synthesise = await loadPicoVoice(join(dir, analysis), join(dir, signal));
      const pcm = synthesise(toMarkup(tokens, prosody));
      if (pcm.length === 0)
        throw new Error(`Pico says nothing for “${tokens.map(({ text }) => text).join(' ')}”.`);
      return { pcm, rate: PICO_RATE };
    },
  };
}

/** Volume level: at its default of 100 Pico clips loud vowels. */
const VOLUME = 50;

/** Wraps a text into Pico's tags; characters of the text that look like tags are replaced. */
function toMarkup(tokens: readonly SpokenToken[], { speed, pitch }: Prosody): string {
  const spoken = tokens.map(toTag).join(' ');
  return wrapTag(
    'volume',
    VOLUME,
    wrapTag('pitch', 100 * pitch, wrapTag('speed', 100 * speed, spoken)),
  );
}

function toTag({ text, ipa, forced }: SpokenToken): string {
  const plain = text.replaceAll('&', 'and').replaceAll(/[<>]/g, ' ').replaceAll(/[“”"]/g, '');
  if (!forced) return plain.replaceAll('’', "'");
  return `<phoneme ph='${toXSampa(ipa)}'/>${/(?<![.,!?;:])[.,!?;:]*$/.exec(plain)![0]}`;
}

function wrapTag(name: string, level: number, text: string): string {
  return `<${name} level="${Math.round(level)}">${text}</${name}>`;
}
