import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Accent } from '~/domain/speech/accent';
import { MessagesFor } from '~/i18n/messages-for';
import type { LessonClip, LessonItem } from '~/schemas/lesson';
import { FakeAudio } from '~/test/fake-audio';
import { practiceKeys } from '../../keys/practice-keys';
import { createLessonState, lessonReducer } from '../../player/lesson-machine';
import { useItemPractice } from '../../player/use-item-practice';
import { ItemSheet } from './item-sheet';

const clip = (path: string, speaker: LessonClip['speaker']): LessonClip => ({
  path,
  durationMs: 900,
  cues: [{ text: 'soup', startMs: 0, endMs: 800 }],
  speaker,
});
const WORD: LessonItem = {
  id: 'item',
  kind: 'WORD',
  position: 1,
  text: 'soup',
  translation: '湯',
  partOfSpeech: 'noun',
  ipa: { us: 'suːp', gb: 'suːp' },
  example: 'The soup is hot.',
  exampleTranslation: '湯很燙。',
  reference: [{ text: 'soup', pronunciations: [['S', 'UW', 'P']], functionWord: false }],
  audio: {
    US: clip('/us-woman.mp3', { variety: 'american', sex: 'female' }),
    GB: clip('/gb-woman.mp3', { variety: 'british', sex: 'female' }),
  },
  otherVoices: {
    US: [],
    GB: [clip('/scottish-man.mp3', { variety: 'scottish', sex: 'male' })],
  },
  exampleAudio: { GB: clip('/example.mp3', { variety: 'scottish', sex: 'male' }) },
};

const engine = { scorer: vi.fn(), renew: vi.fn(), share: null, leniency: 'STANDARD' as const };
let keys: ReturnType<typeof practiceKeys>;

function Item({ accent }: { accent: Accent }) {
  const [state, dispatch] = useReducer(lessonReducer, createLessonState(1));
  const practice = useItemPractice({
    item: WORD,
    accent,
    state,
    dispatch,
    onJudged: () => {},
    engine: engine as never,
  });
  keys = practiceKeys(practice);
  return <ItemSheet practice={practice} hidden={false} />;
}

const show = (accent: Accent) =>
  render(
    <MessagesFor language="zh">
      <Item accent={accent} />
    </MessagesFor>,
  );
const lastPlayed = () => FakeAudio.instances.at(-1)?.getAttribute('src');
const button = (name: string) => screen.getByRole('button', { name });

describe('The voices of an item', () => {
  beforeEach(() => {
    FakeAudio.reset();
    vi.stubGlobal('Audio', FakeAudio);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('A click names and plays the other voice of the accent, and a Scottish one is called Scottish', () => {
    show('GB');
    fireEvent.click(button('英式女聲，換一個'));
    expect(lastPlayed()).toContain('/scottish-man.mp3');
    fireEvent.click(button('蘇格蘭男聲，換一個'));
    expect(lastPlayed()).toContain('/gb-woman.mp3');
  });

  it('An accent with one voice has neither the button nor the key', () => {
    show('US');
    expect(screen.queryByRole('button', { name: /換一個/ })).toBeNull();
    expect(keys.voice).toBeUndefined();
  });

  it('The example is heard where it has a clip', () => {
    show('GB');
    fireEvent.click(button('聽例句'));
    expect(lastPlayed()).toContain('/example.mp3');
    cleanup();
    show('US');
    expect(screen.queryByRole('button', { name: '聽例句' })).toBeNull();
  });
});
