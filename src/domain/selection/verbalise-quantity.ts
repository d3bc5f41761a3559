import { CURRENCIES, MAGNITUDES, type NormalisationRule, UNITS } from './normalisation-tables';
import { verbaliseCardinal, verbaliseNumber } from './verbalise-number';

const NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const MAGNITUDE = '(?:k|mn?|bn|tn)\\b|\\s(?:thousand|million|billion|trillion)\\b';
const UNIT = [...UNITS.keys()].sort((a, b) => b.length - a.length).join('|');

/** Rules for amounts of money, measurements and abbreviated large numbers. */
export const QUANTITY_RULES: readonly NormalisationRule[] = [
  [
    new RegExp(
      `((?:US|NT|HK|A)?\\$|[£€¥])\\s?(${NUMBER})(${MAGNITUDE})?(-[a-z]+)?(?![\\d,]*\\d)`,
      'g',
    ),
    verbaliseMoney,
  ],
  [
    new RegExp(`(?<![\\p{L}\\d.,])(${NUMBER})(${MAGNITUDE})?\\s?(${UNIT})(?![\\p{L}\\d])`, 'gu'),
    (_, number, magnitude, unit) => {
      const spoken = verbaliseNumber(number!) + verbaliseMagnitude(magnitude);
      return `${spoken} ${UNITS.get(unit!)![spoken === 'one' ? 0 : 1]}`;
    },
  ],
  [
    new RegExp(`(?<![\\p{L}\\d.,])(${NUMBER})(mn?|bn|tn|k)\\b`, 'gu'),
    (_, number, magnitude) => verbaliseNumber(number!) + verbaliseMagnitude(magnitude),
  ],
];

/** Spoken form of an amount of money: "three point five million dollars", "one dollar fifty". Hyphenated words
 *  after it remain: "a ten dollar-a-day job". */
function verbaliseMoney(
  _?: string,
  sign?: string,
  number?: string,
  magnitude?: string,
  tail?: string,
) {
  const [one, many] = CURRENCIES.get(sign!)!;
  const [, whole, cents] = /^([\d,]+)\.(\d\d)$/.exec(number!) ?? [];
  if (whole && cents && !magnitude)
    return `${verbaliseCardinal(whole)} ${whole === '1' ? one : many} ${verbaliseCardinal(String(Number(cents)))}`;
  const spoken = verbaliseNumber(number!) + verbaliseMagnitude(magnitude);
  return tail ? `${spoken} ${one}${tail}` : `${spoken} ${spoken === 'one' ? one : many}`;
}

function verbaliseMagnitude(written?: string): string {
  const name = written?.trim();
  return name ? ` ${MAGNITUDES.get(name)}` : '';
}
