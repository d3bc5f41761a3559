import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { gradeDictation } from '~/domain/dictation';
import { judgeTyped } from '~/domain/lesson-feedback';
import { MessagesFor } from '~/i18n/messages-for';
import { heardText } from '~/test/heard-text';
import { DictationDiff } from './dictation-diff';

afterEach(cleanup);

const TEXT = [
  { text: 'Their', pronunciations: [['DH', 'EH', 'R']] },
  { text: 'soup', pronunciations: [['S', 'UW', 'P']] },
  { text: 'is', pronunciations: [['IH', 'Z']] },
  { text: 'hot.', pronunciations: [['HH', 'AA', 'T']] },
];

async function typed(text: string) {
  const judgement = judgeTyped(gradeDictation(text, TEXT), 'test');
  render(
    <MessagesFor language="en">
      <p>page</p>
      <DictationDiff judgement={judgement} />
    </MessagesFor>,
  );
  await screen.findByText('page');
}
const items = () =>
  screen.getAllByRole('list')[0]!.querySelectorAll('li') as NodeListOf<HTMLLIElement>;

it('A dictation is compared word by word with the text, with a reason for a mistake', async () => {
  await typed('there soap hot today');
  expect([...items()].map(heardText)).toEqual([
    'typed there, should be Their',
    'typed soap, should be soup',
    'left out: is',
    'hot.',
  ]);
  expect(screen.getByText('“there” sounds the same; here it is spelled “Their”.')).toBeTruthy();
  expect(screen.getByText('today').tagName).toBe('DEL');
});

it('A correct dictation shows no comparison', async () => {
  await typed('Their soup is hot');
  expect(screen.queryByRole('list')).toBeNull();
});
