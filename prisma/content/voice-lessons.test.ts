import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VOICE_CATEGORIES } from '~/domain/media-kinds';
import { loadRecording } from '~/server/content/load-media-lessons';
import { loadVoiceLessons } from '~/server/content/load-voice-lessons';
import { speakerVoices } from '~/server/gateways/speech/cast-speakers';
import { getVoice, openEngines } from '~/server/gateways/speech/open-engines';
import { voiceJob } from '~tools/content/media/voice-job';

const lessons = loadVoiceLessons();
const engines = openEngines();

it('Six voice lessons are current and two are in the archive, some of each free', () => {
  const count = (archived: boolean, access: string) =>
    lessons.filter((lesson) => lesson.archived === archived && lesson.access === access).length;
  expect(count(false, 'FREE') + count(false, 'VIP')).toBeGreaterThanOrEqual(6);
  expect(count(true, 'FREE') + count(true, 'VIP')).toBeGreaterThanOrEqual(2);
  expect(Math.min(count(false, 'FREE'), count(true, 'FREE'))).toBeGreaterThanOrEqual(1);
  expect(new Set(lessons.map(({ category }) => category)).size).toBe(VOICE_CATEGORIES.length);
});

describe.each(lessons)('voice lesson $slug', (lesson) => {
  const recording = loadRecording({ kind: 'VOICE', slug: lesson.slug });
  const { hash } = voiceJob(lesson, engines);
  const study = recording.study!;
  const clips = [
    ...recording.cues.flatMap(({ clip }) => (clip ? [clip] : [])),
    ...[...study.vocabulary, ...study.tasks.flat().map(({ audio }) => audio)].flatMap((audio) => [
      audio.US,
      audio.GB,
    ]),
  ];

  it('A voice lesson is recorded from its present text (else: npm run media)', () => {
    expect(recording.source).toBe(hash);
  });

  it('Every turn of a voice lesson is said by a voice of its speaker’s sex, and a dialogue by a woman and a man', () => {
    for (const { speaker, clip, en } of recording.cues) {
      const { voice } = getVoice(engines, clip!.voice);
      expect(voice.sex, en).toBe(lesson.speakers[speaker!]!.sex);
    }
    const people = Object.entries(lesson.speakers).filter(([name]) => name !== 'narrator');
    const sexes = new Set(people.map(([, { sex }]) => sex));
    if (people.length > 1) expect(sexes.size).toBe(2);
  });

  it('A recording says which English each of its voices speaks, and never calls a Scottish one British', () => {
    expect(recording.voices).toEqual(speakerVoices(lesson, engines));
    for (const { speaker, clip } of recording.cues)
      if (clip!.voice === 'flite-awb')
        expect(recording.voices![speaker!]!.variety).toBe('scottish');
  });

  it('The scorer accepts every recorded line of a voice lesson', () => {
    expect([...recording.cues, ...clips].filter(({ refused }) => refused)).toEqual([]);
  });

  it('The names of the files of a voice lesson carry the hash of their bytes', () => {
    for (const path of [recording.media, ...clips.map((clip) => clip.path)]) {
      const bytes = readFileSync(join(process.cwd(), 'public', path));
      expect(path).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 16));
    }
  });

  it('Every word of every turn has a time, in order', () => {
    expect(recording.cues.map(({ en }) => en)).toEqual(lesson.transcript.map(({ en }) => en));
    const edges = recording.cues.flatMap(({ words }) =>
      words.flatMap(({ startMs, endMs }) => [startMs, endMs]),
    );
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
    expect(edges.at(-1)).toBeLessThanOrEqual(recording.durationMs);
    for (const { en, words } of recording.cues)
      expect(words.map(({ text }) => text)).toEqual(en.split(/\s+/));
  });

  it('A voice lesson has an example for each word and questions about its dialogue', () => {
    for (const { text, example } of lesson.vocabulary)
      expect(example.toLowerCase()).toMatch(new RegExp(`\\b${text}`));
    for (const { options } of lesson.questions) expect(new Set(options).size).toBe(4);
  });

  it('Chinese texts have full-width punctuation', () => {
    const chinese = [
      ...[lesson.title, lesson.introduction, ...lesson.objectives].map(({ zh }) => zh),
      ...lesson.transcript.map(({ zh }) => zh),
      ...lesson.vocabulary.flatMap((word) => [word.meaning, word.exampleTranslation]),
      ...lesson.tasks.flatMap(({ prompt, sampleTranslation }) => [prompt.zh, sampleTranslation]),
    ];
    expect(chinese.filter((text) => /[,;:!?()]|\.(?!\d)/.test(text))).toEqual([]);
  });
});
