/** What the console's pages of the site's own content share. */
export const consoleContent = {
  edit: '編輯',
  editName: '編輯「{name}」',
  hide: '隱藏',
  hideName: '隱藏「{name}」',
  hideText: '學員會看不到，之後可以再顯示。',
  keepShown: '返回',
  show: '顯示',
  showName: '顯示「{name}」',
  hidden: '已隱藏',
  nowHidden: '已隱藏，學員的頁面幾秒內就看不到。',
  shown: '已顯示，學員的頁面幾秒內就看得到。',
  upName: '把「{name}」往上移',
  downName: '把「{name}」往下移',
  save: '儲存',
  drop: '放棄修改',
  close: '關閉',
  failed: '沒有變更',
  colleague: '同事剛把這裡改成「{value}」。再儲存就會換成您的。',
  none: '空白',

  moved: '順序已儲存。',
  undo: '復原',
  stored: {
    title: '這裡有上次打了、沒有儲存的內容',
    text: '只留在這個分頁，登出就會刪除。',
    restore: '放回來',
    discard: '不要了',
  },
  clip: {
    play: '播放「{text}」（{voice}）',
    stop: '停止「{text}」（{voice}）',
    score: '{score} 分',
    refused: '{score} 分，沒有採用',
  },
  run: {
    waiting: '排隊中，等伺服器開始製作。',
    starting: '正在準備語音。',
    progress: '已完成 {done} 段，共 {total} 段',
    leave: '可以離開這一頁，進度會留著。',
    overdue:
      '超過一分鐘沒有進度，背景工作可能沒有在跑。請負責伺服器的人確認；恢復之後會自動接著做。',
    failures: {
      storage: '檔案存不進去。做好的都還在，請稍後再試一次。',
      process:
        '製作程式中途結束了。做好的都還在，請再試一次；還是不行的話，請負責伺服器的人看紀錄。',
    },
  },
} as const;
