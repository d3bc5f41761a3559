import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { EnConsoleMessages } from '~/i18n/console-messages-en';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import en from '~/i18n/locales/console-en';
import zh from '~/i18n/locales/console-zh';
import type { DraftWord } from '~/schemas/news';
import { type FieldRef, fieldId } from '../draft-changes';
import type { DraftEditor } from '../use-draft-editor';
import { MeaningField } from './meaning-field';

afterEach(cleanup);

const t = zh.consoleUnits.draft;
const WORD: DraftWord = {
  key: 'decline|VERB',
  level: 'B1',
  reasons: [],
  features: {},
  sentenceIndexes: [],
  text: 'decline',
  partOfSpeech: 'verb',
  ipa: { us: '', gb: '' },
  meaning: '下降、減少；婉拒、謝絕',
  example: '',
  exampleTranslation: '',
  proposed: false,
};
const LEXICON = '下降、減少；婉拒、謝絕';

interface Shown {
  word?: Partial<DraftWord>;
  lexicon?: string | null;
  /** Unsaved values. */
  typed?: Partial<Record<'text' | 'partOfSpeech', string>>;
  isReadOnly?: boolean;
}

function EditedMeaning({
  word: changes = {},
  lexicon = LEXICON,
  typed = {},
  isReadOnly = false,
}: Shown) {
  const word = { ...WORD, ...changes };
  const [meaning, setMeaning] = useState(word.meaning);
  const values = { text: word.text, partOfSpeech: word.partOfSpeech, ...typed, meaning };
  const editor = {
    value: (ref: FieldRef) => values[ref.field as keyof typeof values],
    change: (ref: FieldRef, value: string) =>
      fieldId(ref) === 'word meaning decline|VERB' && setMeaning(value),
    colleague: () => null,
    isReadOnly,
  } as unknown as DraftEditor;
  return <MeaningField word={word} lexiconMeaning={lexicon} position={1} editor={editor} />;
}
const show = (
  shown: Shown,
  Messages = ZhConsoleMessages as (p: { children: ReactNode }) => ReactNode,
) =>
  render(
    <Messages>
      <EditedMeaning {...shown} />
    </Messages>,
  );
const field = () => screen.getByRole<HTMLInputElement>('textbox');
/** The text that a screen reader reads after the field. */
const description = () =>
  document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent ?? '';

describe('The meaning of a word of a draft', () => {
  it('The lexicon’s own meaning has no mark and no button, with other marks between its parts either', () => {
    show({ word: { meaning: '下降；減少；婉拒；謝絕' } });
    expect(description()).toBe('');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('A meaning that an editor changed is described with the lexicon’s, in Chinese by its language', () => {
    show({ word: { meaning: '婉拒' } }, EnConsoleMessages);
    expect(description()).toBe(`Differs from the lexicon: ${LEXICON}`);
    expect(screen.getByText(LEXICON).lang).toBe('zh-TW');
    expect(screen.getByRole('button', { name: 'Use the lexicon’s meaning: decline' })).toBeTruthy();
    expect(en.consoleUnits.draft.takeLexiconOf).toContain(en.consoleUnits.draft.takeLexicon);
  });

  it('The mark comes while an editor types, and a key puts the lexicon’s meaning back and goes to the field', async () => {
    show({});
    await userEvent.type(field(), '！');
    expect(description()).toBe(`${t.differs}：${LEXICON}`);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(field().value).toBe(LEXICON);
    expect(document.activeElement).toBe(field());
    expect(description()).toBe('');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('An empty meaning is offered the lexicon’s, and nothing is said to differ', async () => {
    show({ word: { meaning: '' } });
    expect(description()).toBe(`${t.lexiconHas}：${LEXICON}`);
    await userEvent.click(screen.getByRole('button', { name: /decline$/ }));
    expect(field().value).toBe(LEXICON);
  });

  it('A proposed meaning asks to be checked, and names the lexicon only where it is the lexicon’s', () => {
    show({ word: { proposed: true } });
    expect(description()).toBe(t.fromLexicon);
    cleanup();
    show({ word: { proposed: true }, lexicon: null });
    expect(description()).toBe(t.proposed);
  });

  it('A word without an entry, and one whose English or part of speech is being changed, has no mark', () => {
    const meaning = '婉拒';
    for (const shown of [
      { lexicon: null },
      { typed: { text: 'recline' } },
      { typed: { partOfSpeech: 'noun' } },
    ]) {
      show({ word: { meaning }, ...shown });
      expect(description()).toBe('');
      expect(screen.queryByRole('button')).toBeNull();
      cleanup();
    }
  });

  it('A published draft shows the mark, and no button', () => {
    show({ word: { meaning: '婉拒' }, isReadOnly: true });
    expect(description()).toContain(t.differs);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
