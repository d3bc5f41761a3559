'use client';
import { useEffect, useRef } from 'react';
import { type LogoutRequest, logoutRequest } from './logout-request';
import { useLogoutFlow } from './use-logout-flow';

/** Logs out as requested, also when the request is older than this component; renders nothing. */
export function LogoutOnRequest() {
  const { leave, leaving } = useLogoutFlow();
  const sent = useRef<LogoutRequest>(null);
  const wasLeaving = useRef(false);
  useEffect(() => {
    const run = () => {
      const request = logoutRequest.get();
      if (request === null || request === sent.current) return;
      sent.current = request;
      leave(request);
    };
    run();
    return logoutRequest.subscribe(run);
  }, [leave]);
  useEffect(() => {
    if (wasLeaving.current && !leaving) logoutRequest.set(null);
    wasLeaving.current = leaving;
  }, [leaving]);
  return null;
}
