'use client';
import { Badge } from '~/components/ui/badge';
import { Notice } from '~/components/ui/notice';
import { useI18n } from '~/i18n/client';
import type { ImportedLine } from '~/schemas/article-pool';
import { isLinesFile } from '../pick-files';
import type { FileOutcome } from '../use-file-import';

const TONES = { taken: 'good', known: 'plain', alike: 'plain', refused: 'bad' } as const;

/** The result of each article of the files. */
export function ImportResult({ outcomes }: { outcomes: readonly FileOutcome[] }) {
  const t = useI18n();
  const lines = outcomes.flatMap((outcome) => ('lines' in outcome ? outcome.lines : []));
  const count = (...wanted: ImportedLine['outcome'][]) =>
    lines.filter(({ outcome }) => wanted.includes(outcome)).length;
  const unsent = outcomes.filter((outcome) => 'problem' in outcome).length;
  const summary = {
    taken: count('taken'),
    skipped: count('known', 'alike'),
    refused: count('refused') + unsent,
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
        {outcomes.flatMap((outcome) =>
          'lines' in outcome
            ? outcome.lines.map((line) => (
                <Line
                  key={`${outcome.name} ${line.line}`}
                  file={outcome.name}
                  hasSeveral={outcomes.length > 1}
                  line={line}
                />
              ))
            : [<Unsent key={outcome.name} {...outcome} />],
        )}
      </ul>
    </div>
  );
}

interface LineProps {
  file: string;
  /** Whether other files came with it. */
  hasSeveral: boolean;
  line: ImportedLine;
}

function Line({ file, hasSeveral, line }: LineProps) {
  const t = useI18n();
  const isLines = isLinesFile(file);
  return (
    <li className={ROW}>
      <span className="text-soft wrap-anywhere">
        {(hasSeveral || !isLines) && `${file} `}
        {isLines && t('consoleUnits.import.line', { line: line.line })}
      </span>
      <Badge tone={TONES[line.outcome]}>{t(`consoleUnits.import.outcomes.${line.outcome}`)}</Badge>
      <span className="min-w-0 wrap-anywhere">
        {line.title ? <span lang="en">{line.title}</span> : t('consoleUnits.import.untitled')}
      </span>
      <Why {...line} />
    </li>
  );
}

/** A file of which nothing was sent. */
function Unsent({ name, problem, charset = '' }: Extract<FileOutcome, { problem: unknown }>) {
  const t = useI18n();
  const sentence = problem === 'charset' && charset === '' ? 'noCharset' : problem;
  return (
    <li className={ROW}>
      <span className="text-soft wrap-anywhere">{name}</span>
      <Badge tone="bad">{t('consoleUnits.import.outcomes.refused')}</Badge>
      <span>{t('consoleUnits.import.wholeFile')}</span>
      <span className="text-again">
        {t(`consoleUnits.import.${sentence}`, { detail: charset })}
      </span>
    </li>
  );
}

const ROW = 'flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line py-2';

/** The reason why a line was rejected, or why no unit will be chosen from it. */
function Why({ rejection, licenceProblem }: ImportedLine) {
  const t = useI18n();
  const { kind, detail } = rejection ?? { kind: null, detail: '' };
  const text = kind
    ? t(`consoleUnits.import.rejection.${kind}`, { detail })
    : licenceProblem && t(`consoleUnits.pool.licenceProblem.${licenceProblem}`);
  return text ? <span className="text-again">{text}</span> : null;
}
