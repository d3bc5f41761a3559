import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { findForm, plainText } from './html-form';
import { readArguments } from './read-arguments';
import { Report } from './report';

const KNOWN = ['cart', 'card'];

it('check:shop rejects the address of another machine without the flag for a copy', () => {
  expect(() => readArguments(['https://shuoyi.example'], KNOWN)).toThrow('is not this machine');
  const args = ['https://shuoyi.example/x', '--yes-this-is-a-copy'];
  expect(readArguments(args, KNOWN)).toEqual({ site: 'https://shuoyi.example', chapters: KNOWN });
  expect(readArguments(['http://127.0.0.1:3000', 'card'], KNOWN)).toEqual({
    site: 'http://127.0.0.1:3000',
    chapters: ['card'],
  });
});

it.each([[], ['shop'], ['ftp://localhost'], ['http://localhost', 'kitchen']])(
  'check:shop shows its usage for the arguments %j',
  (...args) => {
    expect(() => readArguments(args, KNOWN)).toThrow('npm run check:shop');
  },
);

it('A report counts passed and failed facts, and shows the actual value of a failed one', () => {
  const lines: string[] = [];
  const report = new Report((line) => lines.push(line));
  report.same('Two is two', 2, 2);
  report.same('Lists are compared by what is in them', [1, { a: 2 }], [1, { a: 2 }]);
  report.same('Two is three', 2, 3);
  report.fact('It rains', false, 'sun');
  expect(report.closing).toBe('2 passed, 2 failed');
  expect(lines.slice(2)).toEqual(['✗ Two is three (found 2, not 3)', '✗ It rains (found "sun")']);
});

it('A form is read from HTML with the fields that a browser without scripts would send', () => {
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

it('check:shop ends with exit code 2 and a message when no server responds', {
  timeout: 60_000,
}, async () => {
  const ended = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
    const args = ['--import', 'tsx', 'tools/testing/check-shop/main.ts', 'http://127.0.0.1:9'];
    execFile(process.execPath, args, (error, _, stderr) => resolve({ code: error?.code, stderr }));
  });
  expect(ended.code).toBe(2);
  expect(ended.stderr).toContain('Nothing answers at http://127.0.0.1:9');
});
