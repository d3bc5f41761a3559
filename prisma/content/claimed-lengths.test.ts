import { expect, it } from 'vitest';
import { loadRecording, loadVideos } from '~/server/content/load-media-lessons';
import { loadVoiceLessons } from '~/server/content/load-voice-lessons';

const ZH = '一二三四五六七八九十';
const EN = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A length that a text states of a recording: 「三分鐘的小故事」, "a three-minute story". */
const CLAIMS = [
  /(?<zh>[一二三四五六七八九十])(?<half>半)?分(?:半)?鐘的(?:小?故事|對話|獨白|短講|影片|錄音)/g,
  /(?<en>\w+)[- ]minute (?:story|talk|conversation|film|recording)/g,
  /(?:story|talk|conversation|film|recording) of (?:a|(?<en>\w+)) minutes?(?<half> and a half)?/g,
];

/** Minutes that a text claims. */
function claimed(text: string): number[] {
  return CLAIMS.flatMap((claim) =>
    [...text.matchAll(claim)].map(({ 0: words, groups }) => {
      const whole = groups?.zh
        ? ZH.indexOf(groups.zh) + 1
        : groups?.en
          ? EN.indexOf(groups.en.toLowerCase()) + 1
          : 1;
      return whole + (/半|half/.test(words) ? 0.5 : 0);
    }),
  );
}

const lessons = [
  ...loadVoiceLessons().map((lesson) => ({ kind: 'VOICE' as const, ...lesson })),
  ...loadVideos().map((lesson) => ({ kind: 'VIDEO' as const, ...lesson })),
];

it('A claimed length is found in both languages', () => {
  expect(claimed('聽一段三分鐘的小故事')).toEqual([3]);
  expect(claimed('聽一段一分半鐘的小故事')).toEqual([1.5]);
  expect(claimed('a three-minute story')).toEqual([3]);
  expect(claimed('a story of a minute and a half')).toEqual([1.5]);
  expect(claimed('每次不超過十五分鐘')).toEqual([]);
});

it('The claimed length of a recording differs by at most a third from its real one', () => {
  const wrong = lessons.flatMap((lesson) => {
    const minutes = loadRecording({ kind: lesson.kind, slug: lesson.slug }).durationMs / 60_000;
    const { transcript, ...told } = { transcript: null, ...lesson };
    return claimed(JSON.stringify(told))
      .filter((claim) => Math.abs(claim / minutes - 1) > 1 / 3)
      .map((claim) => `${lesson.slug}: ${claim} for ${minutes.toFixed(2)} min`);
  });
  expect(wrong).toEqual([]);
});
