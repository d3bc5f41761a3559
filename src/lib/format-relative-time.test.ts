import { describe, expect, it } from 'vitest';
import { formatRelativeTime } from './format-relative-time';

const now = new Date('2026-11-21T04:00:00Z');
const ago = (seconds: number, language: 'zh' | 'en') =>
  formatRelativeTime(new Date(now.getTime() - seconds * 1000), now, language);

describe('A relative time', () => {
  it.each([
    [59, 'just now', '剛剛'],
    [60, '1 minute ago', '1 分鐘前'],
    [3599, '59 minutes ago', '59 分鐘前'],
    [7200, '2 hours ago', '2 小時前'],
    [86_400, 'yesterday', '昨天'],
    [3 * 86_400, '3 days ago', '3 天前'],
    [-30, 'just now', '剛剛'],
  ])('A time %d seconds ago is formatted as "%s", %s', (seconds, en, zh) => {
    expect([ago(seconds, 'en'), ago(seconds, 'zh')]).toEqual([en, zh]);
  });
});
