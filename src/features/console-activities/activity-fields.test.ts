import { expect, it } from 'vitest';
import type { EditedActivity } from '~/schemas/operator-activity';
import { readFields, toFields } from './activity-fields';

const both = (zh: string, en: string) => ({ zh, en });
const content: EditedActivity['content'] = {
  kind: 'EVENT',
  online: false,
  seats: 20,
  trial: true,
  startsAt: new Date('2026-12-05T11:00:00Z'),
  endsAt: new Date('2026-12-05T13:30:00Z'),
  city: both('台北', 'Taipei'),
  place: both('長桌', 'The long table'),
  joining: both('二樓', 'Upstairs'),
  title: both('茶', 'Tea'),
  summary: both('喝茶。', 'Tea is drunk.'),
  body: [both('第一段。', 'One.'), both('第二段。', 'Two.')],
  forWhom: both('A2', 'A2'),
  whatToBring: both('杯子', 'A cup'),
  agenda: [
    { minutes: 30, title: both('燒水', 'Boil water') },
    { minutes: 120, title: both('喝茶', 'Drink tea') },
  ],
};

it('An activity that is read from the form unchanged is the same activity', () => {
  const fields = toFields(content);
  expect(fields).toMatchObject({ day: '2026-12-05', starts: '19:00', ends: '21:30' });
  expect(fields.agendaEn).toBe('30 Boil water\n120 Drink tea');
  expect(readFields(fields)).toEqual({ content });
  const online = { ...content, online: true, city: null };
  expect(readFields(toFields(online))).toEqual({ content: online });
});

it('The form names what is missing, and a schedule or paragraphs that differ between the languages', () => {
  const fields = toFields(content);
  const errorsOf = (changed: Partial<typeof fields>) => {
    const read = readFields({ ...fields, ...changed });
    return 'errors' in read ? read.errors : null;
  };
  expect(errorsOf({ titleEn: ' ', seats: '' })).toEqual({ missing: ['seats', 'title'] });
  expect(errorsOf({ bodyEn: 'One.' })).toEqual({ body: true, missing: [] });
  expect(errorsOf({ agendaZh: '燒水' })).toEqual({ agenda: true, missing: [] });
  expect(errorsOf({ agendaZh: '20 燒水\n120 喝茶' })).toEqual({ agenda: true, missing: [] });
  expect(errorsOf({ ends: '18:00' })).toEqual({ ends: true, missing: [] });
  expect(errorsOf({ day: '' })?.missing).toContain('startsAt');
});
