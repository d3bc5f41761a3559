import { describe, expect, it } from 'vitest';
import { editProfileSchema, type signInSchema, signUpSchema } from './auth';
import { fieldMessages } from './field-messages';
import { checkoutSchema } from './order';

function listMessages(schema: typeof signUpSchema | typeof signInSchema, input: unknown) {
  const parsed = schema.safeParse(input);
  return parsed.success ? {} : fieldMessages(parsed.error);
}

describe('what is said beside a field', () => {
  it('that is absent: required', () => {
    expect(listMessages(signUpSchema, {})).toEqual({
      email: 'required',
      password: 'required',
      name: 'required',
    });
  });

  it.each([[7], [true], [null], [['ming@shuoyi.example']], [{ a: 1 }]])(
    'that holds %j where a text belongs: invalid, not required',
    (wrong) => {
      const input = { email: wrong, password: wrong, name: wrong };
      const expected = { email: 'invalid', password: 'invalid', name: 'invalid' };
      expect(listMessages(signUpSchema, input)).toEqual(expected);
    },
  );

  it('that belongs to a part of what was sent: by both names', () => {
    const parsed = checkoutSchema.safeParse({
      checkoutKey: '7b1f2a52-5a39-4d34-8f0e-1f7a3c9c8f11',
      expectedTotal: 2670,
      invoice: { kind: 'COMPANY', code: '12345678' },
      gift: { email: 'nobody' },
    });
    expect(parsed.success ? {} : fieldMessages(parsed.error)).toMatchObject({
      'invoice.code': 'taxId',
      'invoice.title': 'required',
      'gift.email': 'email',
    });
  });

  it('that is chosen from a list: invalid when it is not on it', () => {
    const parsed = editProfileSchema.safeParse({ gender: 'CAT', pronunciation: 7, phone: [] });
    expect(parsed.success ? {} : fieldMessages(parsed.error)).toEqual({
      gender: 'invalid',
      pronunciation: 'invalid',
      phone: 'invalid',
    });
  });
});
