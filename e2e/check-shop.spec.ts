import { execFile } from 'node:child_process';
import { expect, test } from './fixtures';

/** Runs `npm run check:shop` and waits for its end. */
function check(args: string[], settings: Record<string, string>) {
  return new Promise<{ code: number; printed: string }>((resolve) => {
    const command = ['--import', 'tsx', 'tools/testing/check-shop/main.ts', ...args];
    const { SANDBOX_BANK_SECRET: _, DATA_DIR: __, ...rest } = process.env;
    const env = { ...rest, ...settings } as NodeJS.ProcessEnv;
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr }),
    );
  });
}

test('npm run check:shop passes against the running shop', async ({ app }) => {
  test.skip(app.dataDir === '', 'the secrets of a running server are its own');
  const { code, printed } = await check([app.url], { DATA_DIR: app.dataDir });
  expect(printed.match(/^✗.*/gm) ?? []).toEqual([]);
  expect(printed).not.toContain('SKIPPED');
  expect(Number(/(\d+) passed, 0 failed/.exec(printed)?.[1])).toBeGreaterThanOrEqual(190);
  expect(code).toBe(0);
});

test('npm run check:shop fails when the bank signs with another secret', async ({ app }) => {
  const secret = 'a-secret-that-is-none-of-the-shop-and-its-bank';
  const { code, printed } = await check([app.url, 'callbacks'], { SANDBOX_BANK_SECRET: secret });
  expect(printed).toContain('✗ A genuine callback is heard');
  expect(code).toBe(1);
});
