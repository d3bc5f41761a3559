import type { MessageShape } from '~/i18n/message-shape';
import type { validation as zh } from '../zh/validation';

export const validation = {
  required: 'Please fill this in.',
  email: 'Enter a full e-mail address, such as ming@example.com.',
  emailLookalike:
    'This e-mail has an invisible character, or a letter that only looks like an English one. Please type it again.',
  passwordLength: 'The password must have 8 to 128 characters.',
  passwordConfirm: 'The two passwords are not the same.',
  passwordOwn: 'The password must not be your e-mail or your name.',
  phone: 'Enter a mobile number (09 and 8 digits) or an international one, such as +886912345678.',
  tooLong: 'This is too long. Please shorten it.',
  number: 'Enter a number.',
  qtyAtLeastOne: 'The quantity must be at least 1.',
  terms: 'Please read and accept the terms of use and the privacy policy first.',
  mobileCarrier: 'A phone barcode is a slash and seven characters, such as /ABC1234.',
  certificate: 'A citizen certificate’s barcode is two letters and fourteen digits.',
  taxId: 'This is not a valid tax ID. Please check its eight digits.',
  companyTitle:
    'A company’s name cannot begin with =, +, - or @. Please write it as it is registered.',
  donationCode: 'A donation code is three to seven digits.',
  orderNumber: 'An order number looks like SY20261121-7K3QX. Leave it empty if you cannot find it.',
  invalid: 'Please check this field.',
} as const satisfies MessageShape<typeof zh>;
