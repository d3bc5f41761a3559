/** The three questions that an account is asked once, before its first lesson. */
export const onboarding = {
  title: '開始之前',
  place: '第 {k} 題，共 {count} 題',
  next: '下一題',
  start: '開始練習',
  skip: '跳過這題',
  back: '上一題',
  choose: '請選一個，或跳過這題。',
  notSaved: '還沒存好',
  changeLater: '這些之後都能在練習設定或我的課程裡改。',
  mailSent: '驗證信寄到 {email} 了，練完再點信裡的連結也可以。沒收到的話，在個人資料裡能再寄一次。',
  level: {
    title: '選一個適合你的程度',
    lead: '點一個程度，就能聽聽看那個程度的句子，也可以唸唸看。錄音不會上傳。',
    label: '哪一個最像你？',
    sample: '{level} 的句子',
  },
  goal: {
    title: '一週想練幾天？',
    lead: '一天大約十分鐘。挑一個忙起來也做得到的天數就好。',
    label: '每週目標',
    days: '{count} 天',
    everyDay: '每天',
  },
  hour: { title: '幾點提醒你練習？' },
  /** At a paid order. */
  before: '先回答幾個小問題，一分鐘就好，接著就開始練。',
} as const;
