'use client';
import { useEffect, useRef } from 'react';
import { type RegistrationAction, useRegistrationActions } from '../use-registration-actions';

export interface RegisteringProps {
  /** The action that was pressed last; each press has one of its own. */
  action: RegistrationAction;
  /** Called when the server has answered. */
  onSettled: () => void;
}

/** The part of the box that is loaded for its buttons: registers or cancels, and shows the result in a popup. */
export function Registering({ action, onSettled }: RegisteringProps) {
  const act = useRegistrationActions();
  const sent = useRef<RegistrationAction>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once for each press.
  useEffect(() => {
    if (sent.current === action) return;
    sent.current = action;
    void act(action).then(onSettled);
  }, [action]);
  return null;
}
