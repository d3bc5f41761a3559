import { describe, expect, it } from 'vitest';
import reportBoundaries from './boundaries-report.mjs';
import { fileGraph, findCycles, folderGraph, toUnit } from './folder-cycles.mjs';

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
    ['e2e/shop.ts', 'e2e'],
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

describe('Cycles between files', () => {
  const fileCycles = (list: Record<string, string[]>) => findCycles(fileGraph(imports(list)));

  it.each([
    ['one folder', 'src/domain/speech/evidence.ts', 'src/domain/speech/recording.ts'],
    [
      'a contract',
      'src/server/gateways/payment/contract.ts',
      'src/server/gateways/payment/contract-refunds.ts',
    ],
    ['the journeys', 'e2e/fixtures.ts', 'e2e/operator.ts'],
    ['the tools', 'tools/testing/parts.mjs', 'tools/testing/run-part.mjs'],
  ])('Two files of %s that import each other are a cycle', (_, one, other) => {
    const expected = [[one, other].sort()];
    expect(fileCycles({ [one]: [other], [other]: [one] })).toEqual(expected);
    expect(fileCycles({ [one]: [other], [other]: ['src/lib/language.ts'] })).toEqual([]);
  });

  it('A cycle through a third file is found whole, and packages belong to none', () => {
    const [a, b, c] = ['src/domain/a.ts', 'src/domain/b.ts', 'src/domain/c.ts'];
    const zod = 'node_modules/zod/index.js';
    expect(fileCycles({ [a]: [b, zod], [b]: [c], [c]: [a], [zod]: [a] })).toEqual([[a, b, c]]);
  });

  it('The report of the boundaries fails for a cycle inside of one folder and names its imports', () => {
    const [a, b] = ['src/domain/a.ts', 'src/domain/b.ts'];
    const report = (list: Record<string, string[]>) =>
      reportBoundaries({ modules: imports(list), summary: {} } as never);
    const { exitCode, output } = report({ [a]: [b], [b]: [a] });
    expect(exitCode).toBe(1);
    expect(output).toContain(`no-circles: ${a}, ${b}`);
    expect(output).toContain(`${b} → ${a}`);
    expect(report({ [a]: [b], [b]: [] }).exitCode).toBe(0);
  });
});
