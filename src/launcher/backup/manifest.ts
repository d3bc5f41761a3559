import { z } from 'zod';

/** Version of the format of a backup; one that an older program cannot read gets the next number. */
export const FORMAT = 1;

/** Name of the first entry, which lists the contents of the others. */
export const MANIFEST = 'manifest.json';
/** Name of the last entry, without which the file was cut off. */
export const END = 'end.json';

const name = z.string().min(1).max(255);

const tableSchema = z.object({
  name,
  /** Names of the columns, in the order of the values of a row. Generated ones are left out. */
  columns: z.array(name).min(1),
  rows: z.number().int().min(0),
  /** Sum over the rows in the database's own text form (`fingerprint.ts`). */
  fingerprint: z.string().regex(/^-?\d+$/),
});

export const manifestSchema = z.object({
  product: z.literal('shuoyi'),
  format: z.number().int(),
  takenAt: z.iso.datetime(),
  /** Version of the PostgreSQL server. */
  server: z.string(),
  /** The migrations that the database had, oldest first. */
  migrations: z.array(z.object({ name, checksum: z.string() })),
  tables: z.array(tableSchema),
  sequences: z.array(
    z.object({ name, lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** SHA-256 of every entry before the last one, by its name. */
export const endSchema = z.object({ sha256: z.record(z.string(), z.string()) });
