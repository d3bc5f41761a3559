import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseForSpeech } from './normalise-for-speech';

it.each([
  ['It cost $3.5 million.', 'It cost three point five million dollars.'],
  [
    'Tickets are £10, or $1.50 for children.',
    'Tickets are ten pounds, or one dollar fifty for children.',
  ],
  ['The firm made €2bn in 2018.', 'The firm made two billion euros in twenty eighteen.'],
  ['He moved on 6 October 1837.', 'He moved on the sixth of October eighteen thirty seven.'],
  [
    'It opens on May 3rd, 2026, at 9:30am.',
    'It opens on May third, twenty twenty six, at nine thirty a m.',
  ],
  ['The shop opens at 10:00.', "The shop opens at ten o'clock."],
  [
    'In the 1990s, 45% of homes had one.',
    'In the nineteen nineties, forty five percent of homes had one.',
  ],
  ['A 10-year-old ran 5km.', 'A ten-year-old ran five kilometers.'],
  ['It takes 10–15 minutes.', 'It takes ten to fifteen minutes.'],
  ['About 12,500 people came.', 'About twelve thousand five hundred people came.'],
  ['She came 21st.', 'She came twenty first.'],
  ['Dr. Lin works for the BBC in the U.S.', 'Doctor Lin works for the B B C in the U S.'],
  ['Many CEOs like NASA.', "Many C E O's like NASA."],
  ['It was -3°C.', 'It was minus three degrees Celsius.'],
  ['Bread & butter cost 2½ coins.', 'Bread and butter cost two and a half coins.'],
])('“%s” is normalised to “%s”', (written, spoken) => {
  expect(normaliseForSpeech(written)).toEqual({ ok: true, text: spoken, changed: true });
});

it('a text of words only is not changed', () => {
  const text = 'The town’s café is open, isn’t it?';
  expect(normaliseForSpeech(text)).toEqual({ ok: true, text, changed: false });
});

it.each([
  'Read more at www.example.org today.',
  'The plan (a new one) works.',
  'Call 02-2345-6789 now.',
  'It is 3 × 4 large.',
  'The A380 is a plane.',
  'He said … nothing.',
  'She likes 茶 very much.',
])('“%s” cannot be normalised for speech', (text) => {
  expect(normaliseForSpeech(text)).toMatchObject({ ok: false });
});

it('a normalised text has no digit, bracket, $ or %', () => {
  const part = fc.constantFrom(
    '$',
    '%',
    '1',
    '20',
    '1990',
    ',',
    '.',
    ' ',
    'km',
    '-',
    ':',
    'May',
    'pm',
    '(',
    'BBC',
    'a',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const result = normaliseForSpeech(parts.join(''));
      return !result.ok || !/[\d()$%]/.test(result.text);
    }),
    { numRuns: 300 },
  );
});
