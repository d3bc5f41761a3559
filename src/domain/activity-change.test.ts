import { expect, it } from 'vitest';
import { type AnnouncedDetails, announcedChange, countChangeMails } from './activity-change';

const before: AnnouncedDetails = {
  startsAt: new Date('2026-12-01T11:00:00Z'),
  endsAt: new Date('2026-12-01T13:00:00Z'),
  online: false,
  city: { zh: '台北', en: 'Taipei' },
  place: { zh: '窗邊長桌', en: 'The long table' },
  joining: { zh: '二樓', en: 'Upstairs' },
};
const people = { confirmed: 3, waiting: 2 };
const mailsOf = (change: Partial<AnnouncedDetails>) =>
  countChangeMails(announcedChange(before, { ...before, ...change }), people);

it('All registered people are notified of another time or place, and those with a seat of another joining link', () => {
  expect(mailsOf({ startsAt: new Date('2026-12-01T10:30:00Z') })).toBe(5);
  expect(mailsOf({ endsAt: new Date('2026-12-01T14:00:00Z') })).toBe(5);
  expect(mailsOf({ place: { zh: '河邊', en: 'The long table' } })).toBe(5);
  expect(mailsOf({ city: null })).toBe(5);
  expect(mailsOf({ online: true })).toBe(5);
  expect(mailsOf({ joining: { zh: '二樓', en: 'First floor' } })).toBe(3);
});

it('Equal details in other objects cause no notification', () => {
  const same = { startsAt: new Date(before.startsAt), place: { ...before.place } };
  expect(announcedChange(before, { ...before, ...same })).toEqual({
    time: false,
    place: false,
    joining: false,
  });
  expect(mailsOf(same)).toBe(0);
});
