import { expect, it } from 'vitest';
import { parser } from '../../server/gateways/nlp/configured';
import { mainClause } from './clauses';
import { ruleViolations } from './sentence-rules';

const violatedRules = (text: string) =>
  ruleViolations(parser().parse(text)[0]!).map(({ rule }) => rule);

it.each([
  'A small bakery near the station gives away its bread every evening.',
  'It is easy to forget how quiet the city was that summer.',
  'People who live near the river say that they can hear the trains.',
  'Many students walk to school because the bus costs too much money.',
  'The company paid $3.5 million for the old theater in 2018.',
  'Although the museum was closed, the guide let the children look inside.',
  'Each player of the team has a number on their back.',
  'Food that nobody eats goes to the birds in the park.',
  'More and more clinics prescribe company and fresh air.',
  'Does this bus go to the night market?',
  "It's too late to change my ticket.",
  'Is it all right if I open the window?',
  'Please turn off the light before you leave.',
  "Don't forget to bring your own cup.",
])('“%s” violates no rule', (text) => {
  expect(violatedRules(text)).toEqual([]);
});

it.each([
  ['length', 'The shop is closed today.'],
  ['quotation', 'The old man said he was “very happy” to see the children again.'],
  ['complete', 'A small bakery near the station with bread for everybody in town.'],
  ['complete', 'The bakery near the station gives away its bread every evening and'],
  ['reference', 'However, the small bakery near the station gives away its bread.'],
  ['reference', 'She opened a small bakery near the station two years ago.'],
  ['reference', 'This helped the small bakery near the station to find customers.'],
  ['reference', 'From then on the small bakery near the station was full.'],
  ['reference', 'A small bakery near the station sells bread to them.'],
  ['reference', 'Still, I read every line of the menu.'],
  ['reference', "I don't think it is worth the money."],
  ['sensitive', 'The police found a gun under the table of the small bakery.'],
  ['normalisation', 'The small bakery (near the station) gives away its bread every evening.'],
  ['normalisation', 'The small bakery near the station bakes nancial bread every single evening.'],
])('the rule “%s” is violated by “%s”', (rule, text) => {
  expect(violatedRules(text)).toContain(rule);
});

it.each([
  ['The man who owns the shop sells bread.', 'The man sells bread'],
  ['When the rain stopped, the children went home.', 'the children went home'],
  ['She says that the shop sells bread.', 'She says that the shop sells bread'],
  ['The road was wet because the rain had not stopped.', 'The road was wet'],
  ['The nets protect the birds, making them fly higher.', 'The nets protect the birds'],
])('the main clause of “%s” is “%s”', (text, main) => {
  const { tokens } = parser().parse(text)[0]!;
  const isMain = mainClause(tokens);
  expect(
    tokens
      .filter((token, i) => isMain[i] && token.pos !== 'PUNCT')
      .map((token) => token.text)
      .join(' '),
  ).toBe(main);
});
