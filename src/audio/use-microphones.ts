'use client';
import { useEffect, useState } from 'react';

export interface NamedMicrophone {
  id: string;
  /** Name of the device; empty until the permission was granted. */
  label: string;
}

/** Ids that Chromium uses as aliases of another entry of the list. */
const ALIASES: ReadonlySet<string> = new Set(['', 'default', 'communications']);

/** The microphones that can be chosen, updated as devices change; none before the permission was granted. */
export function useMicrophones(): NamedMicrophone[] {
  const [microphones, setMicrophones] = useState<NamedMicrophone[]>([]);
  useEffect(() => {
    const media: MediaDevices | undefined = navigator.mediaDevices;
    if (!media?.enumerateDevices) return;
    let mounted = true;
    const update = async () => {
      const devices = await media.enumerateDevices().catch(() => []);
      if (!mounted) return;
      const inputs = devices.filter(({ kind, deviceId }) => {
        return kind === 'audioinput' && !ALIASES.has(deviceId);
      });
      setMicrophones(inputs.map(({ deviceId, label }) => ({ id: deviceId, label })));
    };
    void update();
    media.addEventListener('devicechange', update);
    return () => {
      mounted = false;
      media.removeEventListener('devicechange', update);
    };
  }, []);
  return microphones;
}
