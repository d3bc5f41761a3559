import type { SceneEnding, SceneTurn } from './scene';

const LINE = { person: 'clerk', en: 'Can I help you?', zh: '需要幫忙嗎？' };

/** A turn for tests, whose replies lead to these keys. */
export const toTurn = (...keys: readonly string[]): SceneTurn => ({
  ...LINE,
  replies: keys.map((to) => ({ en: `Please take me to ${to}.`, zh: '請帶我去。', hint: to, to })),
});

/** An ending for tests. */
export const toEnding = (): SceneEnding => ({
  ...LINE,
  title: { zh: '結束', en: 'The end' },
  text: { zh: '說完了。', en: 'That was it.' },
});
