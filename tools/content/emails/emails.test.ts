import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIL_TEMPLATES } from '~/domain/mail-template';
import { LANGUAGES } from '~/lib/language';

const MAIN = ['--import', 'tsx', '--conditions=react-server', 'tools/content/emails/main.ts'];
const EACH = LANGUAGES.flatMap((language) =>
  MAIL_TEMPLATES.map((template) => ({ language, template })),
);

let folder: string;
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

// The command runs in a process of its own: it needs settings that other tests of this worker must not see.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'emails-'));
  execFileSync(process.execPath, [...MAIN, folder], { env: { ...process.env, APP_URL: '' } });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run emails', () => {
  it.each(EACH)(
    'The template $template is written in $language, and the index links to it',
    (of) => {
      const name = `${of.template}.${of.language}`;
      expect(read(`${name}.html`)).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
      expect(read(`${name}.txt`)).toContain('\n-- \n');
      for (const file of [`${name}.html`, `${name}.txt`])
        expect(read('index.html')).toContain(`href="${file}"`);
    },
  );

  it('The folder of previews holds only the templates and the index', () => {
    expect(readdirSync(folder)).toHaveLength(2 * EACH.length + 1);
  });

  it('A preview links to the site and shows no missing value', () => {
    for (const { template, language } of EACH) {
      const text = read(`${template}.${language}.txt`);
      expect(text, template).toContain('https://shuoyi.example/');
      expect(text, template).not.toMatch(/undefined|\[object|NaN|Invalid Date/);
    }
  });
});
