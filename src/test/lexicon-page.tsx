import { act, fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { vi } from 'vitest';
import type { EntryPartOfSpeech } from '~/domain/lexicon/entry';
import type { LetterFile, SoundedEntry } from '~/domain/lexicon/letter-file';
import type { Accent } from '~/domain/speech/accent';
import { MessagesFor } from '~/i18n/messages-for';
import { LookUp } from '~/lexicon/components/look-up';
import { isWordTap, LOOKED_UP_TEXT, recordWordTap } from '~/lexicon/word-tap';
import type { Language } from '~/lib/language';
import { prepareWindow } from './pending-calls';

/** An entry of a lexicon in a test. */
export const entry = (
  word: string,
  partOfSpeech: EntryPartOfSpeech,
  fields: Partial<SoundedEntry> = {},
): SoundedEntry => ({
  word,
  partOfSpeech,
  spellings: [],
  level: 'A1',
  meanings: ['字'],
  forms: [],
  usageNote: null,
  ipa: null,
  ...fields,
});

/** Serves the letters' files; a letter without one has no entries. */
export function serveLetters(files: Readonly<Record<string, Partial<LetterFile>>>) {
  const fetched = vi.fn(async (address: string) => {
    const letter = /^\/lexicon\/(.)/.exec(address)?.[1] ?? '';
    return Response.json({ entries: [], forms: [], ...files[letter] });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const WORD_BOX = { left: 0, right: 100, top: 0, bottom: 20, width: 100, height: 20 } as DOMRect;

/** Adds what jsdom lacks: the boxes of texts, a window's width, and voices.
 *  @param voices language tags of the device's voices
 *  @returns the texts that the device was asked to read, each with the tag of its voice */
export function prepareLookUp({ isPhone = true, voices = ['en-US'] } = {}) {
  prepareWindow();
  window.matchMedia = () =>
    ({ matches: isPhone, addEventListener() {} }) as unknown as MediaQueryList;
  Range.prototype.getClientRects = () => [WORD_BOX] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => WORD_BOX;
  const read: string[] = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices.map((lang) => ({ lang, voiceURI: lang, localService: true })),
    speak: ({ text, lang }: SpeechSynthesisUtterance) => read.push(`${lang}: ${text}`),
    cancel: () => {},
  });
  return read;
}

function Taps() {
  useEffect(() => {
    const onClick = (event: Event) => {
      if (isWordTap(event)) recordWordTap(event);
    };
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, []);
  return null;
}

interface Options {
  accent?: Accent;
  language?: Language;
}

/** Renders a page with an English text and the look-up. */
export function showText(text: ReactNode, { accent = 'US', language = 'en' }: Options = {}) {
  render(
    <MessagesFor language={language}>
      <main>
        <div {...LOOKED_UP_TEXT} data-testid="text">
          {text}
        </div>
      </main>
      <Taps />
      <LookUp accent={accent} />
    </MessagesFor>,
  );
  return userEvent.setup();
}

/** Taps the word at a place of a text on the page.
 *  @param part the beginning of which is tapped */
export function tapWord(part: string, init: MouseEventInit = {}): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const offset = node.data.indexOf(part);
    if (offset < 0) continue;
    document.caretPositionFromPoint = () =>
      ({ offsetNode: node, offset }) as unknown as CaretPosition;
    const click = { detail: 1, clientX: 10, clientY: 10, ...init };
    act(() => void fireEvent.click(node.parentElement!, click));
    return;
  }
  throw new Error(`${part} is not on the page.`);
}
