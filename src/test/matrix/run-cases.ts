import { expect } from 'vitest';
import { OPERATOR_ERRORS } from '~/schemas/operator-errors';
import {
  type Expected,
  FOREIGN_ID_CASES,
  listCases,
  type MatrixCase,
  type Share,
  toHeaders,
} from './cases';
import type { TestClient, TestRequest, TestResponse } from './clients';
import { digestDatabase } from './digest';
import { ACTORS, type Fixture, openUserBrowser, restore, type TestUser } from './fixture';
import { isTried, type MatrixScenario, type Rule } from './rule';

/** One call of an entry point, from its definition. */
export interface MatrixCall {
  client: TestClient;
  /** Key of its rule. */
  key: string;
  name: string;
  method: 'GET' | 'POST';
  rule: Rule;
  expected(cell: MatrixCase, user: TestUser, businessError?: Expected['code']): Expected;
  /** Checks the form of a response of this entry point. */
  wellFormed(response: TestResponse, cell: MatrixCase, scene: MatrixScenario): void;
}

export const tally = { cells: 0, allowed: 0, refused: {} as Record<string, number> };

let sequence = 0;

/** Sends one request from a fresh copy of the caller's browser. */
export function sendCase(
  call: MatrixCall,
  cell: MatrixCase,
  scene: MatrixScenario,
  input?: TestRequest['input'],
): Promise<TestResponse> {
  const token = scene.caller.tokens[cell.token];
  const tokenField = call.rule.token === '_token' && token !== null ? { _token: token } : undefined;
  return call.client(openUserBrowser(scene.caller), {
    method: call.method,
    call: call.name,
    input: input || tokenField ? { ...input, ...tokenField } : undefined,
    type: cell.type,
    headers: toHeaders(cell, scene.caller, sequence),
  });
}

/** One request of the matrix, and the error code of the service that it gets. */
interface SentCase {
  cell: MatrixCase;
  me: TestUser;
  input: TestRequest['input'];
  businessError?: Expected['code'];
}

/** Runs the cells of one call: first those that change nothing, between two digests of the whole database;
 *  then the successful ones, restoring the caller after each. */
export async function runCases(
  world: Fixture,
  call: MatrixCall,
  share: Share = 'core',
): Promise<void> {
  const rejected: SentCase[] = [];
  const allowed: Omit<SentCase, 'input'>[] = [];
  for (const name of ACTORS.filter((caller) => isTried(call.rule, caller))) {
    const me = world.users[name];
    const changes = (cell: MatrixCase) =>
      !call.rule.isReadOnly && call.expected(cell, me).code === null;
    const input = await call.rule.input?.({ fixture: world, caller: me, sequence });
    for (const cell of listCases(call.rule, name, share))
      if (changes(cell)) allowed.push({ cell, me });
      else rejected.push({ cell, me, input });
    if (share === 'core') rejected.push(...listForeignIdCases(world, call, me));
  }
  await assertUnchanged(world, call, rejected);
  for (const { cell, me } of allowed) {
    const input = await call.rule.input?.({ fixture: world, caller: me, sequence });
    try {
      await check(world, call, { cell, me, input });
    } finally {
      await restore(world, me);
    }
  }
}

/** Cells with ids that belong to each of the other users. */
function listForeignIdCases(world: Fixture, { rule }: MatrixCall, me: TestUser): SentCase[] {
  if (!rule.othersInput) return [];
  const { input, code } = rule.othersInput;
  return ACTORS.map((name) => world.users[name])
    .filter((other) => other !== me)
    .flatMap((owner) =>
      FOREIGN_ID_CASES.map((cell) => ({
        cell,
        me,
        input: input({ fixture: world, caller: me, sequence }, owner),
        businessError: code,
      })),
    );
}

async function check(
  world: Fixture,
  call: MatrixCall,
  { cell, me, input, businessError }: SentCase,
): Promise<void> {
  sequence++;
  const scene = { fixture: world, caller: me, sequence };
  const response = await sendCase(call, cell, scene, input);
  const { status, code } = call.expected(cell, me, businessError ?? call.rule.errorCode ?? null);
  const mayShowPeople = call.rule.showsPeople === true && code === null;
  const secrets = mayShowPeople ? FORBIDDEN_TEXTS : listSecrets(world, me);
  const leaked = secrets.filter((secret) => response.text.includes(secret));
  if (response.status !== status || response.code !== code || leaked.length > 0) {
    const message = `${describeCase(call, { cell, me })}: ${response.text.slice(0, 300)}`;
    const got = { status: response.status, code: response.code, leaked };
    expect(got, message).toEqual({ status, code, leaked: [] });
  }
  // Learners' pages have no text for it.
  if (me.role === 'USER') expect(OPERATOR_ERRORS).not.toContain(response.code);
  call.wellFormed(response, cell, scene);
  tally.cells++;
  if (code === null) tally.allowed++;
  else tally.refused[code] = (tally.refused[code] ?? 0) + 1;
}

const describeCase = ({ key }: MatrixCall, { cell, me }: Pick<SentCase, 'cell' | 'me'>) =>
  `${key} by ${me.name}, ${JSON.stringify(cell)}`;

const FORBIDDEN_TEXTS = ['$argon2', 'passwordHash', 'sessionToken', 'visitorHash', 'tokenHash'];

function listSecrets(world: Fixture, me: TestUser): string[] {
  const others = ACTORS.filter((name) => name !== me.name);
  return [...FORBIDDEN_TEXTS, ...others.flatMap((name) => world.users[name].secrets)];
}

/** Expects that the cells change nothing. They are checked together, because a digest takes as long as
 *  several requests, and one by one if something changed, to find the request. */
async function assertUnchanged(
  world: Fixture,
  call: MatrixCall,
  all: readonly SentCase[],
): Promise<void> {
  const digest = async () => {
    const { OperatorAct, ...others } = await digestDatabase(world.db);
    return call.rule.isLogged ? others : { ...others, OperatorAct };
  };
  const before = await digest();
  for (const sentCase of all) await check(world, call, sentCase);
  const after = await digest();
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  for (const sentCase of all) {
    for (const name of ACTORS) await restore(world, world.users[name]);
    const digestBefore = await digest();
    await check(world, call, sentCase);
    const changed = `${describeCase(call, sentCase)} was to change nothing, and yet changed this`;
    expect(await digest(), changed).toEqual(digestBefore);
  }
  expect(after, `${call.key} was refused, and yet changed this once`).toEqual(before);
}
