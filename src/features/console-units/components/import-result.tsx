'use client';
import { Badge } from '~/components/ui/badge';
import { Notice } from '~/components/ui/notice';
import { useI18n } from '~/i18n/client';
import type { ImportedLine } from '~/schemas/article-pool';

const TONES = { taken: 'good', known: 'plain', alike: 'plain', refused: 'bad' } as const;

/** What came of each line of a file. */
export function ImportResult({ lines }: { lines: readonly ImportedLine[] }) {
  const t = useI18n();
  const count = (...outcomes: ImportedLine['outcome'][]) =>
    lines.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const summary = {
    taken: count('taken'),
    skipped: count('known', 'alike'),
    refused: count('refused'),
  };
  return (
    <div className="grid gap-3">
      <Notice
        tone={summary.refused > 0 ? 'warning' : 'good'}
        title={t('consoleUnits.import.result')}
      >
        {t('consoleUnits.import.summary', summary)}
      </Notice>
      <ul className="figures max-h-80 overflow-y-auto border-t border-line text-sm">
        {lines.map((line) => (
          <li
            key={line.line}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line py-2"
          >
            <span className="text-soft">{t('consoleUnits.import.line', { line: line.line })}</span>
            <Badge tone={TONES[line.outcome]}>
              {t(`consoleUnits.import.outcomes.${line.outcome}`)}
            </Badge>
            <span className="min-w-0 wrap-anywhere">
              {line.title ? <span lang="en">{line.title}</span> : t('consoleUnits.import.untitled')}
            </span>
            <Why {...line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why a line was refused, or why no unit will be chosen from it. */
function Why({ rejection, licenceProblem }: ImportedLine) {
  const t = useI18n();
  const { kind, detail } = rejection ?? { kind: null, detail: '' };
  const text = kind
    ? t(`consoleUnits.import.rejection.${kind}`, { detail })
    : licenceProblem && t(`consoleUnits.pool.licenceProblem.${licenceProblem}`);
  return text ? <span className="text-again">{text}</span> : null;
}
