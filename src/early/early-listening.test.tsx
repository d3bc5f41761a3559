import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveDevicePreference } from '~/device/device-preference';
import { FakeAudio } from '~/test/fake-audio';
import { takeEarlyEvents, useEarlyPress } from './early-events';
import { EARLY_EVENTS_SCRIPT } from './early-events-script';
import { earlyClip, useEarlyListening } from './early-listening';
import { EARLY_LISTENING_SCRIPT } from './early-listening-script';
import { PLAYBACK_SETTINGS } from './lesson-marks';

const CLIP = '/media/clip.mp3';
/** Address of the fetched clip. */
const OBJECT = 'blob:clip';

interface Props {
  path: string;
  onHeard: (element: HTMLAudioElement) => void;
}

function Item({ path, onHeard }: Props) {
  useEarlyPress();
  useEarlyListening(path, onHeard);
  return (
    <>
      <button type="button" {...earlyClip(path)}>
        Listen
      </button>
      <button type="button">Skip</button>
    </>
  );
}

let page: HTMLElement;
const press = (index: number) => fireEvent.click(page.querySelectorAll('button')[index]!);
const listen = () => press(0);
const skip = () => press(1);
const elements = () => FakeAudio.instances;

/** Lets React handle the item. @returns the elements that it was notified of */
function hydrate(path = CLIP): HTMLAudioElement[] {
  const heard: HTMLAudioElement[] = [];
  render(<Item path={path} onHeard={(element) => heard.push(element)} />, {
    container: page,
    hydrate: path === CLIP,
  });
  return heard;
}

beforeEach(() => {
  FakeAudio.reset();
  vi.stubGlobal('Audio', FakeAudio);
  window.localStorage.clear();
  new Function(EARLY_EVENTS_SCRIPT)();
  document.head.innerHTML = `<link rel="preload" as="fetch" href="${CLIP}">`;
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('clip')),
  );
  URL.createObjectURL = () => OBJECT;
  URL.revokeObjectURL = vi.fn();
  new Function(EARLY_LISTENING_SCRIPT)();
  page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = `<button type="button" data-early-clip="${CLIP}">Listen</button><button type="button">Skip</button>`;
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  delete window.earlyListening;
  // The script then listens no more.
  delete window.earlyEvents;
  document.body.click();
  vi.unstubAllGlobals();
});

it('A clip that is listened to before the scripts plays at once, and its press is not repeated', () => {
  listen();
  expect(elements()).toHaveLength(1);
  expect(elements()[0]).toMatchObject({ paused: false, crossOrigin: 'anonymous' });
  // The clip is still on its way.
  expect(elements()[0]!.getAttribute('src')).toBe(CLIP);
  skip();
  expect(hydrate()).toEqual(elements());
  expect(takeEarlyEvents(() => true).map(({ target }) => (target as Element).textContent)).toEqual([
    'Skip',
  ]);
  listen();
  expect(elements()).toHaveLength(1);
});

it('A clip that the page has fetched is played without a further request', async () => {
  await expect.poll(() => window.earlyListening?.url).toBe(OBJECT);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(CLIP));
  listen();
  expect(elements()[0]!.getAttribute('src')).toBe(OBJECT);
});

it('A fetched clip that was not played is released', async () => {
  await expect.poll(() => window.earlyListening?.url).toBe(OBJECT);
  expect(hydrate()).toEqual([]);
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith(OBJECT);
});

it('A clip is stopped by the second press, and played from its beginning by the third', () => {
  listen();
  listen();
  expect(elements()[0]).toMatchObject({ paused: true, currentTime: 0 });
  listen();
  expect(elements()[0]!.paused).toBe(false);
  expect(elements()).toHaveLength(1);
});

it('A clip plays at the speed that is stored on the device', () => {
  saveDevicePreference(PLAYBACK_SETTINGS, JSON.stringify({ speed: 0.75 }));
  listen();
  expect(elements()[0]!.playbackRate).toBe(0.75);
});

it('A press waits for React when another button was pressed before, a device’s voice reads or another accent is chosen', () => {
  saveDevicePreference(PLAYBACK_SETTINGS, JSON.stringify({ deviceVoice: 'Tingting' }));
  listen();
  window.localStorage.clear();
  saveDevicePreference('accent', 'GB');
  listen();
  window.localStorage.clear();
  skip();
  listen();
  expect(elements()).toEqual([]);
  expect(hydrate()).toEqual([]);
  expect(takeEarlyEvents(() => true)).toHaveLength(4);
});

it('A clip of another item than the one that the device’s own data has led to stops', () => {
  listen();
  expect(hydrate('/media/another.mp3')).toEqual([]);
  expect(elements()[0]!.paused).toBe(true);
});
