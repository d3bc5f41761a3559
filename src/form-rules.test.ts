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

/** Components with a field of their own that does not report by `useEarlyText` what it had before React handled it. */
const OTHER_FIELDS = [
  // They keep their text themselves.
  'app/sandbox-bank/[pageToken]/card-input.tsx',
  'components/ui/password-field.tsx',
  'features/console-shell/components/console-search-form.tsx',
  'features/contact/components/contact-form.tsx',
  // They report it in another way.
  'components/ui/checkbox-field.tsx',
  'components/ui/file-input.tsx',
  // It is for password managers only.
  'features/account/components/current-password-field.tsx',
  // React creates them: they need data of the visitor, or are opened by a press.
  'components/ui/data-table/selection-box.tsx',
  'features/cart/components/qty-field.tsx',
  'features/lesson/components/player/type-field.tsx',
  'features/lesson/components/settings/speed-field.tsx',
  // They set a player that begins with React: a place or a speed of before is chosen again.
  'components/ui/slider-field.tsx',
  'features/media-lesson/components/audio-scrubber.tsx',
];

it('Every field of a page’s HTML reports what was typed or chosen before React handled it', () => {
  const fields = filesWith(/<(?:input|select|textarea)\b/);
  const others = names(fields.filter(({ text }) => !text.includes('useEarlyText(')));
  expect(others.sort()).toEqual(OTHER_FIELDS.map((file) => `src/${file}`).sort());
});
