'use client';
import { keepPreviousData } from '@tanstack/react-query';
import type { Period } from '~/domain/figure';
import { trpc } from '~/trpc/react';

/** The numbers of the last days; while other days are loading, the previous ones stay. */
export function useNumbers(days: Period) {
  return trpc.operator.numbers.get.useQuery({ days }, { placeholderData: keepPreviousData });
}
