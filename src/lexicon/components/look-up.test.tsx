import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAudio } from '~/test/fake-audio';
import { entry, prepareLookUp, serveLetters, showText, tapWord } from '~/test/lexicon-page';
import { saveWordButton } from '../save-word';
import { useSoundingText } from '../sounding-text';

vi.mock('~/domain/lexicon/letter-addresses', () => ({
  LETTER_ADDRESSES: new Map(
    [...'abcdefghijklmnopqrstuvwxyz'].map((a) => [a, `/lexicon/${a}.json`]),
  ),
}));

const LETTERS = {
  b: {
    entries: [
      entry('borrow', 'verb', {
        meanings: ['借入', '借用'],
        level: 'A2',
        usageNote: { zh: '借進來。', en: 'You take.' },
        ipa: { us: 'ˈbɑroʊ', gb: 'ˈbɒrəʊ' },
      }),
    ],
  },
  c: { entries: [entry('can', 'modal verb'), entry('constructor', 'noun')] },
  g: { entries: [entry('go', 'verb', { ipa: { us: 'goʊ', gb: 'gəʊ' } })] },
  k: { entries: [entry('known', 'adjective')] },
  l: {
    entries: [
      entry('live', 'verb', { ipa: { us: 'lɪv', gb: 'lɪv' } }),
      entry('live', 'adjective', { ipa: { us: 'laɪv', gb: 'laɪv' } }),
    ],
  },
  n: { entries: [entry('not', 'adverb')] },
  w: { entries: [entry('well', 'adverb')], forms: [['went', 'go']] as const },
};

beforeEach(() => {
  serveLetters(LETTERS);
  prepareLookUp();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  saveWordButton.set(null);
  getSelection()?.removeAllRanges();
});

const text = (english: string) => <p lang="en">{english}</p>;
const panel = () => screen.findByRole('dialog');
const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');

describe('A tapped word', () => {
  it('A tapped word has its meanings, level, pronunciation and note, each in its language', async () => {
    showText(text('I can borrow it.'));
    tapWord('rrow');
    const { findByText, getByText } = within(await panel());
    expect(languageOf(await findByText('借入'))).toBe('zh-TW');
    expect(languageOf(getByText('borrow'))).toBe('en');
    expect(languageOf(getByText('/ˈbɑroʊ/'))).toBe('en-fonipa');
    for (const shown of ['A2', 'verb', 'You take.']) getByText(shown);
  });

  it('A learner of British English has that pronunciation, and Chinese pages have the note in Chinese', async () => {
    showText(text('borrow'), { accent: 'GB', language: 'zh' });
    tapWord('borrow');
    const { findByText, getByText } = within(await panel());
    await findByText('/ˈbɒrəʊ/');
    for (const shown of ['借進來。', '動詞']) getByText(shown);
  });

  it.each<[string, string[]]>([
    ['went', ['went is a form of this word.', 'go']],
    ['can’t', ['Short for can + not.', 'can', 'not', 'modal verb', 'adverb']],
    ['well-known', ['Made of well + known.', 'well', 'known']],
    ['constructor', ['noun']],
    ['live', ['verb', '/lɪv/', 'adjective', '/laɪv/']],
  ])('%s is explained', async (word, expected) => {
    showText(text(`They ${word} here.`));
    tapWord(word);
    const dialog = await panel();
    for (const shown of expected)
      await waitFor(() =>
        expect(
          [...dialog.querySelectorAll('p, span')].map(({ textContent }) => textContent),
        ).toContain(shown),
      );
  });

  it.each(['Zhongli', '2026', 'toString', '__proto__', 'x'.repeat(60)])(
    'The lexicon lacks %s, which still sounds',
    async (word) => {
      const read = prepareLookUp();
      const user = showText(text(`It is ${word}.`));
      tapWord(word.replace(/^_+/, ''));
      const dialog = within(await panel());
      await dialog.findByText(/This word is not in the dictionary/);
      await user.click(dialog.getByRole('button', { name: /^Hear/ }));
      expect(read).toEqual([`en-US: ${word.replace(/^_+|_+$/g, '')}`]);
    },
  );

  it('A letter that is not loaded is said, offline too, and is fetched again on request', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const user = showText(text('the youth'));
    tapWord('youth');
    const dialog = within(await panel());
    await dialog.findByText(/You are offline/);
    isOnline.mockReturnValue(true);
    vi.stubGlobal('fetch', async () => Response.json('<html>'));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText(/The dictionary did not load/);
    serveLetters({ y: { entries: [entry('youth', 'noun', { meanings: ['青年'] })] } });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText('青年');
    isOnline.mockRestore();
  });

  it('A letter is fetched once in a visit', async () => {
    const fetched = serveLetters({
      j: { entries: [entry('jam', 'noun', { meanings: ['果醬'] })] },
    });
    const user = showText(text('jam, jam'));
    for (const _ of ['first', 'second']) {
      tapWord('jam');
      await screen.findByText('果醬');
      await user.keyboard('{Escape}');
    }
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('Escape closes the look-up', async () => {
    const user = showText(text('borrow'));
    tapWord('borrow');
    await panel();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('On a wide window the look-up stands beside the word, and the page behind it stays usable', async () => {
    prepareLookUp({ isPhone: false });
    showText(text('borrow'));
    tapWord('borrow');
    const dialog = await panel();
    expect(dialog.getAttribute('aria-label')).toBe('Dictionary');
    screen.getByRole('main');
  });
});

const CLIP = {
  path: '/tea.mp3',
  durationMs: 2000,
  cues: ['One', 'more', 'tea.'].map((text, index) => ({
    text,
    startMs: 500 * index,
    endMs: 500 * index + 400,
  })),
};

/** A text with its clip and its player. */
function Line({ english, onLookUp }: { english: string; onLookUp: () => void }) {
  const ref = useSoundingText({ clip: CLIP, accent: 'GB', onLookUp });
  return (
    <p ref={ref} lang="en">
      {english}
    </p>
  );
}

describe('The sound of a word', () => {
  const hear = async () => (await panel()).querySelector('button[aria-label^="Hear"]');

  it('A device without an English voice says so', async () => {
    prepareLookUp({ voices: ['zh-TW'] });
    showText(text('borrow'));
    tapWord('borrow');
    await screen.findByText(/no English voice/);
    expect(await hear()).toBeNull();
  });

  it('A device reads in the learner’s accent, and says when it has another one only', async () => {
    const read = prepareLookUp({ voices: ['en-US', 'en-GB'] });
    const user = showText(text('borrow'), { accent: 'GB' });
    tapWord('borrow');
    await user.click((await hear())!);
    expect(read).toEqual(['en-GB: borrow']);
    cleanup();
    prepareLookUp({ voices: ['en-US'] });
    showText(text('borrow'), { accent: 'GB' });
    tapWord('borrow');
    await screen.findByText(/no voice in your accent/);
  });
});

describe('A word of a text with a clip', () => {
  beforeEach(() => {
    FakeAudio.reset();
    vi.stubGlobal('Audio', FakeAudio);
  });

  it('A word of a clip is played from it, in its accent, after the player of the page has stopped', async () => {
    const read = prepareLookUp();
    const onLookUp = vi.fn();
    const user = showText(<Line english="One more tea." onLookUp={onLookUp} />);
    tapWord('more');
    expect(onLookUp).toHaveBeenCalledTimes(1);
    await user.click(await screen.findByRole('button', { name: 'Hear “more”' }));
    const [{ src, from } = { src: '', from: 0 }] = FakeAudio.instances[0]!.played;
    expect([src, from, read]).toEqual(['/tea.mp3', 0.47, []]);
  });

  it('A clip without times for all words of the text is not used', async () => {
    const read = prepareLookUp({ voices: ['en-GB'] });
    const user = showText(<Line english="One more cup of tea." onLookUp={() => {}} />);
    tapWord('cup');
    await user.click(await screen.findByRole('button', { name: 'Hear “cup”' }));
    expect([FakeAudio.instances.length, read]).toEqual([0, ['en-GB: cup']]);
  });
});

describe('A click that is no tap on a word', () => {
  const page = (
    <>
      <p lang="en">
        Some words, <a href="#news">the news</a> and <button type="button">a button</button>
      </p>
      <p lang="en-US">A text of the interface</p>
    </>
  );
  const opened = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return screen.queryByRole('dialog') !== null;
  };

  it.each<[string, string, MouseEventInit]>([
    ['on a link', 'the news', {}],
    ['on a button', 'a button', {}],
    ['on a text of the interface', 'interface', {}],
    ['beside the words', 'Some', { clientX: 300 }],
    ['with a key', 'Some', { ctrlKey: true }],
    ['with another button of the mouse', 'Some', { button: 1 }],
    ['by a script', 'Some', { detail: 0 }],
  ])('A click %s looks nothing up', async (_, part, init) => {
    showText(page);
    tapWord(part, init);
    expect(await opened()).toBe(false);
  });

  it('A click that ends a selection looks nothing up', async () => {
    showText(page);
    getSelection()?.selectAllChildren(screen.getByTestId('text'));
    tapWord('Some');
    expect(await opened()).toBe(false);
  });

  it('A click between two words looks nothing up', async () => {
    showText(text('Some  words'));
    tapWord(' words');
    expect(await opened()).toBe(false);
  });
});

it('The button that saves a word gets it with its entries and the sentence in which it was met', async () => {
  saveWordButton.set(({ word, definition, sentence }) => (
    <button type="button">{`${word} ${definition.parts.length} ${sentence}`}</button>
  ));
  showText(text('It rains. They went home. Good night.'));
  tapWord('went');
  await screen.findByRole('button', { name: 'went 1 They went home.' });
});
