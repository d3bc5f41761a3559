import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import Piscina from 'piscina';
import type { ClipRenderer, RenderedClip } from '~/server/gateways/speech/clip-renderer';
import type { ClipTask } from './render-worker';

/** A renderer in as many threads as there are cores.
 *  @param root root folder of the project */
export function openRenderPool(root: string): ClipRenderer & { close: () => Promise<void> } {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./render-worker.ts', import.meta.url)),
    execArgv: ['--import', 'tsx'],
    maxThreads: cpus().length,
    workerData: { root },
  });
  return {
    render({ speaker, ...line }, options) {
      const task: ClipTask = { line, voice: speaker.voice.id, options };
      return pool.run(task) as Promise<RenderedClip>;
    },
    close: () => pool.destroy(),
  };
}
