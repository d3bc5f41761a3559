import { describe, expect, it } from 'vitest';
import { migrationFolder } from './write-migration';

describe('Names of migrations', () => {
  it('A migration folder is named by the UTC second and words', () => {
    const now = new Date('2026-11-21T09:30:05Z');
    expect(migrationFolder('Add cues!', now)).toBe('20261121093005_add_cues');
  });

  it('A migration without a Latin name is rejected', () => {
    expect(() => migrationFolder('字', new Date())).toThrow('npm run db:new -- add_cues');
  });
});
