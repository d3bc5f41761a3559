import { Presets, SingleBar } from 'cli-progress';
import type { Progress } from '~/launcher/backup/progress';

const LABELS: Record<Parameters<Progress>[0], string> = {
  save: 'saving rows ',
  check: 'checking    ',
  restore: 'restoring   ',
  verify: 'comparing   ',
};

/** Runs `work` with a bar of its progress on the terminal; without a terminal it is silent. */
export async function withProgressBar<T>(work: (onProgress: Progress) => Promise<T>): Promise<T> {
  let bar: SingleBar | undefined;
  let shown: string | undefined;
  const onProgress: Progress = (step, done, total) => {
    if (!process.stderr.isTTY || total === 0) return;
    if (shown !== step) {
      bar?.stop();
      bar = new SingleBar(
        { format: `${LABELS[step]} {bar} {percentage}% · {eta_formatted}`, stream: process.stderr },
        Presets.shades_classic,
      );
      bar.start(total, 0);
      shown = step;
    }
    bar?.update(done);
  };
  try {
    return await work(onProgress);
  } finally {
    bar?.stop();
  }
}
