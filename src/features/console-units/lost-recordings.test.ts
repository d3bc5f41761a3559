import { describe, expect, it } from 'vitest';
import { ACCENTS, type Accent } from '~/domain/speech/accent';
import type { DraftLineView, OperatorDraft } from '~/schemas/operator-unit';
import type { DraftChanges, FieldRef } from './draft-changes';
import { lostRecordings } from './lost-recordings';

const line = (
  kind: DraftLineView['kind'],
  key: string,
  text: string,
  accent: Accent | null,
  part: DraftLineView['part'] = 'TEXT',
): DraftLineView => ({
  kind,
  key,
  part,
  text,
  field: key,
  places: ACCENTS.map((each) => ({
    accent: each,
    sex: 'female',
    ipa: '',
    clip: {
      url: '',
      variety: null,
      sex: null,
      durationMs: 1,
      score: 90,
      accepted: true,
      refused: [],
      recorded: each === accent ? { at: new Date(0), by: null } : null,
    },
  })),
});

const draft = {
  words: [{ key: 'tea', text: 'tea' }],
  lines: [
    line('WORD', 'tea', 'tea', 'US'),
    line('WORD', 'tea', 'We drink tea.', 'GB', 'EXAMPLE'),
    line('SENTENCE', 's1', 'Tea is hot.', 'US'),
    line('SENTENCE', 's2', 'A team is here.', 'US'),
    line('SENTENCE', 's3', 'More tea, please.', null),
  ],
} as unknown as OperatorDraft;
const change = (ref: FieldRef, base = 'tea', value = 'coffee'): DraftChanges => ({
  one: { ref, base, value },
});

describe('The recordings that a save discards', () => {
  it('Another text discards the recordings of its own line', () => {
    const text = change({ of: 'sentence', key: 's1', field: 'text' });
    expect(lostRecordings(draft, text)).toEqual(['Tea is hot.']);
    const example = change({ of: 'word', key: 'tea', field: 'example' });
    expect(lostRecordings(draft, example)).toEqual(['We drink tea.']);
    const silent = change({ of: 'sentence', key: 's3', field: 'text' });
    expect(lostRecordings(draft, silent)).toEqual([]);
  });

  it('Another IPA discards the recordings in its accent that say the word', () => {
    const american = change({ of: 'word', key: 'tea', field: 'ipa.us' }, 'tiː', 'tɪ');
    expect(lostRecordings(draft, american)).toEqual(['tea', 'Tea is hot.']);
    const british = change({ of: 'word', key: 'tea', field: 'ipa.gb' }, 'tiː', 'tɪ');
    expect(lostRecordings(draft, british)).toEqual(['We drink tea.']);
  });

  it('A word that is replaced discards what says it in both accents, and a translation discards nothing', () => {
    const word = change({ of: 'word', key: 'tea', field: 'text' });
    expect(lostRecordings(draft, word)).toEqual(['tea', 'We drink tea.', 'Tea is hot.']);
    const meaning = change({ of: 'word', key: 'tea', field: 'meaning' });
    expect(lostRecordings(draft, meaning)).toEqual([]);
  });
});
