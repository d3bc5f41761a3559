import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { findForm, plainText } from './html-form';
import { readArguments } from './read-arguments';
import { Report } from './report';

const KNOWN = ['cart', 'card'];

it('the check refuses addresses of other machines unless somebody says that it is a copy', () => {
  expect(() => readArguments(['https://shuoyi.example'], KNOWN)).toThrow('is not this machine');
  const words = ['https://shuoyi.example/x', '--yes-this-is-a-copy'];
  expect(readArguments(words, KNOWN)).toEqual({ site: 'https://shuoyi.example', chapters: KNOWN });
  expect(readArguments(['http://127.0.0.1:3000', 'card'], KNOWN)).toEqual({
    site: 'http://127.0.0.1:3000',
    chapters: ['card'],
  });
});

it.each([[], ['shop'], ['ftp://localhost'], ['http://localhost', 'kitchen']])(
  'the check says how it is used when it is asked for %j',
  (...words) => {
    expect(() => readArguments(words, KNOWN)).toThrow('npm run check:shop');
  },
);

it('a report counts what held and what did not, and shows what was found instead', () => {
  const lines: string[] = [];
  const report = new Report((line) => lines.push(line));
  report.same('Two is two', 2, 2);
  report.same('Lists are compared by what is in them', [1, { a: 2 }], [1, { a: 2 }]);
  report.same('Two is three', 2, 3);
  report.fact('It rains', false, 'sun');
  expect(report.closing).toBe('2 passed, 2 failed');
  expect(lines.slice(2)).toEqual(['✗ Two is three (found 2, not 3)', '✗ It rains (found "sun")']);
});

it('a form is read from a page as a browser without scripts reads it', () => {
  const text = `<form action="" method="POST"><input type="hidden" name="$a&quot;" value="{&quot;id&quot;:1}"/>
    <input name="number" value=""/></form><form action="/leave" method="POST"><input type="hidden" name="b"/></form>`;
  const page = { status: 200, headers: new Headers(), text };
  expect(findForm(page, '/bank', 'number')).toEqual({
    address: '/bank',
    fields: new Map([
      ['$a"', '{"id":1}'],
      ['number', ''],
    ]),
  });
  expect(findForm(page, '/bank', null)?.address).toBe('/leave');
  expect(findForm(page, '/bank', 'nothing')).toBeNull();
  expect(plainText('<p>NT$<!-- -->990</p><script>1</script>').trim()).toMatch(/^NT\$ ?990$/);
});

it('without a server the check ends with 2 and says so', { timeout: 60_000 }, async () => {
  const ended = await new Promise<{ code: unknown; told: string }>((resolve) => {
    const words = ['--import', 'tsx', 'tools/testing/check-shop/main.ts', 'http://127.0.0.1:9'];
    execFile(process.execPath, words, (error, _, told) => resolve({ code: error?.code, told }));
  });
  expect(ended.code).toBe(2);
  expect(ended.told).toContain('Nothing answers at http://127.0.0.1:9');
});
