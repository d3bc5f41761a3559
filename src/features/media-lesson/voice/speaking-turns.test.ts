import { describe, expect, it } from 'vitest';
import type { MediaCue } from '~/schemas/media-lesson';
import { roles, roleTurns } from './speaking-turns';

const clip = { path: '/media/voice-lessons/tea/0.mp3', durationMs: 900, cues: [] };
const line = (speaker: string, en: string): MediaCue => ({
  ...{ startMs: 0, endMs: 900, en, zh: '茶', speaker, words: [], reference: [], clip },
});
const TALK = [
  line('narrator', 'A shop opens.'),
  line('A', 'Good morning.'),
  line('B', 'Tea, please.'),
  line('A', 'Here you are.'),
  line('B', 'Thank you.'),
];

describe('a role', () => {
  it('is anybody with two lines or more, never the narrator', () => {
    expect(roles(TALK)).toEqual(['A', 'B']);
    expect(roles([...TALK.slice(0, 3), line('narrator', 'It rains.')])).toEqual([]);
  });

  it('leaves its lines to the learner and has the others played', () => {
    expect(roleTurns(TALK, 'B').map(({ mine }) => mine)).toEqual([false, false, true, false, true]);
  });

  it('has no line that cannot be heard', () => {
    const { clip: _, ...silent } = line('A', 'Hush.');
    expect(roleTurns([silent, ...TALK], 'A')).toHaveLength(5);
  });
});
