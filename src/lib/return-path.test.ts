import { describe, expect, it } from 'vitest';
import { safeReturnPath, withReturn } from './return-path';

describe('return path', () => {
  it('a path of our own is kept with its query and hash', () => {
    expect(safeReturnPath('/en/order?x=1#a')).toBe('/en/order?x=1#a');
  });

  it('other origins and tricks are refused', () => {
    for (const value of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/%2f/x\n',
      'x',
    ])
      expect(safeReturnPath(value)).toBeNull();
    expect(safeReturnPath('/a/..//evil.example')).toBeNull();
    expect(safeReturnPath(undefined)).toBeNull();
    expect(safeReturnPath(['/a'])).toBeNull();
  });

  it('the way back survives the query', () => {
    const url = new URL(withReturn('/login', '/order?a=1&b=2'), 'https://x.example');
    expect(safeReturnPath(url.searchParams.get('return'))).toBe('/order?a=1&b=2');
  });
});
