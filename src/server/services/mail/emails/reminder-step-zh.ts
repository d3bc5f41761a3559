import type { NextStep } from '~/schemas/next-step';

/** The first step of today, in a sentence. */
export function describeStep(step: NextStep): string {
  switch (step.kind) {
    case 'REVIEW':
      return `接下來是複習 ${step.cards} 題，大約 ${step.minutes} 分鐘。`;
    case 'RENDER':
      return `接下來看中文，用英文說 ${step.sentences} 句，大約 ${step.minutes} 分鐘。`;
    case 'CONTINUE':
      return `接下來是〈${step.headline.zh}〉，從上次停下的地方接著練，大約 ${step.minutes} 分鐘。`;
    case 'UNIT':
      return `接下來是新單元〈${step.headline.zh}〉，程度 ${step.level}，大約 ${step.minutes} 分鐘。`;
    case 'REPEAT':
      return `接下來再練一次〈${step.headline.zh}〉，大約 ${step.minutes} 分鐘。`;
    case 'SCENE':
      return `接下來是情境對話〈${step.title.zh}〉，大約 ${step.minutes} 分鐘。`;
    case 'VOICE':
      return `接下來是語音課〈${step.title.zh}〉，大約 ${step.minutes} 分鐘。`;
    case 'VIDEO':
      return `接下來是影片課〈${step.title.zh}〉，大約 ${step.minutes} 分鐘。`;
    case 'LISTEN':
      return '接下來用一分鐘分辨幾組發音很像的字。';
    case 'BROWSE':
      return '能開的單元都練過了，接下來挑一堂影片課或語音課試試。';
  }
}

/** The reason for it, in a sentence. */
export function explainStep({ why }: NextStep): string {
  switch (why.key) {
    case 'due':
      return '趁還沒忘記，先說一次。';
    case 'dueWords':
      return `趁還沒忘記，先說一次；有 ${why.words} 題是你存下的單字。`;
    case 'fewCards':
      return '先用幾題暖身，其他的排到後面幾天。';
    case 'begun':
      return `這個單元還有 ${why.left} 題。`;
    case 'allPassed':
      return `昨天的單元 ${why.count} 題全部過關。`;
    case 'levelFits':
      return '正好是你的程度。';
    case 'nearLevel':
      return '和你的程度最接近。';
    case 'toStart':
      return '從容易的開始。';
    case 'notPassed':
      return `還有 ${why.count} 題沒過關。`;
    case 'longAgo':
      return `上次練是 ${why.days} 天前。`;
    case 'fromChinese':
      return '這幾句前幾天練過，這次自己想英文。';
    case 'listen':
      return '聽得出差別，才說得出差別。';
    case 'scene':
      return '你說哪一句，對方就怎麼接。';
    case 'sceneAgain':
      return why.round === 'hinted'
        ? '上次看著句子說，這次只給關鍵字。'
        : '這次只給中文，換條路走走看。';
    case 'voice':
      return '聽一段對話，再用自己的話說一次。';
    case 'video':
      return '看一部短片，挑幾句跟著說。';
    case 'halfPlayed':
      return '上次停在一半，接著把它聽完。';
    case 'playedAgo':
      return `上次練是 ${why.days} 天前，聽聽看還記得多少。`;
    case 'browse':
      return '一句一句跟著說，也是練習。';
  }
}

/** The label of the button that begins it. */
export function toAction({ kind }: NextStep): string {
  const actions = {
    REVIEW: '開始複習',
    RENDER: '開始說英文',
    CONTINUE: '接著練',
    UNIT: '開始練習',
    REPEAT: '再練一次',
    SCENE: '開始對話',
    VOICE: '上語音課',
    VIDEO: '看影片課',
    LISTEN: '開始聽辨',
    BROWSE: '看所有課程',
  };
  return actions[kind];
}
