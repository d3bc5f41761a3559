import type { SqlType } from './sql-types';

/** Types of parameters or columns by their names. */
export type SqlTypes = Readonly<Record<string, SqlType<unknown>>>;

/** The values of parameters or columns. */
export type ValuesOf<Types extends SqlTypes> = {
  [Name in keyof Types]: Types[Name] extends SqlType<infer Value> ? Value : never;
};

/** One SQL statement with typed parameters and columns. `runStatement` runs it.
 *
 *  Statements are for hot calls, which cost a twentieth of the processor time without Prisma (decision 0030), and
 *  for reads that Prisma's methods cannot express. A test prepares each on the migrated schema and compares the
 *  types. */
export interface Statement<Parameters extends SqlTypes, Row extends SqlTypes> {
  /** Unique among all statements, such as `session-by-token`. */
  readonly name: string;
  /** Begins with the name as a comment, by which logs and tests identify it when it is not prepared. */
  readonly text: string;
  readonly parameters: Parameters;
  /** The columns of its result. */
  readonly row: Row;
}

/** The statements of all loaded modules, for the test that compares them with the schema. */
export const definedStatements: Statement<SqlTypes, SqlTypes>[] = [];

interface StatementDefinition<Parameters extends SqlTypes, Row extends SqlTypes>
  extends Omit<Statement<Parameters, Row>, 'text'> {
  /** Builds its text from the typed placeholders of its parameters. */
  sql: (placeholders: Record<keyof Parameters, string>) => string;
  /** Whether PostgreSQL uses one plan for all values. Each placeholder is then a scalar subquery, whose value
   *  the planner does not know: a plan for one call's values never seems cheaper than the generic plan, and a
   *  connection plans only five times (decision 0054). For reads of many accounts for which one plan suits
   *  all. */
  hasOnePlan?: boolean;
}

/** Defines a statement. */
export function statement<Parameters extends SqlTypes, Row extends SqlTypes>({
  sql,
  hasOnePlan = false,
  ...rest
}: StatementDefinition<Parameters, Row>): Statement<Parameters, Row> {
  const placeholders = Object.fromEntries(
    Object.entries(rest.parameters).map(([name, type], index) => {
      const placeholder = `$${index + 1}::${type.name}`;
      return [name, hasOnePlan ? `(SELECT ${placeholder})` : placeholder];
    }),
  ) as Record<keyof Parameters, string>;
  const defined = { ...rest, text: `/* ${rest.name} */ ${sql(placeholders)}` };
  definedStatements.push(defined);
  return defined;
}

/** A statement and its values, as `pg` takes them. */
export function toQuery<Parameters extends SqlTypes>(
  { name, text, parameters }: Statement<Parameters, SqlTypes>,
  values: ValuesOf<Parameters>,
): { name: string; text: string; values: unknown[] } {
  return { name, text, values: Object.keys(parameters).map((parameter) => values[parameter]) };
}
