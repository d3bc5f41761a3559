/** The next step of a learner, and its reason: on the home page, in My Learning, after a lesson and after an
 *  order. */
export const nextStep = {
  today: {
    title: '今天',
    heading: '今天，大約 {minutes} 分鐘',
    headingDone: '今天完成了',
    comeback: '歡迎回來。今天先練一點點，其他的排到後面幾天。',
    streak: '連續 {count} 天',
    weekDays: '本週 {done}／{amount} 天',
    weekMinutes: '本週 {done}／{amount} 分鐘',
    start: '開始今天的練習',
    goOn: '接著今天的練習',
    tomorrow: '明天：{steps}',
    more: '還想練：{step}',
    failed: '今天的練習載入失敗。',
    again: '再試一次',
  },
  /** A step as a row. */
  row: {
    REVIEW: '複習 {count} 題',
    RENDER: '看中文說英文 {count} 句',
    LISTEN: '聽辨 10 題',
    BROWSE: '逛逛課程',
    minutes: '{minutes} 分鐘',
    part: '先練 {items} 題就好。',
  },
  why: {
    due: '趁還沒忘記，先說一次。',
    fewCards: '先用幾題暖身。',
    begun: '上次練到一半，還有 {left} 題。',
    allPassed: '昨天的單元 {count} 題全部過關，接著往下練。',
    levelFits: '正好是你的程度。',
    nearLevel: '和你的程度最接近。',
    toStart: '從容易的開始。',
    notPassed: '還有 {count} 題沒過關。',
    longAgo: '{days} 天前練的，再說一次。',
    listen: '只差一個音的兩個字，聽得出是哪一個嗎？',
    fromChinese: '前幾天練過的句子，這次只看中文。',
    browse: '能開的單元都練過了，換影片課或語音課試試。',
  },
  /** A step as the text of one button. */
  action: {
    REVIEW: '複習 {count} 題',
    CONTINUE: '接著練〈{headline}〉',
    UNIT: '開始練〈{headline}〉',
    REPEAT: '再練〈{headline}〉',
    RENDER: '看中文說英文 {count} 句',
    LISTEN: '聽辨 10 題',
    BROWSE: '看所有課程',
  },
  /** After a first sentence: its difficulty for the visitor determines the level. */
  place: { question: '這句對你來說', EASY: '太簡單', FITS: '剛好', HARD: '有點難' },
} as const;
