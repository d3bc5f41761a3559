/** The console's page of numbers. */
export const consoleNumbers = {
  title: '營運數字',
  lead: '日期都以台北時間計。',
  period: '期間',
  lastDays: '近 {days} 天',
  countedAt:
    '背景工作上次統計：{time}。今天的收入、會員和練習是即時數字；單字、發音和單元以上次統計為準。',
  withDemo: '這裡有示範帳號：它虛構的四週練習和會員資格也算在下面的數字裡。',
  notCounted: '背景工作還沒有統計過，目前只看得到今天的數字。',
  incomplete: '較早的日子還在統計，這段期間的數字還不完整。',
  failed: '數字載入失敗，請再試一次。',
  day: '日期',
  table: '看「{title}」的表格',
  tableOf: '「{title}」的表格',
  figures: {
    orders: '付款訂單',
    firstScores: '第一次評分',
    accounts: '新帳號',
    firstPractices: '第一次練習',
    firstPayments: '第一次付款',
    newMembers: '新會員',
    activeMembers: '有效會員',
    trials: '開始體驗',
    trialsPaid: '體驗後購買',
    renewals: '續購',
    learners: '練習人數',
    minutes: '開口分鐘',
  },
  revenue: {
    title: '收入',
    definition:
      '訂單計在付款日，退款計在退款完成那天；一筆訂單有多個方案時，退款按各方案的實付金額分攤。',
    net: '淨收入',
    captured: '付款',
    refunded: '退款',
    orders: '付款訂單',
    deleted: '已刪除的方案',
  },
  members: {
    title: '有效會員',
    definition:
      '會員期還沒結束的帳號，含暫停中的，不含停用的；取每天最後一次統計，開始統計以前的日子無法回推，以「–」表示。',
  },
  sales: {
    title: '新會員與續購',
    definition:
      '新會員是第一次因購買或禮物成為會員的帳號，續購是這樣的帳號再付款的訂單；體驗後購買是拿過體驗、第一次購買會員的帳號，計在購買那天。',
  },
  ending: {
    title: '30 天內到期',
    definition: '今天起 30 天內會員期結束、目前還沒有續購的帳號，不含停用的。',
    members: '到期會員',
  },
  path: {
    title: '從第一次評分到付款',
    definition:
      '各步驟計在發生的那天。第一次評分是沒有登入的人在瀏覽器裡第一次看到評分，每個瀏覽器計一次，{since}。這是瀏覽器自己回報的數，不是人數：換了瀏覽器，或清除過瀏覽資料，會再計一次。',
    since: '從 {day} 開始計',
    notYet: '目前還沒有開始計',
  },
  practice: {
    title: '練習人數',
    definition: '當天至少練習一次的帳號；同一人每天計一次，所以各天不能相加成人數。',
  },
  spoken: {
    title: '開口時間',
    definition: '每次開口從第一個字到最後一個字的時間，由學員的裝置量測。',
  },
  hard: {
    text: '內容',
    share: '通過比例',
    tries: '次數',
    none: '這段期間的資料還不夠。',
  },
  words: {
    title: '最難的單字',
    definition: '開口至少 {count} 次的單字裡，通過比例最低的 10 個，計在伺服器收到的那天。',
  },
  sounds: {
    title: '最難的音',
    definition:
      '評分可靠、至少唸過 {count} 次的音裡，辨識為該音的比例最低的 10 個；以週計，含期間第一天所在的整週。',
  },
  units: {
    title: '單元',
    definition:
      '近 28 天開始和完成的次數；「擱下」是還沒完成、最後一次練習在 14 到 41 天前的。依開始次數排列，最多 50 個。',
    none: '最近沒有人開始單元。',
    unit: '單元',
    starts: '開始',
    finishes: '完成',
    left: '擱下',
  },
} as const;
