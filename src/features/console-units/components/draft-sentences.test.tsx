import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import type { OperatorDraft } from '~/schemas/operator-unit';
import type { DraftEditor } from '../use-draft-editor';
import { DraftSentences } from './draft-sentences';

afterEach(cleanup);

const t = zh.consoleUnits.draft;
const word = (text: string, level: 'A1' | 'B1' | 'C1' | null, isListed = true) => ({
  text,
  level,
  isListed,
});
const draft = (saved: [string, ReturnType<typeof word>[]][]) =>
  ({
    state: 'DRAFT',
    level: 'A2',
    words: [],
    sentences: saved.map(([text], index) => ({ key: `s${index}`, text, level: 'A2', reasons: [] })),
    grades: {
      words: [],
      sentences: saved.map(() => 'A2'),
      sentenceWords: saved.map(([, words]) => words),
    },
  }) as unknown as OperatorDraft;
const editor = {
  value: () => '',
  colleague: () => null,
  isReadOnly: false,
} as unknown as DraftEditor;
const page = (shown: OperatorDraft) => (
  <ZhConsoleMessages>
    <DraftSentences draft={shown} editor={editor} onSwap={() => {}} />
  </ZhConsoleMessages>
);

const HARD: [string, ReturnType<typeof word>[]] = [
  'Ming absorbs the subterfuge.',
  [
    ...[word('Ming', null, false), word('absorbs', 'B1'), word('the', 'A1')],
    word('subterfuge.', 'C1', false),
  ],
];
const EASY: [string, ReturnType<typeof word>[]] = [
  'I walk home.',
  [word('I', 'A1'), word('walk', 'A1'), word('home.', 'A1')],
];

describe('The sentences of a draft', () => {
  it('A sentence marks and names its words above the unit’s level, and an easy one nothing', () => {
    render(page(draft([HARD, EASY])));
    const heading = screen.getByRole('heading', { name: /Ming absorbs the subterfuge\.$/ });
    const marked = [...heading.querySelectorAll('.underline')].map((one) => one.textContent);
    expect(marked).toEqual(['absorbs', 'subterfuge.']);
    expect(screen.getAllByText(/^高於 A2 的字/).map((line) => line.textContent)).toEqual([
      '高於 A2 的字：absorbs B1 · subterfuge C1',
    ]);
  });

  it('The level of every word is one press away, for all sentences, and says which are estimates', async () => {
    render(page(draft([HARD, EASY])));
    const list = () => screen.queryByRole('list', { name: /I walk home\.$/ });
    expect(list()).toBeNull();
    const button = screen.getByRole('button', { name: t.levels, pressed: false });
    await userEvent.click(button);
    expect(screen.getByText(t.levelsHint)).toBeTruthy();
    const items = (name: RegExp) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(items(/subterfuge\.$/)).toEqual([
      ...['Ming 無', 'absorbs B1', 'the A1', 'subterfuge ≈ C1'],
    ]);
    expect(items(/I walk home\.$/)).toEqual(['I A1', 'walk A1', 'home A1']);
    await userEvent.click(screen.getByRole('button', { name: t.levels, pressed: true }));
    expect(list()).toBeNull();
  });

  it('A saved change shows the levels of the new words', () => {
    const { rerender } = render(page(draft([HARD])));
    rerender(page(draft([EASY])));
    expect(screen.queryByText(/^高於/)).toBeNull();
    expect(screen.getByRole('heading', { name: /I walk home\.$/ })).toBeTruthy();
  });
});
