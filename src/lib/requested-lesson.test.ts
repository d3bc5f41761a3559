import { expect, test } from 'vitest';
import { parseRequestedLesson, toLessonPath } from './requested-lesson';

test.each([
  ['/course-news/tea-and-umbrellas/lesson', 'UNIT', 'tea-and-umbrellas'],
  ['/en/course-news/tea-and-umbrellas/lesson?from=mail#top', 'UNIT', 'tea-and-umbrellas'],
  ['/course-video/first-minute', 'VIDEO', 'first-minute'],
  ['/en/course-voice/on-the-phone', 'VOICE', 'on-the-phone'],
])('The path %s is parsed as a lesson', (path, kind, slug) => {
  expect(parseRequestedLesson(path)).toEqual({ kind, slug });
});

test.each([
  'https://evil.example/course-video/first-minute',
  '//evil.example/course-video/first-minute',
  '/\\evil.example/course-video/first-minute',
  'javascript:alert(1)//course-video/first-minute',
  '/course-video/..%2F..%2Fprofile',
  '/course-video/First%20Minute',
  '/course-voice/old',
  '/course-news/tea-and-umbrellas',
  '/profile',
  '/',
  '',
  null,
  ['/course-video/first-minute'],
])('The path %j is not a lesson', (path) => {
  expect(parseRequestedLesson(path)).toBeNull();
});

test.each(['UNIT', 'VIDEO', 'VOICE'] as const)(
  'The path of a lesson of kind %s is parsed back to that lesson',
  (kind) => {
    const lesson = { kind, slug: 'one-two' };
    expect(parseRequestedLesson(toLessonPath(lesson))).toEqual(lesson);
  },
);
