import type { ReactNode } from 'react';
import { Button } from './button';
import { Notice } from './notice';
import { Phrases } from './phrases';

export interface RetryNoticeProps {
  /** Name of the content that could not be loaded. */
  text: string;
  /** Label of the button. */
  retry: string;
  onRetry: () => unknown;
  /** More of the error, between the text and the button. */
  children?: ReactNode;
}

/** The error of content that could not be loaded, announced at once, with a button that tries again. */
export function RetryNotice({ text, retry, onRetry, children }: RetryNoticeProps) {
  return (
    <Notice tone="error">
      <p className="mb-3">
        <Phrases>{text}</Phrases>
      </p>
      {children}
      <Button variant="secondary" size="sm" onClick={() => void onRetry()}>
        {retry}
      </Button>
    </Notice>
  );
}
