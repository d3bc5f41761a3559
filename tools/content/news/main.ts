/** `npm run news -- …`: imports articles, drafts units from them, and publishes these. */
import { runAsSystem } from '~/operate/as-system';
import { progressBar } from '../media/progress-bar';
import { runNewsCommand } from './commands';

await runAsSystem((ctx, words) => runNewsCommand(ctx, words, { step: stepper() }));

/** Shows a bar where the total is known; else a running count on a terminal. */
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
