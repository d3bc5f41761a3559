import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MAIL_TEMPLATES } from '~/domain/mail-template';
import { LANGUAGES } from '~/lib/language';
import { INVOICE_KINDS } from '~/schemas/invoice';
import { actPageSchema } from '~/schemas/operator-act';
import { checkInListSchema } from '~/schemas/operator-activity';
import { couponPageSchema } from '~/schemas/operator-coupon';
import { discrepancyPageSchema } from '~/schemas/operator-discrepancy';
import { giftPageSchema } from '~/schemas/operator-gift';
import { invoicePageSchema } from '~/schemas/operator-invoice';
import { mailPageSchema } from '~/schemas/operator-mail';
import { operatorOrderPageSchema } from '~/schemas/operator-order';
import { refundPageSchema } from '~/schemas/operator-refund';
import { FAKE_GATEWAYS } from '~/test/fake-gateways';
import { TEST_NOON } from '~prisma/factories/noon';
import { OPERATOR_TABLES } from './operator-tables';

/** The schema of a row of each table. */
const ROWS: Record<string, z.ZodType> = {
  orders: operatorOrderPageSchema.shape.rows.element,
  gifts: giftPageSchema.shape.rows.element,
  refunds: refundPageSchema.shape.rows.element,
  coupons: couponPageSchema.shape.rows.element,
  discrepancies: discrepancyPageSchema.shape.rows.element,
  invoices: invoicePageSchema.shape.rows.element,
  mails: mailPageSchema.shape.rows.element,
  people: checkInListSchema.shape.registrations.element,
  acts: actPageSchema.shape.rows.element,
  'invoices-to-issue': z.object({
    order: z.string(),
    email: z.string(),
    title: z.string(),
    paidAt: z.date(),
    kind: z.enum(INVOICE_KINDS),
    code: z.string(),
    amount: z.number(),
    lines: z.array(
      z.object({ name: z.string(), qty: z.number(), subtotal: z.number(), discount: z.number() }),
    ),
  }),
};

/** Columns that are texts for the schema and have few values. */
const KNOWN: Record<string, readonly string[]> = {
  template: MAIL_TEMPLATES,
  gateway: [...FAKE_GATEWAYS, 'invoice'],
};

/** The schema within a wrapping schema. */
const innerOf = (schema: z.ZodType): z.ZodType | null =>
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodDefault
    ? (schema.unwrap() as z.ZodType)
    : null;

/** A value of a schema; from every list of values it takes the one at `index`, wrapping around at the end. */
function sample(schema: z.ZodType, index: number, name = ''): unknown {
  const inner = innerOf(schema);
  if (inner) return sample(inner, index, name);
  const known = KNOWN[name];
  if (known) return known[index % known.length];
  if (schema instanceof z.ZodEnum) return schema.options[index % schema.options.length];
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, part]) => [
        key,
        sample(part as z.ZodType, index, key),
      ]),
    );
  if (schema instanceof z.ZodArray) return [sample(schema.element as z.ZodType, index, name)];
  if (schema instanceof z.ZodRecord) return { role: 'SUPPORT' };
  if (schema instanceof z.ZodDate) return TEST_NOON;
  if (schema instanceof z.ZodBoolean) return index % 2 === 0;
  if (schema instanceof z.ZodString) return `<${name}>`;
  if (schema instanceof z.ZodNumber) return 7;
  throw new Error(`No sample of ${name}: ${schema.def.type}`);
}

/** Every value of every list of values in a schema. */
function listValues(schema: z.ZodType, found = new Set<z.ZodType>()): string[] {
  if (found.has(schema)) return [];
  found.add(schema);
  const inner = innerOf(schema);
  if (inner) return listValues(inner, found);
  if (schema instanceof z.ZodEnum) return schema.options.map(String).filter(Boolean);
  if (schema instanceof z.ZodArray) return listValues(schema.element as z.ZodType, found);
  if (schema instanceof z.ZodObject)
    return Object.values(schema.shape).flatMap((part) => listValues(part as z.ZodType, found));
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((part) => listValues(part as z.ZodType, found));
  return [];
}

const values = new Set<string>([
  ...[...MAIL_TEMPLATES, ...FAKE_GATEWAYS, ...LANGUAGES],
  ...['system', 'invoice'],
]);
beforeAll(async () => {
  const files = import.meta.glob<Record<string, unknown>>(['/src/schemas/*.ts', '!**/*.test.ts']);
  for (const load of Object.values(files))
    for (const one of Object.values(await load()))
      if (one instanceof z.ZodType) for (const value of listValues(one)) values.add(value);
});

/** Number of rows: more than any list has values. */
const COUNT = 120;

describe('The words of a file', () => {
  it('Every table is tried, and the lists of values are found', () => {
    expect(Object.keys(ROWS).sort()).toEqual(Object.keys(OPERATOR_TABLES).sort());
    expect(values.size).toBeGreaterThan(300);
    expect(values).toContain('CERTIFICATE');
  });

  it.each(Object.entries(OPERATOR_TABLES))(
    'No cell of the file of %s is the name that the code has for a value',
    (name, table) => {
      const rowSchema = ROWS[name] ?? z.never();
      for (let index = 0; index < COUNT; index++) {
        const cells = table.toCells(sample(rowSchema, index) as never, 'zh');
        expect(cells).toHaveLength(table.heads('zh').length);
        expect(cells.filter((cell) => values.has(cell))).toEqual([]);
        expect(cells.filter((cell) => /undefined|null|\[object/.test(cell))).toEqual([]);
        expect(cells.filter((cell) => /\{\w+\}/.test(cell))).toEqual([]);
      }
    },
  );

  it.each(Object.entries(OPERATOR_TABLES))(
    'The heads of the file of %s are in the reader’s language and differ from each other',
    (_, table) => {
      const heads = table.heads('zh');
      expect(new Set(heads).size).toBe(heads.length);
      expect(heads.filter((head) => !/\p{Script=Han}/u.test(head))).toEqual([]);
    },
  );
});
