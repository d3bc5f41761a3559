import { describe, expect, it } from 'vitest';
import {
  type ContentChanges,
  colleaguesValue,
  withChange,
} from '~/console/content/content-changes';
import { draftTextsSchema } from '~/schemas/news';
import type { OperatorDraft } from '~/schemas/operator-unit';
import {
  type FieldRef,
  fieldId,
  orphanedChanges,
  savedValues,
  toDraftChanges,
  toEditInput,
} from './draft-changes';

const texts = draftTextsSchema.parse({
  slug: 'tea',
  access: 'FREE',
  headline: { zh: '茶', en: 'Tea' },
  summary: { zh: '喝茶', en: 'Drinking tea' },
});

const choice = { level: 'B1' as const, reasons: [], features: {} };

const word = (key: string, meaning: string): OperatorDraft['words'][number] => ({
  ...choice,
  key,
  text: key,
  partOfSpeech: 'noun',
  ipa: { us: 'tiː', gb: 'tiː' },
  meaning,
  example: '',
  exampleTranslation: '',
  sentenceIndexes: [],
  proposed: false,
});

const draft = (words: OperatorDraft['words'], version = 3): OperatorDraft => ({
  id: 'd',
  state: 'DRAFT',
  version,
  category: 'general',
  level: 'B1',
  texts,
  words,
  sentences: [],
  problems: [],
  grades: { words: [], sentences: [], sentenceWords: [] },
  lexiconMeanings: [],
  lines: [],
  clipRun: null,
  planned: null,
  createdAt: new Date(0),
});

const before = draft([word('tea', '茶'), word('cup', '')]);
const meaningOf = (key: string): FieldRef => ({ of: 'word', key, field: 'meaning' });
const typed = (ref: FieldRef, value: string, changes: ContentChanges = {}) =>
  withChange(savedValues(before), changes, { path: fieldId(ref), value });
const colleagues = (now: OperatorDraft, changes: ContentChanges, ref: FieldRef) =>
  colleaguesValue(savedValues(now), changes, fieldId(ref));

describe('The unsaved changes of a draft', () => {
  it('A change is sent by the position of its word, and a part of an object with its other parts', () => {
    const ipa: FieldRef = { of: 'word', key: 'cup', field: 'ipa.gb' };
    const headline: FieldRef = { of: 'texts', field: 'headline.en' };
    const changes = typed(headline, 'A Cup', typed(ipa, 'kʌp', typed(meaningOf('cup'), '杯子')));
    expect(toEditInput(before, toDraftChanges(changes))).toEqual({
      id: 'd',
      version: 3,
      texts: { headline: { zh: '茶', en: 'A Cup' } },
      words: [{ position: 2, meaning: '杯子', ipa: { us: 'tiː', gb: 'kʌp' } }],
      sentences: [],
    });
  });

  it('A field that has its saved text again is no change', () => {
    const changed = typed(meaningOf('tea'), '茶葉');
    expect(typed(meaningOf('tea'), '茶', changed)).toEqual({});
  });

  it('A change goes with its word to another position, and a colleague’s text of it is shown', () => {
    const changes = typed(meaningOf('cup'), '杯子');
    const after = draft([word('cup', '茶杯'), word('tea', '茶')], 4);
    expect(toEditInput(after, toDraftChanges(changes))).toMatchObject({
      version: 4,
      words: [{ position: 1, meaning: '杯子' }],
    });
    expect(colleagues(after, changes, meaningOf('cup'))).toBe('茶杯');
    expect(colleagues(before, changes, meaningOf('cup'))).toBeNull();
    const agreed = draft([word('cup', '杯子'), word('tea', '茶')], 4);
    expect(colleagues(agreed, changes, meaningOf('cup'))).toBeNull();
  });

  it('A change of a word that a colleague swapped out is kept aside, and is not sent', () => {
    const changes = toDraftChanges(typed(meaningOf('cup'), '杯子'));
    const after = draft([word('tea', '茶'), word('pot', '')], 4);
    expect(savedValues(after)).not.toHaveProperty([fieldId(meaningOf('cup'))]);
    expect(orphanedChanges(after, changes).map(({ value }) => value)).toEqual(['杯子']);
    expect(toEditInput(after, changes).words).toEqual([]);
  });

  it('A change of a phrase of several words is found by its key', () => {
    const phrase = draft([word('cup of tea', '')]);
    const ref = meaningOf('cup of tea');
    const changes = withChange(savedValues(phrase), {}, { path: fieldId(ref), value: '一杯茶' });
    expect(toEditInput(phrase, toDraftChanges(changes)).words).toEqual([
      { position: 1, meaning: '一杯茶' },
    ]);
    expect(orphanedChanges(phrase, toDraftChanges(changes))).toEqual([]);
  });

  it('A stored change of a field that no draft has is kept aside', () => {
    const changes = toDraftChanges({ 'word colour tea': { value: 'green', base: '' } });
    expect(orphanedChanges(before, changes)).toMatchObject([{ value: 'green' }]);
    expect(toEditInput(before, changes).words).toEqual([]);
  });
});
