import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import SvoxPico, { type PicoModule } from '@echogarden/svoxpico-wasm';

export const PICO_RATE = 16_000;

/** Memory of the engine, bytes: twice that of SVOX's own command-line tool. */
const ENGINE_MEMORY = 5_000_000;
const NAME_BYTES = 200;
const CHUNK_BYTES = 4096;
const STEP_BUSY = 201;
const VOICE = 'shuoyi';

/** A loaded voice; speaks one text at a time. */
export type PicoVoice = (text: string) => Int16Array;

/** Loads a voice from its two files, text analysis and signal generation.
 *  @throws Error naming the step of the engine that failed */
export async function loadPicoVoice(analysisFile: string, signalFile: string): Promise<PicoVoice> {
  const pico = await SvoxPico();
  const system = outPointer(pico, (p) =>
    pico._pico_initialize(pico._malloc(ENGINE_MEMORY), ENGINE_MEMORY, p),
  );
  const voice = cString(pico, VOICE);
  check('createVoiceDefinition', pico._pico_createVoiceDefinition(system, voice));
  for (const file of [analysisFile, signalFile]) {
    const path = `/${basename(file)}`;
    pico.FS.writeFile(path, readFileSync(file));
    const resource = outPointer(pico, (p) =>
      pico._pico_loadResource(system, cString(pico, path), p),
    );
    const name = pico._malloc(NAME_BYTES);
    check('getResourceName', pico._pico_getResourceName(system, resource, name));
    check('addResource', pico._pico_addResourceToVoiceDefinition(system, voice, name));
  }
  const engine = outPointer(pico, (p) => pico._pico_newEngine(system, voice, p));
  const read = reader(pico, engine);
  return (text) => {
    const bytes = Buffer.from(`${text}\0`, 'utf8');
    const address = copyIn(pico, bytes);
    const acceptedBytes = pico._malloc(2);
    const samples: Uint8Array[] = [];
    for (let offset = 0; offset < bytes.length; ) {
      const position = address + offset;
      check(
        'putText',
        pico._pico_putTextUtf8(engine, position, bytes.length - offset, acceptedBytes),
      );
      const count = pico.HEAP16[acceptedBytes >> 1]!;
      offset += count;
      const spoken = read();
      samples.push(...spoken);
      if (count === 0 && spoken.length === 0) throw new Error('Pico: the engine takes no text.');
    }
    pico._free(acceptedBytes);
    pico._free(address);
    const joined = Buffer.concat(samples);
    const pcm = new Int16Array(joined.length / 2);
    for (let i = 0; i < pcm.length; i++) pcm[i] = joined.readInt16LE(2 * i);
    return pcm;
  };
}

/** Reads the engine's output until it is idle. */
function reader(pico: PicoModule, engine: number): () => Uint8Array[] {
  const buffer = pico._malloc(CHUNK_BYTES);
  const received = pico._malloc(2);
  const type = pico._malloc(2);
  return () => {
    const chunks: Uint8Array[] = [];
    let status: number;
    do {
      status = pico._pico_getData(engine, buffer, CHUNK_BYTES, received, type);
      if (status < 0) throw new Error(`Pico: getData failed with ${status}.`);
      const count = pico.HEAP16[received >> 1]!;
      if (count > 0) chunks.push(pico.HEAPU8.slice(buffer, buffer + count));
    } while (status === STEP_BUSY);
    return chunks;
  };
}

/** Calls a function that writes a handle, and returns the handle. */
function outPointer(pico: PicoModule, call: (pointer: number) => number): number {
  const pointer = pico._malloc(4);
  check('the engine', call(pointer));
  const handle = pico.HEAPU32[pointer >> 2]!;
  pico._free(pointer);
  return handle;
}

function cString(pico: PicoModule, text: string): number {
  return copyIn(pico, Buffer.from(`${text}\0`, 'utf8'));
}

function copyIn(pico: PicoModule, bytes: Uint8Array): number {
  const address = pico._malloc(bytes.length);
  pico.HEAPU8.set(bytes, address);
  return address;
}

function check(step: string, status: number): void {
  if (status !== 0) throw new Error(`Pico: ${step} failed with ${status}.`);
}
