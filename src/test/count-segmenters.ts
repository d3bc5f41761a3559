import { vi } from 'vitest';

/** Counts the word segmenters that are made from now on; `vi.unstubAllGlobals()` ends it. */
export function countSegmenters() {
  const { Segmenter } = Intl;
  const made = vi.fn();
  vi.stubGlobal('Intl', {
    ...Intl,
    Segmenter: class extends Segmenter {
      constructor(...options: ConstructorParameters<typeof Segmenter>) {
        super(...options);
        made();
      }
    },
  });
  return made;
}
