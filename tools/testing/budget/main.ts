import { writeFileSync } from 'node:fs';
import { fetchPage } from './fetch-page';
import { type ModuleList, toModuleList } from './growth';
import { PAGE_KINDS } from './page-kinds';
import { pageScripts } from './page-scripts';
import { startScripts } from './start-scripts';

/** The scripts that the pages load at their start, by module, largest first:
 *
 *      SOURCE_MAPS=1 npm start
 *      npm run budget -- http://localhost:3000 [path …]
 *
 *  Without paths it prints every kind of page with a limit; `--write` instead of paths also writes the list of
 *  modules that a later growth is compared with. */
const [origin, ...words] = process.argv.slice(2);
if (!origin) throw new Error('Name the address of a running server.');
const write = words.includes('--write');
const paths = words.filter((word) => word !== '--write');
const lists: Record<string, ModuleList> = {};

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

for (const path of paths.length > 0 ? paths : PAGE_KINDS.map((kind) => kind.path)) {
  const { total, modules } = pageScripts(startScripts(await fetchPage(origin, path)));
  lists[path] = toModuleList(modules);
  console.log(`\n${kilobytes(total)} KB  ${path}`);
  for (const [name, bytes] of Object.entries(lists[path]))
    console.log(`${kilobytes(bytes)}     ${name}`);
}
if (write)
  writeFileSync(new URL('modules.json', import.meta.url), `${JSON.stringify(lists, null, 2)}\n`);
