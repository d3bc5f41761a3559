/** One word of the result, said by itself. */
export const drill = {
  title: '這一題再練一下',
  slowly: '放慢聽一次',
  only: '單獨練 {word}',
  twice: '這個字說兩次。',
  saidOnce: '說了一次，再說一次。',
  saidTwice: '說了兩次，回去說整句吧。',
  hear: '聽 {word}',
  say: '只說 {word}',
  stop: '說完了',
  sentence: '再說整句',
  note: '在這裡只說一個字，不會改變這一題的成績。',
} as const;
