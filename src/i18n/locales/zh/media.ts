/** Video courses and voice lessons: lists, player, transcript. */
export const media = {
  category: {
    Events: '時事',
    Topics: '話題',
    Technology: '科技',
    Grammar: '文法',
    Finance: '理財',
    daily: '日常',
    work: '工作',
    travel: '旅行',
    health: '健康',
    story: '故事',
  },
  kind: { VIDEO: '影片課', VOICE: '語音課' },
  /** Level, access and length in one line. */
  minutes: '{minutes} 分鐘',
  seconds: '{seconds} 秒',
  posterLabel: '{title}的封面',

  video: {
    title: '影片課',
    description:
      '時事、話題、科技、文法、理財的英文短片，中英字幕，可以放慢、重複、跟著任何一句說。',
    lead: '一分多鐘的短講，點任何一句都能跟著說。',
    search: '搜尋影片',
    filter: '主題',
    level: '程度',
    empty: '這裡還沒有影片。',
    back: '所有影片課',
    learn: '你會學到',
    related: '接著看',
    published: '{date}上線',
  },

  words: '單字',

  standing: {
    new: '還沒看過',
    percent: '已看 {percent}%',
    done: '看完了',
  },

  player: {
    label: '{title}，影片',
    loading: '影片載入中…',
    slow: '網路有點慢，影片還在載入。',
    failed: '影片載入失敗。請檢查網路，再試一次。',
    again: '再試一次',
    subtitles: '字幕',
    subtitlesOff: '關閉',
    subtitlesZh: '中文',
    subtitlesEn: '英文',
    subtitlesBoth: '雙語',
  },

  resume: {
    resumed: '接續上次的位置：{time}',
    fromStart: '從頭開始',
  },

  deck: {
    label: '播放控制',
    play: '播放',
    pause: '暫停',
    previous: '上一句',
    next: '下一句',
    back: '倒退 5 秒',
    forward: '快轉 5 秒',
    speed: '速度',
    speedText: '{rate} 倍速',
    loop: 'A–B 重複播放',
    loopStart: '從這句開始重複',
    loopEnd: '重複到這句',
    loopStop: '停止重複',
    looping: '正在重複 {from} 到 {to}',
    loopFrom: '從 {from} 開始，再按一次決定結尾。',
    keys: '鍵盤快速鍵',
  },

  playerKeys: {
    spaceKey: '空白鍵',
    space: '播放或暫停',
    arrows: '倒退、快轉 5 秒',
    lines: '上一句、下一句',
    loop: '標記 A、標記 B、取消重複',
    slower: '慢一點、快一點',
    english: '顯示或隱藏英文',
    chinese: '顯示或隱藏中文',
  },

  transcript: {
    title: '逐字稿',
    english: '英文',
    chinese: '中文',
    playFrom: '播放第 {line} 句',
    repeat: '重複這句',
    repeatStop: '停止重複這句',
    shadow: '跟著說這句',
    follow: '回到目前這句',
    hidden: '英文和中文都隱藏了，只用耳朵聽。點任何一行，就從那裡播放。',
  },

  shadow: {
    title: '跟著說',
    lead: '先聽一次，再照著說。錄音只留在這台裝置。',
    close: '關閉',
    listen: '聽這句',
    own: '聽我的錄音',
  },

  keep: {
    add: '加入我的課程',
    kept: '已在我的課程',
    removed: '已移出我的課程。',
    added: '已加入我的課程。',
    undo: '復原',
    remove: '移出我的課程',
    removeLabel: '把〈{title}〉移出我的課程',
  },

  locked: {
    checking: '正在確認會員資格…',
    loading: '課程內容載入中…',
    failed: '課程內容載入失敗。',
    again: '再試一次',
  },

  mine: {
    title: '影片課與語音課',
    continue: '繼續',
    again: { VIDEO: '再看一次', VOICE: '再聽一次' },
    new: { VIDEO: '還沒看過', VOICE: '還沒聽過' },
    percent: { VIDEO: '已看 {percent}%', VOICE: '已聽 {percent}%' },
    done: { VIDEO: '看完了', VOICE: '聽完了' },
    empty: '還沒有影片課或語音課。',
    browse: '挑一支影片',
    at: '停在 {time}',
    failed: '影片課與語音課載入失敗。',
  },
} as const;
