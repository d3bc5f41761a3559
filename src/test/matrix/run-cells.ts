import { expect } from 'vitest';
import { type Cell, cellsOf, type Expected, headersOf, THEIRS } from './cells';
import { digestOf } from './digest';
import type { Answer, Ask, Door } from './doors';
import type { Rule, Scene } from './rule';
import { ACTORS, browserOf, type Player, restore, type World } from './world';

/** One call of a door, as its definition tells it. */
export interface Call {
  door: Door;
  /** As the rules name it. */
  key: string;
  name: string;
  method: 'GET' | 'POST';
  rule: Rule;
  expected(cell: Cell, player: Player, own?: Expected['code']): Expected;
  /** What every answer of this door looks like. */
  wellFormed(answer: Answer, cell: Cell, scene: Scene): void;
}

export const tally = { cells: 0, allowed: 0, refused: {} as Record<string, number> };

let turn = 0;

/** Sends one request of a fresh copy of the player's browser. */
export function ask(call: Call, cell: Cell, scene: Scene, input?: Ask['input']): Promise<Answer> {
  const token = scene.me.tokens[cell.token];
  const carried = call.rule.token === '_token' && token !== null ? { _token: token } : undefined;
  return call.door(browserOf(scene.me), {
    method: call.method,
    call: call.name,
    input: input || carried ? { ...input, ...carried } : undefined,
    type: cell.type,
    headers: headersOf(cell, scene.me, turn),
  });
}

/** Every cell of one call: refusals first, between two looks at the whole database, then successes, each
 *  in a world put back to its beginning. */
export async function runCells(world: World, call: Call): Promise<void> {
  const { rule } = call;
  for (const name of ACTORS) {
    const me = world.players[name];
    const changes = (cell: Cell) => !rule.reads && call.expected(cell, me).code === null;
    const cells = cellsOf(rule, name);
    await restore(world, me);
    const input = await rule.input?.({ world, me, turn });
    await unchanged(world, call, name, async () => {
      for (const cell of cells) if (!changes(cell)) await check(world, call, cell, me, input);
      await askForTheirs(world, call, me);
    });
    for (const cell of cells.filter(changes)) {
      await restore(world, me);
      await check(world, call, cell, me, await rule.input?.({ world, me, turn }));
    }
    await restore(world, me);
  }
}

/** What belongs to each of the others. */
async function askForTheirs(world: World, call: Call, me: Player): Promise<void> {
  const { theirs } = call.rule;
  if (!theirs) return;
  for (const owner of ACTORS.map((name) => world.players[name]).filter((other) => other !== me))
    for (const cell of THEIRS) {
      const input = theirs.input({ world, me, turn }, owner);
      await check(world, call, cell, me, input, theirs.code);
    }
}

async function check(
  world: World,
  call: Call,
  cell: Cell,
  me: Player,
  input: Ask['input'],
  own: Expected['code'] = call.rule.answer ?? null,
): Promise<void> {
  turn++;
  const scene = { world, me, turn };
  const answer = await ask(call, cell, scene, input);
  const { status, code } = call.expected(cell, me, own);
  const leaked = secretsOf(world, me).filter((secret) => answer.text.includes(secret));
  if (answer.status !== status || answer.code !== code || leaked.length > 0) {
    const where = `${call.key} by ${me.name}, ${JSON.stringify(cell)}: ${answer.text.slice(0, 300)}`;
    const got = { status: answer.status, code: answer.code, leaked };
    expect(got, where).toEqual({ status, code, leaked: [] });
  }
  call.wellFormed(answer, cell, scene);
  tally.cells++;
  if (code === null) tally.allowed++;
  else tally.refused[code] = (tally.refused[code] ?? 0) + 1;
}

const NEVER = ['$argon2', 'passwordHash', 'sessionToken', 'visitorHash', 'tokenHash'];

function secretsOf(world: World, me: Player): string[] {
  const others = ACTORS.filter((name) => name !== me.name);
  return [...NEVER, ...others.flatMap((name) => world.players[name].secrets)];
}

async function unchanged(
  { db }: World,
  call: Call,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const before = await digestOf(db);
  await work();
  expect(await digestOf(db), `${call.key} refused ${name}, and yet changed this`).toEqual(before);
}
