'use client';
import { useDevicePreference } from '~/device/device-preference';

export interface LanguagesShown {
  english: boolean;
  chinese: boolean;
  toggleEnglish: () => void;
  toggleChinese: () => void;
}

/** Which languages of a transcript this device shows. */
export function useLanguagesShown(): LanguagesShown {
  const [english, storeEnglish] = useDevicePreference('media.english');
  const [chinese, storeChinese] = useDevicePreference('media.chinese');
  return {
    english: english !== 'off',
    chinese: chinese !== 'off',
    toggleEnglish: () => storeEnglish(english === 'off' ? null : 'off'),
    toggleChinese: () => storeChinese(chinese === 'off' ? null : 'off'),
  };
}
