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

/** One request of the matrix, and the refusal of the business's own that it gets. */
interface Asked {
  cell: Cell;
  me: Player;
  input: Ask['input'];
  own?: Expected['code'];
}

/** Every cell of one call: what changes nothing first, whoever asks, between two looks at the whole
 *  database; then each success, and the world is put back to its beginning. */
export async function runCells(world: World, call: Call): Promise<void> {
  const refused: Asked[] = [];
  const allowed: Omit<Asked, 'input'>[] = [];
  for (const name of ACTORS) {
    const me = world.players[name];
    const changes = (cell: Cell) => !call.rule.reads && call.expected(cell, me).code === null;
    const input = await call.rule.input?.({ world, me, turn });
    for (const cell of cellsOf(call.rule, name))
      if (changes(cell)) allowed.push({ cell, me });
      else refused.push({ cell, me, input });
    refused.push(...theirs(world, call, me));
  }
  await unchanged(world, call, refused);
  for (const { cell, me } of allowed) {
    const input = await call.rule.input?.({ world, me, turn });
    try {
      await check(world, call, { cell, me, input });
    } finally {
      await restore(world, me);
    }
  }
}

/** What belongs to each of the others. */
function theirs(world: World, { rule }: Call, me: Player): Asked[] {
  if (!rule.theirs) return [];
  const { input, code } = rule.theirs;
  return ACTORS.map((name) => world.players[name])
    .filter((other) => other !== me)
    .flatMap((owner) =>
      THEIRS.map((cell) => ({ cell, me, input: input({ world, me, turn }, owner), own: code })),
    );
}

async function check(world: World, call: Call, { cell, me, input, own }: Asked): Promise<void> {
  turn++;
  const scene = { world, me, turn };
  const answer = await ask(call, cell, scene, input);
  const { status, code } = call.expected(cell, me, own ?? call.rule.answer ?? null);
  const leaked = secretsOf(world, me).filter((secret) => answer.text.includes(secret));
  if (answer.status !== status || answer.code !== code || leaked.length > 0) {
    const where = `${nameOf(call, { cell, me })}: ${answer.text.slice(0, 300)}`;
    const got = { status: answer.status, code: answer.code, leaked };
    expect(got, where).toEqual({ status, code, leaked: [] });
  }
  call.wellFormed(answer, cell, scene);
  tally.cells++;
  if (code === null) tally.allowed++;
  else tally.refused[code] = (tally.refused[code] ?? 0) + 1;
}

const nameOf = ({ key }: Call, { cell, me }: Pick<Asked, 'cell' | 'me'>) =>
  `${key} by ${me.name}, ${JSON.stringify(cell)}`;

const NEVER = ['$argon2', 'passwordHash', 'sessionToken', 'visitorHash', 'tokenHash'];

function secretsOf(world: World, me: Player): string[] {
  const others = ACTORS.filter((name) => name !== me.name);
  return [...NEVER, ...others.flatMap((name) => world.players[name].secrets)];
}

/** Together, as a look at everything takes as long as several requests; one by one when something changed,
 *  to find which of them did it. */
async function unchanged(world: World, call: Call, all: readonly Asked[]): Promise<void> {
  const before = await digestOf(world.db);
  for (const asked of all) await check(world, call, asked);
  const after = await digestOf(world.db);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  for (const asked of all) {
    for (const name of ACTORS) await restore(world, world.players[name]);
    const calm = await digestOf(world.db);
    await check(world, call, asked);
    const changed = `${nameOf(call, asked)} was to change nothing, and yet changed this`;
    expect(await digestOf(world.db), changed).toEqual(calm);
  }
  expect(after, `${call.key} was refused, and yet changed this once`).toEqual(before);
}
