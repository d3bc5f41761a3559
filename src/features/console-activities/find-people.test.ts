import { expect, it } from 'vitest';
import type { CheckInLine } from '~/schemas/operator-activity';
import { findPeople, toEmail } from './find-people';

const person = (name: string, email: string, over: Partial<CheckInLine> = {}): CheckInLine => ({
  id: email,
  personId: null,
  name,
  email,
  status: 'CONFIRMED',
  checkedInAt: null,
  ...over,
});
const ann = person('Ann Lin', 'ann@shuoyi.example');
const anna = person('安娜', 'anna@shuoyi.example');
const ben = person('Ben', 'ben@shuoyi.example', { status: 'WAITLISTED' });
const all = [ann, anna, ben];

it('A typed text finds people by name or e-mail, in any case and width', () => {
  expect(findPeople(all, '')).toEqual(all);
  expect(findPeople(all, ' ＡＮＮ ')).toEqual([ann, anna]);
  expect(findPeople(all, '安')).toEqual([anna]);
  expect(findPeople(all, 'nobody')).toEqual([]);
});

it('A typed text means the only person with a seat whom it finds, and else an address', () => {
  const meant = (typed: string) => toEmail(findPeople(all, typed), typed);
  expect(meant('安')).toBe(anna.email);
  expect(meant('ann')).toBeNull();
  expect(meant('ben')).toBeNull();
  expect(meant(' new@shuoyi.example ')).toBe('new@shuoyi.example');
});
