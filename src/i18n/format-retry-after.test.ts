import { expect, it } from 'vitest';
import { formatRetryAfter } from './format-retry-after';

it.each([
  [1, '操作太頻繁，請在 10 秒後再試。'],
  [41, '操作太頻繁，請在 50 秒後再試。'],
  [55, '操作太頻繁，請在 1 分鐘後再試。'],
  [121, '操作太頻繁，請在 3 分鐘後再試。'],
  [3600, '操作太頻繁，請在 60 分鐘後再試。'],
])('The retry sentence for %i seconds rounds the wait up', (seconds, sentence) => {
  expect(formatRetryAfter('zh', seconds)).toBe(sentence);
});

it('The retry sentence is translated into English', () => {
  expect(formatRetryAfter('en', 20)).toBe('Too many attempts. Please try again in 20 seconds.');
  expect(formatRetryAfter('en', 61)).toBe('Too many attempts. Please try again in 2 min.');
});
