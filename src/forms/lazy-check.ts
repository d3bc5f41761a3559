import type { z } from 'zod';
import { checkFields, type FieldErrors } from './form-errors';

/** The check of a form on a page that many only read: its schema, which brings a library of 30 KB, is
 *  fetched when somebody starts to write. Where it does not arrive nothing is complained about: the
 *  server checks by the same schema.
 *  @param load imports the schema */
export function lazyCheck(load: () => Promise<z.ZodType>) {
  let schema: z.ZodType | null = null;
  let coming: Promise<void> | null = null;
  return {
    /** Settles when `check` can tell, or when it never will. */
    ready: (): Promise<void> => {
      coming ??= load().then(
        (arrived) => {
          schema = arrived;
        },
        () => {
          coming = null;
        },
      );
      return coming;
    },
    check: (fields: Record<string, unknown>): FieldErrors =>
      schema ? checkFields(schema, fields) : {},
  };
}
