/** `npm run news -- …`: imports articles, drafts units from them, publishes these or writes them as content
 *  files, and checks content files. */
import { runAsSystem } from '~/operate/as-system';
import { progressBar } from '../media/progress-bar';
import { runNewsCommand } from './commands';
import { runFileCommand } from './file-commands';

if (!(await runFileCommand(process.argv.slice(2))))
  await runAsSystem((ctx, words) => runNewsCommand(ctx, words, { step: stepper() }), {
    createsDatabase: true,
  });

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
