import { Fragment } from 'react';
import { ScrollArea } from '~/components/ui/scroll-area';

/** A sentence in which `backticks` mark code. */
export function InlineCode({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index}${part}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return <Code key={key}>{part}</Code>;
  });
}

export function Code({ children }: { children: string }) {
  return (
    <code className="rounded bg-sunken px-1 text-[0.9em] [font-family:ui-monospace,Menlo,Consolas,monospace]">
      {children}
    </code>
  );
}

/** A code block that scrolls sideways on a phone and can be focused. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <ScrollArea label={label} className="rounded bg-sunken p-4 print:border print:border-line">
      <pre className="text-xs [font-family:ui-monospace,Menlo,Consolas,monospace] print:whitespace-pre-wrap">
        {children}
      </pre>
    </ScrollArea>
  );
}
