'use client';
import { createContext } from 'react';
import type { Shell } from '~/components/layout/shell-types';

/** The shell of the page, for parts of it that only some layouts have. */
export const ShellContext = createContext<Shell | null>(null);
