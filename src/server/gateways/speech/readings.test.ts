import { expect, it } from 'vitest';
import { ipaToPhones } from './ipa-phones';
import { isOtherReading } from './readings';

it.each([
  ['row the boat, and a row', 'R OW1', 'R AW1'],
  ['a costume tears, and tears in the eyes', 'T EH1 R Z', 'T IH1 R Z'],
  ['a moderate and to moderate', 'M AA1 D ER0 AH0 T', 'M AA1 D ER0 EY2 T'],
  ['an estimate and to estimate', 'EH1 S T AH0 M AH0 T', 'EH1 S T AH0 M EY2 T'],
  ['a record and to record', 'R EH1 K ER0 D', 'R AH0 K AO1 R D'],
  ['close by and to close', 'K L OW1 S', 'K L OW1 Z'],
  ['to live and live music', 'L IH1 V', 'L AY1 V'],
])('The readings of %s differ', (_, one, other) => {
  expect(isOtherReading(one.split(' '), other.split(' '))).toBe(true);
});

it.each([
  ['bath', 'B AE1 TH', 'B AA1 TH'],
  ['new', 'N UW1', 'N Y UW1'],
  ['water', 'W AO1 T ER0', 'W AO1 T AH0'],
  ['reduce', 'R IH0 D UW1 S', 'R AH0 D UW1 S'],
  ['near', 'N IH1 R', 'N IH1 AH0'],
  ['practical', 'P R AE1 K T IH0 K L', 'P R AE1 K T IH0 K AH0 L'],
  ['moderate', 'M AA1 D AH0 R AH0 T', 'M AA1 D ER0 AH0 T'],
  ['teammate', 'T IY1 M M EY2 T', 'T IY1 M EY2 T'],
])('Two pronunciations of %s are one reading', (_, one, other) => {
  expect(isOtherReading(one.split(' '), other.split(' '))).toBe(false);
});

it.each([
  ['ˈmɒdərət', 'M AA1 D AH0 R AH0 T'],
  ['roʊ', 'R OW1'],
  ['terz', 'T EH1 R Z'],
  ['ˌɪntərˈpreɪʃn', 'IH2 N T ER0 P R EY1 SH N'],
  ['ˈwɔːtər', 'W AO1 T ER0'],
  ['dʒɜːrnl', 'JH ER1 N L'],
])('The IPA of a card, /%s/, is read as the phones %s', (ipa, phones) => {
  expect(ipaToPhones(ipa)).toEqual(phones.split(' '));
});

it('A symbol that no learners’ dictionary uses is named', () => {
  expect(() => ipaToPhones('ˈkæʘ')).toThrow('ʘ');
});
