'use client';
import { Button } from '~/components/ui/button';
import { useHydrated } from '~/components/ui/use-hydrated';

/** Sends the form once; it waits until the page is alive. */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  return (
    <Button type="submit" size="lg" wide busy={busy} disabled={!useHydrated()}>
      {children}
    </Button>
  );
}
