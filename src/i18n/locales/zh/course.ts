/** The overview of courses, the list of news units and a unit's own page. */
export const course = {
  category: {
    technology: '科技',
    entertainment: '娛樂',
    science: '科學',
    sports: '運動',
    business: '財經',
    general: '綜合',
    health: '健康',
  },
  level: { A2: 'A2 初級', B1: 'B1 中級', B2: 'B2 中高級' },
  access: { FREE: '免費', VIP: '會員' },

  overview: {
    title: '課程',
    lead: '挑一種今天想練的方式，十分鐘就好。',
    description: '口說、閱讀、影音三種練法：單元、影片課、語音課，每次十分鐘，免費單元不用註冊。',
    speaking: '口說',
    speakingLead:
      '新聞單元：短文由編輯部撰寫，每個單元 10 個單字、10 個句子，說完立刻知道哪個字要再練。',
    reading: '閱讀',
    readingLead: '每個單元都有幾篇編輯部撰寫的短文，可以先讀再練。',
    read: '挑一篇來讀',
    streaming: '影音',
    streamingLead:
      '影片課一分多鐘，點任何一句都能跟著說；語音課聽一段對話、答題，再用自己的話說一次。',
    videos: '影片課',
    videosLead: '時事、話題、科技、文法、理財，中英字幕',
    voices: '語音課',
    voicesLead: '早餐店、會議、診所、車站的生活英文',
    scenes: '情境對話',
    scenesLead: '點錯的咖啡、談加薪、漏水的天花板：你說的話決定結局',
    newest: '最新的單元',
    activities: '活動',
    activitiesLead: '線上講座和實體聚會，把練過的英文說給人聽。',
    allActivities: '看活動',
    objectives: '學習目標',
    objectiveWords: '聽懂並說出 10 個單字',
    objectiveSentences: '10 個句子，每句都一口氣說完',
    objectiveCorrect: '把不清楚的字當場再說一次',
    objectiveGist: '不查字典也能抓到短文的重點',
    objectiveContext: '在上下文裡認識單元的 10 個單字',
    objectiveAloud: '讀得懂，再出聲唸得順',
    objectiveFollow: '不看字幕也跟得上一段話',
    objectiveShadow: '跟讀任何一句，節奏愈來愈接近示範',
    objectiveOwn: '用自己的話說出聽到的重點',
    time: '時間',
    tenMinutes: '10 分鐘',
    readingTime: '每篇約 1 分鐘',
    streamingTime: '影片 1–2 分鐘，語音課約 10 分鐘',
    exercises: '剩下的練習',
    pieces: '{units} 個單元的短文都能免費讀',
    allUnits: '所有新聞單元',
  },
  /** Remaining work, in lists of lessons. */
  left: {
    remaining: '還有 {left} 題',
    allTried: '20 題都練過了',
    notStarted: '20 題，還沒開始',
  },
  /** Remaining work in an area of the overview. */
  areas: {
    units: '{units} 個單元，還有 {left} 題',
    unitsDone: '{units} 個單元都練過了',
    media: '{count} 堂，還有 {left} 堂沒上完',
    mediaDone: '{count} 堂都上完了',
  },

  news: {
    title: '新聞單元',
    lead: '編輯部用新聞的筆法寫短文，人物與店家為虛構，再從中挑出適合開口的句子。選一個有興趣的單元，花十分鐘說完。',
    published: '{date}上線',
  },
  /** The parts of the catalogue of units that change in the browser. */
  catalogue: {
    filter: '主題',
    level: '程度',
    search: '搜尋新聞單元',
    empty: '新聞單元正在準備。',
  },

  /** The page with all news units by level. */
  all: {
    lead: '所有新聞單元，依程度分開列出，從最新的開始。',
    back: '回新聞單元',
  },

  forYou: {
    title: '為你推薦',
    newest: '從最新的開始',
    'due#one': '含 {count} 個今天要複習的單字',
    'due#other': '含 {count} 個今天要複習的單字',
    level: '符合你的程度',
    new: '最新上線',
  },

  unit: {
    start: '開始練習',
    continue: '接著練',
    interpret: '聽兩三句，一次說回來',
    again: '再練一次',
    free: '不需要帳號，直接開始。',
    vip: '這個單元是會員專屬。',
    contains: '這十分鐘會練到',
    steps: {
      words: '10 個單字',
      wordsText: '聽發音、跟著說，說得清不清楚，當場就知道。',
      sentences: '10 個句子',
      sentencesText: '聽一句，說一句。每個字清不清楚，說完馬上標出來。',
      summary: '一頁總結',
      summaryText: '哪些說得好、哪些要再練，都存進「我的課程」。',
    },
    words: '這個單元的單字',
    pieces: '單元短文',
    piecesNote: '單字和句子都出自這幾篇短文。',
    by: '{date}，{author}',
    /** The author line of our own articles. */
    newsroom: '本站編輯部撰寫，人物與店家為虛構',
    original: '原文',
    licence: '授權：{licence}',
    back: '所有新聞單元',
    microphone: '需要麥克風；沒有麥克風也能用打字練完。',
    coverLabel: '這個單元的封面',
  },
} as const;
