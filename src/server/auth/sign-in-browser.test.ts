import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '~/server/db';
import { resetDatabase, testDatabase } from '~/test/db';
import { listStatements } from '~/test/list-statements';
import { createRestClient } from '~/test/rest-client';
import { createLearner, type Learner } from '~prisma/factories/learner';

let db: Database;
let learner: Learner;
let client: ReturnType<typeof createRestClient>;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  learner = await createLearner(db);
  client = createRestClient();
  await logIn();
  await client.get('auth/logout');
});

async function logIn(password = learner.password) {
  const _token = await client.token();
  let result: unknown;
  const statements = await listStatements(async () => {
    const { body } = await client.post('auth/login', { _token, email: learner.email, password });
    result = body.result;
  });
  return { result, statements };
}

describe('The statements of a login', () => {
  it('A login on a known device takes those of its limits, the look-up, and one that writes all', async () => {
    expect(await logIn()).toEqual({
      result: true,
      statements: [
        'throttle-count-one',
        'credentials-by-email',
        'throttle-count-one',
        'new-session',
      ],
    });
  });

  it('A login on a new device, which mails its owner, needs no more statements', async () => {
    client = createRestClient();
    expect(await logIn()).toEqual({
      result: true,
      statements: [
        'throttle-count-one',
        'throttle-count-three',
        'credentials-by-email',
        'new-session',
      ],
    });
    expect(await db.outboxMessage.count()).toBe(1);
  });

  it('A login in a browser that is logged in takes one statement more, for its session', async () => {
    await logIn();
    const { statements } = await logIn();
    expect(statements[0]).toBe('session-by-token');
    expect(statements.slice(1)).toEqual((await logIn()).statements.slice(1));
  });

  it('A failed login takes the statements of its limits, the look-up, and one for the audit log', async () => {
    expect(await logIn('certainly not this')).toEqual({
      result: false,
      statements: [
        'throttle-count-one',
        'credentials-by-email',
        'throttle-count-one',
        'lone-security-event',
      ],
    });
  });

  it('A session look-up takes one statement', async () => {
    await logIn();
    expect(await listStatements(() => client.get('auth/token'))).toEqual(['session-by-token']);
  });
});
