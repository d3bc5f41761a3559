import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CEFR_LEVELS, type CefrLevel } from '~/domain/grading/types';
import { checkUnit } from '~/domain/news/check-unit';
import { isOwnWork } from '~/domain/news/licence';
import { countContents } from '~/domain/plan-contents';
import { UNIT_GOALS } from '~/domain/selection/conversation';
import { LEVELS } from '~/domain/unit-kinds';
import { course as zhCourse } from '~/i18n/locales/zh/course';
import { loadUnits } from '~/server/content/load-units';
import { loadVoiceLessons } from '~/server/content/load-voice-lessons';
import { parser } from '~/server/gateways/nlp/configured';

const MAX_MEDIA_BYTES = 90e6;

const units = loadUnits().map((unit) => ({
  unit,
  check: checkUnit(unit, (text) => parser().parse(text)),
}));

describe('The catalogue', () => {
  it('The catalogue has at least 45 units, 15 of each level, and at least a third of each level is free', () => {
    const { all, byLevel } = countContents(units.map(({ unit }) => unit));
    expect(all).toBeGreaterThanOrEqual(45);
    for (const level of LEVELS) {
      expect(byLevel[level].all, level).toBeGreaterThanOrEqual(15);
      expect(byLevel[level].free / byLevel[level].all, level).toBeGreaterThanOrEqual(1 / 3);
    }
  });

  it('The catalogue has at least twelve voice lessons, four of each level', () => {
    const { all, byLevel } = countContents(loadVoiceLessons());
    expect(all).toBeGreaterThanOrEqual(12);
    for (const level of LEVELS) expect(byLevel[level].all, level).toBeGreaterThanOrEqual(4);
  });

  it('All committed media together stay under 90 MB', () => {
    const files = readdirSync('public/media', { recursive: true, withFileTypes: true });
    const sizes = files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_MEDIA_BYTES);
  });

  it('Every piece is by our own editors, as the list of units says (else: course.news.lead), or has the address of its original', () => {
    const pieces = units.flatMap(({ unit }) => unit.pieces);
    const others = pieces.filter(({ licence }) => !isOwnWork(licence));
    expect(others.filter(({ url }) => !url)).toEqual([]);
    if (others.length > 0) expect(zhCourse.news.lead).not.toContain('虛構');
  });
});

describe.each(units)('the unit $unit.slug', ({ unit, check }) => {
  const distance = (level: CefrLevel) =>
    Math.abs(CEFR_LEVELS.indexOf(level) - CEFR_LEVELS.indexOf(unit.level));

  it(`At least ${UNIT_GOALS.wordsAtLevel} words of a unit are at its level by our grader, and no other is further than one level from it`, () => {
    const others = check.words.filter(({ isAtLevel }) => !isAtLevel);
    expect(others.length, JSON.stringify(others)).toBeLessThanOrEqual(10 - UNIT_GOALS.wordsAtLevel);
    expect(others.filter(({ level }) => distance(level) > 1)).toEqual([]);
  });

  it('A unit has enough sentences in the first or second person or asked, and contractions', () => {
    expect(check.counts.conversational).toBeGreaterThanOrEqual(UNIT_GOALS.conversational);
    expect(check.counts.contractions).toBeGreaterThanOrEqual(UNIT_GOALS.contractions);
  });

  it('Every sentence of a unit stands alone', () => {
    expect(check.sentences.filter(({ unresolved }) => unresolved !== null)).toEqual([]);
  });

  it('A unit breaks no rule of content files', () => {
    expect(check.problems).toEqual({});
  });

  it('A unit of our own pieces does not call them news', () => {
    if (!unit.pieces.every(({ licence }) => isOwnWork(licence))) return;
    const texts = [unit.headline, unit.summary].flatMap(({ zh, en }) => [zh, en]);
    expect(texts.filter((text) => /新聞|報導|\bnews\b|\breports?\b/i.test(text))).toEqual([]);
  });
});
