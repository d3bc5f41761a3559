import type { Engine } from './engine';

/** Time for what comes by itself, ms. */
const WAIT_MS = 30_000;

/** Waits in the page until an expression is true. @returns the waiting time, ms
 *  @throws Error with `what` when it does not become true in time */
export async function waitFor(engine: Engine, expression: string, what: string): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < WAIT_MS) {
    if (await engine.run<boolean>(`!!(${expression})`)) return Date.now() - began;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what}: not within ${WAIT_MS / 1000} s`);
}

const button = (name: string) =>
  `[...document.querySelectorAll('button')].find((it) => (it.getAttribute('aria-label') || it.textContent).trim() === ${JSON.stringify(name)})`;

/** Presses the button of this name as soon as there is one. */
export async function press(engine: Engine, name: string): Promise<void> {
  await waitFor(engine, button(name), `The button “${name}”`);
  await engine.run(`${button(name)}.click()`);
}

/** Text that the page has in its body. */
export const shows = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`;

/** Installs a microphone in the page that plays the clip of the shown item, and stores the recordings in
 *  `window.recorded`. The engines' own fake microphones only produce a tone. The reference to `mediaDevices` is kept
 *  because WebKit drops properties that are set on it when nothing else refers to it; the track has events of its
 *  own because Firefox delivers none on a track that Web Audio makes. */
export async function installMicrophone(engine: Engine): Promise<void> {
  await waitFor(engine, clipOfPage, 'The clip of the first item');
  await engine.run(`(async () => {
    window.recorded = { types: [], bits: [] };
    const bytes = await (await fetch(${clipOfPage})).arrayBuffer();
    const context = new AudioContext();
    const sound = await context.decodeAudioData(bytes);
    window.keptDevices = navigator.mediaDevices;
    keptDevices.getUserMedia = async () => {
      await context.resume();
      const out = context.createMediaStreamDestination();
      const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
      noise.getChannelData(0).forEach((_, i, all) => { all[i] = (Math.random() - 0.5) * 0.002; });
      const room = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
      room.connect(out);
      room.start();
      const voice = new AudioBufferSourceNode(context, { buffer: sound });
      voice.connect(out);
      voice.start(context.currentTime + 0.7);
      const [track] = out.stream.getAudioTracks();
      const events = new EventTarget();
      track.addEventListener = (...words) => events.addEventListener(...words);
      track.removeEventListener = (...words) => events.removeEventListener(...words);
      window.microphone = { track, mute: () => void events.dispatchEvent(new Event('mute')) };
      return out.stream;
    };
    const Original = MediaRecorder;
    window.MediaRecorder = class extends Original {
      constructor(stream, options) {
        super(stream, options);
        recorded.types.push(options.mimeType);
        recorded.bits.push(options.audioBitsPerSecond);
      }
    };
  })()`);
}

const clipOfPage = `performance.getEntriesByType('resource').map(({ name }) => name).find((name) => name.endsWith('.mp3'))`;
