import type { ZodError } from 'zod';

/** The messages of our schemas: keys below `validation.` in the texts. */
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
  'donationCode',
  'orderNumber',
] as const;

/** The key of a sentence below `validation.`; what is no message of ours is `invalid`. */
export function validationKey(message: string) {
  return KEYS.find((key) => key === message) ?? 'invalid';
}

/** Field → key below `validation.`: the first complaint of each field. A field of a part goes by both
 *  names: `gift.email`. */
export function fieldMessages(error: ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    // zod keeps no input in its issues: only its own words tell an absent field from a wrong type.
    const missing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
    const key = validationKey(issue.message);
    fields[field] ??= key === 'invalid' && missing ? 'required' : key;
  }
  return fields;
}
