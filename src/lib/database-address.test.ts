import { describe, expect, it } from 'vitest';
import { databaseAddressProblem, splitHosts } from './database-address';

describe('An address of the database', () => {
  it('An address with one host is one address', () => {
    for (const address of [
      'postgresql://postgres@127.0.0.1:5432/shop',
      'postgres://shop:p%40ss@db.shuoyi.example/shop?sslmode=verify-full',
      'postgresql://postgres@127.0.0.1:5432/postgres?pgbouncer=true',
    ])
      expect(splitHosts(address)).toEqual([address]);
  });

  it('An address with several hosts is an address for each, with the same account, database and parameters', () => {
    expect(
      splitHosts(
        'postgresql://shop:p%2Cw@a.example,b.example:5433,[::1]:5434/shop?target_session_attrs=read-write&sslmode=verify-full',
      ),
    ).toEqual([
      'postgresql://shop:p%2Cw@a.example/shop?sslmode=verify-full',
      'postgresql://shop:p%2Cw@b.example:5433/shop?sslmode=verify-full',
      'postgresql://shop:p%2Cw@[::1]:5434/shop?sslmode=verify-full',
    ]);
  });

  it.each([
    'postgresql://postgres@127.0.0.1:5432/shop',
    'postgresql://a:5432,b:5432/shop',
    'postgres://u:p@a:5432,b:5432/shop?target_session_attrs=read-write',
    'postgresql://a/shop?target_session_attrs=read-write',
  ])('The address %s can be used', (address) => {
    expect(databaseAddressProblem(address)).toBeNull();
  });

  it.each([
    ['mysql://a/shop', 'must be postgresql://'],
    ['a:5432,b:5432', 'must be postgresql://'],
    ['postgresql://a:port,b/shop', 'must be postgresql://'],
    ['postgresql://a,,b/shop', 'names a host that is empty'],
    ['postgresql://a,/shop', 'names a host that is empty'],
    ['postgresql://a,b/shop?target_session_attrs=any', 'target_session_attrs must be read-write'],
    ['postgresql://a/shop?target_session_attrs=standby', 'target_session_attrs must be read-write'],
  ])('The address %s cannot be used: %s', (address, problem) => {
    expect(databaseAddressProblem(address)).toContain(problem);
  });
});
