import { invoicePeriod } from '~/domain/invoice/period';
import { csvHead, csvLine } from '~/lib/csv-line';
import { formatCurrency } from '~/lib/format-currency';
import { formatDateTime } from '~/lib/format-date-time';
import { readInput } from '~/operate/read-input';
import { UsageError } from '~/operate/usage-error';
import {
  correctInvoiceSchema,
  issueAllowanceSchema,
  issueInvoiceSchema,
  voidInvoiceSchema,
} from '~/schemas/invoice-operator';
import type { ServiceContext } from '~/server/context';
import { INVOICES_TO_ISSUE } from '~/server/downloads/invoices-to-issue';
import { correctInvoice } from '~/server/services/invoice/correct-invoice';
import { issueAllowance } from '~/server/services/invoice/issue-allowance';
import { issueInvoice } from '~/server/services/invoice/issue-invoice';
import { listInvoices, type OpenInvoice } from '~/server/services/invoice/list-invoices';
import { voidInvoice } from '~/server/services/invoice/void-invoice';
import { recordExport } from '~/server/services/operator/record-reading';
import { findOrderByNumber } from '~/server/services/order/find-order-by-number';

const USAGE = `npm run invoice -- list                                open tasks at the tax platform
npm run -s invoice -- export > due.csv                 the list of invoices to issue
npm run invoice -- issue ORDER NUMBER AMOUNT [DAY]     records its issue, such as AB12345678 2670
npm run invoice -- correct ORDER NUMBER REASON         corrects a mistyped number
npm run invoice -- void ORDER [DAY]                    records its void
npm run invoice -- allow ORDER NUMBER AMOUNT [DAY]     records an allowance

DAY, such as 2026-11-21, is the day at the platform, in Taipei; today by default.`;

/** Runs one command as the system.
 *  @param args such as `['issue', 'SY20261121-7K3QX', 'AB12345678', '2670']`
 *  @returns the lines to print
 *  @throws UsageError | ServiceError */
export async function runInvoiceCommand(
  ctx: ServiceContext,
  args: readonly string[],
): Promise<string[]> {
  const [command, orderNumber, ...rest] = args;
  if (!orderNumber && command === 'list') return list(ctx);
  if (!orderNumber && command === 'export') return exportToIssue(ctx);
  const [number, amount] = rest;
  const required = argumentCount(command);
  // An optional day may follow; a reason may have any number of words.
  const isComplete =
    rest.length >= required && (command === 'correct' || rest.length <= required + 1);
  if (!orderNumber || !isComplete) throw new UsageError(USAGE);
  const order = await findOrderByNumber({ ctx, input: { number: orderNumber } });
  const day = rest[required];
  const typed = { ...order, number, amount, day };
  switch (command) {
    case 'issue': {
      const input = readInput(issueInvoiceSchema, typed, USAGE);
      await issueInvoice({ ctx, input });
      return [`${orderNumber}: issued as ${input.number}; the buyer is told.`];
    }
    case 'correct': {
      const reason = rest.slice(1).join(' ');
      const input = readInput(correctInvoiceSchema, { ...order, number, reason }, USAGE);
      await correctInvoice({ ctx, input });
      return [`${orderNumber}: corrected to ${input.number}; the buyer is told.`];
    }
    case 'void': {
      await voidInvoice({ ctx, input: readInput(voidInvoiceSchema, { ...order, day }, USAGE) });
      return [`${orderNumber}: voided; the buyer is told.`];
    }
    case 'allow': {
      const input = readInput(issueAllowanceSchema, typed, USAGE);
      await issueAllowance({ ctx, input });
      return [`${orderNumber}: allowance ${input.number}; the buyer is told.`];
    }
    default:
      throw new UsageError(USAGE);
  }
}

/** Number of arguments after the order's number. */
function argumentCount(command: string | undefined): number {
  return command === 'void' ? 0 : 2;
}

/** The same file as the console's. */
async function exportToIssue(ctx: ServiceContext): Promise<string[]> {
  const { permission, heads } = INVOICES_TO_ISSUE;
  const lines = [csvHead(heads(ctx.language))];
  for await (const rows of INVOICES_TO_ISSUE.open({ ctx, params: {} }))
    lines.push(...rows.map(csvLine));
  const rows = lines.length - 1;
  await recordExport({
    ctx,
    input: { table: 'invoices-to-issue', permission, filters: {}, rows },
  });
  return lines;
}

async function list(ctx: ServiceContext): Promise<string[]> {
  const open = await listInvoices({ ctx });
  return open.length > 0 ? open.map(line) : ['No invoice waits.'];
}

const STEPS: Partial<Record<OpenInvoice['status'], string>> = {
  DUE: 'issue',
  VOID_DUE: 'void',
  ALLOWANCE_DUE: 'allow',
};

function line(invoice: OpenInvoice): string {
  const { status, order, amount, kind, code, title, email, number, issuedAt, paidAt } = invoice;
  const parts = [
    STEPS[status],
    order,
    formatCurrency(amount),
    number && issuedAt ? `${number} of ${invoicePeriod(issuedAt)}` : null,
    [kind, code, title].filter(Boolean).join(' '),
    email,
    paidAt && `paid ${formatDateTime(paidAt, 'en')}`,
    invoice.refundPending > 0 && `wait: ${formatCurrency(invoice.refundPending)} is going back`,
  ];
  return parts.filter(Boolean).join('  ');
}
