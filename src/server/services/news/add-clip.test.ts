import { describe, expect, it } from 'vitest';
import type { DraftClip } from '~/server/prisma-client/client';
import { addClip } from './add-clip';
import type { UnitClip } from './unit-clips';

const clip = (source: string, selfScore: number, of: Partial<UnitClip> = {}): UnitClip => ({
  kind: 'WORD' as const,
  position: 1 as const,
  part: 'EXAMPLE' as const,
  accent: 'US' as const,
  voice: 'v' as const,
  variety: 'american' as const,
  sex: 'female' as const,
  ...of,
  clip: { source, selfScore } as DraftClip,
});
const added = (...made: UnitClip[]) => {
  const clips: UnitClip[] = [];
  for (const one of made) addClip(clips, one);
  return clips.map(({ clip: { source } }) => source);
};

describe('The clips of one text', () => {
  it('A clip that the scorer refuses is left out where another one of its text is accepted, whichever came first', () => {
    expect(added(clip('bad', 40), clip('good', 95))).toEqual(['good']);
    expect(added(clip('good', 95), clip('bad', 40))).toEqual(['good']);
    expect(added(clip('bad', 40), clip('worse', 20), clip('good', 95))).toEqual(['good']);
    expect(added(clip('bad', 40), clip('worse', 20))).toEqual(['bad', 'worse']);
    expect(added(clip('good', 95), clip('better', 99))).toEqual(['good', 'better']);
  });

  it('The clip of an example that two jobs, or a job and a recording, come to is there once', () => {
    expect(added(clip('same', 95), clip('same', 95))).toEqual(['same']);
    expect(added(clip('bad', 40), clip('same', 95), clip('same', 95))).toEqual(['same']);
  });

  it('Clips of another accent, part or item are not of this text, and stay', () => {
    const others = [
      clip('accent', 40, { accent: 'GB' }),
      clip('part', 40, { part: 'TEXT' }),
      clip('item', 40, { position: 2 }),
      clip('kind', 40, { kind: 'SENTENCE' }),
    ];
    expect(added(...others, clip('good', 95))).toEqual(['accent', 'part', 'item', 'kind', 'good']);
  });
});
