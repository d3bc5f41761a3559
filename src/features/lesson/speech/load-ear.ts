import { openEar } from '~/domain/ear/ear';
import { plainKernels } from '~/domain/ear/plain-kernels';
import { vectorKernels } from '~/domain/ear/vector-kernels';
import type { Ear } from '~/domain/speech/ear';
import { loadFile } from './load-file';

/** Loads the ear behind everything else that the lesson loads.
 *  @throws Error when the file cannot be loaded or is broken */
export function loadEar(file: {
  url: string;
  size: number;
}): Promise<{ opened: Ear; kernels: 'vectors' | 'plain' }> {
  return loadFile({
    url: file.url,
    size: file.size,
    priority: 'low',
    open: (bytes) => {
      const vectors = vectorKernels();
      const opened = openEar(vectors ?? plainKernels(), bytes);
      return { opened, kernels: vectors ? 'vectors' : 'plain' };
    },
  });
}
