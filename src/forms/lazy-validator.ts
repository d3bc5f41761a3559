import type { z } from 'zod';
import { checkFields, type FieldErrors } from './form-errors';

/** The check of a form on a page that many only read: its schema, which brings a library of 30 KB, is
 *  fetched when somebody starts to write. Where it does not arrive nothing is complained about: the
 *  server checks by the same schema.
 *  @param load imports the schema */
export function lazyValidator(load: () => Promise<z.ZodType>) {
  let schema: z.ZodType | null = null;
  let loading: Promise<void> | null = null;
  return {
    /** Settles when `check` can tell, or when it never will. */
    ready: (): Promise<void> => {
      loading ??= load().then(
        (loaded) => {
          schema = loaded;
        },
        () => {
          loading = null;
        },
      );
      return loading;
    },
    check: (fields: Record<string, unknown>): FieldErrors =>
      schema ? checkFields(schema, fields) : {},
  };
}
