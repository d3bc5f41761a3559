import { describe, expect, it } from 'vitest';
import { findCycles, folderGraph, toUnit } from './folder-cycles.mjs';

const imports = (list: Record<string, string[]>) =>
  Object.entries(list).map(([source, targets]) => ({
    source,
    dependencies: targets.map((resolved) => ({ resolved })),
  }));
const cycles = (list: Record<string, string[]>) => findCycles(folderGraph(imports(list)));

describe('Cycles between folders', () => {
  it.each([
    ['src/server/services/order/queries.ts', 'src/server/services/order'],
    ['src/server/gateways/payment/stripe/read.ts', 'src/server/gateways'],
    ['src/server/db.ts', 'src/server'],
    ['src/features/cart/components/row.tsx', 'src/features/cart'],
    ['src/domain/order.ts', 'src/domain'],
    ['src/env.ts', 'src/env.ts'],
    ['src/launcher/http-layer/path.mjs', 'src/launcher/http-layer'],
    ['src/launcher/prepare.ts', 'src/launcher'],
    ['tools/research/bench/load.ts', 'tools/research/bench'],
    ['tools/testing/tally.mjs', 'tools/testing'],
    ['prisma/factories/learner.ts', 'prisma/factories'],
  ])('The file %s counts as a part of the folder %s', (file, folder) => {
    expect(toUnit(file)).toBe(folder);
  });

  it('A cycle between folders is found even when no two files import each other', () => {
    const a = 'src/server/services/order/a.ts';
    const b = 'src/server/services/refund/b.ts';
    const c = 'src/server/services/gift/c.ts';
    expect(cycles({ [a]: [b], [b]: [c], [c]: ['src/server/services/order/other.ts'] })).toEqual([
      ['src/server/services/gift', 'src/server/services/order', 'src/server/services/refund'],
    ]);
    expect(cycles({ [a]: [b], [b]: [c], [c]: ['src/domain/order.ts'] })).toEqual([]);
  });

  it('Imports of tests do not count as cycles between folders', () => {
    expect(
      cycles({
        'src/domain/order.ts': ['src/lib/format-date.ts'],
        'src/lib/day-text.test.ts': ['src/domain/order.ts'],
      }),
    ).toEqual([]);
  });
});
