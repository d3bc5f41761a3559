import { expect, it } from 'vitest';
import { findPeople, type PeopleFilter, toEmail } from './activity-people';

interface Person {
  name: string;
  email: string;
  status: 'CONFIRMED' | 'WAITLISTED';
  checkedInAt: Date | null;
  code: string | null;
}
const person = (name: string, email: string, over: Partial<Person> = {}): Person => ({
  name,
  email,
  status: 'CONFIRMED',
  checkedInAt: null,
  code: null,
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

it('A code finds its person, however it is typed and whatever the filter', () => {
  const cho = person('Cho 407', 'cho@shuoyi.example', { code: '012 407', checkedInAt: new Date() });
  const people = [person('Dee', '012407@shuoyi.example', { code: '013 992' }), cho];
  for (const typed of ['012 407', '012407', ' 012-407', '０１２４０７'])
    expect(findPeople(people, typed, 'absent')).toEqual([cho]);
  expect(toEmail(findPeople(people, '012407'), '012407')).toBe(cho.email);
  expect(findPeople(people, '407')).toEqual(people);
  expect(findPeople(people, '014 407')).toEqual([]);
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
