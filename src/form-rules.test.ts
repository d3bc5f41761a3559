import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = ['app', 'components', 'features']
  .flatMap((folder) => {
    const files = readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' });
    return files.map((file) => join('src', folder, file));
  })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text));
const names = (found: typeof sources) => found.map(({ file }) => file);

it('Every form of the form core shows its summary, the only announcement of its failure', () => {
  const forms = filesWith(/\buseForm\(/);
  expect(forms.length).toBeGreaterThan(8);
  const summary = '<FormErrorSummary {...errorSummary} />';
  expect(names(forms.filter(({ text }) => !text.includes(summary)))).toEqual([]);
});

it('The end of a session is left to the log-in by every popup about a failed call', () => {
  expect(names(filesWith(/toast\.(?:warning|error)\([^;]*rrorMessage\(/))).toEqual([]);
});

it('No live region for errors stands empty in a page', () => {
  expect(names(filesWith(/role="alert"[^>]*empty:/))).toEqual([]);
});
