import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { makeDataFolder } from './data-folder';
import { expect, test } from './fixtures';

test.skip(Boolean(process.env.E2E_URL), 'a running server is not killed');

/** Runs `npm run soak` on a data folder that was filled already, and waits for its end. */
function soak(args: string[]) {
  return new Promise<{ code: number; printed: string }>((resolve) => {
    const command = ['--conditions=react-server', '--import=tsx', 'tools/testing/soak/main.ts'];
    const { PORT: _, NODE_ENV: __, ...env } = process.env;
    execFile(process.execPath, [...command, ...args], { env: env as never }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, printed: out + err }),
    );
  });
}

test(`The product loses nothing when its worker, a web process and its database are killed under load`, async () => {
  // The soak takes half a minute on an idle machine; three faults may take a minute each.
  test.setTimeout(360_000);
  const data = await makeDataFolder();
  try {
    const { code, printed } = await soak([
      '--seconds=8',
      '--lanes=2',
      '--slow=2',
      `--data=${data}`,
    ]);
    expect(printed.match(/^[✓✗].*/gm)).toEqual([
      '✓ No acknowledged write is lost and none was done twice',
      '✓ Every kind of write was acknowledged',
      '✓ No call was answered wrongly',
      '✓ Each of 2 slow clients was answered',
      '✓ The product was ready again after each fault',
      '✓ Writes were acknowledged after the last fault',
      '✓ The worker has done everything that is due',
      '✓ Memory was watched too briefly to tell more than the table says',
    ]);
    expect(code).toBe(0);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
});
