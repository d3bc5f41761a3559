import { describe, expect, it } from 'vitest';
import type { Judgement } from '~/domain/lesson-feedback';
import {
  createLessonState,
  isFirstItem,
  isLastItem,
  type LessonEvent,
  type LessonState,
  lessonReducer,
} from './lesson-machine';

const JUDGEMENT: Judgement = {
  mode: 'SPEAK',
  score: 88,
  passed: true,
  words: [],
  extraSpeech: false,
  extraWords: [],
  engine: 'test',
};

const run = (state: LessonState, ...events: LessonEvent[]) => events.reduce(lessonReducer, state);
const phase = (state: LessonState) => state.phase.name;
const recording = (start = createLessonState(20)) =>
  run(start, { type: 'speak' }, { type: 'opened', take: start.take + 1 });

describe('The lesson machine', () => {
  it('A scored recording leads to a judgement that is stored with its item', () => {
    const state = run(
      recording(),
      { type: 'recorded', take: 1 },
      { type: 'scored', take: 1, judgement: JUDGEMENT },
    );
    expect(phase(state)).toBe('judged');
    expect(run(state, { type: 'next' }).judgements[0]).toBe(JUDGEMENT);
  });

  it('A spoken attempt keeps the recording that was judged, whatever is recorded or typed afterwards', () => {
    const [said, silence] = [new Float32Array(4), new Float32Array(8)];
    const judged = run(
      recording(),
      { type: 'recorded', take: 1 },
      { type: 'decoded', take: 1, samples: said },
      { type: 'scored', take: 1, judgement: JUDGEMENT },
    );
    const refused = run(
      judged,
      { type: 'retry' },
      { type: 'speak' },
      { type: 'opened', take: 3 },
      { type: 'recorded', take: 3 },
      { type: 'decoded', take: 3, samples: silence },
      { type: 'rejected', take: 3, rejection: 'no_speech' },
    );
    expect(refused.recordings[0]).toBe(silence);
    expect(refused.spoken[0]).toEqual({ judgement: JUDGEMENT, samples: said });
    const typed = run(
      refused,
      { type: 'mode', mode: 'TYPE' },
      { type: 'typed', judgement: { ...JUDGEMENT, mode: 'TYPE' } },
    );
    expect(typed.spoken[0]?.samples).toBe(said);
  });

  it('No second recording starts while one is open', () => {
    const state = recording();
    expect(run(state, { type: 'speak' })).toBe(state);
  });

  it('A score that arrives after the learner left the item is ignored', () => {
    const state = run(
      recording(),
      { type: 'recorded', take: 1 },
      { type: 'next' },
      { type: 'scored', take: 1, judgement: JUDGEMENT },
    );
    expect(state).toMatchObject({ index: 1, phase: { name: 'ready' }, judgements: {} });
  });

  it('A recording is stored when the scorer fails to load, and can be scored later', () => {
    const samples = new Float32Array(4);
    const stuck = run(
      recording(),
      { type: 'recorded', take: 1 },
      { type: 'decoded', take: 1, samples },
      { type: 'scorerFailed', take: 1 },
    );
    expect(phase(stuck)).toBe('unscored');
    expect(stuck.recordings[0]).toBe(samples);
    const again = run(
      stuck,
      { type: 'scoreAgain' },
      { type: 'scored', take: 2, judgement: JUDGEMENT },
    );
    expect(phase(again)).toBe('judged');
  });

  it('A recording without a voice is no attempt, and the learner can speak again', () => {
    const state = run(
      recording(),
      { type: 'recorded', take: 1 },
      { type: 'rejected', take: 1, rejection: 'no_speech' },
    );
    expect(state).toMatchObject({ phase: { name: 'unheard' }, judgements: {} });
    expect(phase(run(state, { type: 'speak' }))).toBe('opening');
  });

  it('The recording phase reports a microphone without a signal, and its return', () => {
    const dead = run(recording(), { type: 'deadLevel', take: 1, dead: true });
    expect(dead.phase).toEqual({ name: 'recording', dead: true });
    const alive = run(dead, { type: 'deadLevel', take: 1, dead: false });
    expect(alive.phase).toEqual({ name: 'recording', dead: false });
    const unmetered = run(alive, { type: 'unmetered', take: 1, unmetered: true });
    expect(unmetered.phase).toEqual({ name: 'recording', dead: false, unmetered: true });
    const over = run(unmetered, { type: 'recorded', take: 1 });
    expect(run(over, { type: 'unmetered', take: 1, unmetered: false })).toBe(over);
  });

  it('An unsure judgement is shown but not stored as an attempt', () => {
    const word = { text: 'tea', score: 45, status: 'again', phones: [], span: null, typed: null };
    const unsure = { ...JUDGEMENT, passed: false, words: [{ ...word, unsure: true }] } as Judgement;
    const passed = run(
      recording(),
      { type: 'recorded', take: 1 },
      { type: 'scored', take: 1, judgement: JUDGEMENT },
    );
    const again = run(
      recording(passed),
      { type: 'recorded', take: 2 },
      { type: 'scored', take: 2, judgement: unsure },
    );
    expect(again.phase).toEqual({ name: 'judged', judgement: unsure });
    expect(again).toMatchObject({ judgements: { 0: JUDGEMENT }, earlier: {} });
  });

  describe('An utterance that is almost a pass', () => {
    const open = { from: 'can’t', asks: true };
    const can = { text: 'can', score: 90, status: 'said', phones: [], span: null, typed: null };
    const almost = { ...JUDGEMENT, passed: false, words: [{ ...can, open }] } as Judgement;
    const say = (state: LessonState, judgement: Judgement) =>
      run(
        recording(state),
        { type: 'recorded', take: state.take + 1 },
        { type: 'scored', take: state.take + 1, judgement },
      );

    it('It is no attempt, and the second one leaves the item open', () => {
      const once = say(createLessonState(20), almost);
      expect(once).toMatchObject({ judgements: {}, almost: { 0: 1 }, leftOpen: [] });
      const twice = say(once, almost);
      expect(twice).toMatchObject({ judgements: {}, almost: { 0: 2 }, leftOpen: [0] });
      expect(twice.phase).toEqual({ name: 'judged', judgement: almost });
      expect(run(twice, { type: 'next' })).toMatchObject({ index: 1, leftOpen: [0] });
    });

    it('Each item is counted by itself', () => {
      const first = run(say(createLessonState(20), almost), { type: 'next' });
      expect(say(first, almost)).toMatchObject({ almost: { 0: 1, 1: 1 }, leftOpen: [] });
    });

    it('An attempt in between begins the count anew', () => {
      const between = say(say(createLessonState(20), almost), JUDGEMENT);
      expect(say(between, almost)).toMatchObject({ almost: { 0: 1 }, leftOpen: [] });
    });

    it('An item that was left open is open no more once it was spoken, but stays so when it is typed', () => {
      const left = say(say(createLessonState(20), almost), almost);
      const typed = run(
        left,
        { type: 'mode', mode: 'TYPE' },
        { type: 'typed', judgement: { ...JUDGEMENT, mode: 'TYPE' } },
      );
      expect(typed.leftOpen).toEqual([0]);
      expect(say(left, JUDGEMENT)).toMatchObject({ leftOpen: [], judgements: { 0: JUDGEMENT } });
    });
  });

  it('Earlier judgements of an item are stored', () => {
    const scoreOnce = (state: LessonState, judgement: Judgement) =>
      run(
        recording(state),
        { type: 'recorded', take: state.take + 1 },
        { type: 'scored', take: state.take + 1, judgement },
      );
    const better = { ...JUDGEMENT, score: 95 };
    const twice = scoreOnce(scoreOnce(createLessonState(20), JUDGEMENT), better);
    expect(twice).toMatchObject({ judgements: { 0: better }, earlier: { 0: [JUDGEMENT] } });
  });

  it('Without a microphone the lesson continues in typing mode and stays there', () => {
    const typed = { ...JUDGEMENT, mode: 'TYPE' as const };
    const state = run(
      createLessonState(20),
      { type: 'speak' },
      { type: 'failed', take: 1, problem: 'missing' },
      { type: 'mode', mode: 'TYPE' },
      { type: 'typed', judgement: typed },
      { type: 'next' },
    );
    expect(state).toMatchObject({ index: 1, mode: 'TYPE', judgements: { 0: typed } });
    expect(run(state, { type: 'speak' })).toBe(state);
  });

  it('The lesson ends at the summary and not beyond it', () => {
    const last = createLessonState(20, 19);
    const summary = run(last, { type: 'next' }, { type: 'next' });
    expect(summary.index).toBe(20);
    expect(run(summary, { type: 'speak' })).toBe(summary);
    expect(run(summary, { type: 'goTo', index: 4 }).index).toBe(4);
  });

  it('Chosen items are repeated in their order, and the summary follows', () => {
    const summary = run(createLessonState(20, 19), { type: 'next' });
    const first = run(summary, { type: 'repeat', indexes: [3, 11] });
    expect(first.index).toBe(3);
    expect(run(first, { type: 'next' }).index).toBe(11);
    const after = run(first, { type: 'next' }, { type: 'next' });
    expect(after).toMatchObject({ index: 20, queue: null });
  });

  it('What is left is practised alone, with a way back, and then the summary follows', () => {
    const summary = run(createLessonState(20, 19), { type: 'next' });
    const left = run(summary, { type: 'practiseLeft', indexes: [7, 12] });
    expect([left.index, isFirstItem(left), isLastItem(left)]).toEqual([7, true, false]);
    const second = run(left, { type: 'next' });
    expect([second.index, isFirstItem(second), isLastItem(second)]).toEqual([12, false, true]);
    expect(run(second, { type: 'back' }).index).toBe(7);
    expect(run(left, { type: 'back' }).index).toBe(7);
    expect(run(second, { type: 'next' })).toMatchObject({ index: 20, queue: null });
    expect(run(summary, { type: 'practiseLeft', indexes: [] }).index).toBe(20);
  });

  it('A queue that is stopped resumes at its next item', () => {
    const left = run(createLessonState(20), { type: 'practiseLeft', indexes: [7, 12] });
    expect(run(left, { type: 'stopHere' })).toMatchObject({ index: 20, resumeAt: 12, queue: null });
  });

  it('The lesson opens at the learner’s last position, clamped to its items', () => {
    expect(createLessonState(20, 7).index).toBe(7);
    expect(createLessonState(20, 55).index).toBe(19);
    expect(run(createLessonState(20), { type: 'back' }).index).toBe(0);
  });

  it('A typed answer is ignored in speaking mode', () => {
    const state = createLessonState(20);
    expect(run(state, { type: 'typed', judgement: JUDGEMENT })).toBe(state);
  });

  it('Deferring speaking switches to typing for one item or for the rest of the lesson', () => {
    const one = run(createLessonState(20), { type: 'defer', whole: false });
    expect(one).toMatchObject({ mode: 'TYPE', silence: 'item', deferred: [0] });
    const next = run(one, { type: 'next' });
    expect(next).toMatchObject({ index: 1, mode: 'SPEAK', silence: 'none', deferred: [0] });
    const rest = run(next, { type: 'defer', whole: true }, { type: 'next' }, { type: 'next' });
    expect(rest).toMatchObject({
      index: 3,
      mode: 'TYPE',
      silence: 'lesson',
      deferred: [0, 1, 2, 3],
    });
    const aloud = run(rest, { type: 'mode', mode: 'SPEAK' }, { type: 'next' });
    expect(aloud).toMatchObject({ index: 4, mode: 'SPEAK', deferred: [0, 1, 2, 3] });
  });

  it('A deferred item is cleared when it is spoken, not when it is typed', () => {
    const typed = run(
      createLessonState(20),
      { type: 'defer', whole: false },
      { type: 'typed', judgement: { ...JUDGEMENT, mode: 'TYPE' } },
    );
    expect(typed.deferred).toEqual([0]);
    const spoken = run(
      typed,
      { type: 'mode', mode: 'SPEAK' },
      { type: 'speak' },
      { type: 'recorded', take: typed.take + 2 },
      { type: 'scored', take: typed.take + 2, judgement: JUDGEMENT },
    );
    expect(spoken.deferred).toEqual([]);
  });

  it('Deferring does not interrupt a running recording', () => {
    const state = recording();
    expect(run(state, { type: 'defer', whole: true })).toBe(state);
  });

  it('A lesson stopped before its end stores the item at which to resume', () => {
    const stopped = run(createLessonState(20, 6), { type: 'stopHere' });
    expect(stopped).toMatchObject({ index: 20, resumeAt: 7 });
    const repeated = run(stopped, { type: 'repeat', indexes: [2] }, { type: 'next' });
    expect(repeated).toMatchObject({ index: 20, resumeAt: 7 });
    expect(run(stopped, { type: 'goTo', index: 7 })).toMatchObject({ index: 7, resumeAt: null });
    const atEnd = run(createLessonState(20, 19), { type: 'stopHere' });
    expect(atEnd).toMatchObject({ index: 20, resumeAt: null });
  });
});
