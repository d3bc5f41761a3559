/** `npm run news -- …`: takes news in, chooses units from it, and publishes them. */
import { runAsSystem } from '~/operate/as-system';
import { progressBar } from '../media/progress-bar';
import { runNewsCommand } from './commands';

await runAsSystem((ctx, words) => runNewsCommand(ctx, words, { step: stepper() }));

/** A bar where the end is known; else a moving count on a terminal. */
function stepper(): (label: string, total: number | null) => void {
  let bar: ReturnType<typeof progressBar> | null = null;
  let count = 0;
  return (label, total) => {
    count++;
    if (total !== null) {
      bar ??= progressBar(total);
      bar.step(label);
    } else if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${count} ${label}`);
  };
}
