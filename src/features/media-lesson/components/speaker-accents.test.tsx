import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import type { Language } from '~/lib/language';
import { SpeakerAccents } from './speaker-accents';

afterEach(cleanup);

type Study = Parameters<typeof SpeakerAccents>[0]['study'];

const study: Study = {
  speakers: [
    ['A', { zh: '葛蕾絲', en: 'Grace' }],
    ['B', { zh: '亨利', en: 'Henry' }],
  ],
  voices: [
    ['A', { variety: 'american', sex: 'female' }],
    ['B', { variety: 'scottish', sex: 'male' }],
  ],
};

const lines = (language: Language, shown: Study) => {
  render(
    <MessagesFor language={language}>
      <SpeakerAccents study={shown} />
    </MessagesFor>,
  );
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
};

it.each([
  ['zh', ['葛蕾絲：美式口音', '亨利：蘇格蘭口音']],
  ['en', ['Grace: American accent', 'Henry: Scottish accent']],
] as const)('A voice lesson calls a Scottish voice Scottish (%s)', (language, expected) => {
  expect(lines(language, study)).toEqual(expected);
});

it('A recording that does not know its voices names no accent', () => {
  expect(lines('zh', { speakers: study.speakers })).toEqual([]);
});
