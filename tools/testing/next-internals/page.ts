import config from '../../../next.config.js';
import { INTERNALS, type Internal } from './internals';

/** Path of the page. */
export const PAGE = 'docs/next-upgrade.md';

/** The page for an engineer who upgrades Next, in Markdown. */
export function writePage(internals: readonly Internal[]): string {
  return `# Upgrading Next

\`npm run next:page\` makes this page of \`${INTERNALS}\`, the only file of \`src\` that contains undocumented names and forms of Next. Change that file, not this page.

1. Change the version in \`package.json\`, and search Next's release notes for the names below.
2. \`npm run build\`, then \`npm test -- --all\`. A changed form fails the test named with it here; correct the form in \`${INTERNALS}\`, and its uses if its meaning has changed.
3. Try what no test reports: the entries with "no test".
4. Experimental settings in \`next.config.js\` may change or end with any version: ${listSettings()}.

${internals.map(writeSection).join('\n')}`;
}

const listSettings = () =>
  Object.keys(config.experimental ?? {})
    .map((name) => `\`${name}\``)
    .join(', ');

function writeSection({ name, form, about, dependents, reported, users }: Internal): string {
  const lines = [
    `## \`${name}\`\n\n${about}\n`,
    form && `\`\`\`js\n${form}\`\`\`\n`,
    `- Depends on it: ${dependents}`,
    users.length > 0 && `- Used in: ${users.map((file) => `\`${file}\``).join(', ')}`,
    `- Reported by: ${reported}\n`,
  ];
  return lines.filter(Boolean).join('\n');
}
