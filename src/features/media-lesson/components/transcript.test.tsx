import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import type { MediaCue } from '~/schemas/media-lesson';
import { PlayerController } from '../player/player-controller';
import { useLanguagesShown } from '../player/use-languages-shown';
import { usePlayerKeys } from '../player/use-player-keys';
import { type ShadowSlot, Transcript } from './transcript';

const cue = (startMs: number, en: string, zh: string): MediaCue => ({
  startMs,
  endMs: startMs + 1500,
  en,
  zh,
  reference: en.split(' ').map((text) => ({ text, pronunciations: [['T']], functionWord: false })),
  words: en.split(' ').map((text, index) => ({
    text,
    startMs: startMs + index * 500,
    endMs: startMs + index * 500 + 400,
  })),
});
const CUES = [cue(1000, 'One more tea.', '再一杯茶。'), cue(4000, 'It rains again.', '又下雨了。')];

const shadow: ShadowSlot = ({ cue: line, close }) => (
  <button type="button" onClick={close}>
    say {line.en}
  </button>
);

let player: PlayerController;
let cues: readonly MediaCue[];
let element: HTMLAudioElement;

function Page() {
  const languages = useLanguagesShown();
  usePlayerKeys(player, languages);
  const text = <p>as text</p>;
  return (
    <Transcript
      player={player}
      src="/voice.mp3"
      cues={cues}
      text={text}
      languages={languages}
      shadow={shadow}
    />
  );
}

const inEnglish = (
  <MessagesFor language="en">
    <Page />
  </MessagesFor>
);
const show = () => render(inEnglish);

beforeEach(() => {
  window.localStorage.clear();
  cues = CUES;
  player = new PlayerController(cues);
  element = document.createElement('audio');
  Object.defineProperty(element, 'readyState', { value: 4 });
  element.play = vi.fn(async () => void element.dispatchEvent(new Event('playing')));
  element.pause = vi.fn(() => void element.dispatchEvent(new Event('pause')));
  player.attach(element);
  show();
});
afterEach(cleanup);

const hear = (ms: number) =>
  act(() => {
    element.currentTime = ms / 1000;
    element.dispatchEvent(new Event('timeupdate'));
  });
const row = (text: RegExp) => screen.getByRole('button', { name: text });

describe('The transcript', () => {
  it('The transcript marks the current line and word', () => {
    hear(4600);
    expect(row(/It rains again/).getAttribute('aria-current')).toBe('true');
    expect(row(/One more tea/).getAttribute('aria-current')).toBeNull();
    expect(screen.getByText('rains').className).toContain('bg-gold-soft');
  });

  it('A tap on an English word of a line leaves the player where it is, for the look-up', () => {
    fireEvent.click(screen.getByText('It rains again.'));
    expect(element.play).not.toHaveBeenCalled();
    expect(screen.getByRole('region').matches('[data-words]')).toBe(true);
    screen.getByRole('button', { name: 'Look up words' });
  });

  it('A click on a line plays from that line', () => {
    fireEvent.click(row(/It rains again/));
    expect(element.currentTime).toBeCloseTo(3.94);
    expect(element.play).toHaveBeenCalled();
  });

  it('Each language of the transcript can be hidden by a click or a key, and the choice is stored', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Chinese' }));
    expect(screen.queryByText('又下雨了。')).toBeNull();
    fireEvent.keyDown(window, { key: 'e' });
    expect(screen.queryByText('It rains again.')).toBeNull();
    expect(screen.getByText(/Both languages are hidden/)).toBeTruthy();
    expect(window.localStorage.getItem('lesson.media.chinese')).toBe('off');
    fireEvent.keyDown(window, { key: 'c' });
    expect(screen.getByText('又下雨了。')).toBeTruthy();
  });

  it('Shadowing a line pauses the recording', () => {
    act(() => player.play());
    fireEvent.click(screen.getAllByRole('button', { name: 'Shadow this line' })[1]!);
    expect(element.pause).toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'say It rains again.' }));
    expect(screen.queryByRole('button', { name: /^say/ })).toBeNull();
  });

  it('The page has the transcript as text as long as there are no lines', () => {
    expect(renderToString(inEnglish)).not.toContain('as text');
    cues = [];
    expect(renderToString(inEnglish)).toContain('as text');
  });

  it('A line with a word of unknown pronunciation can be played and not shadowed', () => {
    cleanup();
    const unknown = { ...CUES[1]!, reference: [] };
    cues = [CUES[0]!, unknown];
    player = new PlayerController(cues);
    show();
    expect(screen.getAllByRole('button', { name: 'Shadow this line' })).toHaveLength(1);
    expect(screen.getByText('It rains again.')).toBeTruthy();
  });

  it('The transcript offers a return to the current line after a manual scroll', () => {
    hear(1200);
    expect(screen.queryByText('Back to the current line')).toBeNull();
    fireEvent.wheel(row(/One more tea/));
    fireEvent.click(screen.getByText('Back to the current line'));
    expect(screen.queryByText('Back to the current line')).toBeNull();
  });

  it('The player keys work except in a text field or while a dialog is open', () => {
    fireEvent.keyDown(window, { key: 'n' });
    expect(element.currentTime).toBeCloseTo(0.94);
    fireEvent.keyDown(window, { key: '-' });
    expect(element.playbackRate).toBe(0.9);
    fireEvent.keyDown(window, { key: 'r' });
    expect(player.snapshot().loopFrom).toBe(1000);
    const line = row(/One more tea/);
    fireEvent.keyDown(line, { key: ' ' });
    expect(element.pause).toHaveBeenCalled();
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: 'n' });
    expect(element.currentTime).toBeCloseTo(0.94);
    field.remove();
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    fireEvent.keyDown(window, { key: 'n' });
    expect(element.currentTime).toBeCloseTo(0.94);
    dialog.remove();
  });
});
