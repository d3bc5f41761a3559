/** One word of the result, said by itself. */
export const drill = {
  hear: '聽 {word}',
  say: '只說 {word}',
  stop: '說完了',
  sentence: '再說整句',
  note: '在這裡只說一個字，不會改變這一題的成績。',
} as const;
