import { describe, expect, it } from 'vitest';
import { chooseExtra } from './choose-extra';
import type { PlannableExtra } from './extra';

const TODAY = '2026-11-23';
const LONG_AGO = '2026-10-20';

const extra = (
  kind: PlannableExtra['kind'],
  slug: string,
  over: Partial<PlannableExtra> = {},
): PlannableExtra => ({
  kind,
  slug,
  level: 'B1',
  access: 'FREE',
  minutes: 4,
  practisedOn: null,
  isFinished: false,
  round: kind === 'SCENE' ? 'shown' : null,
  ...over,
});
const played = (practisedOn: string) => ({ practisedOn, isFinished: true });
const ended = (practisedOn: string) => ({ ...played(practisedOn), round: 'hinted' as const });

const choose = (extras: PlannableExtra[], over: object = {}) => {
  const options = { today: TODAY, level: 'B1' as const, isMember: false, minutes: 10, ...over };
  const step = chooseExtra(extras, { passedOver: 0, ...options });
  return step && [step.id, step.why];
};

describe('The choice of an extra', () => {
  it('The kind that was practised the longest ago comes first, a new one before all, the others when it is passed over', () => {
    const extras = [
      extra('SCENE', 'cafe', ended('2026-11-20')),
      extra('SCENE', 'doctor'),
      extra('VOICE', 'clinic', played('2026-11-18')),
      extra('VOICE', 'kettle'),
      extra('VIDEO', 'wind'),
    ];
    const ids = [0, 1, 2, 3].map((passedOver) => choose(extras, { passedOver })?.[0]);
    expect(ids).toEqual(['wind', 'kettle', 'doctor', 'wind']);
  });

  it('Reasons name what is true of it', () => {
    expect(choose([extra('SCENE', 'a')])).toEqual(['a', { key: 'scene' }]);
    expect(choose([extra('SCENE', 'a', ended(LONG_AGO))])).toEqual([
      'a',
      { key: 'sceneAgain', round: 'hinted' },
    ]);
    expect(choose([extra('VOICE', 'a')])).toEqual(['a', { key: 'voice' }]);
    expect(choose([extra('VIDEO', 'a')])).toEqual(['a', { key: 'video' }]);
    expect(choose([extra('VIDEO', 'a', played(LONG_AGO))])).toEqual([
      'a',
      { key: 'playedAgo', days: 34 },
    ]);
  });

  it('A scene of the level comes again, with fewer words to see, before a scene of another level', () => {
    const others = [extra('SCENE', 'hard', { level: 'B2' })];
    expect(choose([...others, extra('SCENE', 'fits')])?.[0]).toBe('fits');
    expect(choose([...others, extra('SCENE', 'fits', ended(LONG_AGO))])?.[0]).toBe('fits');
    expect(choose([...others, extra('SCENE', 'fits', ended('2026-11-16'))])?.[0]).toBe('hard');
  });

  it('A recording that is new comes before one that was played, also one of the next level', () => {
    const fits = extra('VOICE', 'fits', played(LONG_AGO));
    expect(choose([fits, extra('VOICE', 'hard', { level: 'B2' })])?.[0]).toBe('hard');
    expect(choose([fits])?.[0]).toBe('fits');
    expect(choose([extra('VOICE', 'fits', played('2026-11-10'))])).toBeNull();
  });

  it('A recording that was left in the middle comes before all others for a week', () => {
    const left = (practisedOn: string) => [
      extra('VOICE', 'new'),
      extra('VOICE', 'left', { practisedOn }),
    ];
    expect(choose(left('2026-11-18'))).toEqual(['left', { key: 'halfPlayed' }]);
    expect(choose(left('2026-11-08'))).toEqual(['new', { key: 'voice' }]);
  });

  it.each<[string, Partial<PlannableExtra>]>([
    ['for members', { access: 'VIP' }],
    ['longer than the day has room for', { minutes: 11 }],
    ['two levels away', { level: 'B2' }],
  ])('An extra that is %s is not offered to a learner of A2 without membership', (_, over) => {
    expect(choose([extra('VOICE', 'a', { level: 'A2', ...over })], { level: 'A2' })).toBeNull();
    expect(choose([extra('VOICE', 'a', { level: 'A2' })], { level: 'A2' })).not.toBeNull();
  });

  it('A learner of unknown level has one of the level to start at', () => {
    const extras = [extra('SCENE', 'middle'), extra('SCENE', 'easy', { level: 'A2' })];
    expect(choose(extras, { level: null })?.[0]).toBe('easy');
  });
});
