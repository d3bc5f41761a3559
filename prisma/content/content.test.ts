import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planRate } from '~/domain/plan-rate';
import { LEGAL_SLUGS } from '~/schemas/legal-text';
import { loadPlans } from '~/server/content/load-plans';
import { loadActivities, loadNewsHonors, loadPartners } from '~/server/content/load-site-content';
import { loadFaq, loadLegalText } from '~/server/content/load-texts';
import { loadUnitMedia, loadUnits } from '~/server/content/load-units';
import { parser } from '~/server/gateways/nlp/configured';
import { MIN_SELF_SCORE } from '~/server/gateways/speech/check-clip';
import { openEngines } from '~/server/gateways/speech/open-engines';
import { unitJob } from '~tools/content/media/unit-job';

const units = loadUnits();
const engines = openEngines();
const stripPunctuation = (text: string) => text.replace(/[.!?]$/, '');
const tokens = (text: string) => text.split(/\s+/);
const soundFile = (path: string) => join(process.cwd(), 'public', path);

describe('Units', () => {
  it('Some units for beginners are free', () => {
    expect(units.find(({ access, level }) => access === 'FREE' && level === 'A2')).toBeDefined();
  });

  it('Some units are free and some are for members', () => {
    expect(units.filter(({ access }) => access === 'FREE').length).toBeGreaterThanOrEqual(2);
    expect(units.filter(({ access }) => access === 'VIP').length).toBeGreaterThanOrEqual(2);
  });

  it('No word and no sentence is taught twice', () => {
    const texts = units.flatMap((unit) => [...unit.words, ...unit.sentences].map((i) => i.text));
    expect(texts.length - new Set(texts).size).toBe(0);
  });
});

describe.each(units)('unit $slug', (unit) => {
  it('Every sentence of a unit stands in one of its articles', () => {
    const astray = unit.sentences.filter(
      ({ text }) => !unit.pieces.some(({ body }) => body.includes(stripPunctuation(text))),
    );
    expect(astray).toEqual([]);
  });

  it('Every word of a unit stands in one of its sentences, in any form', () => {
    const said = unit.sentences
      .flatMap(({ text }) => parser().parse(text))
      .flatMap(({ tokens }) => tokens.flatMap(({ text, lemma }) => [text.toLowerCase(), lemma]));
    expect(unit.words.map(({ text }) => text).filter((word) => !said.includes(word))).toEqual([]);
  });

  it('Sentences have six to sixteen words and no digits', () => {
    for (const { text } of unit.sentences) {
      expect(tokens(text).length, text).toBeGreaterThanOrEqual(6);
      expect(tokens(text).length, text).toBeLessThanOrEqual(16);
      expect(text).toMatch(/^[A-Z][A-Za-z ,'-]+[.!?]$/);
    }
  });

  it('The example of a word is none of the unit’s sentences', () => {
    for (const { text, example } of unit.words) {
      expect(example.toLowerCase()).toMatch(new RegExp(`\\b${text}\\b`));
      expect(unit.sentences.map((sentence) => sentence.text)).not.toContain(example);
    }
  });

  it('Chinese texts have full-width punctuation', () => {
    const chinese = [
      unit.headline.zh,
      unit.summary.zh,
      ...unit.words.flatMap(({ meaning, exampleTranslation }) => [meaning, exampleTranslation]),
      ...unit.sentences.map(({ translation }) => translation),
    ];
    expect(chinese.filter((text) => /[,;:!?()]|\.(?!\d)/.test(text))).toEqual([]);
  });
});

describe.each(units)('the sound of $slug', (unit) => {
  const media = loadUnitMedia(unit.slug);
  const clips = media.items.flatMap((item) => item.clips);
  const { clips: jobs, hash } = unitJob(unit, engines);
  const isAbout =
    (one: { kind: string; position: number }) => (other: { kind: string; position: number }) =>
      one.kind === other.kind && one.position === other.position;

  it('Clips are rendered from the present texts (else: npm run media)', () => {
    const foreign = media.items.flatMap((item) => {
      const lines = jobs.filter(isAbout(item)).flatMap((job) => job.lines);
      return item.clips.filter((clip) => lines.every(({ source }) => source !== clip.source));
    });
    expect(foreign).toEqual([]);
    expect(media.hash).toBe(hash);
  });

  it('Every text has a clip of each voice that is to say it, or a record of why not', () => {
    for (const job of jobs) {
      const item = media.items.find(isAbout(job))!;
      const done = [...item.clips, ...item.refused].map(({ source }) => source);
      expect(job.lines.some(({ source }) => done.includes(source))).toBe(true);
    }
  });

  it('Every item and every example can be heard in both accents', () => {
    for (const { kind, position, clips } of media.items)
      for (const accent of ['US', 'GB'])
        for (const part of kind === 'WORD' ? ['TEXT', 'EXAMPLE'] : ['TEXT'])
          expect(
            clips.some((clip) => clip.accent === accent && clip.part === part),
            `${kind} ${position} ${part} ${accent}`,
          ).toBe(true);
  });

  it(`A clip scores at least ${MIN_SELF_SCORE} for its own text`, () => {
    expect(clips.filter((clip) => clip.refused || clip.selfScore < MIN_SELF_SCORE)).toEqual([]);
  });

  it('The name of a clip carries the hash of its bytes', () => {
    for (const { path } of clips) {
      expect(existsSync(soundFile(path)), path).toBe(true);
      const hash = createHash('sha256')
        .update(readFileSync(soundFile(path)))
        .digest('hex');
      expect(path).toContain(hash.slice(0, 16));
    }
  });

  it('Every word on the screen has a time, in order', () => {
    for (const { kind, position, clips } of media.items) {
      const item = (kind === 'WORD' ? unit.words : unit.sentences)[position - 1]!;
      for (const { part, cues, durationMs } of clips) {
        const text = part === 'EXAMPLE' && 'example' in item ? item.example : item.text;
        expect(cues.map((cue) => cue.text)).toEqual(tokens(text));
        const edges = cues.flatMap(({ startMs, endMs }) => [startMs, endMs]);
        expect(edges).toEqual(edges.toSorted((a, b) => a - b));
        expect(edges.at(-1)).toBeLessThanOrEqual(durationMs);
      }
    }
  });

  it('The envelope of a clip reaches its full height', () => {
    expect(Math.max(...media.envelope)).toBe(100);
    expect(new Set(media.envelope).size).toBeGreaterThan(20);
  });
});

it('Four plans are for sale, one is recommended, and a longer one costs less a month with its bonus days', () => {
  const plans = loadPlans();
  expect(plans.map(({ months, price, bonusDays }) => [months, price, bonusDays])).toEqual([
    [1, 1180, 30],
    [3, 2280, 30],
    [6, 3780, 30],
    [12, 6480, 30],
  ]);
  expect(plans.filter(({ recommended }) => recommended)).toHaveLength(1);
  expect(plans.map((plan) => planRate(plan).perMonth)).toEqual([590, 570, 540, 498]);
});

it('The refund example in both languages has its numbers from a plan', () => {
  const [example, ...others] = loadLegalText('refund').sections.flatMap(({ paragraphs }) =>
    paragraphs.filter(({ en }) => en.startsWith('For example')),
  );
  expect(others).toEqual([]);
  for (const text of [example!.zh, example!.en]) {
    for (const name of ['Plan', 'Price', 'Days', 'Day', 'DaysLeft', 'Refund'])
      expect(text).toContain(`{{example${name}}}`);
    expect(text.replaceAll(/\{\{.*?\}\}/g, '')).not.toMatch(/\d/);
  }
});

it('Legal texts say that counsel has yet to confirm them', () => {
  for (const slug of LEGAL_SLUGS) expect(loadLegalText(slug).status.zh).toContain('待律師確認');
});

it('At least twenty questions are answered, each once, and no group is empty', () => {
  const { groups, entries } = loadFaq();
  expect(entries.length).toBeGreaterThanOrEqual(20);
  expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length);
  const used = new Set(entries.map(({ group }) => group));
  expect(groups.map(({ slug }) => slug).filter((slug) => !used.has(slug))).toEqual([]);
});

it('An activity lasts as long as its agenda; there are coming and past ones', () => {
  const activities = loadActivities();
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  for (const { slug, agenda, hours } of activities)
    expect(
      agenda.reduce((sum, part) => sum + part.minutes, 0),
      slug,
    ).toBe(minutes(hours.end) - minutes(hours.start));
  expect(activities.filter(({ daysFromNow }) => daysFromNow > 0).length).toBeGreaterThanOrEqual(6);
  expect(activities.some(({ daysFromNow }) => daysFromNow < 0)).toBe(true);
});

it('News and honours are marked as samples, at least three of each', () => {
  const all = loadNewsHonors();
  for (const kind of ['NEWS', 'HONOR'])
    expect(all.filter((one) => one.kind === kind).length).toBeGreaterThanOrEqual(3);
  expect(all.every(({ sample }) => sample)).toBe(true);
});

it('Every activity of the content is a sample, and there is no partner', () => {
  expect(loadActivities().filter(({ sample }) => !sample)).toEqual([]);
  expect(loadPartners()).toEqual([]);
});
