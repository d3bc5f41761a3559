import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '~/launcher/machine/root';

const FILE = join(ROOT, 'src/features/quality/measured.json');

/** Writes the figures of a benchmark, with today's date, into the file from which the page about quality is made. The
 *  figures of other benchmarks stay. */
export async function writeMeasured(
  part: 'speech' | 'curve' | 'levels' | 'advice' | 'errors',
  figures: Readonly<Record<string, unknown>>,
): Promise<void> {
  const measured: Record<string, object> = JSON.parse(await readFile(FILE, 'utf8'));
  const rounded = JSON.parse(
    JSON.stringify(figures, (_, value: unknown) =>
      typeof value === 'number' ? Number(value.toFixed(4)) : value,
    ),
  );
  const measuredOn = new Date().toISOString().slice(0, 10);
  measured[part] = { measuredOn, ...rounded };
  await writeFile(FILE, `${JSON.stringify(measured, null, 2)}\n`);
}
