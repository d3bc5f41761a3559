import { describe, expect, it } from 'vitest';
import { editProfileSchema, type signInSchema, signUpSchema } from './auth';
import { fieldMessages } from './field-messages';
import { checkoutSchema } from './order';

function listMessages(schema: typeof signUpSchema | typeof signInSchema, input: unknown) {
  const parsed = schema.safeParse(input);
  return parsed.success ? {} : fieldMessages(parsed.error);
}

describe('Field messages', () => {
  it('An absent field has the message “required”', () => {
    expect(listMessages(signUpSchema, {})).toEqual({
      email: 'required',
      password: 'required',
      name: 'required',
    });
  });

  it.each([[7], [true], [null], [['ming@shuoyi.example']], [{ a: 1 }]])(
    'A text field with the value %j has the message “invalid”, not “required”',
    (value) => {
      const input = { email: value, password: value, name: value };
      const expected = { email: 'invalid', password: 'invalid', name: 'invalid' };
      expect(listMessages(signUpSchema, input)).toEqual(expected);
    },
  );

  it('The message of a nested field has its whole path as key', () => {
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

  it('A choice outside of its list has the message “invalid”', () => {
    const parsed = editProfileSchema.safeParse({ gender: 'CAT', pronunciation: 7, phone: [] });
    expect(parsed.success ? {} : fieldMessages(parsed.error)).toEqual({
      gender: 'invalid',
      pronunciation: 'invalid',
      phone: 'invalid',
    });
  });
});
