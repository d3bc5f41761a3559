import { describe, expect, it } from 'vitest';
import { migrationFolder } from './write-migration';

describe('migrations', () => {
  it('are named by the UTC second and words', () => {
    const at = new Date('2026-11-21T09:30:05Z');
    expect(migrationFolder('Add cues!', at)).toBe('20261121093005_add_cues');
  });

  it('need a name', () => {
    expect(() => migrationFolder('字', new Date())).toThrow('npm run db:new -- add_cues');
  });
});
