import { describe, expect, it } from 'vitest';
import { testDatabase } from '~/test/db';
import { createActivity } from '~prisma/factories/activity';
import { handleCalendarFileRequest } from './calendar-file';

const db = await testDatabase();
const requestFile = (slug: string, query = '') =>
  handleCalendarFileRequest(new Request(`http://localhost/${query}`), slug);

describe('The calendar file', () => {
  it('The calendar file has the times in UTC and the activity’s page, and not the exact address', async () => {
    const { slug } = await createActivity(db, { startsAt: new Date('2026-11-30T12:00:00Z') });
    const response = await requestFile(slug, '?language=en');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = (await response.text()).replace(/\r\n[\t ]/g, '');
    expect(text).toContain('DTSTART:20261130T120000Z');
    expect(text).toContain('DTEND:20261130T140000Z');
    expect(text).toContain('SUMMARY:The news together');
    expect(text).toContain(`/en/discovery-activity/${slug}`);
    expect(text).not.toContain('Upstairs');
  });

  it('The calendar file is in Chinese by default', async () => {
    const { slug } = await createActivity(db);
    expect(await (await requestFile(slug)).text()).toContain('SUMMARY:一起讀新聞');
  });

  it('The calendar file of a cancelled activity says so, and rings no alarm', async () => {
    const { slug } = await createActivity(db, { cancelledAt: new Date() });
    const text = await (await requestFile(slug)).text();
    expect(text).toContain('STATUS:CANCELLED');
    expect(text).not.toContain('BEGIN:VALARM');
  });

  it.each(['nothing', '..%2F', 'A B'])(
    'The calendar file of the unknown activity “%s” is a 404',
    async (slug) => {
      expect((await requestFile(slug)).status).toBe(404);
    },
  );
});
