import { describe, expect, it } from 'vitest';
import type { RecordedCue } from '~/schemas/media-content';
import { loadVideos } from '~/server/content/load-media-lessons';
import { html, raw, shownCount } from './markup';
import { toNarrationLines } from './narration';
import { storyboard } from './storyboard';
import { webVtt } from './subtitles';
import { videoJob } from './video-maker';
import { wavBytes } from './wav-bytes';

const [video] = loadVideos();
if (!video) throw new Error('There is no video.');

const cue = (startMs: number, endMs: number): RecordedCue => ({
  ...{ startMs, endMs, en: 'Tea & <rain>', zh: '茶和雨', selfScore: 100 },
  words: [{ text: 'Tea', startMs, endMs }],
  reference: [{ text: 'Tea', pronunciations: [['T', 'IY']], functionWord: false }],
});

describe('subtitles', () => {
  it('are WebVTT: numbered, timed, escaped, and gone before the next line', () => {
    expect(webVtt([cue(500, 2000), cue(2200, 3_661_250)], 'en')).toBe(
      'WEBVTT\n\n1\n00:00:00.500 --> 00:00:02.200\nTea &amp; &lt;rain&gt;\n\n' +
        '2\n00:00:02.200 --> 01:01:01.750\nTea &amp; &lt;rain&gt;\n',
    );
    expect(webVtt([cue(0, 10)], 'zh')).toContain('\n茶和雨\n');
  });
});

describe('the storyboard of a film', () => {
  const lines = toNarrationLines(video);
  const cues = lines.map((_, at) => cue(500 + at * 3000, 2500 + at * 3000));
  const durationS = lines.length * 3 + 1;
  const sound = { envelope: [50, 100], durationS, peaks: () => [10, 90] };
  const shots = storyboard(video, lines, cues, sound);

  it('is exactly as long as its narration', () => {
    const seconds = shots.reduce((sum, shot) => sum + shot.seconds, 0);
    expect(seconds).toBeCloseTo(durationS);
    expect(shots.every((shot) => shot.seconds > 0)).toBe(true);
  });

  it('shows every slide in its order', () => {
    const seen = shots.map(({ body }) => Number(/<b>(\d+)<i>/.exec(body)?.[1]));
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(new Set(seen).size).toBe(video.slides.length);
  });
});

describe('what a slide shows', () => {
  it('comes evenly with its sentences, the last thing with the last one', () => {
    expect([0, 1, 2].map((at) => shownCount(5, at, 3))).toEqual([2, 3, 5]);
    expect([0, 1].map((at) => shownCount(1, at, 2))).toEqual([1, 1]);
  });

  it('is text, not markup', () => {
    expect(html`<p>${'<b>"&'}</p>${raw('<i>')}`).toBe('<p>&lt;b&gt;&quot;&amp;</p><i>');
  });
});

describe('a film', () => {
  it('is made again when a sentence, the voice or the speaker changes, and only then', () => {
    const job = videoJob(video, 'voice');
    expect(videoJob(structuredClone(video), 'voice').hash).toBe(job.hash);
    expect(videoJob(video, 'another voice').hash).not.toBe(job.hash);
    const [first, ...rest] = video.slides;
    const narration = [{ en: 'More tea, please.', zh: '請再來一點茶。' }];
    const slides = [{ ...first!, narration }, ...rest];
    expect(videoJob({ ...video, slides }, 'voice').hash).not.toBe(job.hash);
    const objectives = [{ zh: '點茶', en: 'Order tea' }];
    expect(videoJob({ ...video, objectives }, 'voice').hash).toBe(job.hash);
  });

  it('gets its voice as 16-bit sound that never wraps around', () => {
    const bytes = wavBytes(Float32Array.of(0, 1, -2));
    expect(bytes.length).toBe(44 + 6);
    expect([44, 46, 48].map((at) => bytes.readInt16LE(at))).toEqual([0, 32767, -32767]);
  });
});
