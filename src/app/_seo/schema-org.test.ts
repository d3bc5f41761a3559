import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ActivitySummary } from '~/schemas/activity';
import { event } from './schema-org';

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgresql://127.0.0.1/none');
  vi.stubEnv('APP_URL', 'http://localhost:3000');
  for (const name of ['APP_SECRET', 'SANDBOX_BANK_SECRET']) vi.stubEnv(name, 's'.repeat(64));
});
afterAll(() => vi.unstubAllEnvs());

const activity: ActivitySummary = {
  slug: 'tea',
  kind: 'TALK',
  online: true,
  city: null,
  seats: 20,
  trial: false,
  sample: false,
  drawing: 'booth',
  startsAt: new Date('2026-12-01T12:00:00Z'),
  endsAt: new Date('2026-12-01T13:00:00Z'),
  place: { zh: '線上', en: 'Online' },
  title: { zh: '茶', en: 'Tea' },
  summary: { zh: '喝茶。', en: 'Drink tea.' },
};

it('search engines get an activity as an event, and nothing of a sample', () => {
  expect(event(activity, 'en')).toMatchObject({ '@type': 'Event', name: 'Tea' });
  expect(event({ ...activity, sample: true }, 'en')).toBeNull();
});

it('search engines read of a cancelled activity that it does not take place', () => {
  const cancelled = { zh: '講者生病。', en: 'The speaker is ill.' };
  const eventStatus = 'https://schema.org/EventCancelled';
  expect(event({ ...activity, cancelled }, 'en')).toMatchObject({ eventStatus });
  expect(event(activity, 'en')).not.toMatchObject({ eventStatus });
});
