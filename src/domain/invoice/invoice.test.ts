import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseCode } from '~/lib/normalise-code';
import { isCertificateCarrier, isDonationCode, isMobileCarrier } from './carrier';
import { isTaxId } from './tax-id';

describe('A company’s tax ID', () => {
  // 24681354: 2 + 8 + 6 + (1+6) + 1 + 6 + (2+0) + 4 = 36, and one less in the last digit is 35.
  it.each(['24681353', '24681358', '12345675', '10000073', '10000074'])(
    'The tax ID %s has a valid checksum',
    (id) => {
      expect(isTaxId(id)).toBe(true);
    },
  );

  it.each([
    '24681354',
    '12345678',
    '1234567',
    '123456755',
    '1234567５',
    'abcdefgh',
    '',
    '00000000',
  ])('“%s” is no valid tax ID', (id) => {
    expect(isTaxId(id)).toBe(false);
  });

  it('A tax ID with another eighth digit is valid only when the digit differs by five', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 9 }), (id, more) => {
        fc.pre(id[6] !== 7 && isTaxId(id.join('')));
        const wrong = [...id.slice(0, 7), (id[7]! + more) % 10].join('');
        expect(isTaxId(wrong)).toBe(((id[7]! + more) % 10) % 5 === id[7]! % 5);
      }),
    );
  });
});

describe('Carriers and donation codes', () => {
  it('A carrier code is normalised from blanks, lower case and full-width characters', () => {
    expect(normaliseCode('／ab12．＋3')).toBe('/AB12.+3');
    expect(normaliseCode(' /abc 1234 ')).toBe('/ABC1234');
    expect(normaliseCode('\u202a/AB\u2011C\u2212123\u200b\u202c')).toBe('/AB-C-123');
  });

  it('Carriers and donation codes are accepted in their printed form only', () => {
    expect(['/ABC1234', '/.+-0000'].every(isMobileCarrier)).toBe(true);
    expect(['ABC1234', '/ABC123', '/ABC12345', '/abc1234', '/ABC123_'].some(isMobileCarrier)).toBe(
      false,
    );
    expect(isCertificateCarrier('TP03000001234567')).toBe(true);
    expect(
      ['TP0300000123456', 'T103000001234567', 'tp03000001234567'].some(isCertificateCarrier),
    ).toBe(false);
    expect(['919', '8585', '1234567'].every(isDonationCode)).toBe(true);
    expect(['91', '12345678', '91a'].some(isDonationCode)).toBe(false);
  });
});
