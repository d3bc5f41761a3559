/** `npm run check:shop -- URL`: checks a running shop from outside. Exit code 0: every fact holds; 1: one does not;
 *  2: the check could not run. */
import { CHAPTERS } from './chapters';
import { openShop } from './open-shop';
import { readArguments } from './read-arguments';
import { Throttled } from './shop';

try {
  const { site, chapters } = readArguments(process.argv.slice(2), Object.keys(CHAPTERS));
  const shop = await openShop(site, process.env);
  const { report } = shop;
  console.log(`Checking the shop at ${site}. This creates accounts, orders and payments there.`);
  for (const name of chapters) {
    const chapter = CHAPTERS[name];
    if (!chapter) continue;
    report.chapter(chapter.title);
    await chapter.walk(shop).catch((error: Error) => {
      if (error instanceof Throttled) throw error;
      report.fact('The chapter can be walked to its end', false, error.message);
    });
  }
  console.log(`\n${report.closing}`);
  process.exit(report.failed > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
