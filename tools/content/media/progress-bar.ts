const WIDTH = 28;

/** Shows the progress of a long run: one updated line on a terminal, a line every tenth otherwise. */
export function progressBar(total: number, stream: NodeJS.WriteStream = process.stderr) {
  let done = 0;
  let shown = -1;
  return {
    step(label: string): void {
      done++;
      const filled = Math.round((WIDTH * done) / total);
      const bar = `${'━'.repeat(filled)}${'╌'.repeat(WIDTH - filled)}`;
      if (stream.isTTY) {
        stream.write(`\r\x1b[2K${bar} ${done}/${total} ${label}`);
        if (done === total) stream.write('\n');
        return;
      }
      const tenth = Math.floor((10 * done) / total);
      if (tenth > shown) stream.write(`${bar} ${done}/${total} ${label}\n`);
      shown = tenth;
    },
  };
}
