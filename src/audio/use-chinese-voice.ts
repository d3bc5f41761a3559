'use client';
import { useEffect, useState } from 'react';
import { SILENT } from './playing';
import { useDeviceVoice } from './use-device-voice';

export interface ChineseVoice {
  /** Whether the device has a Chinese voice of Taiwan; false until its voices are known. */
  isThere: boolean;
  isReading: boolean;
  /** Reads a text, or stops reading. */
  toggle: (text: string) => void;
  stop: () => void;
}

/** The device's Chinese voice, with which a sentence is asked aloud. Browsers list their voices late. */
export function useChineseVoice(): ChineseVoice {
  const { device, now } = useDeviceVoice(true);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!device) return;
    let isHere = true;
    const look = () =>
      import('./device-voice').then(
        ({ findChineseVoice }) => isHere && setThere(findChineseVoice() !== null),
        () => {},
      );
    void look();
    speechSynthesis.addEventListener?.('voiceschanged', look);
    return () => {
      isHere = false;
      speechSynthesis.removeEventListener?.('voiceschanged', look);
    };
  }, [device]);
  const isReading = now !== SILENT;
  return {
    isThere,
    isReading,
    toggle: (text) => (isReading ? device?.stop() : device?.playChinese(text)),
    stop: () => device?.stop(),
  };
}
