'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Disclosure } from '~/components/ui/disclosure';
import { useScopedI18n } from '~/i18n/client';
import { LANGUAGE_TAGS, type Language } from '~/lib/language';
import type { MailSamples } from '~/schemas/operator-mail';

interface MailSampleProps {
  sample: MailSamples[Language];
  language: Language;
}

/** Height of the frame until its mail is laid out, px. */
const FIRST_HEIGHT = 600;

/** A mail as a mailbox shows it: its subject, the HTML in a frame in which no script runs and no link can be
 *  followed, and the plain text with the same content. */
export function MailSample({ sample: { subject, html, text }, language }: MailSampleProps) {
  const t = useScopedI18n('consoleMails');
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const frame = useRef<HTMLIFrameElement>(null);
  const fit = useCallback(() => {
    const laidOut = frame.current?.contentDocument?.body?.offsetHeight;
    if (laidOut) setHeight(laidOut);
  }, []);
  useEffect(() => {
    if (!frame.current) return;
    // Another width breaks the lines elsewhere.
    const observer = new ResizeObserver(fit);
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [fit]);
  const lang = LANGUAGE_TAGS[language];
  return (
    <>
      <p>
        <span className="text-sm text-soft">{t('samples.subject')}</span>{' '}
        <span lang={lang} className="font-semibold">
          {subject}
        </span>
      </p>
      <div className="border border-line">
        <iframe
          ref={frame}
          title={t('samples.preview', { subject, language: t(`languages.${language}`) })}
          srcDoc={html}
          // Same origin, so that the height can be read; without `allow-scripts` nothing in it runs.
          sandbox="allow-same-origin"
          inert
          tabIndex={-1}
          onLoad={fit}
          style={{ height }}
          className="block w-full"
        />
      </div>
      <Disclosure id={`text-${language}`} summary={t('samples.text')}>
        <pre lang={lang} className="whitespace-pre-wrap text-sm wrap-anywhere">
          {text}
        </pre>
      </Disclosure>
    </>
  );
}
