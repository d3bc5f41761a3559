import type { z } from 'zod';
import { checkFields, type FieldErrors } from './form-errors';

/** Validator of a form on a page that is mostly read: its schema, which needs a library of 30 KB, is
 *  loaded when the user starts to type. When it fails to load no errors are shown: the server validates
 *  by the same schema.
 *  @param load imports the schema */
export function lazyValidator(load: () => Promise<z.ZodType>) {
  let schema: z.ZodType | null = null;
  let loading: Promise<void> | null = null;
  return {
    /** Settles when the schema has loaded or has failed to load. */
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
