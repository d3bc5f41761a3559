import { describe, expect, it } from 'vitest';
import type { MediaCue } from '~/schemas/media-lesson';
import { roles, roleTurns } from './speaking-turns';

const clip = { path: '/media/voice-lessons/tea/0.mp3', durationMs: 900, cues: [] };
const line = (speaker: string, en: string): MediaCue => ({
  startMs: 0,
  endMs: 900,
  en,
  zh: '茶',
  speaker,
  words: [],
  reference: [],
  clip,
});
const TALK = [
  line('narrator', 'A shop opens.'),
  line('A', 'Good morning.'),
  line('B', 'Tea, please.'),
  line('A', 'Here you are.'),
  line('B', 'Thank you.'),
];

describe('A role', () => {
  it('Every speaker with two or more lines is a role, but never the narrator', () => {
    expect(roles(TALK)).toEqual(['A', 'B']);
    expect(roles([...TALK.slice(0, 3), line('narrator', 'It rains.')])).toEqual([]);
  });

  it('The learner speaks the lines of the role, and the other lines are played', () => {
    expect(roleTurns(TALK, 'B').map(({ mine }) => mine)).toEqual([false, false, true, false, true]);
  });

  it('A role omits lines without audio', () => {
    const { clip: _, ...silent } = line('A', 'Hush.');
    expect(roleTurns([silent, ...TALK], 'A')).toHaveLength(5);
  });
});
