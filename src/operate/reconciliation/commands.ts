import { formatDateTime } from '~/lib/format-date-time';
import { endOfList } from '~/operate/end-of-list';
import { UsageError } from '~/operate/usage-error';
import { type DiscrepancyView, resolveDiscrepancySchema } from '~/schemas/discrepancy';
import type { ServiceContext } from '~/server/context';
import { discrepancyAdvice } from '~/server/services/reconciliation/discrepancy-advice';
import {
  listDiscrepancies,
  MAX_LISTED_DISCREPANCIES,
} from '~/server/services/reconciliation/list-discrepancies';
import { resolveDiscrepancy } from '~/server/services/reconciliation/resolve-discrepancy';

const USAGE = `npm run reconciliation -- list             the open discrepancies
npm run reconciliation -- list all         the resolved ones, too
npm run reconciliation -- resolve ID NOTE  (the NOTE says how it was resolved)`;

/** Runs one command as the system.
 *  @param args such as `['resolve', '01980000-…', 'refunded', 'by', 'hand']`
 *  @returns the lines to print
 *  @throws UsageError | ServiceError */
export async function runReconciliationCommand(
  ctx: ServiceContext,
  args: readonly string[],
): Promise<string[]> {
  const [command, first, ...rest] = args;
  if (command === 'list' && rest.length === 0 && (first === undefined || first === 'all'))
    return list(ctx, first === 'all');
  const input = resolveDiscrepancySchema.safeParse({ id: first, note: rest.join(' ') });
  if (command !== 'resolve' || !input.success) throw new UsageError(USAGE);
  await resolveDiscrepancy({ ctx, input: input.data });
  return [`${input.data.id}: resolved.`];
}

async function list(ctx: ServiceContext, all: boolean): Promise<string[]> {
  const found = await listDiscrepancies({ ctx, input: { all } });
  if (found.length === 0) return ['The books agree: nothing waits.'];
  return [...found.flatMap(lines), ...endOfList(found, MAX_LISTED_DISCREPANCIES)];
}

type Detail = NonNullable<DiscrepancyView['detail']>;

const detailParts = ({ gateway, reference, amount, currency, expected, reason }: Detail) => [
  `${gateway} ${reference}`,
  `${currency} ${amount}${expected === undefined ? '' : ` (books: ${expected})`}`,
  reason,
];

/** The line of a discrepancy, and under an open one its instructions. */
function lines({ id, kind, number, detail, foundAt, resolvedAt, note }: DiscrepancyView): string[] {
  const parts = [
    id,
    formatDateTime(foundAt, 'en'),
    kind,
    number,
    ...(detail ? detailParts(detail) : ['its details cannot be read']),
    resolvedAt && `resolved ${formatDateTime(resolvedAt, 'en')}: ${note}`,
  ];
  const row = parts.filter(Boolean).join('  ');
  return resolvedAt ? [row] : [row, `  → ${discrepancyAdvice(kind)}`];
}
