/** After too many tries: the time of the next possible one. */
export const wait = {
  seconds: '操作太頻繁，請在 {count} 秒後再試。',
  minutes: '操作太頻繁，請在 {count} 分鐘後再試。',
} as const;
