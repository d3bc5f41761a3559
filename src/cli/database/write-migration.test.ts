import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { SCHEMA_FILE } from './paths';
import { committedSchema, migrationFolder } from './write-migration';

const withoutComments = (schema: string) =>
  schema.replace(/^\s*\/\/.*$/gm, '').replace(/\s+/g, ' ');

describe('migrations', () => {
  it('are committed for everything in schema.prisma', async () => {
    const [committed, present] = [await committedSchema(), await readFile(SCHEMA_FILE, 'utf8')];
    expect(withoutComments(present), 'run: npm run db:new -- name').toBe(
      withoutComments(committed),
    );
  });

  it('are named by the UTC second and words', () => {
    const at = new Date('2026-11-21T09:30:05Z');
    expect(migrationFolder('Add cues!', at)).toBe('20261121093005_add_cues');
  });

  it('need a name', () => {
    expect(() => migrationFolder('字', new Date())).toThrow('npm run db:new -- add_cues');
  });
});
