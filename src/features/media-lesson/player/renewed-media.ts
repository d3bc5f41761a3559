'use client';
import { createContext } from 'react';

/** Fetches a fresh address of the recording, whose address expires; null for a public recording. */
export const RenewedMedia = createContext<(() => Promise<string>) | null>(null);
