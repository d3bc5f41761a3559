import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VIDEO_CATEGORIES } from '~/domain/media-kinds';
import { loadMediaLessons, loadRecording } from '~/server/content/load-media-lessons';
import { MIN_SELF_SCORE } from '~/server/gateways/speech/check-clip';

const lessons = loadMediaLessons();
const videos = lessons.filter(({ kind }) => kind === 'VIDEO');
const served = (path: string) => join(process.cwd(), 'public', path);

describe('Recorded lessons', () => {
  it.each(lessons.map((lesson) => [lesson.slug, lesson] as const))(
    '%s is recorded whole, and every line is clear and in its place',
    (_, lesson) => {
      const { media, poster, cues, durationMs } = loadRecording(lesson);
      for (const path of [media, ...(poster ? [poster] : [])])
        expect(existsSync(served(path)), path).toBe(true);
      let last = 0;
      for (const { startMs, endMs, en, words, selfScore, refused } of cues) {
        expect(startMs, en).toBeGreaterThanOrEqual(last);
        expect(endMs, en).toBeGreaterThan(startMs);
        expect(words.length, en).toBeGreaterThan(0);
        expect([refused, selfScore >= MIN_SELF_SCORE], en).toEqual([undefined, true]);
        last = endMs;
      }
      expect(durationMs).toBeGreaterThanOrEqual(last);
    },
  );

  it('Every category has a video of one to two minutes with both subtitles', () => {
    expect(new Set(videos.map(({ category }) => category))).toEqual(new Set(VIDEO_CATEGORIES));
    for (const video of videos) {
      const { media, poster, durationMs } = loadRecording(video);
      expect(durationMs, video.slug).toBeGreaterThanOrEqual(60_000);
      expect(durationMs, video.slug).toBeLessThanOrEqual(120_000);
      expect(poster, video.slug).not.toBeNull();
      for (const tag of ['en', 'zh-TW'])
        expect(existsSync(served(media.replace(/mp4$/, `${tag}.vtt`))), video.slug).toBe(true);
    }
  });

  it('Videos are small enough for a mobile connection', () => {
    const bytes = videos.map((video) => statSync(served(loadRecording(video).media)).size);
    for (const size of bytes) expect(size).toBeLessThan(1.2e6);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6e6);
  });
});
