import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tableFile } from './table-file';

it('The address of a file has the filters of its table and the language of the page', () => {
  expect(tableFile('acts', '', 'en')).toBe('/api/operator/tables/acts?language=en');
  expect(tableFile('acts', '?q=tea&status=ALL', 'zh')).toBe(
    '/api/operator/tables/acts?q=tea&status=ALL&language=zh',
  );
});

it('Every link to a file of a table has its address from here', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(app|components|console|features)\/.*(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => readFileSync(`src/${file}`, 'utf8').includes('/api/operator/tables/'));
  expect(files.filter((file) => !file.startsWith('app/api/'))).toEqual(['console/table-file.ts']);
});
