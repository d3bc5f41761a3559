import type { lesson } from '~/i18n/locales/zh/lesson';

type HintedPhone = keyof (typeof lesson)['hint'];

const HINTED: Readonly<Record<HintedPhone, true>> = {
  R: true,
  L: true,
  TH: true,
  DH: true,
  V: true,
  W: true,
  N: true,
  NG: true,
  IH: true,
  IY: true,
  AE: true,
  EH: true,
  UH: true,
  UW: true,
  SH: true,
  Z: true,
  B: true,
  D: true,
  G: true,
};

/** Whether there is a text on how to make this sound. */
export function isHinted(phone: string): phone is HintedPhone {
  return phone in HINTED;
}
