import { expect, it } from 'vitest';
import { phoneSymbols } from './phone-symbols';

it.each([
  ['ˈwɔːtər', 'W AO T AH', ['ˈw', 'ɔː', 't', 'ər']],
  ['ˈwɔːtə', 'W AO T ER', ['ˈw', 'ɔː', 't', 'ə']],
  ['stɑːt', 'S T AA R T', ['s', 't', 'ɑː', '', 't']],
  ['stɑːrt', 'S T AA T', ['s', 't', 'ɑːr', 't']],
  ['njuː', 'N UW', ['n', 'juː']],
  ['nuː', 'N Y UW', ['n', '', 'uː']],
  ['ˈbɑːtl', 'B AA T AH L', ['ˈb', 'ɑː', 't', '', 'l']],
  ['nɪə', 'N IH R', ['n', 'ɪ', 'ə']],
  ['ˌɪntərˈʌpʃn', 'IH N T ER AH P SH AH N', ['ˌɪ', 'n', 't', 'ər', 'ˈʌ', 'p', 'ʃ', '', 'n']],
  ['ˈhʌri', 'HH ER IY', ['ˈh', 'ʌr', 'i']],
])('The parts of /%s/ for the phones %s are %j', (ipa, phones, symbols) => {
  expect(phoneSymbols(ipa, phones.split(' '))).toEqual(symbols);
});
