import config from '../../../next.config.js';
import { INTERNALS, type Internal } from './internals';

/** Path of the page. */
export const PAGE = 'docs/next-upgrade.md';

/** The page for an engineer who upgrades Next, in Markdown. */
export function writePage(internals: readonly Internal[]): string {
  return `# Upgrading Next

\`npm run next:page\` makes this page of \`${INTERNALS}\`, the one file of \`src\` that writes forms of Next which no manual promises. Change that file, not this page.

1. Change the version in \`package.json\`, and read Next's notes for the words below.
2. \`npm run build\`, then \`npm test -- --all\`. A form that has changed fails the test that stands beside it here; mend the form in \`${INTERNALS}\`, and its use where it has got another meaning.
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
