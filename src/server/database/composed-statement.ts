import type { Prisma } from '~/server/prisma-client/client';
import type { SqlTypes } from './statement';

/** A read whose text depends on its input: conditions, an order, the tables of a figure. `runComposed` runs it.
 *
 *  A test prepares the text of each sample on the migrated schema and compares the columns. A read whose text is
 *  always the same is a `statement`. */
export interface ComposedStatement<Input, Row extends SqlTypes> {
  /** Unique among the composed statements, such as `named-orders`. */
  readonly name: string;
  /** The columns of its result, for any input. */
  readonly row: Row;
  /** Builds its text, with the values. */
  readonly sql: (input: Input) => Prisma.Sql;
  /** Inputs for the test: together they cover each part of the text. */
  readonly samples: readonly Input[];
}

/** The composed statements of all loaded modules, each with its samples, for the test that compares them with the
 *  schema. */
export const definedComposedStatements: {
  name: string;
  row: SqlTypes;
  texts: () => string[];
}[] = [];

/** Defines a composed statement. */
export function composedStatement<Input, Row extends SqlTypes>(
  defined: ComposedStatement<Input, Row>,
): ComposedStatement<Input, Row> {
  const { name, row, sql, samples } = defined;
  definedComposedStatements.push({
    name,
    row,
    texts: () => samples.map((sample) => sql(sample).text),
  });
  return defined;
}
