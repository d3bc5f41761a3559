import { describe, expect, it } from 'vitest';
import { handlePracticeCalendarRequest } from './practice-calendar';

/** Seven in the evening in Taipei. */
const NOW = new Date('2026-11-24T11:00:00Z');
const requestFile = (query: string) =>
  handlePracticeCalendarRequest(
    new Request(`http://localhost/api/practice/calendar?${query}`),
    NOW,
  );
const linesOf = async (query: string) =>
  (await requestFile(query).text()).replaceAll(/\r\n[\t ]/g, '').split('\r\n');

describe('The calendar of practice', () => {
  it('The calendar of practice repeats each day from today, at the hour in Taipei, with an alarm and the plan’s address', async () => {
    const response = requestFile('hour=20&minutes=15&language=en');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="practice.ics"');
    const lines = await linesOf('hour=20&minutes=15&language=en');
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART:20261124T120000Z',
        'DURATION:PT15M',
        'RRULE:FREQ=DAILY',
        'BEGIN:VALARM',
        'SUMMARY:Speak English',
      ]),
    );
    expect(lines.find((line) => line.startsWith('URL:'))).toMatch(/\/en\/my-lesson$/);
  });

  it('The calendar of practice begins tomorrow when the hour has passed, in Chinese and as long as a usual day', async () => {
    const lines = await linesOf('hour=7');
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART:20261124T230000Z', 'DURATION:PT12M', 'SUMMARY:練習說英文']),
    );
    expect(lines.find((line) => line.startsWith('URL:'))).toMatch(
      /\d\/my-lesson$|[a-z]\/my-lesson$/,
    );
  });

  it.each([
    '',
    'hour=',
    'hour=24',
    'hour=-1',
    'hour=7.5',
    'hour=seven',
    'hour=7&minutes=0',
    'hour=7&language=fr',
  ])('The calendar of practice answers 400 to “%s”', (query) => {
    expect(requestFile(query).status).toBe(400);
  });
});
