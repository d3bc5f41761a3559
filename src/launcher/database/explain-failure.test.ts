import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DatabaseUnavailable } from '~/server/database/unavailable';
import { explainFailure, explainingFailures, FirstConnectionError } from './explain-failure';

const ADDRESS = 'postgresql://shuoyi_app:s3cret%40@db.example:6432/shop';
const WHERE = 'DATABASE_URL (host db.example:6432, database shop, role shuoyi_app): ';

/** An error of PostgreSQL or of a pooler. */
const said = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe('A failure of the first connection', () => {
  it.each([
    [said('unsupported startup parameter: statement_timeout', '08P01'), 'Add ?pgbouncer=true'],
    [said('SASL authentication failed', '08P01'), 'the password is not that of the role'],
    [said('password authentication failed for user "x"', '28P01'), 'percent-encoded'],
    [said('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'), 'no password'],
    [said('no pg_hba.conf entry for host "10.0.0.7"', '28000'), 'pg_hba.conf'],
    [said('role "nobody" does not exist', '28000'), 'does not let this role in'],
    [said('no such user', '08P01'), 'does not let this role in'],
    [said('database "nosuch" does not exist', '3D000'), 'Create it, or correct the name'],
    [said('no such database: nosuch', '08P01'), 'Create it, or correct the name'],
    [said('connect ECONNREFUSED 127.0.0.1:4959', 'ECONNREFUSED'), 'nobody listens there'],
    [said('getaddrinfo ENOTFOUND nohost.invalid', 'ENOTFOUND'), 'Correct the host'],
    [said('connect ETIMEDOUT 10.0.0.9:5432', 'ETIMEDOUT'), 'firewall'],
    [said('timeout expired'), 'firewall'],
    [said('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT'), 'NODE_EXTRA_CA_CERTS'],
    [said('The server does not support SSL connections'), 'Leave sslmode out'],
    [said('sorry, too many clients already', '53300'), 'Lower DATABASE_POOL'],
    [said('the database system is starting up', '57P03'), 'Wait until it is ready'],
    [said('permission denied for table _prisma_migrations', '42501'), 'roles.sql'],
    [
      said(
        'Schema engine error:\nERROR: permission denied for schema public\n   0: a/b.rs\n   1: c.rs',
      ),
      'npm run db:migrate',
    ],
    [said('relation "_prisma_migrations" does not exist', '42P01'), 'npm run db:migrate'],
    [said('Connection terminated unexpectedly'), 'the connection was cut'],
    [
      said('no host takes writes (connect ECONNREFUSED 10.0.0.1:5432; timeout expired)'),
      'Start one of them as the primary',
    ],
  ])('The failure %s names the setting, the place and the remedy', (error, expected) => {
    for (const wrapped of [
      error,
      new DatabaseUnavailable(error),
      new Error('x', { cause: error }),
    ]) {
      const { message = '' } = explainFailure(wrapped, ADDRESS) ?? {};
      expect(message.startsWith(WHERE)).toBe(true);
      expect(message).toContain(expected);
      expect(message).not.toMatch(/s3cret|\n|\.rs/);
    }
  });

  it('The failure of a query in Prisma’s wrapping is explained by the database’s own code', () => {
    const cause = { originalCode: '42501', originalMessage: 'permission denied for table User' };
    const error = Object.assign(new Error('Raw query failed'), {
      code: 'P2010',
      meta: { driverAdapterError: Object.assign(new Error('x'), { cause }) },
    });
    expect(explainFailure(error, ADDRESS)?.message).toContain('(permission denied for table User)');
  });

  it('A failure of something else is not explained', async () => {
    const failure = said('duplicate key value', '23505');
    expect(explainFailure(failure, ADDRESS)).toBeNull();
    await expect(explainingFailures(ADDRESS, () => Promise.reject(failure))).rejects.toBe(failure);
  });

  it('Several hosts, and an address without a database, are named as they are used', () => {
    const refused = said('connect ECONNREFUSED', 'ECONNREFUSED');
    expect(explainFailure(refused, 'postgresql://shop@a,b:5433/x')?.message).toContain(
      '(host a:5432, b:5433, database x, role shop)',
    );
    expect(explainFailure(refused, 'postgresql://shop@a')?.message).toContain('database shop,');
  });

  it('A refused connection, and a port with another protocol, are failures that can pass by themselves', async () => {
    const server = createServer((socket) => socket.end('220 mail\r\n')).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const open = (address: string) =>
      explainingFailures(address, async () => {
        const client = new pg.Client(address);
        client.on('error', () => {});
        await client.connect();
      });
    const unusedPort = `postgresql://x@127.0.0.1:1/x`;
    const refused = await open(unusedPort).catch((error) => error);
    expect(refused).toBeInstanceOf(FirstConnectionError);
    expect(refused).toMatchObject({
      passes: true,
      message: expect.stringContaining('127.0.0.1:1'),
    });
    const other = await open(`postgresql://x@127.0.0.1:${port}/x`).catch((error) => error);
    expect(other.message).not.toContain('undefined');
  });
});
