import { expect, it } from 'vitest';
import { findPeople, type PeopleFilter, toEmail } from './activity-people';

interface Person {
  name: string;
  email: string;
  status: 'CONFIRMED' | 'WAITLISTED';
  checkedInAt: Date | null;
}
const person = (name: string, email: string, over: Partial<Person> = {}): Person => ({
  ...{ name, email, status: 'CONFIRMED', checkedInAt: null, ...over },
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

it('A filter shows who has a seat, came, is not there yet, or waits', () => {
  const came = person('Cho', 'cho@shuoyi.example', { checkedInAt: new Date() });
  const names = (filter: PeopleFilter, typed = '') =>
    findPeople([...all, came], typed, filter).map(({ name }) => name);
  expect(names('all')).toHaveLength(4);
  expect(names('seat')).toEqual(['Ann Lin', '安娜', 'Cho']);
  expect(names('came')).toEqual(['Cho']);
  expect(names('absent')).toEqual(['Ann Lin', '安娜']);
  expect(names('waiting')).toEqual(['Ben']);
  expect(names('absent', 'lin')).toEqual(['Ann Lin']);
});
