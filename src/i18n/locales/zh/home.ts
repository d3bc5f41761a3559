export const home = {
  hero: {
    title: '像口譯員一樣練英文',
    lead: '口譯員靠三件事練耳朵和嘴巴：聽一遍、說一遍、馬上修正。每天十分鐘，用新聞練一次。',
    start: '開始今天的單元',
    free: '免費，不用註冊',
  },
  units: {
    kicker: '今日單元',
    title: '從新聞裡，挑出你今天要說的話',
    all: '看所有課程',
    empty: '新的單元正在編輯，請稍後再來。',
  },
  steps: {
    kicker: '怎麼練',
    title: '口譯員的四個動作',
    go: { name: 'Go', title: '出發', text: '打開今天的單元，先看單字的意思和音標，心裡有個底。' },
    listen: {
      name: 'Listen',
      title: '聽',
      text: '金色的線是示範的聲音，美式、英式都有。先聽節奏，再聽每一個字。',
    },
    repeat: {
      name: 'Repeat',
      title: '說',
      text: '藍色的線是你的聲音。說完一秒內，就知道哪個字說得清楚、哪個字要再來一次。',
    },
    success: {
      name: 'Success',
      title: '通過',
      text: '兩條線合在一起，這一句就是你的了。成績留下來，明天接著練。',
    },
    modelVoice: '示範的聲音',
    yourVoice: '你的聲音',
  },
  minutes: {
    kicker: '十分鐘裡有什麼',
    title: '一個單元，剛好一杯咖啡的時間',
    words: {
      figure: '10',
      unit: '個單字',
      text: '從新聞裡真正用到的字開始，每個字都有音標、意思和例句。',
    },
    sentences: {
      figure: '10',
      unit: '個句子',
      text: '完整的句子，不是片語。每一句都附中文，先懂再說。',
    },
    time: {
      figure: '10',
      unit: '分鐘',
      text: '每一句都當場評分。沒練完也沒關係，下次從同一句開始。',
    },
    update: { name: 'Update', text: '內容從一千多則新聞裡挑選，練英文，也跟上世界。' },
    upskill: { name: 'Upskill', text: '不只給分數，還告訴你是哪個字、哪個音，怎麼改。' },
    demand: { name: 'On Demand', text: '通勤、午休、睡前都可以。沒有麥克風，也能用聽寫完成。' },
  },
  prices: {
    kicker: '方案',
    title: '想練多久，自己決定',
    lead: '每個方案都多送 30 天。會員可以練所有單元。',
    choose: '看方案內容',
  },
  newsHonor: { kicker: '消息與肯定', title: '最近的我們', all: '看全部消息' },
  questions: { kicker: '常見問題', title: '大家最常問的', all: '看全部問題' },
  help: {
    kicker: '需要幫忙嗎',
    title: '訂單、付款、麥克風，我們都幫得上忙',
    text: '寫信給我們，說說發生了什麼事；如果和訂單有關，請附上訂單編號。我們會在兩個工作天內回覆。',
    write: '寫信給我們',
    orders: '查我的訂單',
    refund: '退費怎麼算',
  },
} as const;
