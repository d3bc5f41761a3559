'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DeviceVoice } from './device-voice';
import { SILENT } from './playing';

const nothing = () => () => {};
const silent = () => SILENT;

/** The playback of a voice of the device, loaded when one is chosen.
 *  @param chosen whether one is chosen
 *  @returns null until it is loaded, and in a browser without voices */
export function useDeviceVoice(chosen: boolean) {
  const [device, setDevice] = useState<DeviceVoice | null>(null);
  useEffect(() => {
    if (!chosen || !('speechSynthesis' in window)) return;
    let isHere = true;
    const loading = import('./device-voice').then(({ DeviceVoice }) => {
      if (isHere) setDevice(new DeviceVoice());
    });
    // Without a connection the recordings go on.
    loading.catch(() => {});
    return () => {
      isHere = false;
    };
  }, [chosen]);
  useEffect(() => () => device?.stop(), [device]);
  const now = useSyncExternalStore(
    device?.subscribe ?? nothing,
    device?.snapshot ?? silent,
    silent,
  );
  return { device: chosen ? device : null, now };
}
