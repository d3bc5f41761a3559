'use client';
import { useEffect, useState } from 'react';

export interface NamedMicrophone {
  id: string;
  /** Empty until the browser tells it. */
  label: string;
}

/** Entries by which Chromium means another one of the list. */
const ALIASES: ReadonlySet<string> = new Set(['', 'default', 'communications']);

/** The microphones that can be chosen, as they come and go; none before one was ever allowed. */
export function useMicrophones(): NamedMicrophone[] {
  const [found, setFound] = useState<NamedMicrophone[]>([]);
  useEffect(() => {
    const media: MediaDevices | undefined = navigator.mediaDevices;
    if (!media?.enumerateDevices) return;
    let here = true;
    const look = async () => {
      const devices = await media.enumerateDevices().catch(() => []);
      if (!here) return;
      const inputs = devices.filter(({ kind, deviceId }) => {
        return kind === 'audioinput' && !ALIASES.has(deviceId);
      });
      setFound(inputs.map(({ deviceId, label }) => ({ id: deviceId, label })));
    };
    void look();
    media.addEventListener('devicechange', look);
    return () => {
      here = false;
      media.removeEventListener('devicechange', look);
    };
  }, []);
  return found;
}
