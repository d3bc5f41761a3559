/** The figures and the picture at the end of a lesson, and its actions. */
export const summary = {
  average: '句子平均',
  averageOf: '{score} 分',
  time: '練習時間',
  minutes: '{minutes} 分鐘',
  underAMinute: '1 分鐘內',
  repeatOne: '重練：{text}',
  picture: {
    label: '這個單元的兩條聲音線',
    all: '金線是示範，藍線是你。',
    some: '金線是示範，藍線是你這次說的 {said} 題（共 {count} 題）。',
    none: '金線是示範。這次沒有開口說，所以沒有你的藍線。',
    share: '分享這張圖',
    download: '下載這張圖',
    failed: '這個瀏覽器沒辦法產生圖片。',
    /** Written into the picture, by the learner. */
    drawn: '金線是示範，藍線是我',
    figuresWithoutAverage: '過關 {passed}／{count} · {minutes}',
    figures: '過關 {passed}／{count} · 句子平均 {score} 分 · {minutes}',
  },
  /** Where the plan of tomorrow is not known. */
  tomorrowLeft: '明天：把剩下的 {left} 題練完',
  tomorrowNew: '明天：練一個新單元',
  remind: '設定練習提醒',
} as const;
