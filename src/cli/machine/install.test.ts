import { describe, expect, it } from 'vitest';
import { isInstalled, nodeRefusal } from './install.mjs';

describe('the first step of a start', () => {
  it.each(['20.19.0', '20.20.2', '22.1.0', '24.0.0'])('accepts Node %s', (version) => {
    expect(nodeRefusal(version)).toBeNull();
  });

  it.each(['18.20.0', '20.18.3'])('refuses Node %s with a sentence', (version) => {
    expect(nodeRefusal(version)).toContain(`this is Node ${version}`);
  });

  const wanted = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/other-platform': { version: '2.0.0', optional: true },
    },
  };

  it('does not install again what is there', () => {
    const installed = { packages: { 'node_modules/a': { version: '1.0.0' } } };
    expect(isInstalled(wanted, installed)).toBe(true);
  });

  it.each([
    ['another version', { 'node_modules/a': { version: '1.0.1' } }],
    ['nothing', {}],
    [
      'another version of an optional package',
      {
        'node_modules/a': { version: '1.0.0' },
        'node_modules/other-platform': { version: '1.9.0' },
      },
    ],
  ])('installs when there is %s', (_what, packages) => {
    expect(isInstalled(wanted, { packages })).toBe(false);
  });
});
