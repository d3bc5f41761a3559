import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '~/launcher/machine/root';
import { scopesToProvide } from './provided-scopes';
import { listShownTexts } from './shown-texts';

const FILE = join(ROOT, 'src/i18n/page-scopes.ts');

/** `npm run scopes`: writes which parts of the texts each layout and page sends. */
function main(): void {
  const scopes = scopesToProvide(listShownTexts());
  writeFileSync(
    FILE,
    `import type { MessageScope } from './message-scope';

/** The parts of the texts that a layout or page sends, by its path below \`src/app/[locale]\`: those that its client
 *  components show at their start. Written by \`npm run scopes\`. */
export const PAGE_SCOPES = ${JSON.stringify(Object.fromEntries(scopes))} as const satisfies Readonly<Record<string, readonly MessageScope[]>>;
`,
  );
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', FILE],
    { cwd: ROOT, stdio: 'inherit' },
  );
}

main();
