/** How speech is scored and content is graded, and the measurements of both. */
export const quality = {
  kicker: '評分的品質',
  title: '我們怎麼聽',
  lead: '您說的每一句，都在您自己的裝置上評分，錄音不會傳給我們。這一頁寫出我們量到了什麼、在誰身上量的，還有哪些聽不出來。',
  more: '我們怎麼聽，量給您看',
  speech: {
    title: '說對的，聽得出來嗎？',
    text: '{recordings} 段錄音，{speakers} 位母語是華語的成人朗讀英文。每個人的錄音，都由沒有聽過他聲音的程式評分。',
    passCorrect: '照著唸的，直接過關',
    passSwapped: '換掉一個字的，還是過關',
    swapCaught: '換掉的字，被挑出來',
    sentenceEer: '整句唸成別句，卻分不出來',
    swapCaughtNote: '以對的字有十分之一也被要求再說一次為準。',
    rest: '沒有把握的時候，結果是「聽不準」：不算錯，只請您再說一次。第二次還是聽不準，就先放著，明天再來。',
  },
  experts: {
    title: '和專家的看法一致嗎？',
    text: '同樣的錄音，有五位專家替每個音評過分。1 是完全一致，0 是毫無關係。',
    sentence: '整句',
    word: '每個字',
    phone: '每個音',
    passRight: '專家聽不出錯音的，直接過關',
    caught: '專家聽到錯音的字，被挑出來',
    advice: '提示要加強的音，專家也認為可以更好',
  },
  limits: {
    title: '聽不出來的地方',
    text: '只差一個音的兩個字，常常分不出來：think 和 sink、sin 和 sing、bed 和 bad。所以我們不會因為這些音稱讚您，對您提示的是「可能」的音。',
    near: '換成只差一個音的字，被挑出來',
    fluency: '語調和重音不評分。流暢度只看您的速度和停頓。',
    rooms: '很吵、很小聲或有回音的地方，結果會是「聽不準」，而不是錯。',
  },
  levels: {
    title: '程度怎麼定？',
    text: '單字看 CEFR-J 詞表，句子由程式判定。{sentences} 個句子由兩位老師各自分級，程式和老師的一致程度，跟兩位老師彼此之間差不多。',
    ours: '我們和老師',
    teachers: '兩位老師之間',
    within: '和其中一位老師最多差一級的句子有 {share}。',
  },
  tryIt: '自己試一句',
  sources: {
    title: '資料來源',
    speech: '錄音和專家評分：speechocean762（Zhang 等人，2021）。',
    levels:
      '分級的句子：CEFR-SP（Arase 等人，2022）；詞表：CEFR-J Vocabulary Profile 1.5（東京外國語大學投野研究室）。',
    day: '語音量於 {speech}，分級量於 {levels}。數字由測試程式寫出，沒有經過挑選。',
  },
} as const;
