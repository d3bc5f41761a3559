import { describe, expect, it } from 'vitest';
import { testDatabase } from '~/test/db';
import { createActivity } from '~prisma/factories/activity';
import { answerCalendarFile } from './calendar-file';

const db = await testDatabase();
const ask = (slug: string, query = '') =>
  answerCalendarFile(new Request(`http://localhost/${query}`), slug);

describe('the calendar file', () => {
  it('says when and where in UTC, and keeps the exact address to itself', async () => {
    const { slug } = await createActivity(db, { startsAt: new Date('2026-11-30T12:00:00Z') });
    const answer = await ask(slug, '?language=en');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = (await answer.text()).replace(/\r\n[\t ]/g, '');
    expect(text).toContain('DTSTART:20261130T120000Z');
    expect(text).toContain('DTEND:20261130T140000Z');
    expect(text).toContain('SUMMARY:The news together');
    expect(text).toContain(`/en/discovery-activity/${slug}`);
    expect(text).not.toContain('Upstairs');
  });

  it('is in Chinese without being asked for English', async () => {
    const { slug } = await createActivity(db);
    expect(await (await ask(slug)).text()).toContain('SUMMARY:一起讀新聞');
  });

  it.each(['nothing', '..%2F', 'A B'])('of %s is a 404', async (slug) => {
    expect((await ask(slug)).status).toBe(404);
  });
});
