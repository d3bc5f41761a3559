'use client';
import { useEffect } from 'react';
import type { ActivitySeats } from '~/schemas/activity';
import { useSeats } from '../hooks';

export interface SeatsReaderProps {
  /** Gets the seats of the upcoming activities by slug, whenever they change. */
  onSeats: (seats: ReadonlyMap<string, ActivitySeats>) => void;
}

/** Reads the free seats for a list that is hydrated without the query client; shows nothing. */
export function SeatsReader({ onSeats }: SeatsReaderProps) {
  const seats = useSeats();
  useEffect(() => {
    if (seats) onSeats(seats);
  }, [seats, onSeats]);
  return null;
}
