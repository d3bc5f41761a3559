/** @module-tag extended */
import { describe, expect, it } from 'vitest';
import type { RecordedCue } from '~/schemas/media-content';
import { loadVideos } from '~/server/content/load-media-lessons';
import { createPico } from '~/server/gateways/speech/pico';
import { html, raw, shownCount } from './markup';
import { toNarrationLines } from './narration';
import { storyboard } from './storyboard';
import { webVtt } from './subtitles';
import { videoJob } from './video-maker';
import { wavBytes } from './wav-bytes';

const [video] = loadVideos();
if (!video) throw new Error('There is no video.');

/** An engine with the voices of Pico in another version. */
const voice = (version: string) => ({ ...createPico(), version: () => version });

const cue = (startMs: number, endMs: number): RecordedCue => ({
  startMs,
  endMs,
  en: 'Tea & <rain>',
  zh: '茶和雨',
  selfScore: 100,
  words: [{ text: 'Tea', startMs, endMs }],
  reference: [{ text: 'Tea', pronunciations: [['T', 'IY']], functionWord: false }],
});

describe('Subtitles', () => {
  it('Subtitles are WebVTT: numbered, timed, escaped, and hidden before the next line', () => {
    expect(webVtt([cue(500, 2000), cue(2200, 3_661_250)], 'en')).toBe(
      'WEBVTT\n\n1\n00:00:00.500 --> 00:00:02.200\nTea &amp; &lt;rain&gt;\n\n' +
        '2\n00:00:02.200 --> 01:01:01.750\nTea &amp; &lt;rain&gt;\n',
    );
    expect(webVtt([cue(0, 10)], 'zh')).toContain('\n茶和雨\n');
  });
});

describe('The storyboard of a video', () => {
  const lines = toNarrationLines(video);
  const cues = lines.map((_, index) => cue(500 + index * 3000, 2500 + index * 3000));
  const durationS = lines.length * 3 + 1;
  const sound = { envelope: [50, 100], durationS, peaks: () => [10, 90] };
  const shots = storyboard(video, lines, cues, sound);

  it('The storyboard is exactly as long as its narration', () => {
    const seconds = shots.reduce((sum, shot) => sum + shot.seconds, 0);
    expect(seconds).toBeCloseTo(durationS);
    expect(shots.every((shot) => shot.seconds > 0)).toBe(true);
  });

  it('The storyboard shows every slide in order', () => {
    const seen = shots.map(({ body }) => Number(/<b>(\d+)<i>/.exec(body)?.[1]));
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(new Set(seen).size).toBe(video.slides.length);
  });
});

describe('The elements of a slide', () => {
  it('The elements of a slide appear evenly with its sentences, the last with the last one', () => {
    expect([0, 1, 2].map((index) => shownCount(5, index, 3))).toEqual([2, 3, 5]);
    expect([0, 1].map((index) => shownCount(1, index, 2))).toEqual([1, 1]);
  });

  it('Texts of a slide are escaped in its HTML', () => {
    expect(html`<p>${'<b>"&'}</p>${raw('<i>')}`).toBe('<p>&lt;b&gt;&quot;&amp;</p><i>');
  });
});

describe('A video', () => {
  it('A video is rendered again when a sentence, the voice or the speaker changes, and only then', () => {
    const job = videoJob(video, [voice('1')]);
    expect(videoJob(structuredClone(video), [voice('1')]).hash).toBe(job.hash);
    expect(videoJob(video, [voice('2')]).hash).not.toBe(job.hash);
    const [first, ...rest] = video.slides;
    const narration = [{ en: 'More tea, please.', zh: '請再來一點茶。' }];
    const slides = [{ ...first!, narration }, ...rest];
    expect(videoJob({ ...video, slides }, [voice('1')]).hash).not.toBe(job.hash);
    const objectives = [{ zh: '點茶', en: 'Order tea' }];
    expect(videoJob({ ...video, objectives }, [voice('1')]).hash).toBe(job.hash);
  });

  it('The voice of a video is clipped to 16 bits instead of wrapping around', () => {
    const bytes = wavBytes(Float32Array.of(0, 1, -2));
    expect(bytes.length).toBe(44 + 6);
    expect([44, 46, 48].map((offset) => bytes.readInt16LE(offset))).toEqual([0, 32767, -32767]);
  });
});
