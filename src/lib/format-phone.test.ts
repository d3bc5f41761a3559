import { expect, it } from 'vitest';
import { phoneSchema } from '~/schemas/auth';
import { formatPhone } from './format-phone';

it.each([
  ['0912345678', '0912-345-678'],
  ['+886912345678', '+886 912 345 678'],
  ['+14155550123', '+1 415 555 0123'],
  ['+4930123456', '+4930123456'],
])('The phone number %s is formatted as %s and parsed back unchanged', (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
  expect(phoneSchema.parse(text)).toBe(phone);
});
