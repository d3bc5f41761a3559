import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unitContentSchema } from '~/schemas/content';
import { loadPlans } from './load-plans';
import { CONTENT_DIR, ContentError, readContentFile, readContentFolder } from './read-content';

const folder = () => mkdtempSync(join(tmpdir(), 'content-'));

describe('A content file', () => {
  it('A content file with an invalid field is rejected with its file and field', () => {
    const dir = folder();
    const plan = { ...loadPlans()[0], price: '990' };
    writeFileSync(join(dir, 'plans.json'), JSON.stringify([plan]));
    expect(() => loadPlans(dir)).toThrow(/plans\.json is not valid content:\n {2}0\.price: /);
  });

  it('A content file that is not JSON is rejected with its name', () => {
    const file = join(folder(), 'broken.json');
    writeFileSync(file, '{ "slug": ');
    expect(() => readContentFile(file, unitContentSchema)).toThrow(/broken\.json cannot be read/);
  });

  it('A content file that is not in UTF-8 is rejected with its name, and one with a byte order mark is read', () => {
    const file = join(folder(), 'tea.json');
    writeFileSync(file, Buffer.from('{ "slug": "t\xe9" }', 'latin1'));
    expect(() => readContentFile(file, unitContentSchema)).toThrow(/tea\.json cannot be read/);
    writeFileSync(file, '\uFEFF{ "slug": "tea" }');
    expect(() => readContentFile(file, unitContentSchema)).toThrow(/is not valid content/);
  });

  it('A content file is rejected when its slug is not its name', () => {
    const dir = folder();
    const [unit] = readContentFolder(join(CONTENT_DIR, 'units'), unitContentSchema);
    writeFileSync(join(dir, 'another-name.json'), JSON.stringify(unit));
    expect(() => readContentFolder(dir, unitContentSchema)).toThrow(ContentError);
  });
});
