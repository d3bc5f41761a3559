/** A type of PostgreSQL, with the type of the values that the driver makes of it. */
export interface SqlType<Value> {
  /** Its name, as PostgreSQL's `format_type` writes it, without a precision. */
  readonly name: string;
  readonly isNullable: boolean;
  /** Never set: it only carries the type of the values. */
  readonly value?: Value;
}

function sqlType<Value>(name: string): SqlType<Value> {
  return { name, isNullable: false };
}

export const uuid = sqlType<string>('uuid');
export const text = sqlType<string>('text');
export const integer = sqlType<number>('integer');
/** A number with a fraction, or a whole one beyond `integer`, exact up to 2^53. */
export const double = sqlType<number>('double precision');
export const bool = sqlType<boolean>('boolean');
export const timestamp = sqlType<Date>('timestamp with time zone');

/** An enum of the schema. @param name the model's name of it */
export function enumeration<Value extends string>(name: string): SqlType<Value> {
  return sqlType(`"${name}"`);
}

/** The same type, or null. */
export function nullable<Value>(type: SqlType<Value>): SqlType<Value | null> {
  return { name: type.name, isNullable: true };
}

/** An array of a type. */
export function listOf<Value>(type: SqlType<Value>): SqlType<Value[]> {
  return sqlType(`${type.name}[]`);
}

/** A value of `jsonb`, whose structure PostgreSQL does not know, either. */
export function jsonb<Value>(): SqlType<Value> {
  return sqlType('jsonb');
}

/** A value of `json`, whose structure PostgreSQL does not know: its fields are checked by a test of the
 *  caller. */
export function json<Value>(): SqlType<Value> {
  return sqlType('json');
}
