import type { ZodError } from 'zod';

/** Messages of our schemas: keys below `validation.` in the texts. */
const KEYS = [
  'required',
  'email',
  'emailLookalike',
  'passwordLength',
  'passwordConfirm',
  'passwordOwn',
  'phone',
  'tooLong',
  'number',
  'qtyAtLeastOne',
  'terms',
  'mobileCarrier',
  'certificate',
  'taxId',
  'companyTitle',
  'donationCode',
  'orderNumber',
] as const;

/** Key of a sentence below `validation.`; a message of zod itself is `invalid`. */
export function validationKey(message: string) {
  return KEYS.find((key) => key === message) ?? 'invalid';
}

/** Field → key below `validation.`: the first issue of each field. A nested field has its whole path as name:
 *  `gift.email`. */
export function fieldMessages(error: ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    // zod's issues have no input: only its message distinguishes an absent field from a wrong type.
    const missing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
    const key = validationKey(issue.message);
    if (!fields.has(field)) fields.set(field, key === 'invalid' && missing ? 'required' : key);
  }
  return Object.fromEntries(fields);
}
