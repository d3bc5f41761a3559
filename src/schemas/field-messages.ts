import type { ZodError } from 'zod';

const KEYS = new Set([
  'required',
  'email',
  'passwordLength',
  'passwordConfirm',
  'phone',
  'tooLong',
  'number',
  'qtyAtLeastOne',
  'terms',
]);

/** Field → key below `validation.`: the first complaint of each field. */
export function fieldMessages(error: ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '');
    const missing = issue.code === 'invalid_type' && issue.input === undefined;
    fields[field] ??= KEYS.has(issue.message) ? issue.message : missing ? 'required' : 'invalid';
  }
  return fields;
}
