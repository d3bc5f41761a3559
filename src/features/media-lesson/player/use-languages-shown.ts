'use client';
import { useDeviceChoice } from '~/device/device-choice';

export interface LanguagesShown {
  english: boolean;
  chinese: boolean;
  toggleEnglish: () => void;
  toggleChinese: () => void;
}

/** Which languages of a transcript this device shows. */
export function useLanguagesShown(): LanguagesShown {
  const [english, keepEnglish] = useDeviceChoice('media.english');
  const [chinese, keepChinese] = useDeviceChoice('media.chinese');
  return {
    english: english !== 'off',
    chinese: chinese !== 'off',
    toggleEnglish: () => keepEnglish(english === 'off' ? null : 'off'),
    toggleChinese: () => keepChinese(chinese === 'off' ? null : 'off'),
  };
}
