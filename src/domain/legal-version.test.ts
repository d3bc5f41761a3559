import { expect, it } from 'vitest';
import { legalState } from './legal-version';

const VERSIONS = ['2027-01-01', '2026-12-01', '2026-11-21', '2026-01-01'];

it('The newest version whose day has begun is in force, older ones were and newer ones will be', () => {
  const states = (today: string) => VERSIONS.map((version) => legalState(version, VERSIONS, today));
  expect(states('2026-11-30')).toEqual(['LATER', 'LATER', 'IN_FORCE', 'EARLIER']);
  expect(states('2026-12-01')).toEqual(['LATER', 'IN_FORCE', 'EARLIER', 'EARLIER']);
  expect(states('2025-12-31')).toEqual(['LATER', 'LATER', 'LATER', 'LATER']);
});
