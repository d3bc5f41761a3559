// `npm run test:engines`: checks in Firefox and WebKit what the browser tests check only in Chromium. With E2E_URL
// it uses a running server, else it starts one, which needs a build.
import { writeFile } from 'node:fs/promises';
import { App } from '../app';
import { CHECKS } from './checks';
import { openFirefox } from './firefox';
import { startSilentSpeakers } from './silent-speakers';
import { openWebKit } from './webkit';

const VISITS = [
  { language: 'zh', size: { width: 390, height: 664 } },
  { language: 'en', size: { width: 1280, height: 800 } },
] as const;

const tally = { passed: 0, failed: 0, failures: [] as string[] };

function note(title: string, outcome: string, isPassed: boolean): void {
  console.log(`${isPassed ? '✓' : '✗'} ${title}: ${outcome}`);
  if (isPassed) tally.passed += 1;
  else {
    tally.failed += 1;
    tally.failures.push(`${title}: ${outcome}`);
  }
}

// An interrupted run leaves no browser behind, because each ends with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const stopSpeakers = await startSilentSpeakers();
const app = await App.start();
try {
  for (const open of [openFirefox, openWebKit]) {
    for (const { language, size } of VISITS) {
      const engine = await open(size);
      const where = `${engine.name}, ${language}, ${size.width}x${size.height}`;
      try {
        for (const { title, only = language, tryIt } of CHECKS) {
          if (only !== language) continue;
          await tryIt({ engine, origin: app.url, language }).then(
            (outcome) => note(`${where}: ${title}`, outcome, true),
            (error: Error) => note(`${where}: ${title}`, error.message, false),
          );
        }
      } finally {
        await engine.close();
      }
    }
  }
} catch (error) {
  note('The engines', String(error), false);
} finally {
  await app.dispose();
  await stopSpeakers();
}
const report = process.env.ENGINES_REPORT;
if (report) await writeFile(report, JSON.stringify(tally));
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);
