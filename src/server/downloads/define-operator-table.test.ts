import { expect, it } from 'vitest';
import { z } from 'zod';
import { captureLog } from '~/test/captured-log';
import { defineTable } from './define-operator-table';

it('A cell that cannot be rendered is marked and logged, and the others are there', () => {
  const logged = captureLog();
  const { toCells } = defineTable<{ name: string; detail: unknown }, object>({
    permission: 'mail.read',
    input: z.object({}),
    list: async () => ({ rows: [], nextCursor: null, unreadable: 0 }),
    columns: [
      { head: () => 'Name', cell: ({ name }) => name },
      { head: () => 'Detail', cell: ({ detail }) => z.string().parse(detail) },
    ],
  });
  expect(toCells({ name: '王小明', detail: 1 } as never, 'zh')).toEqual(['王小明', '（無法讀取）']);
  expect(toCells({ name: '王小明', detail: 'a' } as never, 'zh')).toEqual(['王小明', 'a']);
  expect(logged).toHaveLength(1);
});
